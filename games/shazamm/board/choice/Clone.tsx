/** Clone: one of the opponent's spells of the turn before, or none. */
import { useState } from 'react';
import { ActionBar, Hand } from '../../../../src/table';
import { Button, cx } from '../../../../src/ui';
import { clonePool } from '../../facts';
import type { ShazammView, SpellNo, Wizard } from '../../state';
import { opponentOf } from '../../wizards';
import { artOf } from '../cards/art';
import { SpellCard } from '../cards/SpellCard';
import { useSpeaker } from '../context';
import css from './choice.module.css';

interface CloneProps {
  readonly view: ShazammView;
  readonly player: Wizard;
  readonly onChoose: (spell: SpellNo | null) => void;
}

export function Clone({ view, player, onChoose }: CloneProps) {
  const { words, nameOf } = useSpeaker();
  const [chosen, setChosen] = useState<SpellNo | null>(null);
  const say = words.board.clone;
  return (
    <>
      <div className={css.mine}>
        <div className={cx(css.hand, css.pool)}>
          <Hand label={say.detail(nameOf(opponentOf(player)))}>
            {clonePool(view, player).map((spell) => (
              <SpellCard
                key={spell}
                card={spell}
                state={spell === chosen ? 'selected' : 'legal'}
                pressed={spell === chosen}
                onSelect={() => setChosen(spell === chosen ? null : spell)}
              />
            ))}
          </Hand>
        </div>
      </div>
      <ActionBar
        icon={artOf(2)}
        status={say.status(nameOf(player))}
        detail={say.detail(nameOf(opponentOf(player)))}
      >
        <Button onClick={() => onChoose(null)}>{say.decline}</Button>
        <Button
          variant="primary"
          size="lg"
          refusal={chosen === null ? say.chooseFirst : null}
          onClick={() => onChoose(chosen)}
        >
          {chosen === null ? say.choose : say.copy(words.spells[chosen].name)}
        </Button>
      </ActionBar>
    </>
  );
}

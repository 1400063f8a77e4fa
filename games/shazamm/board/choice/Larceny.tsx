/** Larceny: each seized spell serves the thief or is destroyed. */
import { useState } from 'react';
import { ActionBar } from '../../../../src/table';
import { Button, Segmented } from '../../../../src/ui';
import { theftTargets } from '../../facts';
import type { Resolution, Wizard } from '../../state';
import { artOf } from '../cards/art';
import { SpellCard } from '../cards/SpellCard';
import { useSpeaker } from '../context';
import css from './choice.module.css';

interface LarcenyProps {
  readonly resolution: Resolution;
  readonly player: Wizard;
  readonly onChoose: (kept: string[]) => void;
}

export function Larceny({ resolution, player, onChoose }: LarcenyProps) {
  const { words, nameOf } = useSpeaker();
  const targets = theftTargets(resolution, player);
  const [destroyed, setDestroyed] = useState<readonly string[]>([]);
  const say = words.board.theft;
  const kept = targets.filter(({ id }) => !destroyed.includes(id)).map(({ id }) => id);
  return (
    <>
      <div className={css.mine}>
        <ul className={css.loot} aria-label={say.label}>
          {targets.map(({ id, spell }) => {
            const isKept = !destroyed.includes(id);
            const others = destroyed.filter((other) => other !== id);
            return (
              <li key={id}>
                <SpellCard card={spell} state={isKept ? 'selected' : 'off'} />
                <b aria-hidden="true">{words.spells[spell].name}</b>
                <Segmented
                  label={words.spells[spell].name}
                  hideLabel
                  value={isKept}
                  onChange={(keep) => setDestroyed(keep ? others : [...others, id])}
                  choices={[
                    { value: true, label: say.keep },
                    { value: false, label: say.destroy },
                  ]}
                />
              </li>
            );
          })}
        </ul>
      </div>
      <ActionBar icon={artOf(3)} status={say.status(nameOf(player))} detail={say.detail}>
        <Button
          variant="primary"
          size="lg"
          sub={say.summary(kept.length, targets.length - kept.length)}
          onClick={() => onChoose(kept)}
        >
          {say.confirm}
        </Button>
      </ActionBar>
    </>
  );
}

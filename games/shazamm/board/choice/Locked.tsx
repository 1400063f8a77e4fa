/** My choice is laid: what it was, the cards I kept, and why nothing can be taken back. */
import IconHourglass from '~icons/game-icons/hourglass';
import { ActionBar, Hand } from '../../../../src/table';
import { Button, IconInfo, IconLock, IconUndo } from '../../../../src/ui';
import type { ShazammView, SpellNo, Wizard } from '../../state';
import { opponentOf } from '../../wizards';
import { SpellCard } from '../cards/SpellCard';
import { useSpeaker } from '../context';
import type { Chosen } from '../story/scene';
import css from './choice.module.css';

interface LockedProps {
  readonly view: ShazammView;
  readonly player: Wizard;
  readonly laid: Chosen;
}

export function Locked({ view, player, laid }: LockedProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.wait;
  const kept = view.players[player].hand.filter(
    (spell): spell is SpellNo => spell !== null && !laid.spells.includes(spell),
  );
  const summary = { bid: laid.bid, spells: laid.spells.length, decoy: laid.decoy };
  return (
    <>
      <div className={css.mine}>
        <div className={css.lock}>
          <IconLock />
          <b>{say.mana(laid.bid)}</b>
          <span>{say.laid(summary)}</span>
        </div>
        <div className={css.hand} data-many={kept.length > 9 || undefined}>
          <Hand label={words.board.hand.label(kept.length)}>
            {kept.map((spell) => (
              <SpellCard key={spell} card={spell} state="off" />
            ))}
          </Hand>
        </div>
      </div>
      <ActionBar
        icon={<IconHourglass />}
        status={say.choosing([nameOf(opponentOf(player))])}
        detail={say.secret}
        waiting
      >
        <span className={css.reason}>
          <IconInfo />
          {say.undoWhy}
        </span>
        <Button icon={<IconUndo />} refusal={say.undoWhy}>
          {say.undo}
        </Button>
      </ActionBar>
    </>
  );
}

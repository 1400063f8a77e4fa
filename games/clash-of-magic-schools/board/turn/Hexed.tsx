/** Maleficio: the victim chooses which half of the hand to discard, in sight of the board. */
import { useState } from 'react';
import IconSkull from '~icons/game-icons/skull-crossed-bones';
import { Button, IconInfo, playSound } from '../../../../src/ui';
import type { StudentId } from '../../data';
import type { ClashView, PlayerID } from '../../state';
import { useSpeaker } from '../context';
import { MyHand } from './MyHand';
import css from './turn.module.css';

interface HexedProps {
  readonly view: ClashView;
  readonly player: PlayerID;
  readonly pending: NonNullable<ClashView['pending']>;
  readonly onDiscard: (cards: string[]) => void;
}

export function Hexed({ view, player, pending, onDiscard }: HexedProps) {
  const { words, nameOf } = useSpeaker();
  const [chosen, setChosen] = useState<readonly StudentId[]>([]);
  const say = words.board.hex;
  const { count, arena } = pending;
  const hand = view.players[player].hand.flatMap((card) => card ?? []);
  const missing = count - chosen.length;
  const toggle = (card: StudentId) => {
    playSound('select');
    setChosen(chosen.includes(card) ? chosen.filter((one) => one !== card) : [...chosen, card]);
  };
  const hint = missing === 0 ? say.enough : missing > 0 ? say.more(missing) : say.fewer(-missing);
  return (
    <section className={css.hex} data-ground="night" aria-label={say.title(count)}>
      <div className={css.hexHead}>
        <span className={css.skull} aria-hidden="true">
          <IconSkull />
        </span>
        <div>
          <h2>{say.title(count)}</h2>
          <p>{say.why(nameOf(view.current), words.elements[arena].inArena, hand.length)}</p>
        </div>
        <p className={css.tally} aria-live="polite">
          <span className={css.pips} aria-hidden="true">
            {hand.slice(0, count).map((card, place) => (
              <i key={card} data-on={place < chosen.length || undefined} />
            ))}
          </span>
          <span>{say.chosen(chosen.length, count)}</span>
        </p>
      </div>
      <MyHand hand={hand} chosen={chosen} onPick={toggle} noteOf={say.ordinal} />
      <footer className={css.hexFoot}>
        <p>
          <IconInfo />
          {hint}
        </p>
        <Button
          variant="ghost"
          refusal={chosen.length === 0 ? say.nothingToClear : null}
          onClick={() => setChosen([])}
        >
          {say.clear}
        </Button>
        <Button
          variant="primary"
          refusal={missing === 0 ? null : hint}
          onClick={() => onDiscard([...chosen])}
        >
          {say.discard(count)}
        </Button>
      </footer>
    </section>
  );
}

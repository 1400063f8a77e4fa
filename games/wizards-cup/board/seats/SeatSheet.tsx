/** All that everybody may know of a school's cards: the drawn one, the discard pile, and what was seen in each round. */
import { Sheet } from '../../../../src/ui';
import type { CardId } from '../../data';
import { type CupView, indexOf, type Side } from '../../state';
import { useSpeaker } from '../context';
import type { Scene } from '../story/scene';
import { Known } from './Known';
import css from './Sheets.module.css';

interface SeatSheetProps {
  readonly side: Side;
  readonly view: CupView;
  readonly scene: Scene;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function SeatSheet({ side, view, scene, open, onClose }: SeatSheetProps) {
  const { words, nameOf } = useSpeaker();
  const say = words.board.seats;
  const { drawn, discard, shown } = scene.sides[side];
  const earlier = view.rounds.filter(
    ({ round }) => round < scene.round || (round === scene.round && scene.no === 0),
  );
  return (
    <Sheet open={open} title={say.cardsOf(nameOf(side))} onClose={onClose}>
      <div className={css.sheet}>
        {drawn !== null && <Cards title={words.board.card.drawnBlind} cards={[drawn]} side={side} />}
        {scene.no > 0 && (
          <Cards title={say.pile} cards={discard.toReversed()} side={side} empty={say.pileEmpty} />
        )}
        {scene.no > 0 && <Cards title={say.seenIn(scene.round)} cards={shown} side={side} />}
        {earlier.toReversed().map(({ round, shown: then }) => (
          <Cards key={round} title={say.seenIn(round)} cards={then[indexOf(side)]} side={side} />
        ))}
        {scene.no === 0 && earlier.length === 0 && <p>{say.nothingSeen}</p>}
      </div>
    </Sheet>
  );
}

interface CardsProps {
  readonly title: string;
  readonly cards: readonly CardId[];
  readonly side: Side;
  readonly empty?: string;
}

function Cards({ title, cards, side, empty }: CardsProps) {
  return (
    <section>
      <h3>{title}</h3>
      {cards.length === 0 && empty !== undefined ? (
        <p>{empty}</p>
      ) : (
        <Known label={title} cards={cards} side={side} />
      )}
    </section>
  );
}

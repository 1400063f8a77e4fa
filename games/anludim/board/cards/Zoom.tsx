/** A card enlarged: both halves in words, and by which of them it can be chosen now. */
import { CardZoom, ZoomText } from '../../../../src/table';
import { type CardId, HALVES, type HalfIndex } from '../../data';
import { useSpeaker } from '../context';
import { DoubleCard } from './DoubleCard';
import css from './Zoom.module.css';

interface ZoomProps {
  readonly card: CardId | null;
  /** Everybody has seen it going to a hand. */
  readonly known: boolean;
  readonly onClose: () => void;
  /** For a card that can be chosen. */
  readonly acts: Acts | null;
}

interface Acts {
  choose(card: CardId, half: HalfIndex): void;
}

const BOTH: readonly HalfIndex[] = [0, 1];

export function Zoom({ card, known, onClose, acts }: ZoomProps) {
  const { words } = useSpeaker();
  const say = words.board.zoom;
  return (
    <CardZoom open={card !== null} label={card ? words.card(card) : ''} onClose={onClose}>
      {card && (
        <>
          <span className={css.card}>
            <DoubleCard card={card} still />
          </span>
          <ZoomText
            kind={say.kind}
            name={words.card(card)}
            rule="cards"
            close={say.close}
            onClose={onClose}
            acts={acts ? BOTH.map((half) => choice(card, half, acts)) : []}
          >
            <p>{say.twoHalves}</p>
            {known && <p>{say.known}</p>}
          </ZoomText>
        </>
      )}
    </CardZoom>
  );

  function choice(card: CardId, half: HalfIndex, { choose }: Acts) {
    return { label: say.choose(words.half(HALVES[card][half])), act: () => choose(card, half) };
  }
}

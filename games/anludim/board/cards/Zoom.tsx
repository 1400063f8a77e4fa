/** A card enlarged: both halves in words, and by which of them it can be chosen now. */
import { CardZoom, RuleLink } from '../../../../src/table';
import { Button } from '../../../../src/ui';
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
  readonly acts: { choose(card: CardId, half: HalfIndex): void } | null;
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
          <section className={css.about}>
            <p className={css.kind}>{say.kind}</p>
            <h2>{words.card(card)}</h2>
            <p>{say.twoHalves}</p>
            {known && <p>{say.known}</p>}
            <RuleLink section="cards" />
            <div className={css.acts}>
              <Button variant={acts ? 'ghost' : 'primary'} onClick={onClose}>
                {say.close}
              </Button>
              {acts &&
                BOTH.map((half) => (
                  <Button
                    key={half}
                    onClick={() => {
                      acts.choose(card, half);
                      onClose();
                    }}
                  >
                    {say.choose(words.half(HALVES[card][half]))}
                  </Button>
                ))}
            </div>
          </section>
        </>
      )}
    </CardZoom>
  );
}

/** Where cards come from: the draw pile, three face-up cards, and in the expert variant the discard pile. */
import { CardBack, Pile } from '../../../../src/table';
import { SLOTS, type Slot } from '../../data';
import type { AnludimView } from '../../state';
import { BACK_ART } from '../cards/art';
import { DoubleCard } from '../cards/DoubleCard';
import { useSpeaker } from '../context';
import css from './Market.module.css';

interface MarketProps {
  readonly table: AnludimView;
  /** For a seat: legal or not, the table answers. */
  readonly onDraw?: (() => void) | undefined;
  readonly onTake?: ((slot: Slot) => void) | undefined;
  /** It is the viewer's main action. */
  readonly open: boolean;
}

export function Market({ table, onDraw, onTake, open }: MarketProps) {
  const { words } = useSpeaker();
  const say = words.board.market;
  const top = table.discard.at(-1);
  return (
    <section className={css.market} data-guide="market" aria-label={say.label}>
      <div className={css.deck} data-open={open || undefined}>
        <Pile count={table.deck.length} label={say.deck} hideLabel>
          <CardBack game="anludim" art={BACK_ART} width="100%" />
        </Pile>
        {onDraw && (
          <button type="button" className={css.draw} aria-label={words.board.act.draw} onClick={onDraw} />
        )}
        <p className={css.caption}>
          {say.deck} <small>{say.drawTwo}</small>
        </p>
      </div>
      <div className={css.open} data-open={open || undefined}>
        <ul>
          {SLOTS.map((slot) => {
            const card = table.display[slot];
            if (card === null)
              return (
                <li key={slot}>
                  <span className={css.hole} role="img" aria-label={say.emptySlot} />
                </li>
              );
            return (
              <li key={slot}>
                <DoubleCard
                  card={card}
                  piece={card}
                  {...(onTake && { label: say.take(words.card(card)), onSelect: () => onTake(slot) })}
                />
              </li>
            );
          })}
        </ul>
        <p className={css.caption}>
          {say.faceUp} <small>{say.takeOne}</small>
        </p>
      </div>
      {(table.options.variant === 'expert' || top) && (
        <div className={css.discard}>
          <Pile count={table.discard.length} label={say.discard} hideLabel>
            {top && <DoubleCard card={top} piece={top} />}
          </Pile>
          <p className={css.caption}>{say.discard}</p>
        </div>
      )}
    </section>
  );
}

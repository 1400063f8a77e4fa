/** Wizards as chips, each of which enlarges its card: what has been seen of a team. */
import type { ReactNode } from 'react';
import { type CardId, wizardOf } from '../../data';
import type { Side } from '../../state';
import { ElementSigil } from '../cards/Marks';
import { useSpeaker } from '../context';
import css from './Known.module.css';

interface KnownProps {
  readonly label: string;
  readonly cards: readonly CardId[];
  readonly side: Side;
  /** The one on stage. */
  readonly now?: CardId | null;
  /** What is not known. */
  readonly children?: ReactNode;
}

export function Known({ label, cards, side, now = null, children }: KnownProps) {
  const { words, enlarge } = useSpeaker();
  return (
    <ul className={css.known} aria-label={label}>
      {cards.map((card) => {
        const { element, value } = wizardOf(card);
        return (
          <li key={card}>
            <button
              type="button"
              data-now={card === now || undefined}
              aria-description={words.wizards[card].text}
              onClick={() => enlarge(card, side)}
            >
              <ElementSigil element={element} size="1.35rem" label={words.elements[element]} />
              <span>{words.wizards[card].short}</span>
              <b>{value}</b>
            </button>
          </li>
        );
      })}
      {children && <li className={css.rest}>{children}</li>}
    </ul>
  );
}

/** What the strongest bot would do and why, beside the board: to be read, followed or put away. */
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { AnyMoveCall, Seat } from '../../../../../games/kit';
import type { Thought } from '../../../../bots/thought';
import type { Hint } from '../../../../play';
import { Button, IconButton, IconCheck, IconClose, IconLamp, Rich } from '../../../../ui';
import type { HintWords } from '../../../text/hint/words';
import css from './HintCard.module.css';
import type { Adviser } from './useAdvice';
import { prospectsOf, whyOf } from './why';

interface Props {
  readonly hint: Hint;
  readonly adviser: Adviser;
  /** What the advised seat knows. */
  readonly view: object;
  readonly seat: Seat;
  /** The button that asked: it gets the focus back. */
  readonly asker: RefObject<HTMLButtonElement | null>;
  readonly onFollow: (call: AnyMoveCall) => void;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

type Say = (call: AnyMoveCall) => string;

export default function HintCard({ hint, adviser, view, seat, asker, onFollow, onAgain, onClose }: Props) {
  const card = useRef<HTMLElement>(null);
  const { text } = adviser;
  const thought = hint.kind === 'given' ? hint.thought : null;
  const say: Say = (call) => adviser.clause(call, view, seat);

  // Whoever asked by keyboard goes on from the answer, not from the other end of the page.
  useEffect(() => {
    if (thought && document.activeElement === asker.current) card.current?.focus();
  }, [thought, asker]);

  const leave = (act: () => void): void => {
    if (card.current?.contains(document.activeElement)) asker.current?.focus();
    act();
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') leave(onClose);
  };

  return (
    <section
      ref={card}
      className={css.card}
      aria-label={text.title}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      data-hint={hint.kind}
    >
      <header className={css.head}>
        <IconLamp />
        <h2>{text.title}</h2>
        <IconButton label={text.close} icon={<IconClose />} onClick={() => leave(onClose)} />
      </header>
      <div className={css.words} aria-live="polite">
        {thought ? (
          <>
            <p className={css.advice}>
              <Rich text={sentence(say(thought.call))} />
            </p>
            <p>
              <Rich text={because(thought, text, say)} />
            </p>
            {thought.playouts > 0 && <p className={css.note}>{text.futures(thought.playouts)}</p>}
          </>
        ) : (
          <p className={css.thinking}>{hint.kind === 'failed' ? text.failed : text.thinking}</p>
        )}
      </div>
      {hint.kind !== 'thinking' && (
        <footer className={css.acts}>
          {thought ? (
            <Button
              variant="primary"
              icon={<IconCheck />}
              onClick={() => leave(() => onFollow(thought.call))}
            >
              {text.doIt}
            </Button>
          ) : (
            <Button onClick={onAgain}>{text.again}</Button>
          )}
        </footer>
      )}
    </section>
  );
}

/** A clause may begin with emphasis. */
function sentence(clause: string): string {
  return `${clause.replace(/\p{L}/u, (first) => first.toUpperCase())}.`;
}

function because(thought: Thought, { why, prospects }: HintWords, say: Say): string {
  const outlook = prospectsOf(thought);
  return [reason(thought, why, say), ...(outlook ? [prospects[outlook]] : [])].join(' ');
}

function reason(thought: Thought, why: HintWords['why'], say: Say): string {
  const found = whyOf(thought);
  switch (found.kind) {
    case 'close': {
      const second = say(found.second);
      // Two moves that differ in nothing a player would care about.
      return second === say(thought.call) ? why.better : why.close(second);
    }
    case 'mixed':
      return [why.mixed(found.tenths), ...(found.oftener ? [why.oftener(say(found.oftener))] : [])].join(' ');
    default:
      return why[found.kind];
  }
}

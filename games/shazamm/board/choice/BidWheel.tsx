/** The bid wheel: two digits, each with arrows. Also arrow keys, typed figures and the mouse wheel. */
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { cx, IconDown, IconUp, Rich, refuse } from '../../../../src/ui';
import { MIN_BID } from '../../data';
import { useSpeaker } from '../context';
import css from './BidWheel.module.css';

interface BidWheelProps {
  readonly bid: number;
  readonly reserve: number;
  readonly onChange: (bid: number) => void;
}

export function BidWheel({ bid, reserve, onChange }: BidWheelProps) {
  const { words } = useSpeaker();
  const say = words.board.bid;
  const id = useId();
  const wheel = useRef<HTMLDivElement>(null);
  /** The figure typed last: a second one makes it the tens. */
  const typed = useRef(0);

  const wish = (next: number) => {
    typed.current = 0;
    if (next > reserve) refuse(say.tooHigh(next, reserve));
    else if (next < MIN_BID) refuse(say.tooLow(reserve));
    else onChange(next);
  };
  const type = (digit: number) => {
    const next = typed.current * 10 + digit;
    wish(next);
    if (next < 10 && next <= reserve) typed.current = next;
  };
  const keys: Record<string, number> = {
    ArrowUp: bid + 1,
    ArrowRight: bid + 1,
    ArrowDown: bid - 1,
    ArrowLeft: bid - 1,
    PageUp: bid + 10,
    PageDown: bid - 10,
    Home: MIN_BID,
    End: reserve,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const digit = /^\d$/.test(event.key) ? Number(event.key) : null;
    const next = keys[event.key];
    if ((digit === null && next === undefined) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (digit !== null) type(digit);
    else if (next !== undefined) wish(next);
  };

  // React listens passively: the page would scroll under the wheel.
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const next = bid + (event.deltaY < 0 ? 1 : -1);
    if (next >= MIN_BID && next <= reserve) wish(next);
  });
  useEffect(() => {
    const element = wheel.current;
    const onWheel = (event: WheelEvent) => turn(event);
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, []);

  return (
    <div className={css.bid} data-guide="bid">
      <p className={css.label} id={id}>
        {say.label}
      </p>
      <div ref={wheel} className={css.wheel}>
        <Digit
          figure={Math.floor(bid / 10)}
          more={say.tenMore}
          less={say.tenLess}
          onTurn={(by) => wish(bid + 10 * by)}
        />
        <Digit figure={bid % 10} more={say.oneMore} less={say.oneLess} onTurn={(by) => wish(bid + by)} />
        <div
          className={css.value}
          role="spinbutton"
          tabIndex={0}
          aria-labelledby={id}
          aria-valuenow={bid}
          aria-valuemin={MIN_BID}
          aria-valuemax={reserve}
          aria-description={say.help}
          onKeyDown={onKeyDown}
          onBlur={() => {
            typed.current = 0;
          }}
        />
      </div>
      <p className={css.of}>
        <Rich text={say.of(reserve)} />
        <small>{say.leaves(reserve - bid)}</small>
      </p>
    </div>
  );
}

interface DigitProps {
  readonly figure: number;
  readonly more: string;
  readonly less: string;
  readonly onTurn: (by: 1 | -1) => void;
}

/** The figures are read out by the wheel as a whole. */
function Digit({ figure, more, less, onTurn }: DigitProps) {
  return (
    <span className={css.digit}>
      <button
        type="button"
        className={cx(css.turn, css.up)}
        tabIndex={-1}
        aria-label={more}
        onClick={() => onTurn(1)}
      >
        <IconUp />
      </button>
      <span className={css.figure} aria-hidden="true">
        {figure}
      </span>
      <button
        type="button"
        className={cx(css.turn, css.down)}
        tabIndex={-1}
        aria-label={less}
        onClick={() => onTurn(-1)}
      >
        <IconDown />
      </button>
    </span>
  );
}

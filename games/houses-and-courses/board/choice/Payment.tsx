/** The running payment: one socket for each card to pay, and what the collection becomes. */
import { Rich } from '../../../../src/ui';
import { useSpeaker } from '../context';
import css from './Tray.module.css';

interface PaymentProps {
  readonly chosen: number;
  readonly cost: number;
  readonly becomes: string;
}

export function Payment({ chosen, cost, becomes }: PaymentProps) {
  const say = useSpeaker().words.board.collect;
  return (
    <p className={css.pay}>
      <span className={css.sum}>{say.paid(chosen, cost)}</span>
      <span className={css.sockets} aria-hidden="true">
        {SOCKETS.slice(0, cost).map((socket, at) => (
          <i key={socket} data-on={at < chosen || undefined} />
        ))}
      </span>
      <span>
        <Rich text={becomes} />
      </span>
    </p>
  );
}

/** No Course costs more: there are six of each. */
const SOCKETS = [1, 2, 3, 4, 5, 6];

/** Who is at the table, whether they are there, and their clocks: one line above the board. */
import { type NameOf, SEATS, type Seat } from '../../../../games/kit';
import type { OnlineState } from '../../../online/contract';
import type { SeatView, TableView } from '../../../online/protocol';
import { cx, SeatSigil, VisuallyHidden } from '../../../ui';
import { useOnlineWords } from '../../text/online';
import { Clock } from './Clock';
import css from './SeatLine.module.css';

interface Props {
  readonly state: OnlineState;
  readonly view: TableView;
  readonly nameOf: NameOf;
}

/** Only where there is something to see: a clock that runs, or somebody who is missing. */
export function SeatLine({ state, view, nameOf }: Props) {
  const { clocks, ahead } = state.online;
  const missing = view.seats.some(
    (seat) => seat.kind === 'open' || (seat.kind === 'person' && !seat.present),
  );
  if (view.status !== 'playing' || !(clocks || missing)) return null;
  return (
    <ul className={css.line}>
      {view.seats.map((sitting, index) => {
        const seat = SEATS[index] ?? '0';
        const name = nameOf(seat);
        return (
          <li key={seat} className={cx(css.seat, isTurn(state, seat) && css.turn)}>
            <SeatSigil seat={seat} size="1.25rem" />
            <span className={css.name}>{name}</span>
            <Presence sitting={sitting} />
            {clocks && <Clock clocks={clocks} ahead={ahead} seat={seat} name={name} />}
          </li>
        );
      })}
    </ul>
  );
}

function isTurn({ seats }: OnlineState, seat: Seat): boolean {
  return seats.some((info) => info.seat === seat && info.awaited);
}

interface PresenceProps {
  readonly sitting: SeatView;
  /** Whether there is room for the word where the dot says enough. */
  readonly worded?: boolean;
}

export function Presence({ sitting, worded = false }: PresenceProps) {
  const { room } = useOnlineWords();
  if (sitting.kind === 'bot') return null;
  const here = sitting.kind === 'person' && sitting.present;
  return (
    <span className={css.presence}>
      <i className={cx(css.dot, here && css.here)} />
      {here && !worded ? <VisuallyHidden>{room.here}</VisuallyHidden> : here ? room.here : room.away}
    </span>
  );
}

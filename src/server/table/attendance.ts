/** Who of the people at a table is there, and whose absence has lasted too long. */
import type { Seat } from '../../../games/kit';
import type { TableView } from '../../online/protocol';
import { personsOf, seatAt, type Table } from './record';

/** What was seen of a table, as far as this process knows. */
export interface Sighting {
  /** Null while nobody looks through the eyes of the seat. */
  hereSince(seat: Seat): number | null;
  /** When the seat was last seen, or since when somebody looks out for it. */
  lastSeen(seat: Seat): number;
  readonly watchers: TableView['watchers'];
}

export interface Attendance {
  isPresent(seat: Seat): boolean;
  /** Null while present. */
  awaySince(seat: Seat): number | null;
  /** Went away for good, or has been away for so long that the seat may be given to somebody else. */
  isAbandoned(seat: Seat): boolean;
  /** Is there, and has been for so long that the table may be left to them. */
  isEstablished(seat: Seat): boolean;
  /** When one of these will change by time alone; null: never. */
  readonly nextChange: number | null;
  readonly watchers: TableView['watchers'];
}

export function attendanceAt(
  table: Table,
  { hereSince, lastSeen, watchers }: Sighting,
  absence: number,
  now: number,
): Attendance {
  const isPresent = (seat: Seat): boolean => hereSince(seat) !== null;

  /** Who has just been given a seat is still on the way to it. */
  const awaySince = (seat: Seat): number | null => {
    if (isPresent(seat)) return null;
    const record = seatAt(table, seat);
    const given = (record?.kind === 'person' ? record.since : undefined) ?? 0;
    return Math.max(lastSeen(seat), given, table.createdAt);
  };

  const isOver = (since: number | null): boolean => since !== null && now - since >= absence;

  const isAbandoned = (seat: Seat): boolean => {
    const record = seatAt(table, seat);
    return (record?.kind === 'person' && record.left) || isOver(awaySince(seat));
  };

  const isOwned = table.owner !== null && isPresent(table.owner);
  const changes = personsOf(table)
    // As long as the owner is there it does not matter how long the others are.
    .map((seat) => awaySince(seat) ?? (isOwned ? null : hereSince(seat)))
    .flatMap((since) => (since === null || isOver(since) ? [] : [since + absence]));

  return {
    isPresent,
    awaySince,
    isAbandoned,
    isEstablished: (seat) => isOver(hereSince(seat)),
    nextChange: changes.length === 0 ? null : Math.min(...changes),
    watchers,
  };
}

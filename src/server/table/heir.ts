/** Whose the table is when its owner is gone. */
import type { Seat } from '../../../games/kit';
import type { Attendance } from './attendance';
import { personsOf, seatAt, type Table } from './record';

/** When the owner has given up the seat the next person is the owner, at best one who is there. */
export function withHeir(table: Table, isPresent: (seat: Seat) => boolean): Table {
  const persons = comeTo(table);
  if (table.owner !== null && persons.includes(table.owner)) return table;
  return { ...table, owner: persons.find(isPresent) ?? persons[0] ?? null };
}

/** When the owner stays away for too long, the first who has waited for as long is the owner. */
export function withSuccessor(table: Table, { isAbandoned, isEstablished }: Attendance): Table {
  const { owner } = table;
  const persons = comeTo(table);
  if (owner !== null && persons.includes(owner) && !isAbandoned(owner)) return table;
  const heir = persons.find((seat) => seat !== owner && isEstablished(seat));
  return heir === undefined ? table : { ...table, owner: heir };
}

/** Those who were invited to a rematch and have not come cannot do anything yet. */
function comeTo(table: Table): readonly Seat[] {
  return personsOf(table).filter((seat) => {
    const record = seatAt(table, seat);
    return record?.kind === 'person' && record.hash !== null;
  });
}

/** The rematch: one table after another with the same people. */
import { SEATS } from '../../../games/kit';
import type { Pass, Seated } from '../../online/protocol';
import { refuseUnless } from '../refused';
import { OPEN, type SeatRecord, sameMatch, type Table } from '../table/record';
import { holderOf } from '../table/secret';
import type { Decision } from '../tables';
import type { World } from '../world';
import { type Desk, loadOrRefuse, visit } from './desk';
import { addCoded, blankTable } from './founding';
import { admit } from './joining';

export async function rematch(desk: Desk, id: string, pass: Pass): Promise<Seated> {
  const { tables, world } = desk;
  const next = await tables.change(id, (loaded): Decision<string> => {
    const { table } = loaded;
    holderOf(table, pass);
    refuseUnless(table.status === 'over', 'NOT_OVER');
    if (table.next !== null) return { answer: table.next };
    const fresh = world.freshToken();
    return { step: sameMatch(loaded, { ...table, next: fresh }), answer: fresh };
  });
  const { table: old } = await loadOrRefuse(desk, id);
  // Whoever comes first makes it; so does the next one if the first has died between the two steps.
  if ((await tables.load(next)) === null)
    await addCoded(desk, nextTable(world, old, next)).catch(() => undefined);
  const count = old.seats.length;
  const seat = SEATS[(SEATS.indexOf(pass.seat) + count - 1) % count] ?? '0';
  return visit(desk, next, admit(desk, next, seat, holderOf(old, pass).guest));
}

/** Everybody sits one seat further, and only bots sit there already. */
function nextTable(world: World, table: Table, id: string): Table {
  const rotated = table.seats.map((_, at): SeatRecord => {
    const record = table.seats[(at + 1) % table.seats.length] ?? OPEN;
    if (record.kind !== 'person') return record;
    return { ...record, hash: null, left: false, handOver: null };
  });
  const { game, options, gallery, clock } = table;
  const plan = { game, options, public: table.public, gallery, clock, owner: null, seats: rotated };
  return blankTable(world, id, plan);
}

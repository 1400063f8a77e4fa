/** What people who sit at a table do there outside of the match. */
import type { Seat } from '../../../games/kit';
import type { Acted, ActRequest, Pass } from '../../online/protocol';
import { doAct } from '../table/acts';
import { type Loaded, type Step, seatAt } from '../table/record';
import { holderOf } from '../table/secret';
import { type Desk, loadOrRefuse, occasionAt, viewOf } from './desk';

export async function actAt(desk: Desk, id: string, { act, ...pass }: ActRequest): Promise<Acted> {
  const seat = await desk.tables.change(id, (loaded) => {
    holderOf(loaded.table, pass);
    const step = doAct(loaded, pass.seat, act, occasionAt(desk, loaded));
    const answer = act.type === 'leave' ? null : act.type === 'sit' ? act.seat : keptSeat(step, loaded, pass);
    return { step, answer };
  });
  return { seat, table: viewOf(desk, (await loadOrRefuse(desk, id)).table) };
}

/** The seat, unless its person has lost it by the act. */
function keptSeat({ table }: Step, before: Loaded, { seat }: Pass): Seat | null {
  const [record, known] = [seatAt(table, seat), seatAt(before.table, seat)];
  const kept = record?.kind === 'person' && known?.kind === 'person' && record.hash === known.hash;
  return kept ? seat : null;
}

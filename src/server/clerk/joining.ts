/** How people come to a seat: one that is open, or one that was kept for them. */
import { type Seat, seatsOf } from '../../../games/kit';
import type { JoinRequest, Seated } from '../../online/protocol';
import { refuseUnless } from '../refused';
import { isFilled, isFree } from '../table/acts';
import { reseat, startMatch } from '../table/play';
import { sameMatch, seatAt, withSeat } from '../table/record';
import { hashOf } from '../table/secret';
import { type Desk, occasionAt, seated } from './desk';
import { personAt } from './founding';

export function joinTable(desk: Desk, id: string, { guest, seat: wished }: JoinRequest): Promise<Seated> {
  const { world } = desk;
  const credentials = world.freshToken();
  return seated(desk, id, (loaded) => {
    const { table } = loaded;
    refuseUnless(table.status === 'waiting' || table.status === 'playing', 'NOT_WAITING');
    const newcomer = personAt(id, guest, credentials, world.now());
    refuseUnless(!table.removed.includes(newcomer.guest), 'REMOVED');
    refuseUnless(isFree(table, guest.name, null), 'NAME_TAKEN');
    const open = seatsOf(table.seats.length).filter((one) => seatAt(table, one)?.kind === 'open');
    const seat = wished ?? open[0];
    refuseUnless(seat !== undefined, 'TABLE_FULL');
    refuseUnless(seatAt(table, seat) !== undefined, 'SEAT_UNKNOWN');
    refuseUnless(open.includes(seat), open.length === 0 ? 'TABLE_FULL' : 'SEAT_TAKEN');
    const joined = withSeat(table, seat, newcomer);
    const owned = joined.owner === null ? { ...joined, owner: seat } : joined;
    const { engine, now } = occasionAt(desk, loaded);
    return { step: reseat(engine, loaded, owned, now), answer: { seat, credentials } };
  });
}

/** The person of the seat comes; a match that waits only for its people begins with the last of them. */
export function admit(desk: Desk, id: string, seat: Seat, guest: string): Promise<Seated> {
  const credentials = desk.world.freshToken();
  return seated(desk, id, (loaded) => {
    const { table } = loaded;
    const record = seatAt(table, seat);
    refuseUnless(table.status !== 'off', 'TABLE_NOT_FOUND');
    refuseUnless(record?.kind === 'person' && record.guest === guest, 'SEAT_TAKEN');
    const { engine, now, freshSeed } = occasionAt(desk, loaded);
    const come = { ...record, hash: hashOf(credentials), left: false, since: now };
    const taken = withSeat(table, seat, come);
    const owned = { ...taken, owner: taken.owner ?? seat };
    const ready = owned.status === 'waiting' && owned.seats.every(isFilled);
    const step = ready ? startMatch(engine, owned, freshSeed(), now) : sameMatch(loaded, owned);
    return { step, answer: { seat, credentials } };
  });
}

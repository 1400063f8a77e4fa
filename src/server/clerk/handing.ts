/** A seat goes to another device of its person, by a token that works once. */
import { seatsOf } from '../../../games/kit';
import type { HandOver, Pass, Seated, TakeOverRequest } from '../../online/protocol';
import { refuseUnless } from '../refused';
import { type Person, sameMatch, seatAt, withSeat } from '../table/record';
import { guestId, hashOf, holderOf, matches } from '../table/secret';
import { type Desk, seated } from './desk';

const HAND_OVER_MS = 15 * 60_000;

export function handOver({ tables, world }: Desk, id: string, pass: Pass): Promise<HandOver> {
  const token = world.freshToken();
  const until = world.now() + HAND_OVER_MS;
  return tables.change(id, (loaded) => {
    const record = { ...holderOf(loaded.table, pass), handOver: { hash: hashOf(token), until } };
    const step = sameMatch(loaded, withSeat(loaded.table, pass.seat, record));
    return { step, answer: { token, expiresAt: until } };
  });
}

export function takeOver(desk: Desk, id: string, { token, key }: TakeOverRequest): Promise<Seated> {
  const { world } = desk;
  const credentials = world.freshToken();
  return seated(desk, id, (loaded) => {
    const { table } = loaded;
    const seat = seatsOf(table.seats.length).find((one) => {
      const record = seatAt(table, one);
      return record?.kind === 'person' && matches(token, record.handOver?.hash ?? null);
    });
    const record = seat === undefined ? undefined : seatAt(table, seat);
    refuseUnless(seat !== undefined && record?.kind === 'person', 'TOKEN_INVALID');
    refuseUnless((record.handOver?.until ?? 0) > world.now(), 'TOKEN_INVALID');
    const moved: Person = {
      ...record,
      guest: guestId(id, key),
      hash: hashOf(credentials),
      handOver: null,
      since: world.now(),
    };
    return { step: sameMatch(loaded, withSeat(table, seat, moved)), answer: { seat, credentials } };
  });
}

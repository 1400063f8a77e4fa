/** Credentials and tokens are kept as hashes: who reads the database cannot sit down with them. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Pass } from '../../online/protocol';
import { Refused } from '../refused';
import { type Person, seatAt, type Table } from './record';

/** They carry 128 random bits: a plain hash cannot be guessed back. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

export function matches(secret: string, hash: string | null): boolean {
  if (hash === null) return false;
  const [one, other] = [Buffer.from(hashOf(secret)), Buffer.from(hash)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Who a device is at one table; another table sees another id. */
export function guestId(table: string, key: string): string {
  return hashOf(`${table}/${key}`).slice(0, 12);
}

export function holds(table: Table, { seat, credentials }: Pass): boolean {
  const record = seatAt(table, seat);
  return record?.kind === 'person' && matches(credentials, record.hash);
}

/** The person who holds the seat; refused if the pass does not open it. */
export function holderOf(table: Table, pass: Pass): Person {
  const record = seatAt(table, pass.seat);
  if (record?.kind !== 'person' || !matches(pass.credentials, record.hash))
    throw new Refused('WRONG_CREDENTIALS');
  return record;
}

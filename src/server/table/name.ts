/** Names as people type them, made fit to be shown to others. */
import { LIMITS } from '../../online/protocol';
import { Refused } from '../refused';

/** Control signs, and signs that turn the direction of what follows or take no room. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

export function parseName(raw: unknown): string {
  if (typeof raw !== 'string') throw new Refused('NAME_EMPTY');
  const name = plainText(raw);
  if (name === '') throw new Refused('NAME_EMPTY');
  if ([...name].length > LIMITS.nameLength) throw new Refused('NAME_TOO_LONG');
  return name;
}

/** One line of visible signs. */
export function plainText(raw: string): string {
  return raw.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}

export function sameName(one: string, other: string): boolean {
  return one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;
}

/** What the server takes from its surroundings and tests give it instead: time, chance, and how long things last. */
import { randomBytes, randomInt } from 'node:crypto';
import { freshSeed } from '../../games/kit';
import { CODE_SIGNS, LIMITS } from '../online/protocol';

export interface World {
  now(): number;
  /** 128 bits that nobody can guess, fit for an address. */
  freshToken(): string;
  freshSeed(): string;
  freshCode(): string;
}

export const REAL_WORLD: World = {
  now: Date.now,
  freshToken: () => randomBytes(16).toString('base64url'),
  freshSeed,
  freshCode: () =>
    Array.from({ length: LIMITS.codeLength }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join(''),
};

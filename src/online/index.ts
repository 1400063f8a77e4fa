/** The light door of online play: asking the server, and what this device remembers. Sockets are behind `./live`. */
import { type Answer, createApi, type OnlineError } from './api';
import { currentGuest, guestKey } from './guest';
import { createMemory, deviceStorage } from './memory';
import type { NewTable } from './protocol';
import { bringSeat, openTable } from './tables';

export type { Answer, OnlineError } from './api';
export { currentGuest } from './guest';
export type { Remembered } from './memory';

export const api = createApi();
export const memory = createMemory(deviceStorage);

/** The id of the new table, where this device has a seat now. */
export function createTable(plan: Omit<NewTable, 'guest'>): Promise<Answer<string>> {
  return openTable(api, memory, plan, currentGuest());
}

/** Brings a seat to this device by the token of a private link. */
export function takeOverSeat(id: string, token: string): Promise<OnlineError | null> {
  return bringSeat(api, memory, id, token, guestKey());
}

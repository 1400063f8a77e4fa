/** Duels laid out for a test: both wizards hold all their spells unless the test says otherwise. */
import { expect } from 'vitest';
import { createRandom, type Effects, makeMove, type Seat, startMatch } from '../../games/kit';
import type { ShazammEvent } from '../../games/shazamm/events';
import { rules } from '../../games/shazamm/rules';
import type { Fate, PlayedSpell, ShazammMoves, ShazammState, SpellNo } from '../../games/shazamm/state';

export type Laid = { bid: number; spells?: SpellNo[]; decoy?: boolean };
export type EventOf<T extends ShazammEvent['type']> = Extract<ShazammEvent, { type: T }>;

/** A fresh match, with the events of its setup. */
export function start(
  options: object = {},
  seed = 'duel',
): { state: ShazammState; events: readonly ShazammEvent[] } {
  const started = startMatch(rules, { players: 2, options, seed });
  if (!started.ok) throw new Error(started.error.message);
  return { state: started.match.state, events: started.events };
}

/** The position before a turn, with these changes. */
export function duel(changes: Partial<ShazammState> = {}): ShazammState {
  return { ...start({ deckMode: 'allInHand' }).state, ...changes };
}

/** Makes a legal move; gives the events it caused. */
export function play<K extends keyof ShazammMoves & string>(
  state: ShazammState,
  player: Seat,
  move: K,
  args: ShazammMoves[K],
): ShazammEvent[] {
  const events: ShazammEvent[] = [];
  expect(makeMove(rules, state, player, move, args, recorder(events))).toBeNull();
  return events;
}

/** Both commit, red first. */
export function turn(state: ShazammState, red: Laid, green: Laid): ShazammEvent[] {
  return [
    ...play(state, '0', 'commit', { spells: [], decoy: false, ...red }),
    ...play(state, '1', 'commit', { spells: [], decoy: false, ...green }),
  ];
}

/** The reason why the move is refused; the state must not change. */
export function refusal(state: ShazammState, player: string, move: string, args?: unknown): string | null {
  const before = JSON.stringify(state);
  const events: ShazammEvent[] = [];
  const reason = makeMove(rules, state, player, move, args, recorder(events));
  expect(JSON.stringify(state)).toBe(before);
  expect(events).toEqual([]);
  return reason;
}

/** What became of the spells of the last finished turn, by the id of the entry. */
export function fates(state: ShazammState): Record<string, Fate> {
  return Object.fromEntries((state.history.at(-1)?.spells ?? []).map(({ id, fate }) => [id, fate]));
}

/** The record of the last finished turn. */
export function lastTurn(state: ShazammState) {
  const record = state.history.at(-1);
  if (!record) throw new Error('no turn was finished');
  return record;
}

export function entry(state: ShazammState, id: string): PlayedSpell {
  const found = state.resolution?.entries.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is not on the table`);
  return found;
}

export function eventsOf<T extends ShazammEvent['type']>(
  events: readonly ShazammEvent[],
  type: T,
): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

function recorder(events: ShazammEvent[]): Effects<ShazammEvent> {
  return { random: createRandom('duel'), emit: (event) => events.push(event), reveal: () => undefined };
}

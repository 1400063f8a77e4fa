/** Tables laid out for a test: what the test does not mention lies in its pile, in the order of the numbers. */
import { expect } from 'vitest';
import { MAGIC_IDS, MAIL_IDS, SCHOOL_IDS } from '../../games/houses-and-courses/catalogue';
import { HOUSE_IDS } from '../../games/houses-and-courses/data';
import type { HousesEvent } from '../../games/houses-and-courses/events';
import { rules } from '../../games/houses-and-courses/rules';
import type {
  HousesMoves,
  HousesOptions,
  HousesState,
  PerSeat,
  PlayerState,
  Slot,
} from '../../games/houses-and-courses/state';
import {
  createRandom,
  type Effects,
  type Match,
  makeMove,
  type Seat,
  seatsOf,
  startMatch,
} from '../../games/kit';

interface Layout extends Partial<Omit<HousesState, 'players' | 'timetable' | 'options'>> {
  /** By seat; the turn is that of seat 0 unless the test says otherwise. */
  players?: Partial<PlayerState>[];
  /** The cards of the slots, or whole slots; the others are empty. */
  timetable?: (string | Slot<string>)[];
  options?: Partial<HousesOptions>;
}

/** A table of so many players in the middle of a game; seat 0 has Grosfondor, 1 Serpentin, 2 Serdongle, 3 Poufmoufle. */
export function table(numPlayers: number, layout: Layout = {}): HousesState {
  const { players = [], timetable = [], options, ...rest } = layout;
  const seats = seatsOf(numPlayers);
  const state: HousesState = {
    numPlayers,
    options: {
      houseMode: 'random',
      houses: null,
      twoHouses: false,
      firstSeat: 'random',
      reactions: 'full',
      ...options,
    },
    housesOut: HOUSE_IDS.slice(numPlayers),
    draft: null,
    round: 2,
    roundOrder: seats,
    turnIndex: 0,
    firstPlayer: '0',
    firstPlayerMoved: false,
    actionsLeft: 2,
    drewTwo: false,
    spellsThisTurn: 0,
    powersUsed: [],
    timetable: Array.from({ length: 2 * numPlayers }, (_, at) => slot(timetable[at])),
    schoolDeck: [],
    schoolDiscard: [],
    magicDeck: [],
    magicDiscard: [],
    mailReserve: [],
    mailRemoved: [],
    players: Object.fromEntries(seats.map((seat, at) => [seat, { ...player(at), ...players[at] }])),
    chain: [],
    pending: null,
    result: null,
    ...rest,
  };
  const laid = JSON.stringify(state);
  const unused = (pieces: readonly string[]) => pieces.filter((piece) => !laid.includes(`"${piece}"`));
  state.schoolDeck.push(...unused(SCHOOL_IDS));
  state.magicDeck.push(...unused(MAGIC_IDS));
  state.mailReserve.push(...unused(MAIL_IDS));
  return state;
}

function slot(given: string | Slot<string> | undefined): Slot<string> {
  return typeof given === 'object' ? given : { card: given ?? null, mail: [] };
}

/** A slot with Mail that nobody has looked at, or the given seats have. */
export function withMail(card: string, mail: string[], seenBy: Seat[] = []): Slot<string> {
  return { card, mail: mail.map((id) => ({ id, seenBy })) };
}

function player(seat: number): PlayerState {
  return {
    houses: HOUSE_IDS.slice(seat, seat + 1),
    hand: [],
    school: [],
    bonus: [],
    mail: [],
    shield: false,
    stunned: false,
    extraCollects: 0,
    discount: 0,
  };
}

export function at(state: HousesState, seat: Seat): PlayerState {
  const found = state.players[seat];
  if (!found) throw new Error(`nobody sits at ${seat}`);
  return found;
}

/** A fresh match, with the events of its setup. */
export function start(
  players: number,
  options: object = {},
  seed = 'school',
): { match: Match<HousesState>; events: readonly HousesEvent[] } {
  const started = startMatch(rules, { players, options, seed });
  if (!started.ok) throw new Error(`${started.error.code}: ${started.error.message}`);
  return started;
}

/** Makes a legal move; gives the events it caused. */
export function play<K extends keyof HousesMoves & string>(
  state: HousesState,
  player: Seat,
  move: K,
  args: HousesMoves[K],
): HousesEvent[] {
  const events: HousesEvent[] = [];
  expect(makeMove(rules, state, player, move, args, recorder(events)), move).toBeNull();
  return events;
}

/** Everybody who is asked passes, until nobody is. */
export function passAll(state: HousesState): void {
  while (state.pending?.kind === 'window') {
    const [seat] = Object.keys(rules.awaiting(state)) as Seat[];
    if (seat) play(state, seat, 'respond', { use: null });
  }
}

/** The reason why the move is refused; nothing may change. */
export function refusal(state: HousesState, player: string, move: string, args?: unknown): string | null {
  const before = JSON.stringify(state);
  const events: HousesEvent[] = [];
  const reason = makeMove(rules, state, player, move, args, recorder(events));
  expect(JSON.stringify(state)).toBe(before);
  expect(events).toEqual([]);
  return reason;
}

export function hands(state: HousesState): PerSeat<string[]> {
  return Object.fromEntries(seatsOf(state.numPlayers).map((seat) => [seat, at(state, seat).hand]));
}

function recorder(events: HousesEvent[]): Effects<HousesEvent> {
  return { random: createRandom('school'), emit: (event) => events.push(event), reveal: () => undefined };
}

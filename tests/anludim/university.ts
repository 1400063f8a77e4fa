/** Tables laid out for a test: cards that the test does not mention lie in the order of the box in the draw pile. */
import { expect } from 'vitest';
import { CARDS, type CardId, DISCIPLINES, type Discipline, pilesFor } from '../../games/anludim/data';
import type { AnludimEvent } from '../../games/anludim/events';
import { rules } from '../../games/anludim/rules';
import type {
  AnludimMoves,
  AnludimState,
  Combo,
  Coven,
  LaidCard,
  MagicObject,
} from '../../games/anludim/state';
import { createRandom, type Effects, type Match, makeMove, type Seat, startMatch } from '../../games/kit';

interface Layout extends Partial<Omit<AnludimState, 'players' | 'options'>> {
  /** One entry per player; the first one is to move unless the test says otherwise. */
  players?: Partial<Coven<CardId>>[];
  variant?: 'base' | 'expert';
  roundsToWin?: 1 | 2;
  /** Everything that is not mentioned is in nobody's reach: the draw pile is as the test gives it. */
  exhausted?: boolean;
}

/**
 * The middle of a first round. Professors stand on the board unless the test places them; what players own is missing
 * from the piles.
 */
export function table({
  players = [{}, {}],
  variant = 'base',
  roundsToWin = 2,
  exhausted,
  ...rest
}: Layout = {}) {
  const covens = players.map(coven);
  const state: AnludimState = {
    options: { variant, roundsToWin, firstPlayer: 'random' },
    phase: 'play',
    roundNo: 1,
    firstPlayer: 0,
    currentPlayer: 0,
    turn: { mainDone: false, optionalUsed: false },
    players: covens,
    deck: [],
    discard: [],
    display: [null, null, null],
    piles: pilesWithout(covens),
    outObjects: [],
    parchmentSupply: 3 - covens.reduce((sum, { parchments }) => sum + parchments, 0),
    professors: { run: null, flush: null, pairs: null, trips: null, assembly: null },
    nextCombo: 1 + covens.reduce((sum, { combos }) => sum + combos.length, 0),
    idleTurns: 0,
    nextFirstPlayer: null,
    history: [],
    winner: null,
    ...rest,
  };
  if (exhausted) return state;
  const laid = JSON.stringify(state);
  const others = CARDS.filter((card) => !laid.includes(`"${card}"`));
  if (!rest.display) state.display = [others.shift() ?? null, others.shift() ?? null, others.shift() ?? null];
  state.deck = [...state.deck, ...others];
  return state;
}

function coven(given: Partial<Coven<CardId>>): Coven<CardId> {
  return {
    hand: [],
    known: [],
    combos: [],
    objects: [],
    parchments: 0,
    crest: 'silver',
    roundsWon: 0,
    kept: null,
    ...given,
  };
}

function pilesWithout(covens: readonly Coven<CardId>[]): AnludimState['piles'] {
  const piles = pilesFor(covens.length);
  for (const { discipline, value } of covens.flatMap(({ objects }) => objects)) {
    const at = piles[discipline].indexOf(value);
    piles[discipline] = piles[discipline].toSpliced(at, 1);
  }
  return piles;
}

/** `laid('g9r11', 'b8v11:1')`: cards by the half in use, half 0 where nothing is said. */
export function laid(...names: (CardId | `${CardId}:1`)[]): LaidCard[] {
  return names.map((name) => {
    const [id = '', half] = name.split(':');
    return { id: id as CardId, half: half === '1' ? 1 : 0 };
  });
}

export function combo(id: string, discipline: Discipline, ...names: Parameters<typeof laid>): Combo {
  return { id, discipline, cards: laid(...names) };
}

export function objects(given: Partial<Record<Discipline, readonly number[]>>): MagicObject[] {
  return DISCIPLINES.flatMap((discipline) =>
    (given[discipline] ?? []).map((value) => ({ discipline, value })),
  );
}

/** A fresh match, with the events of its setup. */
export function start(
  players: number,
  options: object = {},
  seed = 'university',
): { match: Match<AnludimState>; events: readonly AnludimEvent[] } {
  const started = startMatch(rules, { players, options, seed });
  if (!started.ok) throw new Error(started.error.message);
  return started;
}

/** Makes a legal move; gives the events it caused. */
export function play<K extends keyof AnludimMoves & string>(
  state: AnludimState,
  player: Seat,
  move: K,
  args: AnludimMoves[K],
): AnludimEvent[] {
  const events: AnludimEvent[] = [];
  expect(makeMove(rules, state, player, move, args, recorder(events))).toBeNull();
  return events;
}

/** The reason why the move is refused; nothing may change. */
export function refusal(state: AnludimState, player: string, move: string, args?: unknown): string | null {
  const before = JSON.stringify(state);
  const events: AnludimEvent[] = [];
  const reason = makeMove(rules, state, player, move, args, recorder(events));
  expect(JSON.stringify(state)).toBe(before);
  expect(events).toEqual([]);
  return reason;
}

function recorder(events: AnludimEvent[]): Effects<AnludimEvent> {
  return { random: createRandom('university'), emit: (event) => events.push(event), reveal: () => undefined };
}

/** Tables laid out for a test: what the test does not mention lies in catalogue order at the bottom of its pile. */
import { expect } from 'vitest';
import { STUDENTS, type StudentId, TRIALS, type TrialId } from '../../games/clash-of-magic-schools/data';
import type { ClashEvent } from '../../games/clash-of-magic-schools/events';
import { rules } from '../../games/clash-of-magic-schools/rules';
import type {
  ClashMoves,
  ClashState,
  PerArena,
  PlayerID,
  School,
} from '../../games/clash-of-magic-schools/state';
import { createRandom, type Effects, type Match, makeMove, startMatch } from '../../games/kit';

interface Side {
  hand?: StudentId[];
  emblem?: ClashState['players']['0']['emblem'];
  columns?: Partial<PerArena<StudentId[]>>;
  trials?: Partial<PerArena<TrialId[]>>;
  offered?: TrialId[];
  startingTrialPassed?: boolean;
}

interface Layout extends Partial<Omit<ClashState, 'players'>> {
  /** Dragombre, whose turn it is unless the test says otherwise. */
  own?: Side;
  opponent?: Side;
}

const noPiles = () => ({ earth: [], water: [], air: [], fire: [], dark: [] });

/** A table in the middle of a game: both have passed their starting Trials. */
export function table({ own = {}, opponent = {}, ...rest }: Layout = {}): ClashState {
  const players = { 0: side('dragombre', own), 1: side('blancgriffon', opponent) };
  const state: ClashState = {
    studentDeck: [],
    studentDiscard: [],
    trialDeck: [],
    trialKnownTop: 0,
    players,
    current: '0',
    turnNumber: rest.current === '1' ? 10 : 9,
    turnLimit: 200,
    summonUsed: false,
    pending: null,
    overtime: false,
    result: null,
    ...rest,
  };
  const laid = JSON.stringify(state);
  const unused = <Card extends string>(cards: readonly Card[]) =>
    cards.filter((card) => !laid.includes(JSON.stringify(card)));
  state.studentDeck = [...state.studentDeck, ...unused(STUDENTS)];
  state.trialDeck = [...state.trialDeck, ...unused(TRIALS)];
  return state;
}

/** The first turn of Dragombre: neither has passed the starting Trial. */
export function firstTurn(own: Side, rest: Omit<Layout, 'own'> = {}): ClashState {
  return table({
    own: { offered: ['t1-d'], startingTrialPassed: false, ...own },
    opponent: { offered: ['t1-b'], startingTrialPassed: false },
    turnNumber: 1,
    ...rest,
  });
}

function side(school: School, { columns, trials, ...given }: Side): ClashState['players']['0'] {
  return {
    school,
    hand: [],
    emblem: null,
    columns: { ...noPiles(), ...columns },
    trials: { ...noPiles(), ...trials },
    offered: [],
    startingTrialPassed: true,
    ...given,
  };
}

/** A fresh match, with the events of its setup. */
export function start(
  seed = 'tournament',
  options: object = {},
): { match: Match<ClashState>; events: readonly ClashEvent[] } {
  const started = startMatch(rules, { players: 2, options, seed });
  if (!started.ok) throw new Error(started.error.message);
  return started;
}

/** Makes a legal move; gives the events it caused. */
export function play<K extends keyof ClashMoves & string>(
  state: ClashState,
  player: PlayerID,
  move: K,
  args: ClashMoves[K],
): ClashEvent[] {
  const events: ClashEvent[] = [];
  expect(makeMove(rules, state, player, move, args, recorder(events))).toBeNull();
  return events;
}

/** The reason why the move is refused; nothing may change. */
export function refusal(state: ClashState, player: string, move: string, args?: unknown): string | null {
  const before = JSON.stringify(state);
  const events: ClashEvent[] = [];
  const reason = makeMove(rules, state, player, move, args, recorder(events));
  expect(JSON.stringify(state)).toBe(before);
  expect(events).toEqual([]);
  return reason;
}

function recorder(events: ClashEvent[]): Effects<ClashEvent> {
  return { random: createRandom('tournament'), emit: (event) => events.push(event), reveal: () => undefined };
}

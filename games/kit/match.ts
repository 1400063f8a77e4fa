/**
 * A match: a state, the seed from which all its randomness comes, and the point back to which the acting player
 * may undo. Everything that plays a game (boardgame.io, replays, simulations) goes through `advance`, so the same
 * seed and moves give the same match everywhere.
 */
import { makeMove } from './check';
import type { DomainEvent, UndoEvent } from './events';
import { type Parsed, refuse, type SetupError } from './options';
import { createRandom, type Random } from './random';
import type { AnyMoveCall, Effects, MoveTable, Rules } from './rules';
import type { Seat } from './seat';

/** The kit's own move, legal in every game for the player who may take something back. */
export const UNDO_MOVE = 'undo';

export interface Match<S> {
  readonly seed: string;
  readonly state: S;
  /** How many moves were made; each has its own stream of random numbers. */
  readonly moves: number;
  readonly undo: UndoPoint<S> | null;
}

/** The state at the last reveal in the player's turn, and the player's moves since then. */
interface UndoPoint<S> {
  readonly player: Seat;
  readonly state: S;
  readonly moves: readonly AnyMoveCall[];
}

/** A move as a match remembers it. */
export interface PlayedMove extends AnyMoveCall {
  readonly player: Seat;
}

export interface MatchSetup {
  readonly players: number;
  readonly options?: unknown;
  readonly seed: string;
}

export type Started<S, E> =
  | { readonly ok: true; readonly match: Match<S>; readonly events: readonly E[] }
  | { readonly ok: false; readonly error: SetupError };

export type Advanced<S, E> =
  | {
      readonly ok: true;
      readonly match: Match<S>;
      readonly events: readonly (E | UndoEvent)[];
      /** The move with the arguments that count; whatever else was sent with it is gone. */
      readonly made: AnyMoveCall;
    }
  | { readonly ok: false; readonly reason: string };

/** Checks the number of players, then the options. */
export function parseSetup<S extends V, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  players: number,
  raw: unknown,
): Parsed<O> {
  const { min, max } = rules.players;
  if (!Number.isInteger(players) || players < min || players > max) {
    return refuse(
      'INVALID_PLAYER_COUNT',
      `${rules.id} is played by ${min === max ? min : `${min} to ${max}`}`,
    );
  }
  return rules.parseOptions(raw, players);
}

export function startMatch<S extends V, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  setup: MatchSetup,
): Started<S, E> {
  const parsed = parseSetup(rules, setup.players, setup.options);
  if (!parsed.ok) return parsed;
  const recorder = record<E>(() => createRandom(setup.seed));
  const state = rules.setup(parsed.options, setup.players, recorder.effects);
  return { ok: true, match: { seed: setup.seed, state, moves: 0, undo: null }, events: recorder.events };
}

/** The match after the move; the given one stays as it is. */
export function advance<S extends V, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  match: Match<S>,
  player: Seat,
  name: string,
  raw: unknown,
): Advanced<S, E> {
  if (name === UNDO_MOVE) return takeBack(rules, match, player);
  const stream = match.moves + 1;
  const recorder = record<E>(() => createRandom(match.seed, stream));
  const state = rules.copy(match.state);
  const reason = makeMove(rules, state, player, name, raw, recorder.effects);
  if (reason !== null) return { ok: false, reason };
  const made = { move: name, args: rules.moves[name]?.parse(raw) ?? null };
  const undo = recorder.revealed() ? null : undoPoint(rules, match, player, made, state);
  return { ok: true, match: { seed: match.seed, state, moves: stream, undo }, events: recorder.events, made };
}

export function canUndo<S>(match: Match<S>, player: unknown): boolean {
  return match.undo !== null && match.undo.player === player && match.undo.moves.length > 0;
}

/** Undo never leaves the own turn: once somebody else is awaited there is nothing to go back to. */
function undoPoint<S extends V, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  match: Match<S>,
  player: Seat,
  made: AnyMoveCall,
  state: S,
): UndoPoint<S> | null {
  const awaited = Object.keys(rules.awaiting(state));
  if (rules.result(state) !== null || awaited.length !== 1 || awaited[0] !== player) return null;
  if (match.undo?.player === player) return { ...match.undo, moves: [...match.undo.moves, made] };
  return { player, state: match.state, moves: [made] };
}

function takeBack<S extends V, V, M extends MoveTable, O, E extends DomainEvent>(
  rules: Rules<S, V, M, O, E>,
  match: Match<S>,
  player: Seat,
): Advanced<S, E> {
  const point = match.undo;
  const last = point?.moves.at(-1);
  if (!point || point.player !== player || !last) return { ok: false, reason: 'NOTHING_TO_UNDO' };
  const moves = point.moves.slice(0, -1);
  const state = rules.copy(point.state);
  for (const { move, args } of moves) makeMove(rules, state, player, move, args, SILENT);
  const undo = moves.length > 0 ? { ...point, moves } : null;
  return {
    ok: true,
    match: { seed: match.seed, state, moves: match.moves + 1, undo },
    events: [{ type: 'undo', player, move: last.move }],
    made: { move: UNDO_MOVE, args: null },
  };
}

/** Collects events, makes the generator only when it is asked for, and knows whether anything was revealed. */
function record<E>(createGenerator: () => Random): {
  effects: Effects<E>;
  events: E[];
  revealed(): boolean;
} {
  const events: E[] = [];
  let generator: Random | null = null;
  let revealed = false;
  return {
    events,
    revealed: () => revealed || generator !== null,
    effects: {
      get random() {
        generator ??= createGenerator();
        return generator;
      },
      emit: (event) => events.push(event),
      reveal: () => {
        revealed = true;
      },
    },
  };
}

/** For search and for moves that are known to reveal nothing: nobody listens. */
export function silentEffects(random: Random): Effects<DomainEvent> {
  return { random, reveal: () => undefined };
}

/** Moves that can be taken back have used no randomness, so replaying them asks for none. */
const SILENT = silentEffects(createRandom(''));

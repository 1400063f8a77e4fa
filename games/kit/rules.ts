/**
 * The contract that every game fulfils. Rules are framework-free: the page, boardgame.io's reducer, the bots,
 * the replays and the tests all ask the same object.
 *
 * S is the full state, V the view of it (the same shape, hidden values null), so that S is always a V: whatever
 * takes a V needs no secrets. M maps move names to their arguments, O are the options, E the domain events.
 */
import type { DomainEvent } from './events';
import type { OptionField, Parsed } from './options';
import type { Random } from './random';
import type { Seat, Viewer } from './seat';

/** Reasons that every game shares; they are checked first, in this order. */
export const COMMON_REASONS = [
  'UNKNOWN_MOVE',
  'GAME_OVER',
  'NOT_YOUR_TURN',
  'WRONG_STAGE',
  'BAD_ARGS',
] as const;
export type CommonReason = (typeof COMMON_REASONS)[number];

/** Move names to arguments; null for a move without argument. */
export type MoveTable = Record<string, object | null>;

export type MoveCall<M extends MoveTable> = {
  [K in keyof M & string]: { readonly move: K; readonly args: M[K] };
}[keyof M & string];

/** Who may act now, and in which stage; several at once act simultaneously. */
export type Awaiting = Readonly<Partial<Record<Seat, string>>>;

/** Another number with every new round, and with every new turn of a round; nothing else is said about them. */
export interface Moment {
  readonly round: number;
  readonly turn: number;
}

/** What `apply` may do besides changing the state. */
export interface Effects<E> {
  readonly random: Random;
  /** Tells what happened; absent when nobody listens, as in a search, so that no event is made in vain. */
  emit?(event: E): void;
  /** Hidden information was shown to somebody: nothing before this can be taken back. */
  reveal(): void;
}

export interface MoveRules<S extends V, V, A, E> {
  /** The stages in which the move is made. */
  readonly stages: readonly string[];
  /** The arguments are for the mover's eyes only. */
  readonly secret?: boolean;
  /** Others may act at the same time, so a move based on a slightly older state is welcome. */
  readonly simultaneous?: boolean;
  /** The documented keys of any JSON value, or undefined if it has not the documented shape. */
  parse(raw: unknown): A | undefined;
  /** The move's own checks, in the order of the specification: a reason code, or null if the move is legal. */
  check(view: V, player: Seat, args: A): string | null;
  /** Changes the given state. Only called after `check` said null. */
  apply(state: S, player: Seat, args: A, effects: Effects<E>): void;
}

export interface Rules<S extends V, V, M extends MoveTable, O, E extends DomainEvent> {
  /** The folder's name, which is also the name of the boardgame.io game. */
  readonly id: string;
  readonly players: { readonly min: number; readonly max: number };
  /** The options that the shell offers for this number of players. */
  optionFields(players: number): readonly OptionField[];
  /** The number of players has been checked before. */
  parseOptions(raw: unknown, players: number): Parsed<O>;
  setup(options: O, players: number, effects: Effects<E>): S;
  readonly moves: { readonly [K in keyof M]: MoveRules<S, V, M[K], E> };
  /** A copy that shares nothing which `apply` changes. */
  copy(state: S): S;
  awaiting(view: V): Awaiting;
  /** What everybody may know of `awaiting`; absent: all of it. */
  publicAwaiting?(state: S): Awaiting;
  /** Whose turn it is, also while others answer; null or absent in games without turns. */
  turnOf?(view: V): Seat | null;
  /** Which round and which turn this is, for whoever leafs through a match. */
  moment(view: V): Moment;
  view(state: S, viewer: Viewer): V;
  /** The specification's result, or null while the game goes on. */
  result(view: V): object | null;
  /** The winners of a finished game; nobody after a draw. */
  winners(view: V): readonly Seat[];
  /** Everybody's points as they stand, by seat; null where they are hidden, absent in games without points. */
  points?(view: V): readonly number[] | null;
  /** Who is how far, by what everybody sees during the game, by seat: where there are no points, or hidden ones. */
  standing?(view: V): readonly number[];
  /** Derived values named by the specification; never throws on a view, null where the answer is hidden. */
  facts(view: V): object;
  /** What a clock that ran out plays: always legal for an awaited player. */
  defaultMove(view: V, player: Seat): MoveCall<M>;
  /** One sentence per invariant that the state breaks. */
  invariants(state: S): string[];
  /** What players around one device may look at together. */
  readonly hotSeat: HotSeat<V>;
  /** Present in games in which others may answer what a player does. */
  readonly reactions?: Reactions<V>;
}

interface HotSeat<V> {
  /** Whether an awaited seat decides before everybody's eyes: no curtain is needed. Asked about the public view. */
  isOpen(view: V, player: Seat): boolean;
  /** Types of events that begin a story for all to watch before the next curtain closes. */
  readonly sharedEvents: readonly string[];
}

/**
 * A window in which several seats answer in secret, nearly always by passing, which is their default move. Hosts pass
 * for the seats that do not want to be asked; they must never look at what a seat holds.
 */
interface Reactions<V> {
  readonly stage: string;
  /** The seats that would feel what is happening: by default only these are asked. */
  touched(view: V): readonly Seat[];
}

/** What a bot needs to think about a game. */
export interface Brain<S extends V, V, M extends MoveTable> {
  /** Legal moves worth considering: bounded in number, never empty for an awaited player. */
  candidates(view: V, player: Seat, random: Random): MoveCall<M>[];
  /** Of the candidates those that a search considers when it looks ahead; absent: all. Never empty either. */
  prospects?(state: S, player: Seat, random: Random): MoveCall<M>[];
  /**
   * A text that no move of another worth has, where the full one would keep a search from thinking: null where it is
   * short enough; absent: always.
   */
  shorthand?(call: MoveCall<M>): string | null;
  /** A full state that agrees with everything the player knows. */
  sample(view: V, player: Seat, random: Random): S;
  /** How good the state is for the player, from -1 (lost) to 1 (won). */
  evaluate(state: S, player: Seat): number;
  /** Whether one player gains what the other loses; absent: in games for two. */
  isDuel?(view: V): boolean;
  /**
   * How far a search trusts the best continuation it has found rather than the average of all it has tried, from 0 to
   * 1; absent or undefined: a little. More pays where few of the moves that follow are good.
   */
  foresight?(view: V): number | undefined;
  /**
   * Whether a search first judges each move of a position by what it does at once, in a duel; absent: no. It takes time,
   * and pays where few of many moves are any good.
   */
  readonly previews?: boolean;
  /** The view as it was before others made the secret choice that the player still has to make. */
  undecided?(view: V, player: Seat): V;
  /** For secret choices of two players that only make sense as the beginning of a plan. */
  readonly plans?: Plans<V, MoveCall<M>, unknown>;
  /** A strategy that nobody can exploit, where one is known: what to play, and how often. */
  solve?(view: V, player: Seat): readonly Weighted<MoveCall<M>>[] | null;
}

/** Whole plans, as far as they can be compared: where good ones are rare, a search climbs from one to a better one. */
export interface Plans<V, Call, Plan> {
  /** Any plan that the player can follow in this state; hidden values are never the player's own. */
  draw(view: V, player: Seat, random: Random): Plan;
  /** A plan that is a little different. */
  vary(view: V, player: Seat, plan: Plan, random: Random): Plan;
  /** What the plan begins with. */
  call(view: V, player: Seat, plan: Plan): Call;
  /** What it brings the player, from -1 to 1, if both follow their plans. */
  outcome(view: V, player: Seat, own: Plan, other: Plan): number;
  /** How likely the other one plays without a plan, by what the player has seen. */
  planless(view: V, player: Seat, random: Random): number;
}

export interface Weighted<Call> {
  readonly call: Call;
  readonly weight: number;
}

/** A game whose types are not known here: for the registry, the shell and the tools. */
export type AnyRules = Rules<object, object, MoveTable, unknown, DomainEvent>;
/** Its members one by one: so the compiler compares them, not the tables of moves. */
export type AnyBrain = Pick<
  Brain<object, object, MoveTable>,
  | 'candidates'
  | 'prospects'
  | 'shorthand'
  | 'sample'
  | 'evaluate'
  | 'isDuel'
  | 'foresight'
  | 'previews'
  | 'undecided'
  | 'plans'
  | 'solve'
>;
export type AnyMoveCall = { readonly move: string; readonly args: object | null };
export type AnyPlans = Plans<object, AnyMoveCall, unknown>;

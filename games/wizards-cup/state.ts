/** The state of a cup, as the specification documents it, and what a viewer sees of it. */
import type { Seat } from '../kit';
import type { CardId } from './data';

/** White is '0', Black is '1'. */
export type Side = '0' | '1';
export const SIDES = ['0', '1'] as const satisfies readonly Side[];
/** White's, then Black's. */
export type Pair<T> = [T, T];

export function sideOf(seat: Seat): Side {
  return seat === '1' ? '1' : '0';
}

export function opponentOf(side: Side): Side {
  return side === '0' ? '1' : '0';
}

/** The place of a side in a pair. */
export function indexOf(side: Side): 0 | 1 {
  return side === '0' ? 0 : 1;
}

export interface CupOptions {
  /** Whether the blind card is drawn at setup or picked from the opponent's fan. */
  readonly draw: 'auto' | 'manual';
}

type Phase = 'draw' | 'prepare' | 'duel' | 'over';
export type Step = 'select' | 'swap' | 'order' | 'ready';
export type Criterion = 'immediate' | 'power' | 'element' | 'value';

interface PlayerTable<Card> {
  /** Drawn blind at the start; public. */
  forced: CardId | null;
  /** Team cards that are not laid out; canonical order. */
  hand: Card[];
  /** The rest of the set; canonical order. */
  reserve: Card[];
  /** Index 0 is the top. */
  deck: Card[];
  /** The Waiting card: none or one. */
  waiting: Card[];
  /** Only after a Detective went there. */
  waitingFaceUp: boolean;
  duel: CardId | null;
  /** The last one is the visible card. */
  discard: CardId[];
  tokens: number;
  /** Counts in phase 'prepare'; 'select' before it, 'ready' after it. */
  step: Step;
}

/** Never changed once it is in the list. */
export interface DuelRecord {
  readonly no: number;
  readonly cards: Readonly<Pair<CardId>>;
  /** Current Values at the moment the result is fixed. */
  readonly values: Readonly<Pair<number>>;
  readonly criterion: Criterion;
  readonly losers: readonly Side[];
  readonly milled: CardId | null;
}

/** What lay on a side of the table when the round ended. */
export interface FinalTable {
  readonly duel: CardId | null;
  readonly discard: readonly CardId[];
  readonly deckCount: number;
  readonly waitingCount: number;
}

export interface RoundRecord {
  readonly round: number;
  /** The cards that lay face up, in order of first appearance. */
  readonly shown: Pair<CardId[]>;
  readonly duels: DuelRecord[];
  /** Who took a token; null while the round goes on. */
  winners: readonly Side[] | null;
  tieBreak: Readonly<Pair<number>> | null;
  final: Readonly<Pair<FinalTable>> | null;
}

/** A choice that stops the duel. */
export interface Pending {
  readonly player: Side;
  readonly kind: 'rearrange' | 'may';
  readonly card: CardId;
}

export type DiscardedFrom = 'duel' | 'waiting' | 'deck';

/** One public step of the running round, for whoever comes to the table in the middle of it. */
type DuelEvent =
  | { readonly t: 'place'; readonly player: Side; readonly card: CardId }
  | { readonly t: 'cancel'; readonly card: CardId }
  | { readonly t: 'power'; readonly player: Side; readonly card: CardId }
  | { readonly t: 'choice'; readonly player: Side; readonly card: CardId; readonly use: boolean }
  | { readonly t: 'rearranged'; readonly player: Side }
  | { readonly t: 'exchanged'; readonly player: Side; readonly out: CardId; readonly in: CardId }
  | { readonly t: 'recalled'; readonly player: Side; readonly card: CardId }
  | { readonly t: 'discard'; readonly player: Side; readonly card: CardId; readonly from: DiscardedFrom }
  | { readonly t: 'result'; readonly no: number }
  | { readonly t: 'roundEnd'; readonly winners: readonly Side[] };

export interface CupResult {
  readonly winner: Side | null;
  readonly reason: 'tokens' | 'tieBreak' | 'draw';
  readonly totals: Readonly<Pair<number>> | null;
}

interface Table<Card> {
  options: CupOptions;
  phase: Phase;
  round: number;
  /** 0 outside phase 'duel'. */
  duelNo: number;
  /** Whose Immediate power is still to be activated; null outside phase 'duel'. */
  queue: Side[] | null;
  pending: Pending | null;
  /** A player's shuffled set until its card is drawn; only with the manual draw. */
  fan: Pair<readonly Card[] | null>;
  players: Record<Side, PlayerTable<Card>>;
  /** The last one is the current round's, from its first duel on. */
  rounds: RoundRecord[];
  /** Since the round's first duel. */
  events: DuelEvent[];
  result: CupResult | null;
}

/** One side of the table. Asked several times in every duel: constant keys are found fastest. */
export function playerAt<Card>({ players }: Table<Card>, side: Side): PlayerTable<Card> {
  return side === '0' ? players[0] : players[1];
}

export type CupState = Table<CardId>;
export type CupView = Table<CardId | null>;
export type PlayerState = PlayerTable<CardId>;
export type PlayerView = PlayerTable<CardId | null>;

/** Card lists may hold any word: unknown cards are refused by the checks. */
export type CupMoves = {
  pickCard: { position: number };
  selectTeam: { cards: readonly string[] };
  swapCard: { out: string; in: string } | { out: null; in: null };
  setOrder: { deck: readonly string[] };
  usePower: { use: boolean };
  rearrangeDeck: { deck: readonly string[] };
};

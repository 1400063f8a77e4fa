/** The state of a match, as the specification documents it, and what a viewer sees of it. */
import { SEATS, type Seat } from '../kit';
import type { CardId, Crest, Discipline, HalfIndex, PerDiscipline, Slot } from './data';

/** A seat as the state counts it: 0, 1, …, clockwise. */
export type SeatNumber = number;
/** `k1`, `k2`, … in the order of laying; from 1 again in every round. */
export type ComboId = string;

export const VARIANTS = ['base', 'expert'] as const;
export const ROUNDS_TO_WIN = [1, 2] as const;

export interface AnludimOptions {
  readonly variant: (typeof VARIANTS)[number];
  readonly roundsToWin: (typeof ROUNDS_TO_WIN)[number];
  readonly firstPlayer: 'random' | SeatNumber;
}

/** A card on the table, with the half that counts. */
export interface LaidCard {
  readonly id: CardId;
  readonly half: HalfIndex;
}

/** Never changed in place: an extended combination is a new object with the old id. */
export interface Combo {
  readonly id: ComboId;
  readonly discipline: Discipline;
  /** In the order in which they were named; an extension comes last. */
  readonly cards: readonly LaidCard[];
}

export interface MagicObject {
  readonly discipline: Discipline;
  readonly value: number;
}

export type RoundEnd = 'piles' | 'five' | 'stalemate';

export interface RoundResult {
  readonly round: number;
  readonly endedBy: RoundEnd;
  /** In whose turn the round ended. */
  readonly trigger: SeatNumber;
  readonly winner: SeatNumber;
  readonly second: SeatNumber;
  /** Null with two players. */
  readonly third: SeatNumber | null;
  readonly totals: readonly number[];
}

/** One coven's side of the table. Here and in `Table`, lists are never changed in place: copies share them. */
export interface Coven<Card> {
  /** First the cards of `known`, in that order, then the unseen ones. */
  hand: readonly Card[];
  /** R24: cards of the hand that everybody has seen going there. */
  known: readonly CardId[];
  /** Oldest first, with or without professor. */
  combos: readonly Combo[];
  objects: readonly MagicObject[];
  parchments: number;
  crest: Crest;
  roundsWon: number;
  /** Between rounds: the cards put aside, null as long as the player has not decided. */
  kept: readonly Card[] | null;
}

export interface Table<Card> {
  options: AnludimOptions;
  phase: 'play' | 'keep' | 'over';
  /** From 1. */
  roundNo: number;
  /** Of this round. */
  firstPlayer: SeatNumber;
  currentPlayer: SeatNumber;
  turn: { mainDone: boolean; optionalUsed: boolean };
  readonly players: Coven<Card>[];
  /** First: the top. */
  deck: readonly Card[];
  /** Empty in the base game. */
  discard: readonly CardId[];
  display: [CardId | null, CardId | null, CardId | null];
  /** First: the top. */
  piles: PerDiscipline<readonly number[]>;
  /** Spent in this round. */
  outObjects: readonly MagicObject[];
  parchmentSupply: number;
  /** The combination on which each professor stands; null: on the board. */
  professors: PerDiscipline<ComboId | null>;
  nextCombo: number;
  /** Finished turns in a row in which no object was taken. */
  idleTurns: number;
  /** A seat in phase `keep`, otherwise null. */
  nextFirstPlayer: SeatNumber | null;
  history: readonly RoundResult[];
  /** A seat in phase `over`, otherwise null. */
  winner: SeatNumber | null;
}

export type AnludimState = Table<CardId>;
export type AnludimView = Table<CardId | null>;

/** Ids are any strings here: one that does not exist is a card or combination that is not there. */
export type AnludimMoves = {
  takeBack: { combos: string[] };
  layCombination: { discipline: Discipline; cards: { id: string; half: HalfIndex }[]; extend?: string };
  drawHidden: null;
  drawFaceUp: { slot: Slot };
  discardForCard: Spending;
  endTurn: null;
  pass: null;
  keepCards: { cards: string[] };
};

/** What is given for a card. */
export type Spending = { kind: 'object'; discipline: Discipline; value: number } | { kind: 'parchment' };

export function covenAt<Card>({ players }: Table<Card>, seat: SeatNumber | Seat): Coven<Card> {
  const coven = players[Number(seat)];
  if (!coven) throw new Error(`nobody sits at ${seat}`);
  return coven;
}

export function seatOf(number: SeatNumber): Seat {
  const seat = SEATS[number];
  if (!seat) throw new Error(`there is no seat ${number}`);
  return seat;
}

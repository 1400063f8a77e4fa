/**
 * What happens at the university, step by step. Figures are absolute (cards in a hand, objects left on a pile, totals),
 * so a board can show the position after any event without knowing the rules.
 */
import type { DomainEvent, Seat } from '../kit';
import type { CardId, Crest, Discipline, PerDiscipline, Slot } from './data';
import type { Combo, ComboId, LaidCard, MagicObject, RoundResult, SeatNumber, Spending } from './state';

/** An own combination that gave cards to another one (expert variant). */
export interface BrokenCombo {
  readonly combo: Combo;
  /** What was not used. */
  readonly discarded: readonly CardId[];
  /** Whether its professor went back to the board. */
  readonly professor: boolean;
}

export type AnludimEvent =
  | (DomainEvent & {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly firstPlayer: Seat;
      /** By seat number, as the parchments. */
      readonly hands: readonly number[];
      readonly parchments: readonly number[];
      readonly deck: number;
      readonly display: readonly CardId[];
      readonly piles: Readonly<PerDiscipline<readonly number[]>>;
      readonly secret: Partial<Record<Seat, { readonly hand: readonly CardId[] }>>;
    })
  | (DomainEvent & { readonly type: 'turnBegan'; readonly player: Seat })
  | (DomainEvent & {
      readonly type: 'tookBack';
      readonly player: Seat;
      readonly combo: Combo;
      /** Whether it was taken back in one move with the one before. */
      readonly together: boolean;
      /** Whether its professor went back to the board. */
      readonly professor: boolean;
      readonly hand: number;
    })
  | (DomainEvent & {
      readonly type: 'laid';
      readonly player: Seat;
      /** As it now lies there. */
      readonly combo: Combo;
      /** The cards that are new in it. */
      readonly cards: readonly LaidCard[];
      readonly extended: boolean;
      readonly sources: readonly BrokenCombo[];
      readonly hand: number;
      readonly discard: number;
    })
  /** The professor comes to the combination. */
  | (DomainEvent & {
      readonly type: 'called';
      readonly player: Seat;
      readonly discipline: Discipline;
      readonly combo: ComboId;
      /** Where he stood; null: on the board. */
      readonly from: ComboId | null;
      /** Who loses him; null: nobody, or the player moves him to a stronger combination. */
      readonly loser: Seat | null;
    })
  | (DomainEvent & {
      readonly type: 'drew';
      readonly player: Seat;
      readonly count: number;
      readonly hand: number;
      readonly deck: number;
      readonly secret: Partial<Record<Seat, { readonly cards: readonly CardId[] }>>;
    })
  | (DomainEvent & {
      readonly type: 'tookFaceUp';
      readonly player: Seat;
      readonly slot: Slot;
      readonly card: CardId;
      readonly hand: number;
    })
  | (DomainEvent & {
      readonly type: 'turnedUp';
      readonly slot: Slot;
      readonly card: CardId;
      readonly deck: number;
    })
  /** The discard pile became the new draw pile. */
  | (DomainEvent & { readonly type: 'reshuffled'; readonly deck: number })
  | (DomainEvent & {
      readonly type: 'spent';
      readonly player: Seat;
      readonly what: Spending;
      readonly total: number;
    })
  | (DomainEvent & { readonly type: 'passed'; readonly player: Seat })
  /** Income: a professor gives the top of his pile. */
  | (DomainEvent & {
      readonly type: 'gained';
      readonly player: Seat;
      readonly object: MagicObject;
      readonly combo: ComboId;
      readonly pile: readonly number[];
      readonly total: number;
    })
  | (DomainEvent & {
      readonly type: 'roundEnded';
      readonly result: RoundResult;
      /** By seat number, after the winner's flip and the rewards. */
      readonly crests: readonly Crest[];
      readonly roundsWon: readonly number[];
      readonly parchments: readonly number[];
    })
  | (DomainEvent & {
      readonly type: 'kept';
      readonly player: Seat;
      readonly count: number;
      readonly secret: Partial<Record<Seat, { readonly cards: readonly CardId[] }>>;
    })
  | (DomainEvent & {
      readonly type: 'gameEnded';
      readonly winner: Seat;
      readonly ranking: readonly SeatNumber[];
    });

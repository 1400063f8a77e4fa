/**
 * What happens at the table, step by step. Figures are absolute (cards left, pile, tokens), so a board can show
 * the position after any event without knowing the rules.
 */
import type { DomainEvent, Effects } from '../kit';
import type { CardId } from './data';
import type { Criterion, CupResult, DiscardedFrom, Pair, Pending, Side } from './state';

export type CupEvent =
  /** The blind card of the player, taken from the fan at this position or by the setup. */
  | (DomainEvent & {
      readonly type: 'drawn';
      readonly player: Side;
      readonly card: CardId;
      readonly position: number | null;
    })
  | (DomainEvent & {
      readonly type: 'selected';
      readonly player: Side;
      readonly secret: Partial<Record<Side, { readonly cards: readonly CardId[] }>>;
    })
  /** The player made up their mind about the swap; both null: nothing was swapped. */
  | (DomainEvent & {
      readonly type: 'swapped';
      readonly player: Side;
      readonly secret: Partial<Record<Side, { readonly out: CardId | null; readonly in: CardId | null }>>;
    })
  | (DomainEvent & {
      readonly type: 'ordered';
      readonly player: Side;
      readonly secret: Partial<Record<Side, { readonly deck: readonly CardId[]; readonly waiting: CardId }>>;
    })
  | (DomainEvent & {
      readonly type: 'roundBegan';
      readonly round: number;
      readonly tokens: Readonly<Pair<number>>;
    })
  | (DomainEvent & {
      readonly type: 'placed';
      readonly player: Side;
      readonly card: CardId;
      /** The number of the duel that begins. */
      readonly no: number;
      readonly deckLeft: number;
    })
  /** Equal names: the Immediate power of this Wizard is not activated. */
  | (DomainEvent & { readonly type: 'cancelled'; readonly card: CardId })
  /** An Immediate power takes effect without a choice. */
  | (DomainEvent & { readonly type: 'activated'; readonly player: Side; readonly card: CardId })
  /** The duel waits for a choice. */
  | (DomainEvent & { readonly type: 'asked' } & Pending)
  /** The answer to a "may". */
  | (DomainEvent & {
      readonly type: 'answered';
      readonly player: Side;
      readonly card: CardId;
      readonly use: boolean;
    })
  | (DomainEvent & {
      readonly type: 'rearranged';
      readonly player: Side;
      readonly secret: Partial<Record<Side, { readonly deck: readonly CardId[] }>>;
    })
  /** `out` now waits, face up; `in` fights in its place. */
  | (DomainEvent & {
      readonly type: 'exchanged';
      readonly player: Side;
      readonly out: CardId;
      readonly in: CardId;
    })
  /** The visible card went under the deck. */
  | (DomainEvent & {
      readonly type: 'recalled';
      readonly player: Side;
      readonly card: CardId;
      readonly deckLeft: number;
      readonly pile: number;
    })
  | (DomainEvent & {
      readonly type: 'discarded';
      readonly player: Side;
      readonly card: CardId;
      readonly from: DiscardedFrom;
      readonly deckLeft: number;
      readonly pile: number;
    })
  | (DomainEvent & {
      readonly type: 'decided';
      readonly no: number;
      readonly cards: Readonly<Pair<CardId>>;
      readonly values: Readonly<Pair<number>>;
      /** The visible cards, which explain the Values. */
      readonly visible: Readonly<Pair<CardId | null>>;
      readonly criterion: Criterion;
      readonly losers: readonly Side[];
    })
  | (DomainEvent & {
      readonly type: 'roundEnded';
      readonly round: number;
      readonly winners: readonly Side[];
      readonly tieBreak: Readonly<Pair<number>> | null;
      readonly tokens: Readonly<Pair<number>>;
    })
  | (DomainEvent & { readonly type: 'gameEnded'; readonly result: CupResult });

export type CupEffects = Effects<CupEvent>;

/** The part of an event that only one side may know. */
export function secretOf<T>(side: Side, part: T): Partial<Record<Side, T>> {
  return side === '0' ? { 0: part } : { 1: part };
}

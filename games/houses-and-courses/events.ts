/**
 * What happens at the table, step by step. Figures are absolute (cards in a hand, cards left in a pile), so a board
 * can show the position after any event without knowing the rules. A window that is still open makes no event.
 */
import type { DomainEvent, Seat } from '../kit';
import type { MagicId, MailId, SchoolId } from './catalogue';
import type { HouseId } from './data';
import type { HousesResult, Params, PerSeat, Reaction, Root } from './state';

/** What only some seats learn. */
type Secret<Part> = Readonly<PerSeat<Part>>;
type Counts = Readonly<PerSeat<number>>;

/** The beginning of the game, of its rounds and of its turns; and its end. */
type FlowEvent =
  | (DomainEvent & { readonly type: 'housePicked'; readonly player: Seat; readonly house: HouseId })
  /** Everybody's Houses, and the hands dealt. */
  | (DomainEvent & {
      readonly type: 'dealt';
      readonly houses: Readonly<PerSeat<readonly HouseId[]>>;
      readonly hands: Counts;
      readonly magicDeck: number;
      readonly secret: Secret<{ readonly hand: readonly MagicId[] }>;
    })
  /** Mail is laid on the cards of these slots, one token on each. */
  | (DomainEvent & {
      readonly type: 'mailLaid';
      readonly slots: readonly number[];
      readonly mailReserve: number;
    })
  | (DomainEvent & {
      readonly type: 'cardsLaid';
      readonly cards: readonly { readonly slot: number; readonly card: SchoolId }[];
      readonly schoolDeck: number;
    })
  | (DomainEvent & { readonly type: 'roundBegan'; readonly round: number; readonly order: readonly Seat[] })
  | (DomainEvent & { readonly type: 'turnBegan'; readonly player: Seat; readonly actions: number })
  /** A discard pile became the new deck. */
  | (DomainEvent & { readonly type: 'reshuffled'; readonly pile: 'magic' | 'school'; readonly deck: number })
  /** By Balais, or back to Grosfondor. */
  | (DomainEvent & {
      readonly type: 'firstPlayerMoved';
      readonly player: Seat;
      readonly by: 'balais' | 'grosfondor';
    })
  /** All Mail is opened and scored. */
  | (DomainEvent & {
      readonly type: 'ended';
      readonly result: HousesResult;
      readonly mail: Readonly<PerSeat<readonly MailId[]>>;
    });

/** What players do by themselves. */
type TurnEvent =
  | (DomainEvent & {
      readonly type: 'drew';
      readonly player: Seat;
      readonly count: number;
      readonly hand: number;
      readonly magicDeck: number;
      readonly secret: Secret<{ readonly cards: readonly MagicId[] }>;
    })
  | (DomainEvent & {
      readonly type: 'collected';
      readonly player: Seat;
      readonly slot: number;
      readonly card: SchoolId;
      readonly paid: readonly MagicId[];
      readonly hand: number;
      readonly actionsLeft: number;
      readonly extraCollects: number;
    })
  /** From a School card or by Hibouvol: so many tokens are kept, and so many Bawlers went back to the reserve. */
  | (DomainEvent & {
      readonly type: 'mailTaken';
      readonly player: Seat;
      readonly slot: number;
      readonly kept: number;
      readonly bawlers: number;
      readonly mail: number;
      readonly mailReserve: number;
      readonly secret: Secret<{ readonly mail: readonly MailId[] }>;
    })
  | (DomainEvent & {
      readonly type: 'bonusPlayed';
      readonly player: Seat;
      readonly card: MagicId;
      readonly to: Seat;
      readonly hand: number;
    })
  | (DomainEvent & {
      readonly type: 'mailUsed';
      readonly player: Seat;
      readonly token: MailId;
      readonly mail: number;
    })
  | (DomainEvent & { readonly type: 'powerUsed'; readonly player: Seat; readonly house: HouseId })
  /** Serpentin: the giver knows all gifts, each receiver the own one. */
  | (DomainEvent & {
      readonly type: 'cardsGiven';
      readonly player: Seat;
      readonly receivers: readonly Seat[];
      readonly hands: Counts;
      readonly secret: Secret<{ readonly gifts: Readonly<PerSeat<MagicId>> }>;
    })
  /** Serdongle and Hibouvol. */
  | (DomainEvent & {
      readonly type: 'peeked';
      readonly player: Seat;
      readonly slot: number;
      readonly secret: Secret<{ readonly mail: readonly MailId[] }>;
    })
  /** Poufmoufle takes the next token of the reserve and lays it on a card. */
  | (DomainEvent & {
      readonly type: 'mailFound';
      readonly player: Seat;
      readonly mailReserve: number;
      readonly secret: Secret<{ readonly mail: MailId }>;
    })
  | (DomainEvent & { readonly type: 'mailPlaced'; readonly player: Seat; readonly slot: number })
  | (DomainEvent & { readonly type: 'courseSkipped'; readonly player: Seat; readonly card: SchoolId });

/** Effects announced, answered and settled. */
type ChainEvent =
  | (DomainEvent & {
      readonly type: 'declared';
      readonly item: Root;
      readonly hand: number;
      readonly asked: readonly Seat[];
    })
  | (DomainEvent & {
      readonly type: 'reacted';
      readonly item: Reaction;
      readonly hand: number;
      readonly mail: number;
      readonly asked: readonly Seat[];
    })
  | (DomainEvent & { readonly type: 'nobodyReacted' })
  /** After reactions: whose the effect is in the end (null: nobody’s); `cancelled` are places in the chain. */
  | (DomainEvent & {
      readonly type: 'settled';
      readonly owner: Seat | null;
      readonly takenOver: boolean;
      readonly cancelled: readonly number[];
    })
  | (DomainEvent & { readonly type: 'copied'; readonly player: Seat; readonly params: Params })
  | (DomainEvent & { readonly type: 'copyDeclined'; readonly player: Seat })
  /** The Magic cards of the chain are discarded, in their order. */
  | (DomainEvent & { readonly type: 'chainEnded' });

/** What an effect does. */
type EffectEvent =
  | (DomainEvent & { readonly type: 'shielded'; readonly player: Seat })
  | (DomainEvent & {
      readonly type: 'courseSwapped';
      readonly player: Seat;
      readonly slot: number;
      readonly given: SchoolId;
      readonly taken: SchoolId;
    })
  | (DomainEvent & {
      readonly type: 'spellTaken';
      readonly player: Seat;
      readonly card: MagicId;
      readonly hand: number;
    })
  /** Thief and victim know the card. */
  | (DomainEvent & {
      readonly type: 'cardStolen';
      readonly player: Seat;
      readonly from: Seat;
      readonly hands: Counts;
      readonly secret: Secret<{ readonly card: MagicId }>;
    })
  | (DomainEvent & {
      readonly type: 'mailStolen';
      readonly player: Seat;
      readonly from: Seat;
      readonly mail: Counts;
      readonly secret: Secret<{ readonly token: MailId }>;
    })
  | (DomainEvent & {
      readonly type: 'discarded';
      readonly player: Seat;
      readonly cards: readonly MagicId[];
      readonly hand: number;
    })
  | (DomainEvent & {
      readonly type: 'extraCollectGained';
      readonly player: Seat;
      readonly extraCollects: number;
    })
  | (DomainEvent & { readonly type: 'discountGained'; readonly player: Seat; readonly discount: number })
  | (DomainEvent & { readonly type: 'stunned'; readonly player: Seat })
  | (DomainEvent & { readonly type: 'bonusDiscarded'; readonly owner: Seat; readonly card: MagicId })
  | (DomainEvent & {
      readonly type: 'schoolGiven';
      readonly player: Seat;
      readonly to: Seat;
      readonly card: SchoolId;
    })
  /** The cards of these slots are discarded and their Mail goes back; new cards follow. */
  | (DomainEvent & {
      readonly type: 'slotsCleared';
      readonly slots: readonly number[];
      readonly cards: readonly SchoolId[];
      readonly mailReserve: number;
    });

export type HousesEvent = FlowEvent | TurnEvent | ChainEvent | EffectEvent;

/** The state of a match, as the specification documents it, and what a viewer sees of it. */
import type { Seat } from '../kit';
import type { MagicId, MailId, SchoolId } from './catalogue';
import type { HouseId } from './data';

export const HOUSE_MODES = ['random', 'pick', 'fixed'] as const;
export type HouseMode = (typeof HOUSE_MODES)[number];
export const REACTION_MODES = ['full', 'light'] as const;
export type ReactionMode = (typeof REACTION_MODES)[number];

export interface HousesOptions {
  readonly houseMode: HouseMode;
  /** By seat; null unless they are fixed. */
  readonly houses: readonly (readonly HouseId[])[] | null;
  readonly twoHouses: boolean;
  /** Who begins if nobody has Grosfondor. */
  readonly firstSeat: number | 'random';
  /** 'light': an effect that touches nobody cannot be answered. */
  readonly reactions: ReactionMode;
}

/** A hidden id is null in a view. */
export interface PlayerTable<Id> {
  houses: readonly HouseId[];
  /** New cards are appended, the others keep their order. */
  hand: Id[];
  /** In order of acquisition; a swapped Course takes the place of the old one. */
  school: SchoolId[];
  /** The Bonus cards that lie in this play area. */
  bonus: MagicId[];
  mail: Id[];
  /** Until the start of the own next turn. */
  shield: boolean;
  /** The next turn has fewer actions. */
  stunned: boolean;
  /** Collections beside the actions, until the end of the own turn. */
  extraCollects: number;
  /** For the next collection, until the end of the own turn. */
  discount: number;
}

export interface LaidMail<Id> {
  readonly id: Id;
  /** In order of looking; everybody sees who looks. */
  readonly seenBy: readonly Seat[];
}

export interface Slot<Id> {
  card: SchoolId | null;
  /** The oldest first. */
  mail: LaidMail<Id>[];
}

/** What a Spell or a Course is declared with. Ids are any strings here; the checks tell which exist. */
export interface Params {
  readonly target?: string;
  readonly slot?: number;
  readonly slots?: readonly number[];
  readonly ownCard?: string;
  readonly bonus?: string;
  readonly take?: string;
}

/** The effect that a chain is about; the card of a Course lies in its player's area. */
export type Root =
  | { readonly kind: 'spell'; readonly player: Seat; readonly card: MagicId; readonly params: Params }
  | { readonly kind: 'course'; readonly player: Seat; readonly card: SchoolId; readonly params: Params };

/** The token does what the card of its name does. */
export type Reaction =
  | { readonly kind: 'oubliettes' | 'copius'; readonly player: Seat; readonly card: MagicId }
  | { readonly kind: 'oubliettes'; readonly player: Seat; readonly mail: MailId };

/** What a seat answers in a window; null: it passes. */
export type Use = null | { readonly card: MagicId } | { readonly mail: MailId };
export interface Answer {
  readonly use: Use;
}

export interface Window {
  readonly kind: 'window';
  /** Clockwise after the player of the chain's last item. */
  readonly asked: readonly Seat[];
  /** One entry for each asked seat, null until it has answered. */
  readonly answers: PerSeat<Answer | null>;
}

/** What somebody has to decide before the active player goes on. Only the answers of a window change. */
export type Pending<Id> =
  | { readonly kind: 'course'; readonly player: Seat; readonly card: SchoolId }
  | Window
  | { readonly kind: 'copy'; readonly player: Seat }
  | { readonly kind: 'pickFromHand'; readonly player: Seat; readonly target: Seat }
  | { readonly kind: 'pickMail'; readonly player: Seat; readonly slot: number }
  | { readonly kind: 'giveSchool'; readonly player: Seat; readonly to: Seat }
  | { readonly kind: 'serpentin'; readonly player: Seat; readonly receivers: readonly Seat[] }
  | { readonly kind: 'poufmoufle'; readonly player: Seat; readonly mail: Id };

export type Stage = 'draft' | 'main' | Pending<unknown>['kind'];

export interface ScoreSheet {
  readonly courses: number;
  readonly horcruches: number;
  readonly detourneurs: number;
  /** Bons points minus Mauvais points. */
  readonly bonus: number;
  /** Without its Broomball symbols. */
  readonly mail: number;
  /** The Broomball award. */
  readonly balaiBall: number;
  readonly total: number;
  /** Broomball symbols; no points by themselves. */
  readonly symbols: number;
}

export type PerSeat<T> = Partial<Record<Seat, T>>;

export type EndReason = 'tenCards' | 'horcruches' | 'roundCap';

export interface HousesResult {
  readonly reason: EndReason;
  readonly winners: readonly Seat[];
  readonly scores: Readonly<PerSeat<ScoreSheet>>;
}

export interface Table<Id> {
  readonly numPlayers: number;
  readonly options: HousesOptions;
  /** Back in the box. */
  housesOut: readonly HouseId[];
  draft: { readonly order: readonly Seat[]; readonly index: number } | null;
  /** 0 while drafting. */
  round: number;
  roundOrder: readonly Seat[];
  turnIndex: number;
  /** Who holds the First Player card; null only while drafting. */
  firstPlayer: Seat | null;
  /** In this round. */
  firstPlayerMoved: boolean;
  /** These four are the active player's, in this turn. */
  actionsLeft: number;
  drewTwo: boolean;
  spellsThisTurn: number;
  powersUsed: readonly HouseId[];
  timetable: Slot<Id>[];
  /** The first card of a deck is drawn next; the last of a discard lies on top. */
  schoolDeck: Id[];
  schoolDiscard: SchoolId[];
  magicDeck: Id[];
  magicDiscard: MagicId[];
  mailReserve: Id[];
  /** Out of the game. */
  mailRemoved: MailId[];
  players: PerSeat<PlayerTable<Id>>;
  /** The effect being answered and the reactions to it. */
  chain: readonly [] | readonly [Root, ...Reaction[]];
  /** Null: the active player is in main. */
  pending: Pending<Id> | null;
  result: HousesResult | null;
}

export type HousesState = Table<string>;
export type HousesView = Table<string | null>;
export type PlayerState = PlayerTable<string>;
export type PlayerView = PlayerTable<string | null>;

/** Of moves that need none. */
export type NoArgs = Readonly<Record<string, never>>;

export type HousesMoves = {
  pickHouse: { house: string };
  drawTwo: NoArgs;
  drawFive: NoArgs;
  collect: { slot: number; pay: readonly MagicId[] };
  playSpell: { card: MagicId; params: Params };
  playBonus: { card: MagicId; to: string };
  useMail: { mail: MailId };
  useSerpentin: NoArgs;
  giveCards: { gifts: Readonly<Record<string, MagicId>> };
  useSerdongle: { slot: number };
  usePoufmoufle: NoArgs;
  placeMail: { slot: number };
  endTurn: NoArgs;
  applyCourse: { params: Params };
  skipCourse: NoArgs;
  respond: Answer;
  copyEffect: { params: Params };
  declineCopy: NoArgs;
  pickFromHand: { card: MagicId };
  pickMail: { mail: MailId | null };
  giveSchool: { card: SchoolId };
};

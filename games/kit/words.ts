/** The words of a game in one language: everything the shell and the log need to speak about it. */
import type { DomainEvent } from './events';
import type { Seat } from './seat';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Gives a seat's name as the players typed it. */
export type NameOf = (seat: Seat) => string;

/** A line of the log. Text between double asterisks is emphasised; `icon` is a key of the game's own icons. */
export interface LogLine {
  readonly text: string;
  readonly kind: 'heading' | 'line' | 'detail';
  readonly icon?: string;
  /** The section of the rules that tells more. */
  readonly rule?: string;
}

export interface OptionWords {
  readonly label: string;
  readonly hint?: string;
  /** One entry per value of a choice, keyed by the value. */
  readonly values?: Readonly<Record<string, { readonly label: string; readonly hint?: string }>>;
}

export interface RulesSection {
  readonly id: string;
  readonly title: string;
  /** Paragraphs; one that starts with "- " is an item of a list, double asterisks emphasise. */
  readonly body: readonly string[];
  /** A picture drawn from the real components, by the key under which the board exports it. */
  readonly figure?: string;
}

/** Why the game ended as it did, for the end panel. */
export interface Verdict {
  readonly title: string;
  readonly lines: readonly string[];
  readonly sheet?: Sheet;
}

/** Everybody's points, line by line: one entry for each player in every line. */
export interface Sheet {
  readonly label: string;
  /** The winners first. */
  readonly players: readonly { readonly name: string; readonly note: string; readonly wins: boolean }[];
  readonly lines: readonly { readonly label: string; readonly scores: readonly Score[] }[];
  readonly total: { readonly label: string; readonly scores: readonly Score[] };
}

/** Points, and how they came about: "3 × 3". */
export interface Score {
  readonly points: number;
  readonly note?: string;
}

/** A method, as all that takes a view: so the words of any game can be handed on as those of some game. */
type ReasonOf<V> = { of(view: V, player: Seat): string }['of'];

/** Where the rules tell more: the ids of their sections, the same in every language. */
export interface References<E> {
  /** By reason code. */
  readonly reasons: Readonly<Record<string, string>>;
  event(event: E): string | undefined;
}

export interface GameWords<V, E extends DomainEvent> {
  readonly title: string;
  readonly tagline: string;
  /** Three sentences: what the game is. */
  readonly summary: string;
  /** What a seat is called in the story, such as "Red wizard". */
  readonly roles: Partial<Readonly<Record<Seat, string>>>;
  /** By stage, what an awaited player has to do: "bid and lay your spells". */
  readonly tasks: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** A sentence for every reason code of the game's own moves. */
  readonly reasons: Readonly<Record<string, string | ReasonOf<V>>>;
  /** Where the game stands, for the bar and for saved games: "Round 3, turn 2". */
  progress(view: V): string;
  log(event: E, nameOf: NameOf): readonly LogLine[];
  verdict(view: V, nameOf: NameOf): Verdict;
  readonly rules: readonly RulesSection[];
  readonly references?: References<E>;
}

export type AnyWords = GameWords<object, DomainEvent>;

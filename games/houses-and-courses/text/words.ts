/** Every word of Houses & Courses in one language: what the shell needs, and what the cards and the board say. */
import type { GameWords, NameOf } from '../../kit';
import type { BonusId, CourseId, HouseId, MailKind, SpellId } from '../data';
import type { HousesEvent } from '../events';
import type { EndReason, HousesView, Params } from '../state';
import type { BoardWords } from './board';

export interface CardWords {
  readonly name: string;
  /** The sentence printed on the card. */
  readonly text: string;
  /** What players ask about the card, shown when it is enlarged. */
  readonly notes: readonly string[];
}

export interface MailWords {
  readonly name: string;
  /** What fits on an opened letter. */
  readonly short: string;
  readonly text: string;
}

interface HouseWords {
  readonly name: string;
  /** The button that uses the power. */
  readonly power: string;
  /** The power in a few words, for a table of so many players. */
  line(players: number): string;
  readonly text: string;
}

interface Detourneurs {
  readonly name: string;
  /** Of one Course. */
  of(course: string): string;
  perCourse(vp: number, course: string): string;
  flat(vp: number): string;
  perDistinctCourse(vp: number): string;
  readonly notes: readonly string[];
}

/** The pieces of the box. */
export interface Pieces {
  readonly courses: Readonly<Record<CourseId, CardWords>>;
  readonly horcruche: CardWords;
  readonly detourneurs: Detourneurs;
  readonly spells: Readonly<Record<SpellId, CardWords>>;
  readonly bonus: Readonly<Record<BonusId, CardWords>>;
  readonly mail: Readonly<Record<MailKind, MailWords>>;
  readonly houses: Readonly<Record<HouseId, HouseWords>>;
}

export interface HousesWords extends GameWords<HousesView, HousesEvent> {
  readonly pieces: Pieces;
  /** What an effect is declared with: " on Priya", " on card 3". */
  aim(params: Params, nameOf: NameOf): string;
  readonly ends: Readonly<Record<EndReason, string>>;
  readonly board: BoardWords;
}

/** Every word of Clash of Magic Schools in one language: what the shell needs, and what the board says. */
import type { GameWords, NameOf, Seat } from '../../kit';
import type { Arena, Element, SpellName } from '../data';
import type { ClashEvent } from '../events';
import type { ClashView, EndReason, PerPlayer, PlayerID } from '../state';

export interface ElementWords {
  /** As it stands alone: "Fire". */
  readonly name: string;
  /** Where there is little room. */
  readonly short: string;
  /** Inside a sentence: "the Fire Arena". */
  readonly arena: string;
  /** "in the Fire Arena" */
  readonly inArena: string;
  /** "to the Fire Arena" */
  readonly toArena: string;
  /** "fire Student" */
  readonly student: string;
  /** "3 fire Students" */
  students(count: number): string;
}

interface SpellWords {
  readonly name: string;
  /** The sentence printed on the card. */
  readonly text: string;
  /** In a few words, on the button that chooses the spell. */
  readonly does: string;
  /** What players ask about the spell, shown when a card is enlarged. */
  readonly notes: readonly string[];
}

/** Whether a Trial can be taken in an Arena, and why not. */
export interface Fit {
  readonly level: number;
  /** The only level that can be taken there now. */
  readonly needed: number;
  /** The Students who stand there. */
  readonly students: number;
  /** A reason code, or null. */
  readonly reason: string | null;
}

/** What stands between a player and the next level of an Arena. */
export type Next =
  | { readonly kind: 'top' }
  | { readonly kind: 'ready' | 'absent'; readonly level: number }
  | { readonly kind: 'few'; readonly level: number; readonly missing: number };

export interface ClashWords extends GameWords<ClashView, ClashEvent> {
  readonly roles: PerPlayer<string>;
  readonly elements: Readonly<Record<Element, ElementWords>>;
  readonly spells: Readonly<Record<SpellName, SpellWords>>;
  /** What an event did, as a sentence of its own. */
  effect(event: ClashEvent, nameOf: NameOf): string;
  readonly board: BoardWords;
}

export interface BoardWords {
  readonly close: string;
  readonly cancel: string;
  readonly undo: string;
  readonly undoWhy: string;
  readonly seat: {
    inHand(cards: number): string;
    /** How far a score is from 15, from 20, and from 9. */
    distance(score: number): string;
  };
  readonly mast: {
    label(scores: PerPlayer<number>, names: PerPlayer<string>, overtime: boolean): string;
    readonly title: string;
    readonly overtime: string;
    readonly overtimeRule: string;
  };
  readonly lane: {
    /** The accessible name of an Arena; `here` names the schools whose Emblems stand there. */
    plate(arena: string, here: readonly string[]): string;
    stack(name: string, levels: readonly number[], students: number): string;
    column(arena: string, name: string, students: readonly string[]): string;
    ownColumn(arena: string, students: readonly string[]): string;
    readonly noStudents: string;
    next(next: Exclude<Next, { kind: 'top' }>): string;
    /** What a screen reader adds to a place that may be chosen now. */
    readonly legal: string;
  };
  readonly offer: {
    label(school: string, levels: readonly number[]): string;
    /** Added to the label of what may be chosen now. */
    readonly legal: string;
    readonly none: string;
    count(trials: number): string;
    readonly available: string;
    readonly mustPass: string;
  };
  readonly tribune: {
    readonly title: string;
    readonly hint: string;
    open(trials: number): string;
    left(level: number, trials: number): string;
    readonly perLevel: string;
    readonly perLevelWhy: string;
    readonly known: string;
    knownLevels(levels: readonly number[]): string;
    readonly announced: string;
  };
  readonly piles: {
    readonly title: string;
    readonly deck: string;
    readonly discard: string;
    open(deck: number, discard: number): string;
    counts(deck: number, discard: number): string;
    readonly recent: string;
    readonly reshuffle: string;
  };
  readonly sheet: {
    title(arena: string): string;
    fit(fit: Fit, here: boolean): string;
    trialOf(level: number, school: string): string;
    noTrial(school: string): string;
    columnOf(name: string, students: number): string;
    readonly order: string;
    stackOf(levels: readonly number[]): string;
    readonly emptyStack: string;
  };
  readonly card: {
    label(element: Element, spell: string): string;
    kind(element: Element): string;
    readonly caster: string;
    /** On the edge of a chosen card: "1st". */
    place(place: number): string;
  };
  readonly hand: {
    label(cards: number): string;
    readonly empty: string;
  };
  readonly act: {
    readonly status: string;
    readonly firstTurn: string;
    readonly detail: string;
    readonly detailSummonUsed: string;
    canPass(level: number, arena: string): string;
    readonly endTurn: string;
    readonly endTurnSub: string;
    readonly confirmTitle: string;
    confirmBody(level: number, arena: string): string;
    readonly confirm: string;
  };
  readonly choosing: {
    one(element: Element): string;
    many(cards: number): string;
    readonly detailOne: string;
    readonly detailMany: string;
    readonly atHome: string;
    move(arena: Arena): string;
    readonly moveSub: string;
    deploy(cards: number): string;
    deploySub(arena: Arena): string;
    readonly deployNowhere: string;
    /** A refusal: Students join only where the Emblem is. */
    elsewhere(arena: Arena): string;
    readonly oneCardOnly: string;
    leadsTo(element: Element): string;
  };
  readonly tray: {
    label(arena: string): string;
    readonly deeds: string;
    readonly summon: string;
    readonly summonSub: string;
    readonly cast: string;
    readonly castSub: string;
    /** Which of several runs casts: "2 to 4". */
    run(first: number, last: number): string;
    readonly summonTo: string;
    readonly element: string;
    readonly trial: string;
    readonly emblemElsewhere: string;
    status(arena: string): string;
    readonly nothing: string;
    summonStatus(arena: string): string;
    summonDetail(students: readonly string[]): string;
    readonly chooseArena: string;
    summonAct(arena: Arena): string;
    castStatus(spell: string): string;
    castDetail(element: Element): string;
    castAct(spell: string): string;
    readonly chooseElement: string;
    readonly chooseTrial: string;
    fit(fit: Fit): string;
  };
  readonly hex: {
    title(cards: number): string;
    why(name: string, arena: string, cards: number): string;
    chosen(count: number, of: number): string;
    more(cards: number): string;
    fewer(cards: number): string;
    readonly enough: string;
    readonly clear: string;
    readonly nothingToClear: string;
    discard(cards: number): string;
    ordinal(place: number): string;
  };
  readonly wait: {
    turn(name: string): string;
    readonly look: string;
    hexed(name: string, cards: number): string;
  };
  readonly story: {
    readonly skip: string;
    readonly replay: string;
  };
  readonly over: {
    wins(name: string): string;
    readonly draw: string;
    reason(reason: EndReason): string;
  };
}

/** Reasons are given to whoever sits at the table; at this one sit two schools. */
export function asPlayer(seat: Seat): PlayerID {
  return seat === '1' ? '1' : '0';
}

/** Lists equal students once: "2 earth Students" of two ids of earth, in the order in which the Elements first come. */
export function grouped(elements: readonly Element[]): readonly (readonly [Element, number])[] {
  const counts = new Map<Element, number>();
  for (const element of elements) counts.set(element, (counts.get(element) ?? 0) + 1);
  return [...counts];
}

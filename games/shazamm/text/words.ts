/** Every word of Shazamm! in one language: what the shell needs, and what the board says. */
import type { GameWords, NameOf, Seat } from '../../kit';
import type { Spell } from '../data';
import type { ShazammEvent } from '../events';
import type { PerWizard, ShazammView, SpellNo, Wizard } from '../state';

export interface SpellWords {
  readonly name: string;
  /** The sentence printed on the card. */
  readonly text: string;
  /** What players ask about the card, shown when it is enlarged. */
  readonly notes: readonly string[];
}

/** What a player is about to lay, or has laid. */
export interface Summary {
  readonly bid: number;
  readonly spells: number;
  readonly decoy: boolean;
}

export interface ShazammWords extends GameWords<ShazammView, ShazammEvent> {
  readonly roles: PerWizard<string>;
  readonly spells: Readonly<Record<SpellNo, SpellWords>>;
  readonly decoy: SpellWords;
  /** What the spells of a class do: "moves the fire". */
  readonly classes: Readonly<Record<Spell['class'], string>>;
  /** The letter on each wizard's sigil. */
  readonly letters: PerWizard<string>;
  /** What an event did, as a sentence of its own that does not repeat the spell's name. */
  effect(event: ShazammEvent, nameOf: NameOf): string;
  readonly board: BoardWords;
}

export interface BoardWords {
  readonly seats: {
    readonly you: string;
    readonly mana: string;
    inHand(cards: number): string;
    toDraw(cards: number): string;
    spellsLeft(name: string): string;
    /** A spell that has been used. */
    readonly spent: string;
    readonly lastTurn: string;
    lastTurnOf(name: string): string;
    openSheet(name: string): string;
  };
  readonly bridge: {
    readonly label: string;
    fire(wall: number, distance: PerWizard<number>, names: PerWizard<string>): string;
    stands(name: string, tile: number, margin: number): string;
    fallen(name: string): string;
    readonly whole: string;
    collapsed(perSide: number, first: number, last: number): string;
    next(first: number, last: number): string;
    tiles(count: number): string;
  };
  readonly laid: {
    readonly mine: string;
    readonly locked: string;
    readonly empty: string;
    ready(name: string): string;
    choosing(name: string): string;
    faceDown(name: string, cards: number | null): string;
    by(name: string): string;
  };
  readonly bid: {
    readonly label: string;
    of(reserve: number): string;
    leaves(mana: number): string;
    readonly tenMore: string;
    readonly tenLess: string;
    readonly oneMore: string;
    readonly oneLess: string;
    tooHigh(bid: number, reserve: number): string;
    tooLow(reserve: number): string;
    readonly help: string;
  };
  readonly hand: {
    label(cards: number): string;
    readonly lay: string;
    readonly takeBack: string;
    /** Above the name of an enlarged card. */
    kind(spell: number, does: string): string;
    readonly decoyKind: string;
    readonly close: string;
  };
  readonly commit: {
    readonly status: string;
    opponentReady(name: string, cards: number | null): string;
    opponentChoosing(name: string): string;
    readonly clear: string;
    readonly nothingToClear: string;
    readonly ready: string;
    summary(summary: Summary): string;
    readonly confirmTitle: string;
    confirmBody(bid: number, cards: readonly string[]): string;
    readonly confirmMuted: string;
    readonly confirm: string;
  };
  readonly wait: {
    choosing(names: readonly string[]): string;
    /** Nobody is awaited, though nobody has won by the rules. */
    readonly broken: string;
    readonly secret: string;
    mana(bid: number): string;
    laid(summary: Summary): string;
    readonly undo: string;
    readonly undoWhy: string;
    deciding(name: string, spell: string): string;
    arranging(names: readonly string[]): string;
    readonly arranged: string;
  };
  readonly muted: string;
  readonly attacks: {
    readonly label: string;
    bid(bid: number): string;
  };
  readonly story: {
    readonly label: string;
    readonly skip: string;
    readonly replay: string;
    /** The fixed steps after the spells. */
    readonly steps: readonly [compare: string, move: string, pay: string];
    readonly revealed: string;
    readonly comparison: string;
    readonly payment: string;
    readonly silence: string;
    readonly push: string;
    readonly roundEnd: string;
    roundBegins(round: number): string;
    readonly fall: string;
    twice(spell: string): string;
    next(spell: string, name: string): string;
    readonly fates: {
      readonly cancelled: string;
      readonly muted: string;
      readonly void: string;
      readonly destroyed: string;
    };
    readonly cloned: string;
    readonly stolen: string;
  };
  readonly clone: {
    status(name: string): string;
    detail(opponent: string): string;
    readonly decline: string;
    readonly choose: string;
    readonly chooseFirst: string;
    copy(spell: string): string;
  };
  readonly theft: {
    readonly label: string;
    status(name: string): string;
    readonly detail: string;
    readonly keep: string;
    readonly destroy: string;
    readonly confirm: string;
    summary(kept: number, destroyed: number): string;
  };
  readonly recycling: {
    status(name: string): string;
    detail(min: number, max: number): string;
    readonly label: string;
    signed(delta: number): string;
    bid(before: number, after: number): string;
    readonly preview: string;
    change(delta: number): string;
    readonly keep: string;
  };
  readonly arrange: {
    readonly status: string;
    readonly detail: string;
    picked(spell: string): string;
    batch(round: number): string;
    batchCards(cards: number): string;
    readonly ascending: string;
    readonly shuffle: string;
    readonly ready: string;
    readonly confirmTitle: string;
    readonly confirmBody: string;
  };
  readonly over: {
    wins(name: string): string;
    readonly draw: string;
    fell(name: string): string;
    readonly bothFell: string;
  };
}

/** Reasons are given to whoever sits at the table; at this one sit two wizards. */
export function asWizard(seat: Seat): Wizard {
  return seat === '1' ? '1' : '0';
}

/** Every word of Wizards Cup in one language: what the shell needs, and what the board says. */
import type { GameWords, NameOf } from '../../kit';
import type { CardId, Element } from '../data';
import type { CupEvent } from '../events';
import type { Criterion, CupView, Side } from '../state';

/** The kind of a power, or its absence. */
export type Kind = 'immediate' | 'dormant' | 'permanent' | 'none';

export interface WizardWords {
  /** With its article: "The Siren". */
  readonly name: string;
  readonly short: string;
  /** The sentence printed on the card. */
  readonly text: string;
  /** What players ask about the card, shown when it is enlarged. */
  readonly notes: readonly string[];
}

/** What is said while an event is on stage; emphasis as in the log. */
export interface Told {
  readonly title: string | null;
  readonly text: string;
}

export interface CupWords extends GameWords<CupView, CupEvent> {
  readonly roles: Readonly<Record<Side, string>>;
  readonly wizards: Readonly<Record<CardId, WizardWords>>;
  readonly elements: Readonly<Record<Element, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  /** When the powers of a kind work. */
  readonly kindNotes: Readonly<Record<Kind, string>>;
  told(event: CupEvent, nameOf: NameOf): Told;
  /** "Fire beats Nature", without a full stop. */
  beats(winner: Element, loser: Element): string;
  readonly board: BoardWords;
}

export interface BoardWords {
  readonly card: {
    /** The accessible name: name, Element, Value, kind. */
    label(name: string, element: string, value: number, kind: string): string;
    inPlace(place: number): string;
    readonly inWaiting: string;
    readonly drawnBlind: string;
    readonly awake: string;
    readonly close: string;
    facts(element: string, value: number, kind: string): string;
  };
  readonly seats: {
    readonly you: string;
    drawn(wizard: string): string;
    readonly ready: string;
    tokens(won: number): string;
    open(name: string): string;
    cardsOf(name: string): string;
    readonly pile: string;
    readonly pileEmpty: string;
    seenIn(round: number): string;
    readonly nothingSeen: string;
    /** Above the list of a player's Wizards that lay open in this round. */
    seenOf(name: string): string;
    unseen(cards: number): string;
  };
  readonly rounds: {
    round(round: number): string;
    duel(no: number): string;
    readonly ifNeeded: string;
    readonly preparing: string;
    wonBy(names: readonly string[]): string;
    readonly nobody: string;
    readonly open: string;
    readonly none: string;
    readonly watch: string;
    totals(white: number, black: number): string;
  };
  readonly aid: {
    readonly open: string;
    readonly title: string;
    readonly elements: string;
    readonly arrow: string;
    /** The whole wheel, for who cannot see it. */
    readonly wheel: string;
    readonly weakTo: string;
    readonly beats: string;
    readonly nothing: string;
    readonly noWeakness: string;
    readonly criteria: string;
  };
  readonly draw: {
    status(name: string): string;
    detail(opponent: string): string;
    fan(opponent: string): string;
    card(no: number): string;
    waiting(name: string): string;
    readonly blind: string;
  };
  readonly build: {
    readonly gallery: string;
    readonly lineUp: string;
    readonly filter: string;
    select(missing: number): string;
    readonly complete: string;
    readonly selectDetail: string;
    readonly swap: string;
    readonly swapDetail: string;
    readonly order: string;
    readonly orderDetail: string;
    place(wizard: string): string;
    move(wizard: string): string;
    readonly placeHere: string;
    putAt(wizard: string, place: number): string;
    putWaiting(wizard: string): string;
    freePlace(place: number): string;
    readonly freeWaiting: string;
    readonly first: string;
    readonly last: string;
    readonly waiting: string;
    readonly waitingNote: string;
    readonly waitingLetter: string;
    readonly takeOut: string;
    readonly earlier: string;
    readonly later: string;
    readonly noEarlier: string;
    readonly noLater: string;
    readonly fill: string;
    readonly fillFull: string;
    readonly clear: string;
    readonly ready: string;
    placed(count: number): string;
    missing(count: number): string;
    readonly mustStay: string;
    readonly selectFirst: string;
    readonly oneSwap: string;
    readonly teamOnly: string;
    readonly noSwap: string;
    swapped(out: string, into: string): string;
    opponentReady(name: string): string;
    readonly keys: string;
    readonly confirmTitle: string;
    confirmBody(order: readonly string[], waiting: string): string;
    confirmSwap(out: string, into: string): string;
    readonly confirm: string;
  };
  readonly stage: {
    label(no: number): string;
    readonly loses: string;
    readonly stays: string;
    readonly discard: string;
    readonly deck: string;
    readonly waiting: string;
    readonly faceDown: string;
    readonly noWaiting: string;
    awake(power: string): string;
    readonly noWeaknessPower: string;
    bonus(bonus: number, element: string | null): string;
    zones(name: string): string;
    readonly duels: string;
    readonly bothLose: string;
    sum(wizard: string, printed: number, parts: readonly string[], value: number): string;
    readonly steps: string;
    readonly step: Readonly<Record<Criterion, string>>;
    readonly passed: Readonly<Record<Criterion, string>>;
    readonly ahead: string;
    readonly skipped: string;
    /** Both powers won. */
    readonly both: string;
    readonly yourDeck: string;
    readonly onlyYou: string;
    readonly next: string;
    readonly emptyDeck: string;
    readonly waits: string;
  };
  readonly story: {
    readonly pause: string;
    readonly play: string;
    readonly step: string;
    readonly skip: string;
    readonly running: string;
    readonly held: string;
  };
  readonly decide: {
    exchange(name: string, wizard: string): string;
    readonly exchangeDetail: string;
    send(wizard: string): string;
    keep(wizard: string): string;
    recall(name: string, wizard: string): string;
    readonly recallDetail: string;
    takeUnder(wizard: string): string;
    leave(wizard: string): string;
    rearrange(name: string): string;
    readonly rearrangeDetail: string;
    picked(wizard: string): string;
    readonly reset: string;
    readonly nothingToReset: string;
    readonly keepOrder: string;
    readonly newOrder: string;
  };
  readonly wait: {
    choosing(names: readonly string[]): string;
    readonly locked: string;
    readonly secret: string;
    deciding(name: string, wizard: string): string;
  };
  readonly over: {
    wins(name: string): string;
    readonly draw: string;
    score(winner: number, loser: number): string;
    totals(white: number, black: number): string;
  };
}

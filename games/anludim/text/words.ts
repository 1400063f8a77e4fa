/** Every word of Anludim in one language: what the shell needs, and what the board says. */
import type { GameWords, Seat } from '../../kit';
import type { Strength } from '../combinations';
import type { CardId, Colour, Crest, Discipline, Half, PerDiscipline } from '../data';
import type { AnludimEvent } from '../events';
import type { AnludimView, RoundEnd, Spending } from '../state';

interface DisciplineWords {
  readonly professor: string;
  /** With its article, in the middle of a sentence. */
  readonly theProfessor: string;
  readonly combination: string;
  readonly object: string;
  /** What must be laid as long as nothing lies there: "2 consecutive cards". */
  readonly fewest: string;
}

export interface AnludimWords extends GameWords<AnludimView, AnludimEvent> {
  readonly roles: Readonly<Record<Seat, string>>;
  readonly colours: Readonly<Record<Colour, { readonly name: string; readonly letter: string }>>;
  readonly disciplines: Readonly<PerDiscipline<DisciplineWords>>;
  half(half: Half): string;
  /** Both halves, the first one up. */
  card(card: CardId, up?: 0 | 1): string;
  /** "run of 5 up to 11", in the middle of a sentence. */
  combination(discipline: Discipline, strength: Strength): string;
  readonly board: BoardWords;
}

/** How a professor would come: from the lectern, from another player, or from an own combination. */
export type Origin = { readonly from: 'board' | 'own' } | { readonly from: 'player'; readonly name: string };

export interface BoardWords {
  readonly seats: {
    readonly you: string;
    readonly bot: string;
    readonly points: string;
    hand(cards: number): string;
    known(cards: readonly string[]): string;
    parchments(count: number): string;
    roundsWon(rounds: number): string;
    readonly firstPlayer: string;
    readonly crests: Readonly<Record<Crest, string>>;
    readonly objects: string;
    socket(object: string, values: readonly number[]): string;
    readonly combinations: string;
    readonly nothingLaid: string;
    /** A combination that its professor has left, or never heard. */
    bare(combination: string): string;
    attended(combination: string, professor: string): string;
    takeBack(combination: string): string;
    use(half: string, combination: string): string;
    expand(name: string): string;
    collapse(name: string): string;
  };
  readonly lecterns: {
    readonly label: string;
    readonly free: string;
    /** The whole lectern for a screen reader. */
    summary(professor: string, combination: string, holder: string, pile: string, challenge: string): string;
    readonly freeProfessor: string;
    heldBy(name: string): string;
    pile(values: readonly number[]): string;
    followedBy(values: readonly number[]): string;
    readonly emptyPile: string;
    toBeat(combination: string): string;
    toLay(fewest: string): string;
    /** Of the combination to beat only what is compared, for phones: "3 up to 7". */
    brief(discipline: Discipline, strength: Strength): string;
    rank(rank: number): string;
    legal(combination: string): string;
  };
  readonly ends: {
    readonly label: string;
    piles(empty: number, needed: number): string;
    readonly last: string;
    kinds(count: number, names: readonly string[]): string;
    readonly nobody: string;
    idle(turns: number, limit: number): string;
  };
  readonly market: {
    readonly label: string;
    readonly deck: string;
    readonly drawTwo: string;
    readonly faceUp: string;
    readonly takeOne: string;
    take(card: string): string;
    readonly emptySlot: string;
    readonly discard: string;
  };
  readonly hand: {
    label(cards: number): string;
    readonly title: string;
    readonly sort: string;
    readonly byValue: string;
    readonly byColour: string;
    readonly turnOver: string;
    readonly help: string;
    readonly known: string;
    readonly joins: string;
    readonly clashes: string;
    readonly none: string;
  };
  readonly build: {
    readonly label: string;
    readonly empty: string;
    readonly emptyHint: string;
    nothing(cards: number): string;
    readonly nothingHint: string;
    beats(discipline: Discipline, strength: Strength): string;
    /** Nothing of its kind lies on the table, or it only grows. */
    readonly first: string;
    joins(origin: Origin, professor: string): string;
    readonly choices: string;
    extended(combination: string): string;
    discards(cards: readonly string[]): string;
    returns(professors: readonly string[]): string;
    readonly flaws: Readonly<Record<string, string>>;
    groups(size: 2 | 3): string;
    tooFew(cards: number): string;
    weaker(combination: string): string;
    equal(combination: string): string;
  };
  readonly suggestions: {
    readonly open: string;
    readonly title: string;
    readonly hint: string;
    readonly none: string;
    readonly pick: string;
  };
  readonly act: {
    readonly main: string;
    readonly mainDetail: string;
    readonly mainDetailExpert: string;
    chosen(combination: string): string;
    readonly change: string;
    readonly turnHint: string;
    readonly clear: string;
    readonly spend: string;
    readonly draw: string;
    /** Instead of drawing, once the pile has run out. */
    readonly drawNothing: string;
    readonly lay: string;
    /** So many groups: one pair, several pairs. */
    layIt(discipline: Discipline, groups: number): string;
    takes(professor: string, loser: string | null): string;
    readonly layNothing: string;
    readonly chooseFirst: string;
    readonly optional: string;
    readonly optionalDetail: string;
    readonly endTurn: string;
    readonly undo: string;
    readonly mustPass: string;
    readonly mustPassDetail: string;
    readonly pass: string;
    readonly confirmLay: string;
    confirmLayBody(combination: string, discards: readonly string[]): string;
  };
  readonly spend: {
    readonly title: string;
    readonly body: string;
    what(what: Spending): string;
    left(points: number): string;
    readonly cancel: string;
    readonly lastOfItsKind: string;
  };
  readonly keep: {
    status(limit: number): string;
    detail(limit: number, hand: number): string;
    readonly nothing: string;
    keep(cards: number): string;
    readonly chooseFirst: string;
    tooMany(limit: number): string;
    readonly confirmTitle: string;
    confirmBody(cards: readonly string[]): string;
    kept(cards: number): string;
    waiting(names: readonly string[]): string;
    readonly deciding: string;
  };
  readonly wait: {
    turn(name: string): string;
    readonly plan: string;
    readonly watch: string;
  };
  readonly story: {
    readonly skip: string;
    roundBegins(round: number): string;
  };
  readonly round: {
    title(round: number, name: string): string;
    why(end: RoundEnd, name: string): string;
    readonly standings: string;
    readonly first: string;
  };
  readonly over: {
    wins(name: string): string;
    detail(rounds: number): string;
  };
  readonly zoom: {
    readonly kind: string;
    readonly twoHalves: string;
    readonly known: string;
    readonly close: string;
    choose(half: string): string;
  };
}

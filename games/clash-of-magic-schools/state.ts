/** The state of a match, as the specification documents it, and what a viewer sees of it. */
import type { Arena, Element, SpellName, StudentId, TrialId } from './data';

export type PlayerID = '0' | '1';
export const PLAYERS = ['0', '1'] as const satisfies readonly PlayerID[];
export type PerPlayer<T> = Record<PlayerID, T>;
export type PerArena<T> = Record<Arena, T>;

export const SCHOOLS = ['dragombre', 'blancgriffon'] as const;
export type School = (typeof SCHOOLS)[number];

export interface ClashOptions {
  readonly turnLimit: number;
}

/** The discard that a cast Maleficio waits for; until it is made the caster stays in its column. */
interface PendingMaleficio {
  readonly kind: 'maleficio';
  readonly caster: StudentId;
  readonly arena: Arena;
  readonly victim: PlayerID;
  readonly count: number;
}

/** No move ends a game with 'forfeit': the platform writes that result. */
export type EndReason = 'fifteen' | 'twenty' | 'collapse' | 'deckExhausted' | 'turnLimit' | 'forfeit';

export interface GameResult {
  /** Null: a drawn game. */
  readonly winner: PlayerID | null;
  readonly reason: EndReason;
  readonly scores: Readonly<PerPlayer<number>>;
  readonly overtime: boolean;
}

/** One school's side of the table. Here and in `Table`, lists are never changed in place: copies share them. */
export interface SchoolState<Student> {
  school: School;
  /** Draws are appended, removals keep the order. */
  hand: readonly Student[];
  /** Where the Emblem marker is; null: still on the crest. */
  emblem: Arena | null;
  /** First: next to the board; last: the "last card", nearest to the player. */
  readonly columns: PerArena<readonly StudentId[]>;
  /** First: the bottom of the stack; last: the visible Trial, the only one that counts. */
  readonly trials: PerArena<readonly TrialId[]>;
  /** The announced Trials under the crest; only the last one is available. */
  offered: readonly TrialId[];
  startingTrialPassed: boolean;
}

export interface Table<Student, Trial> {
  /** First: the top of the pile. */
  studentDeck: readonly Student[];
  /** Last: the most recent card. */
  studentDiscard: readonly StudentId[];
  /** First: the top of the pile. */
  trialDeck: readonly Trial[];
  /** How many cards at the top of trialDeck everybody knows, thanks to Combustio. */
  trialKnownTop: number;
  players: PerPlayer<SchoolState<Student>>;
  current: PlayerID;
  /** 1, 2, 3 …: odd turns are Dragombre's. */
  turnNumber: number;
  turnLimit: number;
  /** In this turn. */
  summonUsed: boolean;
  pending: PendingMaleficio | null;
  /** Once true, always true. */
  overtime: boolean;
  result: GameResult | null;
}

export type SchoolView = SchoolState<StudentId | null>;
export type ClashState = Table<StudentId, TrialId>;
export type ClashView = Table<StudentId | null, TrialId | null>;

/** Under whose crest an announced Trial is taken. */
export const CRESTS = ['own', 'opponent'] as const;
export type Crest = (typeof CRESTS)[number];

/** Ids are any strings here: one that does not exist is a card that is not in the hand or column. */
export type ClashMoves = {
  moveEmblem: { card: string };
  deployStudents: { cards: string[] };
  passTrial: { from: Crest };
  summonStudents: { from: Arena; to: Arena };
  castSpell: CastSpell;
  endTurn: null;
  discardForMaleficio: { cards: string[] };
};

export type CastSpell = { caster: string } & (
  | { spell: 'batrax'; element: Element }
  | { spell: 'inundatio'; from: Crest }
  | { spell: Exclude<SpellName, 'batrax' | 'inundatio'> }
);

export function opponentOf(player: PlayerID): PlayerID {
  return player === '0' ? '1' : '0';
}

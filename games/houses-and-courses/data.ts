/**
 * What is in the box: every card and token with its number of copies and what it does, and the numbers of the rules.
 * Whoever owns the printed game corrects it here and nowhere else: a card is the list of its operations, in order.
 */

export const COURSE_IDS = ['herbologie', 'defense', 'metamorphose', 'potions', 'sorts', 'balais'] as const;
export type CourseId = (typeof COURSE_IDS)[number];

/** An operation with nothing to set. */
type Plain<Name extends string> = Name extends string ? { readonly op: Name } : never;
/** An operation done n times. */
type Counted<Name extends string> = Name extends string ? { readonly op: Name; readonly n: number } : never;
/** An operation that its player may replace by others. */
type Optional<Name extends string> = Name extends string
  ? { readonly op: Name; readonly elseOps: readonly Op[] }
  : never;

/**
 * One step of an effect. A card declares the parameters of all its operations together; of `stealChosen`,
 * `takeTimetableMail` and `confiscate`, which ask somebody to choose, it has one at most, and last.
 */
export type Op =
  | Counted<'draw' | 'stealRandom' | 'extraCollect' | 'discount'>
  /** How many cards each opponent discards: n, or n2p in a game of two. */
  | { readonly op: 'discardRandomAll'; readonly n: number; readonly n2p: number }
  | { readonly op: 'replaceSlots'; readonly max: number }
  | Optional<'swapCourse' | 'takeSpellFromDiscard'>
  | Plain<'shield' | 'takeFirstPlayer' | 'stealChosen' | 'stun' | 'takeTimetableMail'>
  | Plain<'stealMail' | 'discardBonus' | 'confiscate'>;

export interface Course {
  readonly copies: number;
  readonly ops: readonly Op[];
}

export const COURSES: Readonly<Record<CourseId, Course>> = {
  herbologie: { copies: 6, ops: [{ op: 'draw', n: 2 }] },
  defense: { copies: 6, ops: [{ op: 'shield' }, { op: 'draw', n: 1 }] },
  metamorphose: { copies: 6, ops: [{ op: 'swapCourse', elseOps: [{ op: 'draw', n: 1 }] }] },
  potions: { copies: 6, ops: [{ op: 'stealRandom', n: 1 }] },
  sorts: { copies: 6, ops: [{ op: 'takeSpellFromDiscard', elseOps: [{ op: 'draw', n: 1 }] }] },
  balais: { copies: 6, ops: [{ op: 'takeFirstPlayer' }, { op: 'draw', n: 1 }] },
};

export type SpellId =
  | 'oubliettes'
  | 'copius'
  | 'chipio'
  | 'patatras'
  | 'tempus'
  | 'soldus'
  | 'stupefarce'
  | 'hibouvol'
  | 'lettrovol'
  | 'finitus'
  | 'confiscatus'
  | 'chamboulum';

export interface Spell {
  readonly copies: number;
  /** The ⚡ of a card that is played only as an answer: it cancels, and may take over what it cancels. */
  readonly reaction?: 'cancel' | 'takeOver';
  readonly ops: readonly Op[];
}

/** In the order of their ids, followed by the Bonus cards. */
export const SPELLS: Readonly<Record<SpellId, Spell>> = {
  oubliettes: { copies: 4, reaction: 'cancel', ops: [] },
  copius: { copies: 3, reaction: 'takeOver', ops: [] },
  chipio: { copies: 3, ops: [{ op: 'stealChosen' }] },
  patatras: { copies: 3, ops: [{ op: 'discardRandomAll', n: 1, n2p: 2 }] },
  tempus: { copies: 3, ops: [{ op: 'extraCollect', n: 1 }] },
  soldus: { copies: 3, ops: [{ op: 'discount', n: 3 }] },
  stupefarce: { copies: 3, ops: [{ op: 'stun' }] },
  hibouvol: { copies: 3, ops: [{ op: 'takeTimetableMail' }] },
  lettrovol: { copies: 3, ops: [{ op: 'stealMail' }] },
  finitus: { copies: 3, ops: [{ op: 'discardBonus' }] },
  confiscatus: { copies: 3, ops: [{ op: 'confiscate' }] },
  chamboulum: {
    copies: 3,
    ops: [
      { op: 'replaceSlots', max: 3 },
      { op: 'draw', n: 1 },
    ],
  },
};

export type BonusId = 'balaiBall' | 'bonsPoints' | 'mauvaisPoints';

export interface Bonus {
  readonly copies: number;
  readonly vp: number;
  /** Broomball symbols. */
  readonly symbols: number;
}

export const BONUS: Readonly<Record<BonusId, Bonus>> = {
  balaiBall: { copies: 6, vp: 0, symbols: 1 },
  bonsPoints: { copies: 6, vp: 4, symbols: 0 },
  mauvaisPoints: { copies: 6, vp: -4, symbols: 0 },
};

export type MailKind =
  | 'draw1'
  | 'draw2'
  | 'oubliettes'
  | 'engueulante'
  | 'plus1'
  | 'plus2'
  | 'plus3'
  | 'minus1'
  | 'minus2'
  | 'balai1'
  | 'balai2';

export interface Mail {
  readonly copies: number;
  readonly vp: number;
  readonly symbols: number;
  /** How many cards its owner draws for it; then it leaves the game. */
  readonly draw: number;
}

/** An `oubliettes` is an answer like the Spell of that name; an `engueulante` goes back to the reserve at once. */
export const MAIL: Readonly<Record<MailKind, Mail>> = {
  draw1: { copies: 4, vp: 0, symbols: 0, draw: 1 },
  draw2: { copies: 2, vp: 0, symbols: 0, draw: 2 },
  oubliettes: { copies: 3, vp: 0, symbols: 0, draw: 0 },
  engueulante: { copies: 4, vp: 0, symbols: 0, draw: 0 },
  plus1: { copies: 4, vp: 1, symbols: 0, draw: 0 },
  plus2: { copies: 3, vp: 2, symbols: 0, draw: 0 },
  plus3: { copies: 2, vp: 3, symbols: 0, draw: 0 },
  minus1: { copies: 3, vp: -1, symbols: 0, draw: 0 },
  minus2: { copies: 2, vp: -2, symbols: 0, draw: 0 },
  balai1: { copies: 2, vp: 0, symbols: 1, draw: 0 },
  balai2: { copies: 1, vp: 0, symbols: 2, draw: 0 },
};

/** By the number of identical Courses. */
export const COURSE_VP: readonly number[] = [0, 1, 4, 9, 16, 25, 36];

export const HORCRUCHES = 7;
/** By the number of Horcruches. */
export const HORCRUCHE_VP: readonly number[] = [0, 1, 4, 9, 15, 22, 30, 40];

export type Detourneur =
  /** For each card of the Course in the play area. */
  | { readonly kind: 'perCourse'; readonly course: CourseId; readonly vp: number }
  | { readonly kind: 'flat'; readonly vp: number }
  /** For each Course of which there is a card in the play area. */
  | { readonly kind: 'perDistinctCourse'; readonly vp: number };

export const DETOURNEURS: readonly Detourneur[] = [
  { kind: 'perCourse', course: 'herbologie', vp: 2 },
  { kind: 'perCourse', course: 'defense', vp: 2 },
  { kind: 'perCourse', course: 'metamorphose', vp: 2 },
  { kind: 'perCourse', course: 'potions', vp: 2 },
  { kind: 'perCourse', course: 'sorts', vp: 2 },
  { kind: 'perCourse', course: 'balais', vp: 2 },
];

export const HOUSE_IDS = ['grosfondor', 'serpentin', 'serdongle', 'poufmoufle'] as const;
export type HouseId = (typeof HOUSE_IDS)[number];

/** When the power of a House may be used in the own turn; `automatic` ones are not used but happen. */
export type Timing = 'automatic' | 'anytime' | 'afterDrawTwo' | 'noActionsLeft';

export const HOUSES: Readonly<Record<HouseId, { readonly timing: Timing }>> = {
  grosfondor: { timing: 'automatic' },
  serpentin: { timing: 'afterDrawTwo' },
  serdongle: { timing: 'anytime' },
  poufmoufle: { timing: 'noActionsLeft' },
};

/** Magic cards dealt to each player. */
export const HAND = 5;
export const ACTIONS = 2;
export const STUNNED_ACTIONS = 1;
/** Magic cards for one action, and for both together. */
export const DRAW1 = 2;
export const DRAW2 = 5;
export const SLOTS_PER_PLAYER = 2;

/** The first copy of a Course costs so many Magic cards, each further copy one more. */
export const COURSE_COST = 1;
/** What a Horcruche or a Détourneur costs. */
export const OTHER_COST = 2;
export const MIN_COST = 1;

/** Broomball: the most symbols, and the next lower number. */
export const BALAI_FIRST = 10;
export const BALAI_SECOND = 5;

/** The round in which somebody has so many School cards is the last. */
export const END_SCHOOL = 10;
export const HORCRUCHES_TO_WIN = 7;
export const ROUND_CAP = 30;
export const SPELLS_PER_TURN = 10;

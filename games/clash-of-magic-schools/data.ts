/** What is in the box: the five Elements and their spells, 60 Students, 45 Trials, and the numbers of the rules. */

/** Also the names of the five Arenas, in their order on the board. */
export const ELEMENTS = ['earth', 'water', 'air', 'fire', 'dark'] as const;
export type Element = (typeof ELEMENTS)[number];
export type Arena = Element;

/** The spell printed on the Students of an Element. */
export const SPELL_OF = {
  earth: 'batrax',
  water: 'inundatio',
  air: 'hypnox',
  fire: 'combustio',
  dark: 'eversio',
} as const satisfies Record<Element, string>;

/** Every Student may also cast Maleficio instead of the printed spell. */
export const SPELLS = ['batrax', 'inundatio', 'hypnox', 'combustio', 'eversio', 'maleficio'] as const;
export type SpellName = (typeof SPELLS)[number];

const STUDENT_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const STUDENTS = ELEMENTS.flatMap((element) =>
  STUDENT_NUMBERS.map((number) => `${element}-${number}` as const),
);
export type StudentId = (typeof STUDENTS)[number];

/** The Trials each school has to pass in its first turn; they count as level 1. */
export const STARTING_TRIALS = { dragombre: 't1-d', blancgriffon: 't1-b' } as const;

/** The draw pile at the start. */
export const PILE_TRIALS = [
  ...trialsOf(1, [1, 2, 3, 4, 5, 6, 7, 8]),
  ...trialsOf(2, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...trialsOf(3, [1, 2, 3, 4, 5, 6, 7, 8]),
  ...trialsOf(4, [1, 2, 3, 4, 5, 6, 7]),
  ...trialsOf(5, [1, 2, 3, 4, 5, 6]),
  ...trialsOf(6, [1, 2, 3, 4, 5]),
];
export const TRIALS = [...PILE_TRIALS, STARTING_TRIALS.dragombre, STARTING_TRIALS.blancgriffon];
export type TrialId = (typeof TRIALS)[number];

export const START_HAND = { dragombre: 3, blancgriffon: 5 } as const;
export const DRAW_PER_TURN = 3;
export const ANNOUNCE_PER_TURN = 2;
export const SUMMON_COUNT = 3;
export const MAX_LEVEL = 6;

/** With this score a player wins if the other has at most WIN_OPPONENT_MAX; otherwise Overtime begins. */
export const WIN_SCORE = 15;
export const WIN_OPPONENT_MAX = 9;
/** In Overtime this score wins, and whoever falls to OVERTIME_FALL_MAX or less loses. */
export const OVERTIME_SCORE = 20;
export const OVERTIME_FALL_MAX = 9;

export const TURN_LIMIT = { min: 40, max: 1000, default: 200 } as const;

export const CURSUS_GAMES = 7;
export const CURSUS_BONUS = 10;
export const CHAMPIONSHIP_MAX = 8;

/** No two Elements begin with the same letter. */
const BY_INITIAL: Readonly<Record<number, Element>> = Object.fromEntries(
  ELEMENTS.map((element) => [element.charCodeAt(0), element]),
);

export function elementOf(student: StudentId): Element {
  return BY_INITIAL[student.charCodeAt(0)] as Element;
}

/** Whether both are of one Element; quicker than asking for each one's. */
export function isAlike(one: StudentId, other: StudentId): boolean {
  return one.charCodeAt(0) === other.charCodeAt(0);
}

/** The digit after the `t`: the difficulty of the Trial and its value in points. */
export function levelOf(trial: TrialId): number {
  return trial.charCodeAt(1) - '0'.charCodeAt(0);
}

function trialsOf<const Level extends number, const Mark extends number>(
  level: Level,
  numbers: readonly Mark[],
) {
  return numbers.map((number) => `t${level}-${number}` as const);
}

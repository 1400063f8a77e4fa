/**
 * What is in the box: the disciplines, the magic objects, the crests and the 65 apprentices. The apprentices' pairing
 * and the removed objects are reconstructed: whoever owns the box corrects them here, and nowhere else.
 */

/** In the order of their golden dots, which is also the hierarchy of the expert variant. */
export const DISCIPLINES = ['run', 'flush', 'pairs', 'trips', 'assembly'] as const;
export type Discipline = (typeof DISCIPLINES)[number];
export type PerDiscipline<T> = Record<Discipline, T>;

export function perDiscipline<T>(of: (discipline: Discipline) => T): PerDiscipline<T> {
  return {
    run: of('run'),
    flush: of('flush'),
    pairs: of('pairs'),
    trips: of('trips'),
    assembly: of('assembly'),
  };
}

export const RANK = {
  run: 1,
  flush: 2,
  pairs: 3,
  trips: 4,
  assembly: 5,
} as const satisfies PerDiscipline<number>;
export const FEWEST_CARDS = {
  run: 2,
  flush: 2,
  pairs: 2,
  trips: 3,
  assembly: 4,
} as const satisfies PerDiscipline<number>;

export const COLOURS = { g: 'green', b: 'blue', y: 'yellow', r: 'red', v: 'violet' } as const;
export type Colour = (typeof COLOURS)[keyof typeof COLOURS];
export const HIGHEST_VALUE = 13;

export interface Half {
  readonly value: number;
  readonly colour: Colour;
}
/** Which half of a card; the two mean nothing by themselves. */
export type HalfIndex = 0 | 1;

/** The apprentices. An id spells its halves: `g9r11` is a green 9 and a red 11. */
export const CARDS = (
  [
    ['g1r3', 'b1g4', 'y1r5', 'r1g6', 'v1y7'],
    ['g2v4', 'b2y5', 'y2v6', 'r2b7', 'v2r8'],
    ['g3b5', 'b3r6', 'y3g7', 'r3y8', 'v3g9'],
    ['g4y6', 'b4v7', 'y4b8', 'r4v9', 'v4b10'],
    ['g5r7', 'b5g8', 'y5r9', 'r5g10', 'v5y11'],
    ['g6v8', 'b6y9', 'y6v10', 'r6b11', 'v6r12'],
    ['g7b9', 'b7r10', 'y7g11', 'r7y12', 'v7g13'],
    ['g8y10', 'b8v11', 'y8b12', 'r8v13', 'v8g1'],
    ['g9r11', 'b9g12', 'y9r13', 'r9v1', 'v9b2'],
    ['g10v12', 'b10y13', 'y10r1', 'r10g2', 'v10y3'],
    ['g11b13', 'b11y1', 'y11v2', 'r11b3', 'v11r4'],
    ['g12b1', 'b12r2', 'y12g3', 'r12y4', 'v12g5'],
    ['g13y2', 'b13v3', 'y13b4', 'r13v5', 'v13b6'],
  ] as const
).flat();
export type CardId = (typeof CARDS)[number];

/** The values of all objects, the top of the pile first. */
const OBJECTS: Readonly<PerDiscipline<readonly number[]>> = {
  run: [1, 1, 1, 1, 2, 2, 3],
  flush: [1, 1, 1, 2, 2, 2, 3],
  pairs: [1, 1, 2, 2, 3, 4],
  trips: [1, 2, 3, 3, 4],
  assembly: [1, 2, 3, 3, 5],
};

/** What is left in the box, by the number of players. */
const REMOVED_OBJECTS: Readonly<Record<number, Partial<PerDiscipline<readonly number[]>>>> = {
  2: { run: [1, 1], flush: [1, 2], pairs: [1], trips: [3], assembly: [3] },
  3: { run: [1], flush: [1] },
};

export const PLAYERS = { min: 2, max: 5 } as const;
export const PARCHMENTS = 3;
/** Silver until the first round is won. */
export const CRESTS = { silver: { keep: 3, hand: 8 }, gold: { keep: 2, hand: 7 } } as const;
export type Crest = keyof typeof CRESTS;

export const SLOTS = [0, 1, 2] as const;
export type Slot = (typeof SLOTS)[number];
export const HIDDEN_DRAW = 2;

/** So many empty piles end a round. */
export const EMPTY_PILES = 3;
/** R22: a round ends after so many turns per player in a row in which nobody took an object. */
export const IDLE_TURNS = 10;
/** What the second and the third of a round receive where three or more play. */
export const REWARDS = { second: 2, third: 1 } as const;

/** The piles at the start of a round, by the number of players. */
const STARTING_PILES = [2, 3, 4, 5].map((players) => ({
  run: pileOf('run', players),
  flush: pileOf('flush', players),
  pairs: pileOf('pairs', players),
  trips: pileOf('trips', players),
  assembly: pileOf('assembly', players),
}));

export function pilesFor(players: number): PerDiscipline<readonly number[]> {
  const piles = STARTING_PILES[players - PLAYERS.min];
  if (!piles) throw new Error(`there are no piles for ${players} players`);
  return { ...piles };
}

function pileOf(discipline: Discipline, players: number): number[] {
  const pile = OBJECTS[discipline].slice();
  for (const value of REMOVED_OBJECTS[players]?.[discipline] ?? []) pile.splice(pile.indexOf(value), 1);
  return pile;
}

/** The halves that the ids spell. */
const spelling: Partial<Record<CardId, readonly [Half, Half]>> = {};
for (const card of CARDS) spelling[card] = spelled(card);
export const HALVES = spelling as Readonly<Required<typeof spelling>>;

function spelled(card: CardId): [Half, Half] {
  const [first, second] = Array.from(card.matchAll(/([gbyrv])(\d+)/g), ([, letter, digits]) => ({
    value: Number(digits),
    colour: COLOURS[letter as keyof typeof COLOURS],
  }));
  if (!first || !second) throw new Error(`${card} does not spell two halves`);
  return [first, second];
}

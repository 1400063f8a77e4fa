/**
 * What things promise, in points of the final score, by how near the end is. Guided by linear fits to the ends of games
 * that searching bots played among themselves, a thousand for two and two hundred for three: early points are often lost
 * again (Finitus, Confiscatus and thefts come back with every new deck), while cards in hand and actions last. With
 * three, whoever leads is everybody's target: until the seventh School card a lead says next to nothing about the end.
 */
import { END_SCHOOL } from '../data';
import { playerAt, seatsIn } from '../seats';
import type { HousesView } from '../state';

/** The School cards of whoever has most, at which the columns below hold; between them things change little by little. */
const NEARNESS = [2, 5, 7.5, 9, END_SCHOOL];

const IN_A_DUEL = {
  /** A point now. */
  courses: [0.5, 0.6, 0.8, 0.9, 1],
  horcruches: [0.8, 0.7, 0.5, 0.5, 0.9],
  detourneurs: [0.8, 0.7, 0.45, 0.55, 0.9],
  bonus: [0.25, 0.28, 0.52, 0.76, 0.95],
  mail: [0.05, 0.2, 0.38, 0.75, 0.95],
  balaiBall: [0.05, 0.17, 0.26, 0.57, 0.75],
  /** A Broomball symbol, whether or not it makes a difference by itself. */
  symbol: [0, 0.1, 0.36, 0.3, 0.3],
  /** Beside its points a Course is the step to the next of its kind, as long as there is time. */
  growth: [0.4, 0.1, -0.25, -0.25, 0],
  horcruche: [0.8, 0.8, 0.7, 0.5, 0.1],
  /** A Magic card: the first three in a hand, the next three, four more, and all others. */
  firstCards: [1, 1.9, 1.9, 1.45, 0.75],
  nextCards: [0.75, 1.1, 1.5, 1.1, 0.7],
  furtherCards: [0.6, 0.9, 1.1, 0.8, 0.6],
  otherCards: [0.3, 0.4, 0.5, 0.4, 0.2],
  /** What a card can do must still be done. */
  talent: [1, 1, 1, 0.7, 0.3],
  /** A card that a token allows to draw. */
  draw: [0.6, 1.25, 1.5, 1.1, 0.4],
  /** An answer in the form of a token. */
  oubliettes: [1.6, 2.2, 3.4, 3, 1.2],
  action: [1.9, 2.5, 3.1, 3.4, 3.8],
  shield: [1.8, 1.5, 2.7, 2.5, 1.8],
  stunned: [2.5, 3.4, 2.5, 2.6, 1.2],
  /** How far the final scores are from what is promised: the standard deviation. */
  doubt: [17, 15, 12, 9.2, 6.6],
} as const satisfies Record<string, readonly number[]>;

type Promises = Readonly<Record<keyof typeof IN_A_DUEL, readonly number[]>>;

/** Letters and Bonus cards are attacked less than Courses, and a hand is worth what there is time to spend. */
const AMONG_MORE: Promises = {
  courses: [0.5, 0.55, 0.55, 0.6, 1],
  horcruches: [0.6, 0.55, 0.4, 0.5, 0.9],
  detourneurs: [0.6, 0.55, 0.45, 0.6, 0.9],
  bonus: [0.25, 0.4, 0.65, 0.8, 0.95],
  mail: [0.25, 0.6, 0.75, 0.8, 0.95],
  balaiBall: [0.15, 0.35, 0.45, 0.55, 0.75],
  symbol: [0, 0.1, 0.3, 0.35, 0.3],
  growth: [0.3, 0.2, 0, 0.2, 0],
  horcruche: [1, 1.2, 1.2, 1, 0.1],
  firstCards: [1.2, 1.2, 1, 0.7, 0.6],
  nextCards: [0.5, 0.6, 0.7, 0.7, 0.6],
  furtherCards: [0.5, 0.5, 0.7, 0.9, 0.5],
  otherCards: [0.3, 0.3, 0.4, 0.4, 0.2],
  talent: [1, 1, 0.8, 0.7, 0.3],
  draw: [0.5, 0.9, 1, 0.9, 0.4],
  oubliettes: [1.8, 2.4, 3, 2.8, 1.2],
  action: IN_A_DUEL.action,
  shield: [1.4, 1.5, 2.2, 2.7, 1.8],
  stunned: [2, 2.6, 2, 1.8, 1.2],
  doubt: [40, 35, 20, 10.7, 6.6],
};

export type Weights = Readonly<Record<keyof Promises, number>>;

const DUEL = byMostSchool(IN_A_DUEL);
const MORE = byMostSchool(AMONG_MORE);

export function weightsOf(table: HousesView): Weights {
  const weights = table.numPlayers === 2 ? DUEL : MORE;
  return weights[Math.min(mostSchool(table), END_SCHOOL)] as Weights;
}

function byMostSchool(promises: Promises): readonly Weights[] {
  return Array.from({ length: END_SCHOOL + 1 }, (_, most) => {
    const weights = Object.entries(promises).map(([thing, worths]) => [thing, between(worths, most)]);
    return Object.fromEntries(weights);
  });
}

/** The School cards of whoever has most. */
function mostSchool(table: HousesView): number {
  let most = 0;
  for (const seat of seatsIn(table)) most = Math.max(most, playerAt(table, seat).school.length);
  return most;
}

/** On the line through the two columns around it. */
function between(worths: readonly number[], most: number): number {
  const after = NEARNESS.findIndex((column) => column >= most);
  const [from = 0, to = 0] = NEARNESS.slice(Math.max(0, after - 1), after + 1);
  const [before = 0, then = before] = worths.slice(Math.max(0, after - 1), after + 1);
  return after === 0 ? before : before + ((then - before) * (most - from)) / (to - from);
}

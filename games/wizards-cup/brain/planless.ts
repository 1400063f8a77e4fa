/** Whether the opponent has a plan: whoever has one rarely begins with a line-up that loses to most others. */
import type { Random } from '../../kit';
import { SET_SIZE, TEAM_SIZE } from '../data';
import { type CupView, indexOf, opponentOf, type Side } from '../state';
import { rankOf } from '../zones';
import { clash } from './clash';

/** As long as nothing is known. */
const PRIOR = 0.75;
/** The first line-up meets so many others. */
const TESTS = 60;
/** What share of them it beats, on average and by how much more or less, without a plan and with one. */
const WITHOUT = { mean: 0.5, spread: 0.13 };
const WITH = { mean: 0.78, spread: 0.1 };

export function planless(view: CupView, side: Side, random: Random): number {
  const first = view.rounds[0];
  if (!first || first.winners === null) return PRIOR;
  const strength = strengthOf(first.shown[indexOf(opponentOf(side))].map(rankOf), random);
  const without = PRIOR * density(strength, WITHOUT);
  return without / (without + (1 - PRIOR) * density(strength, WITH));
}

/** What share of other line-ups it beats; cards that were not shown may be any. */
function strengthOf(shown: readonly number[], random: Random): number {
  let sum = 0;
  for (let test = 0; test < TESTS; test++) {
    const winner = clash(completed(shown, random), completed([], random));
    sum += winner === null ? 0.5 : winner === '0' ? 1 : 0;
  }
  return sum / TESTS;
}

function completed(cards: readonly number[], random: Random): number[] {
  const lineUp = cards.slice(0, TEAM_SIZE);
  while (lineUp.length < TEAM_SIZE) {
    const card = random.int(SET_SIZE);
    if (!lineUp.includes(card)) lineUp.push(card);
  }
  return lineUp;
}

/** Of the normal distribution. */
function density(
  value: number,
  { mean, spread }: { readonly mean: number; readonly spread: number },
): number {
  return Math.exp(-0.5 * ((value - mean) / spread) ** 2) / spread;
}

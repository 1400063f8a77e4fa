/** Draws by weight. */
import type { Random } from '../../../games/kit';

const PRECISION = 1_000_000;

/** The place of a weight, as often as it weighs; the weights need not add up to anything. */
export function drawFrom(weights: ArrayLike<number>, random: Random): number {
  let total = 0;
  for (let at = 0; at < weights.length; at++) total += weights[at] ?? 0;
  let left = (random.int(PRECISION) / PRECISION) * total;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    if (left < weight) return at;
    left -= weight;
  }
  return weights.length - 1;
}

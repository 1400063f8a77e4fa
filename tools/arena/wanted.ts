/** How often a bot is meant to win. */
import type { Figures } from './figures';

const BY_ARCHMAGE: Readonly<Record<string, number>> = {
  novice: 0.95,
  apprentice: 0.65,
  'bgio-mcts-fair': 0.8,
  'bgio-mcts': 0.6,
  adept: 0.6,
};
/** Each level against the one below. */
const BY_OTHERS = 0.6;
/** With more than two players, in fair shares. */
const SHARES = 1.5;

/** Null where nothing is asked for. */
export function wantedOf({ a, b, players }: Pick<Figures, 'a' | 'b' | 'players'>): number | null {
  if (players > 2) return SHARES / players;
  if (a === 'archmage') return BY_ARCHMAGE[b] ?? null;
  return a === 'adept' || a === 'apprentice' ? BY_OTHERS : null;
}

/** Derived values that the specification names, White's first; null where a view hides the answer. */
import type { CardId } from './data';
import { isWeak, type Stance, stanceOf, winsByPower } from './duel';
import type { CupView, Pair } from './state';
import { totalOf, visibleCard } from './zones';

export interface CupFacts {
  /** Current Values in the Duel zone. */
  readonly values: Pair<number | null>;
  readonly visible: Pair<CardId | null>;
  /** Whether the own Wizard would lose by Element now. */
  readonly weak: Pair<boolean>;
  /** Whether the own Wizard's Permanent power wins now. */
  readonly winPower: Pair<boolean>;
  /** Printed Values of the six cards of the team. */
  readonly totals: Pair<number | null>;
}

export function facts({ players: { 0: white, 1: black } }: CupView): CupFacts {
  const whites = stanceOf(white);
  const blacks = stanceOf(black);
  return {
    values: [whites?.value ?? null, blacks?.value ?? null],
    visible: [visibleCard(white.discard), visibleCard(black.discard)],
    weak: bothWays(isWeak, whites, blacks),
    winPower: bothWays(winsByPower, whites, blacks),
    totals: [totalOf(white), totalOf(black)],
  };
}

/** False while a Duel zone is empty. */
function bothWays(
  holds: (own: Stance, other: Stance) => boolean,
  white: Stance | null,
  black: Stance | null,
): Pair<boolean> {
  return white && black ? [holds(white, black), holds(black, white)] : [false, false];
}

/** Bids worth a thought: the extremes, what beats a whole reserve, and the steps around an even share. */
import type { Random } from '../../kit';
import { MIN_BID } from '../data';
import type { ShazammView, Wizard } from '../state';
import { opponentOf } from '../wizards';

/** Multiples of the share that would last until the wall reaches the opponent. */
const STEPS = [0.4, 0.6, 0.8, 1, 1.25, 1.5, 2];

/** Legal bids without repeats, one of them arbitrary. */
export function usefulBids(view: ShazammView, wizard: Wizard, random: Random): number[] {
  const mana = view.mana[wizard];
  const share = evenShare(view, wizard);
  const wanted = [1, 2, 3, ...STEPS.map((step) => Math.round(share * step))];
  wanted.push(view.mana[opponentOf(wizard)] + 1, mana, MIN_BID + random.int(mana));
  return wanted.filter((bid, at) => bid >= MIN_BID && bid <= mana && wanted.indexOf(bid) === at);
}

/** What can be spent each turn until the wall reaches the opponent, one turn in hand. */
export function evenShare({ mana, wall, wizards }: ShazammView, wizard: Wizard): number {
  return mana[wizard] / (Math.abs(wizards[opponentOf(wizard)] - wall) + 1);
}

/** What spells are worth, from the experience of players (specification, section 13). */
import { MANA_MAX, RESERVE_BOOST } from '../data';
import { clonePool } from '../facts';
import type { ShazammView, SpellNo, Wizard } from '../state';
import { evenShare } from './bids';

/** What an unspent spell is worth: decisive 1, 4, 9; strong 2, 3, 10, 13; medium 7, 8, 11; the rest situational. */
export const KEPT_WORTH: Readonly<Record<SpellNo, number>> = {
  1: 4,
  2: 3,
  3: 3,
  4: 4,
  5: 1,
  6: 1,
  7: 2,
  8: 2,
  9: 4,
  10: 3,
  11: 2,
  12: 1,
  13: 3,
  14: 1,
};

/** Whether laying the spell now may do any good. */
export function worthLaying(view: ShazammView, wizard: Wizard, spell: SpellNo): boolean {
  if (view.muted) return false;
  const middle = (view.wizards['0'] + view.wizards['1']) / 2;
  const lead = wizard === '0' ? view.wall - middle : middle - view.wall;
  switch (spell) {
    case 2:
      return clonePool(view, wizard).length > 0;
    case 4:
      return lead >= 0;
    case 5:
      return lead < 0;
    case 13:
      return view.mana[wizard] - evenShare(view, wizard) <= MANA_MAX - RESERVE_BOOST;
    default:
      return true;
  }
}

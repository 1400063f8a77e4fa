/** What a position would be worth without any spells: quickly, from a coarse solution of the round. */
import { MANA_MAX } from '../../data';
import type { ShazammView, Wizard } from '../../state';
import { positionOf } from './position';

/** Points of Mana that count as one: fine enough to judge by, and solved while a bot thinks. */
const UNIT = 2;
const MOST = MANA_MAX / UNIT;

/** From -1 to 1, for the wizard. Between the units, the neighbours count by their nearness. */
export function outlook(view: ShazammView, wizard: Wizard): number {
  const { worth, shift, own, other } = positionOf(view, wizard, UNIT);
  const along = own - Math.floor(own);
  const across = other - Math.floor(other);
  const near = (nearOwn: number, nearOther: number): number => worth(shift, whole(nearOwn), whole(nearOther));
  const row = (nearOther: number): number =>
    along === 0
      ? near(own, nearOther)
      : near(own, nearOther) * (1 - along) + near(own + 1, nearOther) * along;
  return across === 0 ? row(other) : row(other) * (1 - across) + row(other + 1) * across;
}

/** While a turn is resolved somebody may have no Mana to speak of. */
function whole(units: number): number {
  return Math.max(1, Math.min(MOST, Math.floor(units)));
}

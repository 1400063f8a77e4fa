/** How a duel stands: what it would be worth without spells, and who has more of them left. */
import type { ShazammState, Wizard } from '../state';
import { opponentOf } from '../wizards';
import { outlook } from './duel/outlook';
import { KEPT_WORTH } from './worth';

/** How much a point of spells tells. */
const SPELL_WEIGHT = 0.08;
/** Nothing is certain as long as there are spells. */
const CERTAIN = 0.97;

export function evaluate(state: ShazammState, wizard: Wizard): number {
  const { result } = state;
  if (result) return 'draw' in result ? 0 : result.winner === wizard ? 1 : -1;
  const spells = spent(state, opponentOf(wizard)) - spent(state, wizard);
  return Math.tanh(Math.atanh(CERTAIN * outlook(state, wizard)) + SPELL_WEIGHT * spells);
}

/** What the spells that the wizard has used up were worth. */
function spent({ players, resolution }: ShazammState, wizard: Wizard): number {
  let sum = 0;
  for (const spell of players[wizard].discard) sum += KEPT_WORTH[spell];
  for (const { owner, origin, spell } of resolution?.entries ?? []) {
    if (owner === wizard && origin === 'hand') sum += KEPT_WORTH[spell];
  }
  return sum;
}

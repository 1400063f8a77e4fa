/** How a duel stands: the shift of the wall counts the more the less bridge is left; reserves and spells are its future. */
import { CENTER, ROUNDS_MAX } from '../data';
import type { ShazammState, Wizard } from '../state';
import { opponentOf } from '../wizards';
import { KEPT_WORTH } from './worth';

/** How sure the richer reserve is to carry the wall to the opponent. */
const RESERVE_WEIGHT = 0.6;
/** How many tiles a point of spells is worth. */
const SPELL_WEIGHT = 0.05;
const STEEPNESS = 1.5;

export function evaluate(state: ShazammState, wizard: Wizard): number {
  const { result } = state;
  if (result) return 'draw' in result ? 0 : result.winner === wizard ? 1 : -1;
  const opponent = opponentOf(wizard);
  const shift = wizard === '0' ? state.wall - CENTER : CENTER - state.wall;
  const future =
    RESERVE_WEIGHT * reach(state, wizard) + SPELL_WEIGHT * (spent(state, opponent) - spent(state, wizard));
  // The shift that makes the opponent fall when this round ends.
  const needed = ROUNDS_MAX - state.round + 1;
  return Math.tanh((STEEPNESS * (shift + future)) / needed);
}

/** The tiles that the difference of the reserves promises, towards the opponent if positive. */
function reach({ mana, wall, wizards }: ShazammState, wizard: Wizard): number {
  const opponent = opponentOf(wizard);
  const edge = (mana[wizard] - mana[opponent]) / (mana[wizard] + mana[opponent]);
  return edge * Math.abs(wall - wizards[edge > 0 ? opponent : wizard]);
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

/** What each spell does when its number is called (specification, section 8). Clone, Larceny and Recycling do nothing by themselves: their controller decides, see the moves. */
import { ATTACK_BOOST, RESERVE_BOOST, type Spell } from './data';
import type { Idle } from './events';
import { clonePool, recyclingRange, theftTargets } from './facts';
import type { Fate, PlayedSpell, Resolution, ShazammState, SpellNo, Wizard } from './state';
import { withValue } from './wizards';

/** Takes effect for the wizard who controls the spell; says why if it does nothing. */
type Effect = (state: ShazammState, resolution: Resolution, wizard: Wizard) => Idle | null;

export const EFFECTS: Readonly<Record<SpellNo, Effect>> = {
  1: mutism,
  2: () => 'NOTHING_TO_CLONE',
  3: () => 'NOTHING_TO_STEAL',
  4: () => null,
  5: middle,
  6: () => 'NOTHING_TO_RECYCLE',
  7: attackBoost,
  8: doubleDose,
  9: loserWins,
  10: blaze,
  11: resistance,
  12: scrooge,
  13: reserveBoost,
  14: siphon,
};

/** The fate of everything that still waits once this spell is applied. */
export function fateOfWaiting(spell: SpellNo): Extract<Fate, 'muted' | 'void'> | null {
  if (spell === 1) return 'muted';
  return spell === 4 ? 'void' : null;
}

/** The stage in which its controller has something to decide, if there is anything. */
export function decisionDue(
  state: ShazammState,
  resolution: Resolution,
  { spell, controller }: PlayedSpell,
): Spell['decision'] {
  switch (spell) {
    case 2:
      return clonePool(state, controller).length > 0 ? 'clone' : null;
    case 3:
      return theftTargets(resolution, controller).length > 0 ? 'theft' : null;
    case 6: {
      const { min, max } = recyclingRange(state, resolution, controller);
      return min < max ? 'recycling' : null;
    }
    default:
      return null;
  }
}

function mutism(state: ShazammState): null {
  state.muted = true;
  return null;
}

function middle(state: ShazammState): Idle | null {
  const half = (state.wizards['0'] + state.wizards['1']) / 2;
  if (state.wall === half) return 'ALREADY_IN_THE_MIDDLE';
  state.wall = half;
  return null;
}

function attackBoost(_: ShazammState, resolution: Resolution, wizard: Wizard): null {
  const { attack } = resolution;
  resolution.attack = withValue(attack, wizard, attack[wizard] + ATTACK_BOOST);
  return null;
}

function doubleDose(_: ShazammState, resolution: Resolution, wizard: Wizard): null {
  const { attack } = resolution;
  resolution.attack = withValue(attack, wizard, attack[wizard] * 2);
  return null;
}

/** Two copies reverse once: the spell names a result, not a change (R14). */
function loserWins(_: ShazammState, resolution: Resolution): null {
  resolution.loserWins = true;
  return null;
}

function blaze(_: ShazammState, resolution: Resolution): null {
  resolution.blaze = true;
  return null;
}

function resistance(_: ShazammState, resolution: Resolution, wizard: Wizard): null {
  resolution.resist = withValue(resolution.resist, wizard, true);
  return null;
}

function scrooge(_: ShazammState, resolution: Resolution, wizard: Wizard): null {
  resolution.scrooge = withValue(resolution.scrooge, wizard, true);
  return null;
}

function reserveBoost(_: ShazammState, resolution: Resolution, wizard: Wizard): null {
  const { reserveGain } = resolution;
  resolution.reserveGain = withValue(reserveGain, wizard, reserveGain[wizard] + RESERVE_BOOST);
  return null;
}

function siphon(_: ShazammState, resolution: Resolution, wizard: Wizard): null {
  resolution.siphon = withValue(resolution.siphon, wizard, resolution.siphon[wizard] + 1);
  return null;
}

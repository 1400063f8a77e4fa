/** The answer to Larceny: which of the seized spells serve the thief; the others are destroyed (7.4, R21). */
import { hasRepeats, isListOf, isRecord, isString } from '../../kit';
import { theftTargets } from '../facts';
import { resolve, settle, spellRef } from '../resolution';
import type { Wizard } from '../state';
import type { Move } from './move';

export const chooseTheft: Move<'chooseTheft'> = {
  stages: ['theft'],

  parse(raw) {
    return isRecord(raw) && isListOf(raw.apply, isString) ? { apply: raw.apply } : undefined;
  },

  check(view, player: Wizard, { apply }) {
    if (hasRepeats(apply)) return 'THEFT_DUPLICATE';
    const targets = view.resolution ? theftTargets(view.resolution, player) : [];
    return apply.every((id) => targets.some((target) => target.id === id)) ? null : 'THEFT_NOT_A_TARGET';
  },

  apply(state, player: Wizard, { apply }, effects) {
    effects.reveal();
    const resolution = settle(state);
    const targets = theftTargets(resolution, player);
    const kept = targets.filter(({ id }) => apply.includes(id));
    const destroyed = targets.filter(({ id }) => !apply.includes(id));
    for (const spell of kept) spell.controller = player;
    for (const spell of destroyed) spell.fate = 'destroyed';
    effects.emit?.({
      type: 'stolen',
      player,
      kept: kept.map(spellRef),
      destroyed: destroyed.map(spellRef),
    });
    resolve(state, resolution, effects);
  },
};

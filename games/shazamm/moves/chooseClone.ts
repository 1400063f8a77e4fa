/** The answer to Clone: a spell of the opponent's previous turn, or none (7.3, R9). */
import { isRecord } from '../../kit';
import { clonePool } from '../facts';
import { layCopy, resolve, settle } from '../resolution';
import type { Wizard } from '../state';
import { isSpellShaped, type Move } from './move';

export const chooseClone: Move<'chooseClone'> = {
  stages: ['clone'],

  parse(raw) {
    return isRecord(raw) && (raw.spell === null || isSpellShaped(raw.spell))
      ? { spell: raw.spell }
      : undefined;
  },

  check(view, player: Wizard, { spell }) {
    return spell === null || clonePool(view, player).includes(spell) ? null : 'CLONE_NOT_IN_POOL';
  },

  apply(state, player: Wizard, { spell }, effects) {
    effects.reveal();
    const resolution = settle(state);
    effects.emit?.({ type: 'cloned', player, spell });
    if (spell !== null) layCopy(resolution, player, spell, effects);
    resolve(state, resolution, effects);
  },
};

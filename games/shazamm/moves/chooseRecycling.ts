/** The answer to Recycling: by how much the bid, and the attack with it, changes (7.5). */
import { isInteger, isRecord } from '../../kit';
import { MIN_BID, RECYCLING_MAX } from '../data';
import { resolve, settle } from '../resolution';
import type { Wizard } from '../state';
import { withValue } from '../wizards';
import type { Move } from './move';

export const chooseRecycling: Move<'chooseRecycling'> = {
  stages: ['recycling'],

  parse(raw) {
    return isRecord(raw) && isInteger(raw.delta) ? { delta: raw.delta } : undefined;
  },

  check(view, player: Wizard, { delta }) {
    const bid = (view.resolution?.bid[player] ?? 0) + delta;
    if (delta < -RECYCLING_MAX || delta > RECYCLING_MAX) return 'RECYCLING_OUT_OF_RANGE';
    if (bid < MIN_BID) return 'RECYCLING_BID_TOO_LOW';
    return bid > view.mana[player] ? 'RECYCLING_BID_TOO_HIGH' : null;
  },

  apply(state, player: Wizard, { delta }, effects) {
    effects.reveal();
    const resolution = settle(state);
    resolution.bid = withValue(resolution.bid, player, resolution.bid[player] + delta);
    resolution.attack = withValue(resolution.attack, player, resolution.attack[player] + delta);
    const { bid, attack } = resolution;
    effects.emit?.({ type: 'recycled', player, delta, bid, attack });
    resolve(state, resolution, effects);
  },
};

/** Draws one card blind from the opponent's fan; it becomes the first of the opponent's team. */
import { isInteger, isRecord } from '../../kit';
import { SET_SIZE } from '../data';
import { force } from '../setup';
import { indexOf, opponentOf, playerAt, sideOf } from '../state';
import type { CupMove } from './move';

export const pickCard: CupMove<'pickCard'> = {
  stages: ['draw'],
  simultaneous: true,

  parse(raw) {
    return isRecord(raw) && isInteger(raw.position) ? { position: raw.position } : undefined;
  },

  check(_view, _seat, { position }) {
    return position >= 0 && position < SET_SIZE ? null : 'BAD_POSITION';
  },

  apply(state, seat, { position }, effects) {
    effects.reveal();
    const owner = opponentOf(sideOf(seat));
    const card = state.fan[indexOf(owner)]?.[position];
    if (card === undefined) return;
    state.fan[indexOf(owner)] = null;
    force(playerAt(state, owner), card);
    if (state.fan[0] === null && state.fan[1] === null) state.phase = 'prepare';
    effects.emit?.({ type: 'drawn', player: owner, card, position });
  },
};

/** Main action: one of the three face-up cards; another one takes its place at once. */
import type { MoveRules } from '../../kit';
import { SLOTS } from '../data';
import { refillDisplay } from '../drawing';
import type { AnludimEvent } from '../events';
import { takeOpenly } from '../hand';
import { type AnludimMoves, type AnludimState, type AnludimView, covenAt } from '../state';
import { finishMain } from '../turn';
import { hasOnly } from './args';

export const drawFaceUp: MoveRules<AnludimState, AnludimView, AnludimMoves['drawFaceUp'], AnludimEvent> = {
  stages: ['main'],

  parse(raw) {
    const slot = hasOnly(raw, ['slot']) ? SLOTS.find((one) => one === raw.slot) : undefined;
    return slot === undefined ? undefined : { slot };
  },

  check: ({ display }, _player, { slot }) => (display[slot] === null ? 'DISPLAY_SLOT_EMPTY' : null),

  apply(state, player, { slot }, effects) {
    const card = state.display[slot];
    if (card === null) return;
    const own = covenAt(state, player);
    state.display[slot] = null;
    takeOpenly(own, [card]);
    effects.emit?.({ type: 'tookFaceUp', player, slot, card, hand: own.hand.length });
    refillDisplay(state, effects);
    finishMain(state, effects);
  },
};

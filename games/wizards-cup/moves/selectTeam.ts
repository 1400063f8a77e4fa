/** Adds five cards of the set to the drawn one, in secret. */
import { isListOf, isRecord, isString } from '../../kit';
import type { CardId } from '../data';
import { secretOf } from '../events';
import { playerAt, sideOf } from '../state';
import { remove, restOf } from '../zones';
import { checkFive } from './five';
import type { CupMove } from './move';

export const selectTeam: CupMove<'selectTeam'> = {
  stages: ['select'],
  secret: true,
  simultaneous: true,

  parse(raw) {
    return isRecord(raw) && isListOf(raw.cards, isString) ? { cards: raw.cards } : undefined;
  },

  check(view, seat, { cards }) {
    return checkFive(cards, playerAt(view, sideOf(seat)).reserve);
  },

  apply(state, seat, args, effects) {
    // What is confirmed stays: nothing in this game is taken back.
    effects.reveal();
    const side = sideOf(seat);
    const player = playerAt(state, side);
    const cards = args.cards as readonly CardId[];
    for (const card of cards) remove(player.reserve, card);
    player.hand = restOf(player.reserve);
    player.step = 'order';
    effects.emit?.({ type: 'selected', player: side, secret: secretOf(side, { cards }) });
  },
};

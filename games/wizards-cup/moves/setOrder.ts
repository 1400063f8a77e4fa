/** Lays out the team: five cards in order, the sixth waits face down. The second player to do so begins the round. */
import { isListOf, isRecord, isString } from '../../kit';
import type { CardId } from '../data';
import { beginRound } from '../duel';
import { secretOf } from '../events';
import { opponentOf, playerAt, sideOf } from '../state';
import { isAmong } from '../zones';
import { checkFive } from './five';
import type { CupMove } from './move';

export const setOrder: CupMove<'setOrder'> = {
  stages: ['order'],
  secret: true,
  simultaneous: true,

  parse(raw) {
    return isRecord(raw) && isListOf(raw.deck, isString) ? { deck: raw.deck } : undefined;
  },

  check(view, seat, { deck }) {
    return checkFive(deck, playerAt(view, sideOf(seat)).hand);
  },

  apply(state, seat, args, effects) {
    effects.reveal();
    const side = sideOf(seat);
    const player = playerAt(state, side);
    const deck = args.deck as readonly CardId[];
    const waiting = player.hand.find((card) => !isAmong(card, deck)) as CardId;
    player.deck = deck.slice();
    player.waiting = [waiting];
    player.hand = [];
    player.step = 'ready';
    effects.emit?.({ type: 'ordered', player: side, secret: secretOf(side, { deck, waiting }) });
    if (playerAt(state, opponentOf(side)).step === 'ready') beginRound(state, effects);
  },
};

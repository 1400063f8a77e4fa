/** Action A: a Student from the hand is discarded to take the Emblem to the Arena of its Element. */
import { isRecord, isString } from '../../kit';
import { find, positionOf, without } from '../cards';
import { elementOf } from '../data';
import type { ClashMoves } from '../state';
import { toMove } from './action';

export const moveEmblem = toMove<ClashMoves['moveEmblem']>({
  parse: (raw) => (isRecord(raw) && isString(raw.card) ? { card: raw.card } : undefined),

  check({ players, current }, { card }) {
    const { hand, emblem } = players[current];
    const chosen = hand[positionOf(hand, card)];
    if (!chosen) return 'CARD_NOT_IN_HAND';
    return elementOf(chosen) === emblem ? 'ALREADY_IN_ARENA' : null;
  },

  perform(table, args, effects) {
    const player = table.current;
    const own = table.players[player];
    const card = find(own.hand, args.card);
    const arena = elementOf(card);
    own.hand = without(own.hand, [card]);
    table.studentDiscard = table.studentDiscard.concat(card);
    own.emblem = arena;
    effects.emit?.({ type: 'emblemMoved', player, card, arena, hand: own.hand.length });
  },
});

/** Action B: Students from the hand join the end of the column in the Arena of the Emblem, in the order chosen (R8). */
import { isListOf, isRecord, isString } from '../../kit';
import { checkFromHand, find, without } from '../cards';
import type { ClashMoves } from '../state';
import { arenaOf, toMove } from './action';

export const deployStudents = toMove<ClashMoves['deployStudents']>({
  parse: (raw) => (isRecord(raw) && isListOf(raw.cards, isString) ? { cards: raw.cards } : undefined),

  check({ players, current }, { cards }) {
    const { hand, emblem } = players[current];
    if (cards.length === 0) return 'NO_CARDS_CHOSEN';
    if (emblem === null) return 'EMBLEM_NOT_IN_ARENA';
    return checkFromHand(hand, cards);
  },

  perform(table, args, effects) {
    const player = table.current;
    const arena = arenaOf(table);
    const own = table.players[player];
    const cards = args.cards.map((card) => find(own.hand, card));
    own.hand = without(own.hand, cards);
    own.columns[arena] = own.columns[arena].concat(cards);
    effects.emit?.({ type: 'deployed', player, arena, cards, hand: own.hand.length });
  },
});

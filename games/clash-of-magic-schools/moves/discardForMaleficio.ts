/** The victim's answer to Maleficio; after it the caster leaves and the interrupted turn goes on. */
import { isListOf, isRecord, isString, type MoveRules } from '../../kit';
import { checkFromHand, find, without } from '../cards';
import { discardCaster } from '../casters';
import type { ClashEvent } from '../events';
import type { ClashMoves, ClashState, ClashView } from '../state';

type Discard = ClashMoves['discardForMaleficio'];

export const discardForMaleficio: MoveRules<ClashState, ClashView, Discard, ClashEvent> = {
  stages: ['maleficio'],
  parse: (raw) => (isRecord(raw) && isListOf(raw.cards, isString) ? { cards: raw.cards } : undefined),

  check({ players, pending }, _player, { cards }) {
    if (pending === null || cards.length !== pending.count) return 'WRONG_DISCARD_COUNT';
    return checkFromHand(players[pending.victim].hand, cards);
  },

  apply(state, _player, args, effects) {
    const { pending } = state;
    if (pending === null) return;
    const victim = state.players[pending.victim];
    const cards = args.cards.map((card) => find(victim.hand, card));
    victim.hand = without(victim.hand, cards);
    state.studentDiscard = state.studentDiscard.concat(cards);
    effects.reveal();
    effects.emit?.({ type: 'discarded', player: pending.victim, cards, hand: victim.hand.length });
    state.pending = null;
    discardCaster(state, pending.arena, pending.caster, effects);
  },
};

/** Between rounds everybody secretly puts cards aside for the next one; the last decision begins it (R25). */
import { hasRepeats, isListOf, isString, type MoveRules } from '../../kit';
import { type CardId, CRESTS } from '../data';
import type { AnludimEvent } from '../events';
import { positionOf } from '../hand';
import { beginRound, keepHands } from '../round';
import { type AnludimMoves, type AnludimState, type AnludimView, covenAt } from '../state';
import { hasOnly } from './args';

export const keepCards: MoveRules<AnludimState, AnludimView, AnludimMoves['keepCards'], AnludimEvent> = {
  stages: ['keep'],
  secret: true,
  simultaneous: true,

  parse: (raw) =>
    hasOnly(raw, ['cards']) && isListOf(raw.cards, isString) ? { cards: raw.cards } : undefined,

  check(table, player, { cards }) {
    const { hand, crest } = covenAt(table, player);
    if (hasRepeats(cards)) return 'DUPLICATE_CARD';
    if (cards.some((id) => positionOf(hand, id) < 0)) return 'CARD_NOT_AVAILABLE';
    return cards.length > CRESTS[crest].keep ? 'KEEP_TOO_MANY' : null;
  },

  apply(state, player, { cards }, effects) {
    const own = covenAt(state, player);
    // The check has seen all of them in the hand.
    const kept = cards as readonly CardId[];
    own.kept = kept;
    effects.emit?.({
      type: 'kept',
      player,
      count: kept.length,
      secret: { [player]: { cards: kept } },
    });
    if (state.nextFirstPlayer === null || state.players.some((coven) => coven.kept === null)) return;
    keepHands(state);
    beginRound(state, state.nextFirstPlayer, effects);
  },
};

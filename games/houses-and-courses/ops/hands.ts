/** Operations on the hands of others, and on the discard. */
import type { Effects, Seat } from '../../kit';
import { type MagicId, magicOf } from '../catalogue';
import type { HousesEvent } from '../events';
import { take, takeAt } from '../piles';
import { playerAt, seatsAfter } from '../seats';
import type { HousesState, HousesView } from '../state';
import type { OpRules } from './op';
import { aimed, targetIn } from './target';

const atHand = aimed((target) => (target.hand.length === 0 ? 'TARGET_HAS_NO_CARDS' : null));

export const stealRandom: OpRules<{ readonly n: number }> = {
  ...atHand,
  perform(state, player, params, { n }, effects) {
    const from = targetIn(params);
    for (let stolen = 0; stolen < n; stolen++) {
      const { hand } = playerAt(state, from);
      if (hand.length === 0) return;
      stealCard(state, player, from, effects.random.int(hand.length), effects);
    }
  },
};

export const stealChosen: OpRules<unknown> = {
  ...atHand,
  perform(state, player, params) {
    const target = targetIn(params);
    if (playerAt(state, target).hand.length > 0) state.pending = { kind: 'pickFromHand', player, target };
  },
};

/** The card at that place of the victim's hand changes hands. */
export function stealCard(
  state: HousesState,
  player: Seat,
  from: Seat,
  at: number,
  effects: Effects<HousesEvent>,
): void {
  const { hand } = playerAt(state, player);
  const victim = playerAt(state, from).hand;
  const card = takeAt(victim, at);
  hand.push(card);
  effects.emit?.({
    type: 'cardStolen',
    player,
    from,
    hands: { [player]: hand.length, [from]: victim.length },
    secret: { [player]: { card }, [from]: { card } },
  });
}

export const discardRandomAll: OpRules<{ readonly n: number; readonly n2p: number }> = {
  check: (table, player) =>
    seatsAfter(player, table.numPlayers).some((seat) => isExposed(table, seat)) ? null : 'NO_LEGAL_TARGET',
  touches: isExposed,
  perform(state, player, _params, { n, n2p }, effects) {
    const count = state.numPlayers === 2 ? n2p : n;
    for (const seat of seatsAfter(player, state.numPlayers)) {
      if (!isExposed(state, seat)) continue;
      const { hand } = playerAt(state, seat);
      const cards: MagicId[] = [];
      while (cards.length < count && hand.length > 0) {
        const card = takeAt(hand, effects.random.int(hand.length));
        state.magicDiscard.push(card);
        cards.push(card);
      }
      effects.emit?.({ type: 'discarded', player: seat, cards, hand: hand.length });
    }
  },
};

function isExposed(table: HousesView, seat: Seat): boolean {
  const { shield, hand } = playerAt(table, seat);
  return !shield && hand.length > 0;
}

/** Cards of the running chain are not in the discard yet. */
export const takeSpellFromDiscard: OpRules<unknown> = {
  keys: ['take'],
  offers: ({ magicDiscard }) => magicDiscard.map((card) => ({ take: card })),
  check({ magicDiscard }, _player, { take: card }) {
    if (card === undefined || !magicDiscard.includes(card)) return 'NOT_IN_DISCARD';
    return magicOf(card).kind === 'spell' ? null : 'NOT_A_SPELL';
  },
  perform(state, player, params, _op, effects) {
    if (params.take === undefined) return;
    const card = take(state.magicDiscard, params.take);
    const { hand } = playerAt(state, player);
    hand.push(card);
    effects.emit?.({ type: 'spellTaken', player, card, hand: hand.length });
  },
};

/** Serpentin draws a card for each player, then gives one card of the hand to each other player (R37, R45). */
import { hasRepeats, isRecord, isString, type Seat } from '../../kit';
import type { MagicId } from '../catalogue';
import { canDraw, drawMagic, take } from '../piles';
import { playerAt, seatsAfter } from '../seats';
import type { PerSeat } from '../state';
import { hasExactly, type Move, parseNothing, pendingIn } from './move';
import { checkPower, spendPower } from './power';

export const useSerpentin: Move<'useSerpentin'> = {
  stages: ['main'],
  parse: parseNothing,
  check: (table, player) =>
    checkPower(table, player, 'serpentin') ?? (canDraw(table) ? null : 'NO_CARDS_TO_DRAW'),

  apply(state, player, _args, effects) {
    spendPower(state, player, 'serpentin', effects);
    drawMagic(state, player, state.numPlayers, effects);
    // With too few cards the nearest clockwise receive.
    const receivers = seatsAfter(player, state.numPlayers).slice(0, playerAt(state, player).hand.length);
    state.pending = { kind: 'serpentin', player, receivers };
  },
};

export const giveCards: Move<'giveCards'> = {
  stages: ['serpentin'],
  secret: true,

  parse(raw) {
    if (!hasExactly(raw, ['gifts']) || !isRecord(raw.gifts)) return undefined;
    const { gifts } = raw;
    return Object.values(gifts).every(isString)
      ? { gifts: { ...(gifts as Record<string, string>) } }
      : undefined;
  },

  check(table, player, { gifts }) {
    if (!hasExactly(gifts, pendingIn(table, 'serpentin').receivers)) return 'WRONG_RECEIVERS';
    const cards = Object.values(gifts);
    if (hasRepeats(cards)) return 'DUPLICATE_CARD';
    const { hand } = playerAt(table, player);
    return cards.every((card) => hand.includes(card)) ? null : 'CARD_NOT_IN_HAND';
  },

  apply(state, player, { gifts }, effects) {
    const { receivers } = pendingIn(state, 'serpentin');
    const { hand } = playerAt(state, player);
    const hands: PerSeat<number> = {};
    const given: PerSeat<MagicId> = {};
    const secret: Partial<Record<Seat, { gifts: PerSeat<MagicId> }>> = { [player]: { gifts: given } };
    for (const seat of receivers) {
      const card = take(hand, gifts[seat] ?? '');
      const receiver = playerAt(state, seat);
      receiver.hand.push(card);
      hands[seat] = receiver.hand.length;
      given[seat] = card;
      secret[seat] = { gifts: { [seat]: card } };
    }
    hands[player] = hand.length;
    state.pending = null;
    effects.emit?.({ type: 'cardsGiven', player, receivers, hands, secret });
  },
};

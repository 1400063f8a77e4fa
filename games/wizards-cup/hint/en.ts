/** The moves of Wizards Cup as advice, in English. */
import { type Advice, listing } from '../../kit';
import type { CardId } from '../data';
import type { CupMoves, CupView } from '../state';
import type { CupWords } from '../text/words';
import { isSameOrder, powerOf, waitingOf } from './reading';

const list = listing('en');

export function advice({ wizards }: CupWords): Advice<CupView, CupMoves> {
  const short = (card: string): string => wizards[card as CardId].short;
  const the = (card: string): string => `the **${short(card)}**`;
  const row = (cards: readonly string[]): string => cards.map((card) => `**${short(card)}**`).join(', ');
  return {
    pickCard: ({ position }) =>
      `draw card **${position + 1}** of the fan, or any other: nobody can tell them apart`,
    selectTeam: ({ cards }) => `pick ${list(cards.map(the))} for your team`,
    swapCard: (swap) =>
      swap.out === null ? 'keep the same six' : `swap ${the(swap.out)} for ${the(swap.in)}`,
    setOrder: ({ deck }, advised) => {
      const waiting = waitingOf(deck, advised);
      return `send them in like this: ${row(deck)}${waiting ? `, and let ${the(waiting)} wait` : ''}`;
    },
    usePower: ({ use }, advised) => {
      const power = powerOf(advised);
      if (power?.kind === 'exchange') {
        return use && power.newcomer
          ? `send in ${the(power.newcomer)} instead`
          : `keep ${the(power.out)} on stage`;
      }
      if (!power?.card) return use ? 'use the power' : 'leave the power alone';
      return use
        ? `take ${the(power.card)} back under your deck`
        : `leave ${the(power.card)} in your discard pile`;
    },
    rearrangeDeck: ({ deck }, advised) =>
      isSameOrder(deck, advised)
        ? 'leave your deck in its order'
        : `put your deck in this order: ${row(deck)}`,
  };
}

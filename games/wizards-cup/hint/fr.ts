/** The moves of Wizards Cup as advice, in French. */
import { type Advice, listing } from '../../kit';
import type { CardId } from '../data';
import type { CupMoves, CupView } from '../state';
import type { CupWords } from '../text/words';
import { isSameOrder, powerOf, waitingOf } from './reading';

const list = listing('fr');

export function advice({ wizards }: CupWords): Advice<CupView, CupMoves> {
  const short = (card: string): string => wizards[card as CardId].short;
  /** "le **Botaniste**", "l’**Alchimiste**" */
  const the = (card: string): string => {
    const { name } = wizards[card as CardId];
    return name.replace(short(card), `**${short(card)}**`).replace(/^L/, 'l');
  };
  const row = (cards: readonly string[]): string => cards.map((card) => `**${short(card)}**`).join(', ');
  return {
    pickCard: ({ position }) =>
      `tire la carte **${position + 1}** de l’éventail, ou n’importe quelle autre : rien ne les distingue`,
    selectTeam: ({ cards }) => `prends dans ton équipe ${list(cards.map(the))}`,
    swapCard: (swap) =>
      swap.out === null ? 'garde les six mêmes Sorciers' : `remplace ${the(swap.out)} par ${the(swap.in)}`,
    setOrder: ({ deck }, advised) => {
      const waiting = waitingOf(deck, advised);
      return `fais-les entrer dans cet ordre : ${row(deck)}${waiting ? `, et garde en attente ${the(waiting)}` : ''}`;
    },
    usePower: ({ use }, advised) => {
      const power = powerOf(advised);
      if (power?.kind === 'exchange') {
        return use && power.newcomer
          ? `fais entrer ${the(power.newcomer)} à la place`
          : `garde en scène ${the(power.out)}`;
      }
      if (!power?.card) return use ? 'sers-toi du pouvoir' : 'renonce au pouvoir';
      return use
        ? `reprends sous ta pioche ${the(power.card)}`
        : `laisse dans ta défausse ${the(power.card)}`;
    },
    rearrangeDeck: ({ deck }, advised) =>
      isSameOrder(deck, advised)
        ? 'laisse ta pioche comme elle est'
        : `range ta pioche dans cet ordre : ${row(deck)}`,
  };
}

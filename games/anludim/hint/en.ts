/** The moves of Anludim as advice, in English. */
import { type Advice, listing } from '../../kit';
import type { CardId } from '../data';
import type { AnludimMoves, AnludimView } from '../state';
import type { AnludimWords } from '../text/words';
import { isEverything, laying, type Named, ownCombos } from './reading';

const list = listing('en');

export function advice(words: AnludimWords): Advice<AnludimView, AnludimMoves> {
  const bold = ({ discipline, strength }: Named): string => `**${words.combination(discipline, strength)}**`;
  const card = (id: string): string => `**${words.card(id as CardId)}**`;
  return {
    takeBack: ({ combos }, advised) =>
      isEverything(combos, advised)
        ? 'take **all** your combinations back into your hand'
        : `take your ${list(ownCombos(combos, advised).map(bold))} back into your hand`,
    layCombination: (lay, advised) => {
      const laid = laying(lay, advised);
      const halves = list(laid.halves.map(words.half));
      const professor = words.disciplines[lay.discipline].theProfessor;
      return lay.extend === undefined
        ? `lay for ${professor}: ${bold(laid)} (${halves})`
        : `add ${halves} to what you laid for ${professor}: ${bold(laid)}`;
    },
    drawHidden: () => 'draw **two cards** from the draw pile',
    drawFaceUp: ({ slot }, { view }) => `take the face-up card ${card(view.display[slot] ?? '')}`,
    discardForCard: (what) =>
      what.kind === 'parchment'
        ? 'give a **parchment** for a card'
        : `give your **${words.disciplines[what.discipline].object} ${what.value}** for a card`,
    endTurn: () => 'end your turn',
    pass: () => 'pass: you can neither draw nor lay',
    keepCards: ({ cards }) => (cards.length === 0 ? 'keep no card' : `keep ${list(cards.map(card))}`),
  };
}

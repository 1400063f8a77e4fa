/** The moves of Anludim as advice, in French. */
import { type Advice, listing } from '../../kit';
import type { CardId, PerDiscipline } from '../data';
import type { AnludimMoves, AnludimView } from '../state';
import type { AnludimWords } from '../text/words';
import { isEverything, laying, type Named, ownCombos } from './reading';

const list = listing('fr');

/** "ta Fiole", "ton Étoile" */
const YOUR: PerDiscipline<string> = { run: 'ta', flush: 'ton', pairs: 'ta', trips: 'ton', assembly: 'ton' };

export function advice(words: AnludimWords): Advice<AnludimView, AnludimMoves> {
  const bold = ({ discipline, strength }: Named): string => `**${words.combination(discipline, strength)}**`;
  const card = (id: string): string => `**${words.card(id as CardId)}**`;
  return {
    takeBack: ({ combos }, advised) =>
      isEverything(combos, advised)
        ? 'reprends en main **toutes** tes combinaisons'
        : `reprends en main ce que tu as posé : ${list(ownCombos(combos, advised).map(bold))}`,
    layCombination: (lay, advised) => {
      const laid = laying(lay, advised);
      const halves = list(laid.halves.map(words.half));
      const professor = words.disciplines[lay.discipline].theProfessor;
      return lay.extend === undefined
        ? `pose pour ${professor} : ${bold(laid)} (${halves})`
        : `ajoute ${halves} à ce que tu as posé pour ${professor} : ${bold(laid)}`;
    },
    drawHidden: () => 'pioche **deux cartes**',
    drawFaceUp: ({ slot }, { view }) => `prends la carte visible ${card(view.display[slot] ?? '')}`,
    discardForCard: (what) =>
      what.kind === 'parchment'
        ? 'cède un **parchemin** contre une carte'
        : `cède ${YOUR[what.discipline]} **${words.disciplines[what.discipline].object} ${what.value}** contre une carte`,
    endTurn: () => 'termine ton tour',
    pass: () => 'passe : tu ne peux ni piocher ni poser',
    keepCards: ({ cards }) =>
      cards.length === 0 ? 'ne garde aucune carte' : `garde ${list(cards.map(card))}`,
  };
}

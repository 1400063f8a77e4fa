/** The moves of Clash of Magic Schools as advice, in French. */
import { type Advice, listing } from '../../kit';
import type { ClashMoves, ClashView, Crest } from '../state';
import type { ClashWords } from '../text/words';
import { elementOfCard, hereOf, offeredLevel, studentsOf } from './reading';

const list = listing('fr');
const CRESTS: Readonly<Record<Crest, string>> = {
  own: 'sous ton blason',
  opponent: 'sous le blason adverse',
};

export function advice(words: ClashWords): Advice<ClashView, ClashMoves> {
  const { elements, spells } = words;
  return {
    moveEmblem: ({ card }) => {
      const { student, inArena } = elements[elementOfCard(card)];
      return `défausse un ${student} et mène ton Emblème **${inArena}**`;
    },
    deployStudents: ({ cards }, advised) =>
      `déploie **${list(studentsOf(cards, words))}** ${hereOf(advised, words)}`,
    passTrial: ({ from }, advised) =>
      `passe l’**Épreuve ${offeredLevel(from, advised)}** ${hereOf(advised, words)} ; elle est ${CRESTS[from]}`,
    summonStudents: ({ from, to }) =>
      `convoque les trois derniers Élèves de ${elements[from].arena} **${elements[to].toArena}**`,
    castSpell: (cast, advised) => {
      const spell = `lance **${spells[cast.spell].name}** ${hereOf(advised, words)}`;
      switch (cast.spell) {
        case 'batrax':
          return `${spell} et chasse chaque ${elements[cast.element].student}`;
        case 'inundatio':
          return `${spell} et passe l’**Épreuve ${offeredLevel(cast.from, advised)}**, ${CRESTS[cast.from]}`;
        default:
          return `${spell} (${spells[cast.spell].does})`;
      }
    },
    endTurn: () => 'finis ton tour',
    discardForMaleficio: ({ cards }) => `défausse ${list(studentsOf(cards, words))}`,
  };
}

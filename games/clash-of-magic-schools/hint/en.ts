/** The moves of Clash of Magic Schools as advice, in English. */
import { type Advice, listing } from '../../kit';
import type { ClashMoves, ClashView, Crest } from '../state';
import type { ClashWords } from '../text/words';
import { elementOfCard, hereOf, offeredLevel, studentsOf } from './reading';

const list = listing('en');
const CRESTS: Readonly<Record<Crest, string>> = {
  own: 'under your own crest',
  opponent: 'under the opposing crest',
};

export function advice(words: ClashWords): Advice<ClashView, ClashMoves> {
  const { elements, spells } = words;
  return {
    moveEmblem: ({ card }) => {
      const { student, toArena } = elements[elementOfCard(card)];
      return `discard ${/^[aeiou]/.test(student) ? 'an' : 'a'} ${student} and move your Emblem **${toArena}**`;
    },
    deployStudents: ({ cards }, advised) =>
      `deploy **${list(studentsOf(cards, words))}** ${hereOf(advised, words)}`,
    passTrial: ({ from }, advised) =>
      `pass **Trial ${offeredLevel(from, advised)}** ${hereOf(advised, words)}; it lies ${CRESTS[from]}`,
    summonStudents: ({ from, to }) =>
      `summon the last three Students from ${elements[from].arena} **${elements[to].toArena}**`,
    castSpell: (cast, advised) => {
      const spell = `cast **${spells[cast.spell].name}** ${hereOf(advised, words)}`;
      switch (cast.spell) {
        case 'batrax':
          return `${spell} and banish every ${elements[cast.element].student}`;
        case 'inundatio':
          return `${spell} and pass **Trial ${offeredLevel(cast.from, advised)}**, ${CRESTS[cast.from]}`;
        default:
          return `${spell} (${spells[cast.spell].does})`;
      }
    },
    endTurn: () => 'end your turn',
    discardForMaleficio: ({ cards }) => `discard ${list(studentsOf(cards, words))}`,
  };
}

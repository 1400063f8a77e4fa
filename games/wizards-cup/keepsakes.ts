/** What is remembered of a cup. */
import { countOf, type Keepsakes } from '../kit';
import type { CardId } from './data';
import { type CupView, indexOf, opponentOf, sideOf } from './state';
import type { CupWords } from './text/words';

type Numbers = 'rounds' | 'duels' | 'tieBreaks';

export const keepsakes: Keepsakes<CupView, Numbers, CupWords> = {
  numbers: ({ rounds }, seat) => {
    const side = sideOf(seat);
    const duels = rounds.flatMap((round) => round.duels);
    return {
      rounds: rounds.filter(({ winners }) => winners?.includes(side)).length,
      duels: duels.filter(({ losers }) => losers.includes(opponentOf(side)) && !losers.includes(side)).length,
      tieBreaks: rounds.filter(({ tieBreak }) => tieBreak !== null).length,
    };
  },
  used: ({ rounds }, seat) => countOf(rounds.flatMap(({ shown }) => shown[indexOf(sideOf(seat))])),
  names: {
    en: {
      rounds: 'Rounds won',
      duels: 'Duels won',
      tieBreaks: 'Tie-breaks',
      used: 'Wizards sent out most',
    },
    fr: {
      rounds: 'Manches gagnées',
      duels: 'Duels gagnés',
      tieBreaks: 'Départages',
      used: 'Sorciers les plus envoyés',
    },
  },
  nameOf: (id, { wizards }) => wizards[id as CardId]?.short,
};

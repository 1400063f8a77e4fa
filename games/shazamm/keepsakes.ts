/** What is remembered of a duel. */
import { countOf, type Keepsakes } from '../kit';
import type { ShazammView, SpellNo } from './state';
import type { ShazammWords } from './text/words';

type Numbers = 'spells' | 'push' | 'mana';

export const keepsakes: Keepsakes<ShazammView, Numbers, ShazammWords> = {
  numbers: ({ players, history }, seat) => {
    const wizard = seat === '1' ? '1' : '0';
    const pushes = history.flatMap(({ towards, steps }) => (towards && towards !== wizard ? [steps] : []));
    return {
      spells: players[wizard].discard.length,
      push: Math.max(0, ...pushes),
      mana: history.reduce((sum, { paid }) => sum + (paid?.[wizard] ?? 0), 0),
    };
  },
  used: ({ players }, seat) => countOf(players[seat === '1' ? '1' : '0'].discard),
  names: {
    en: {
      spells: 'Spells played',
      push: 'Longest push of the fire',
      mana: 'Mana spent',
      used: 'Spells played most',
    },
    fr: {
      spells: 'Sorts joués',
      push: 'Plus longue poussée du feu',
      mana: 'Mana dépensé',
      used: 'Sorts les plus joués',
    },
  },
  nameOf: (id, { spells }) => spells[Number(id) as SpellNo]?.name,
};

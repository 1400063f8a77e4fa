/** The moves of Shazamm! as advice, in English. */
import { type Advice, listing } from '../../kit';
import type { ShazammMoves, ShazammView, SpellNo } from '../state';
import type { ShazammWords } from '../text/words';
import { batchesOf, bidAfter, lootOf } from './reading';

const list = listing('en');

export function advice({ spells, decoy }: ShazammWords): Advice<ShazammView, ShazammMoves> {
  const bold = (spell: SpellNo): string => `**${spells[spell].name}**`;
  return {
    arrangeDeck: ({ order }) => {
      const [first = [], ...later] = batchesOf(order).map((batch) =>
        list(batch.map((one) => spells[one].name)),
      );
      return `begin with ${first}; then draw ${later.join('; then ')}`;
    },
    commit: ({ bid, spells: laid, decoy: bluff }) => {
      const cards = [...laid.map(bold), ...(bluff ? [`the **${decoy.name.toLowerCase()}**`] : [])];
      if (cards.length === 0) return `bid **${bid}** without a card`;
      return `bid **${bid}** and lay ${laid.length === 0 ? 'only ' : ''}${list(cards)}`;
    },
    chooseClone: ({ spell }) => (spell === null ? 'copy nothing' : `copy ${bold(spell)}`),
    chooseTheft: ({ apply }, advised) => {
      const { kept, destroyed } = lootOf(apply, advised);
      return list([
        ...(kept.length > 0 ? [`use ${list(kept.map(bold))} yourself`] : []),
        ...(destroyed.length > 0 ? [`destroy ${list(destroyed.map(bold))}`] : []),
      ]);
    },
    chooseRecycling: ({ delta }, advised) => {
      const bid = bidAfter(delta, advised);
      if (delta === 0) return `leave your bid at **${bid}**`;
      return `${delta > 0 ? 'raise' : 'lower'} your bid by ${Math.abs(delta)}, to **${bid}**`;
    },
  };
}

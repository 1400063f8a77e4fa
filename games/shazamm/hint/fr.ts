/** The moves of Shazamm! as advice, in French. */
import { type Advice, listing } from '../../kit';
import type { ShazammMoves, ShazammView, SpellNo } from '../state';
import type { ShazammWords } from '../text/words';
import { batchesOf, bidAfter, lootOf } from './reading';

const list = listing('fr');

export function advice({ spells, decoy }: ShazammWords): Advice<ShazammView, ShazammMoves> {
  const bold = (spell: SpellNo): string => `**${spells[spell].name}**`;
  return {
    arrangeDeck: ({ order }) => {
      const [first = [], ...later] = batchesOf(order).map((batch) =>
        list(batch.map((one) => spells[one].name)),
      );
      return `commence avec ${first} ; pioche ensuite ${later.join(' ; puis ')}`;
    },
    commit: ({ bid, spells: laid, decoy: bluff }) => {
      const cards = [...laid.map(bold), ...(bluff ? [`le **${decoy.name.toLowerCase()}**`] : [])];
      if (cards.length === 0) return `mise **${bid}** sans poser de carte`;
      return `mise **${bid}** et ${laid.length === 0 ? 'ne pose que ' : 'pose '}${list(cards)}`;
    },
    chooseClone: ({ spell }) => (spell === null ? 'ne copie rien' : `copie ${bold(spell)}`),
    chooseTheft: ({ apply }, advised) => {
      const { kept, destroyed } = lootOf(apply, advised);
      return list([
        ...(kept.length > 0 ? [`sers-toi de ${list(kept.map(bold))}`] : []),
        ...(destroyed.length > 0 ? [`détruis ${list(destroyed.map(bold))}`] : []),
      ]);
    },
    chooseRecycling: ({ delta }, advised) => {
      const bid = bidAfter(delta, advised);
      if (delta === 0) return `laisse ta mise à **${bid}**`;
      return `${delta > 0 ? 'augmente' : 'baisse'} ta mise de ${Math.abs(delta)}, à **${bid}**`;
    },
  };
}

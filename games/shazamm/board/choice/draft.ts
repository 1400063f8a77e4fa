/** What the player prepares for this turn: local and free to change until it is laid. */
import { useState } from 'react';
import { MIN_BID } from '../../data';
import type { SpellNo } from '../../state';
import type { CardNo } from '../context';
import type { Chosen } from '../story/scene';

export interface Draft extends Chosen {
  readonly setBid: (bid: number) => void;
  /** Lays the card, or takes it back. */
  readonly toggle: (card: CardNo) => void;
  readonly has: (card: CardNo) => boolean;
  readonly clear: () => void;
}

const EMPTY: Chosen = { bid: MIN_BID, spells: [], decoy: false };

/** A new key, which names the player and the turn, begins a new draft. */
export function useDraft(key: string): Draft {
  const [kept, setKept] = useState({ key, draft: EMPTY });
  const draft = kept.key === key ? kept.draft : EMPTY;
  const change = (part: Partial<Chosen>) => setKept({ key, draft: { ...draft, ...part } });
  const has = (card: CardNo) => (card === 'decoy' ? draft.decoy : draft.spells.includes(card));
  return {
    ...draft,
    has,
    setBid: (bid) => change({ bid }),
    toggle: (card) => {
      if (card === 'decoy') change({ decoy: !draft.decoy });
      else change({ spells: toggled(draft.spells, card) });
    },
    clear: () => change(EMPTY),
  };
}

function toggled(spells: readonly SpellNo[], spell: SpellNo): SpellNo[] {
  if (spells.includes(spell)) return spells.filter((one) => one !== spell);
  return [...spells, spell].sort((one, other) => one - other);
}

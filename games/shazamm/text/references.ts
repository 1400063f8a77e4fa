/** Where the rules tell more about a reason, an event or a card. */
import type { References } from '../../kit';
import { SPELLS } from '../data';
import type { ShazammEvent } from '../events';
import type { SpellNo } from '../state';

/** The sections about spells are named after their classes. */
export function ruleOfCard(card: SpellNo | 'decoy'): string {
  return card === 'decoy' ? 'cards' : SPELLS[card].class;
}

const EVENTS: Readonly<Partial<Record<ShazammEvent['type'], string>>> = {
  revealed: 'turn',
  cancelled: 'order',
  muted: 'control',
  voided: 'control',
  cloned: 'control',
  stolen: 'control',
  recycled: 'attack',
  compared: 'fire',
  paid: 'bid',
  gained: 'mana',
  pushed: 'exhaustion',
  roundEnded: 'round-end',
  fell: 'end',
};

export const references: References<ShazammEvent> = {
  reasons: {
    ORDER_NOT_PERMUTATION: 'variants',
    BID_TOO_LOW: 'bid',
    BID_TOO_HIGH: 'bid',
    SPELL_NOT_IN_HAND: 'cards',
    SPELL_DUPLICATE: 'cards',
    CLONE_NOT_IN_POOL: 'control',
    THEFT_DUPLICATE: 'control',
    THEFT_NOT_A_TARGET: 'control',
    RECYCLING_OUT_OF_RANGE: 'attack',
    RECYCLING_BID_TOO_LOW: 'attack',
    RECYCLING_BID_TOO_HIGH: 'attack',
  },
  event: (event) => (event.type === 'applied' ? ruleOfCard(event.spell) : EVENTS[event.type]),
};

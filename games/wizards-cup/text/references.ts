/** Where the rules tell more about a reason, an event or a card. */
import type { References } from '../../kit';
import { type CardId, wizardOf } from '../data';
import type { CupEvent } from '../events';
import type { Criterion } from '../state';

/** The sections about powers are named after their kinds. */
export function ruleOfCard(card: CardId): string {
  return wizardOf(card).power?.type ?? 'none';
}

const CRITERIA: Readonly<Record<Criterion, string>> = {
  immediate: 'immediate',
  power: 'permanent',
  element: 'elements',
  value: 'duel',
};

const EVENTS: Readonly<Partial<Record<CupEvent['type'], string>>> = {
  drawn: 'selection',
  selected: 'selection',
  swapped: 'swap',
  ordered: 'order',
  cancelled: 'immediate',
  asked: 'immediate',
  exchanged: 'waiting',
  recalled: 'immediate',
  rearranged: 'immediate',
  roundEnded: 'round-end',
  gameEnded: 'end',
};

export const references: References<CupEvent> = {
  reasons: {
    BAD_POSITION: 'selection',
    WRONG_CARD_COUNT: 'selection',
    CARD_NOT_AVAILABLE: 'selection',
    DUPLICATE_CARD: 'selection',
    NOT_A_PERMUTATION: 'order',
  },
  event(event) {
    if (event.type === 'decided') return CRITERIA[event.criterion];
    return event.type === 'activated' ? ruleOfCard(event.card) : EVENTS[event.type];
  },
};

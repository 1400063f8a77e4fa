/** Where the rules tell more about a reason, an event or a card. */
import type { References } from '../../kit';
import { type Element, SPELL_OF } from '../data';
import type { ClashEvent } from '../events';

/** Each spell has a section of its name. */
export function ruleOfStudent(element: Element): string {
  return SPELL_OF[element];
}

const EVENTS: Readonly<Partial<Record<ClashEvent['type'], string>>> = {
  reshuffled: 'piles',
  emblemMoved: 'move',
  deployed: 'deploy',
  passed: 'pass',
  summoned: 'summon',
  banished: 'batrax',
  burned: 'combustio',
  lured: 'hypnox',
  leapt: 'inundatio',
  stolen: 'eversio',
  hexed: 'maleficio',
  casterLeft: 'cast',
  overtimeBegan: 'end',
  announced: 'announce',
  ended: 'end',
};

export const references: References<ClashEvent> = {
  reasons: {
    NO_CARDS_CHOSEN: 'deploy',
    ALREADY_IN_ARENA: 'move',
    EMBLEM_NOT_IN_ARENA: 'move',
    TRIAL_NOT_AVAILABLE: 'pass',
    STARTING_TRIAL_RESERVED: 'first-turn',
    WRONG_TRIAL_LEVEL: 'pass',
    NOT_ENOUGH_STUDENTS: 'pass',
    SUMMON_ALREADY_USED: 'summon',
    SAME_ARENA: 'summon',
    SUMMON_NEEDS_THREE: 'summon',
    CASTER_NOT_IN_ARENA: 'cast',
    CASTER_NOT_SURROUNDED: 'cast',
    SPELL_ELEMENT_MISMATCH: 'cast',
    SPELL_NO_TARGET: 'cast',
    EVERSIO_LEVEL_TOO_LOW: 'eversio',
    WRONG_DISCARD_COUNT: 'maleficio',
    FIRST_TRIAL_REQUIRED: 'first-turn',
    FIRST_TRIAL_UNREACHABLE: 'first-turn',
  },
  event: (event) => (event.type === 'cast' ? event.spell : EVENTS[event.type]),
};

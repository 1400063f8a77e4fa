/** Where the rules tell more about a reason, an event or a piece. */
import type { References } from '../../kit';
import { courseOf, magicOf } from '../catalogue';
import type { HousesEvent } from '../events';

export function ruleOfSchool(id: string): string {
  return courseOf(id) === null ? 'others' : 'courses';
}

export function ruleOfMagic(id: string): string {
  const card = magicOf(id);
  if (card.kind === 'bonus') return 'bonus';
  return card.reaction === undefined ? 'spells' : 'reactions';
}

const EVENTS: Readonly<Partial<Record<HousesEvent['type'], string>>> = {
  mailLaid: 'mail',
  firstPlayerMoved: 'courses',
  ended: 'end',
  collected: 'collect',
  mailTaken: 'mail',
  bonusPlayed: 'bonus',
  mailUsed: 'mail',
  powerUsed: 'houses',
  courseSkipped: 'courses',
  reacted: 'reactions',
  copied: 'reactions',
  shielded: 'courses',
};

export const references: References<HousesEvent> = {
  reasons: {
    NO_ACTIONS_LEFT: 'turn',
    NEEDS_TWO_ACTIONS: 'turn',
    NOT_ENOUGH_CARDS: 'collect',
    WRONG_PAYMENT_COUNT: 'collect',
    NOT_A_SPELL: 'spells',
    REACTION_ONLY: 'reactions',
    SPELL_LIMIT: 'spells',
    NO_LEGAL_TARGET: 'spells',
    TARGET_SHIELDED: 'courses',
    NOT_A_BONUS: 'bonus',
    MAIL_NOT_USABLE: 'mail',
    HOUSE_NOT_YOURS: 'houses',
    POWER_ALREADY_USED: 'houses',
    POWER_NOT_READY: 'houses',
    NOT_A_REACTION: 'reactions',
  },
  event(event) {
    if (event.type !== 'declared') return EVENTS[event.type];
    return event.item.kind === 'course' ? 'courses' : 'spells';
  },
};

/** Where the rules tell more about a reason or an event. */
import type { References } from '../../kit';
import type { AnludimEvent } from '../events';

const EVENTS: Readonly<Partial<Record<AnludimEvent['type'], string>>> = {
  tookBack: 'turn',
  laid: 'combinations',
  called: 'professors',
  drew: 'turn',
  tookFaceUp: 'turn',
  reshuffled: 'empty',
  spent: 'objects',
  passed: 'empty',
  gained: 'professors',
  roundEnded: 'end',
  kept: 'crests',
  gameEnded: 'crests',
};

export const references: References<AnludimEvent> = {
  reasons: {
    TAKE_BACK_FORBIDDEN: 'expert',
    TAKE_BACK_TOO_LATE: 'turn',
    EXTEND_NOT_ALLOWED: 'expert',
    EXTEND_WRONG_DISCIPLINE: 'expert',
    SOURCE_NOT_LOWER: 'expert',
    TOO_FEW_CARDS: 'combinations',
    NOT_CONSECUTIVE: 'combinations',
    NOT_SAME_COLOUR: 'combinations',
    BAD_GROUPS: 'combinations',
    COLOURS_NOT_DIFFERENT: 'combinations',
    NOT_SAME_VALUE: 'combinations',
    COMBO_NOT_STRONGEST: 'strength',
    DRAW_PILE_EMPTY: 'empty',
    DISPLAY_SLOT_EMPTY: 'empty',
    OPTIONAL_ALREADY_USED: 'turn',
    NO_PARCHMENT: 'objects',
    OBJECT_NOT_OWNED: 'objects',
    PASS_NOT_ALLOWED: 'empty',
    KEEP_TOO_MANY: 'crests',
  },
  event: ({ type }) => EVENTS[type],
};

/** Why something cannot be done, in English. */
import { SPELLS_PER_TURN } from '../../data';
import { playerAt } from '../../seats';
import type { HousesWords } from '../words';
import { count } from './grammar';
import { pieces } from './pieces';

export const reasons: HousesWords['reasons'] = {
  HOUSE_UNKNOWN: 'There is no such House.',
  HOUSE_TAKEN: 'Somebody else has taken this House. Choose another one.',
  NO_ACTIONS_LEFT: '**No action is left.** You may still play Spells and Bonus cards, then end your turn.',
  NO_CARDS_TO_DRAW: 'There is no Magic card left to draw, neither in the deck nor in the discard.',
  NEEDS_TWO_ACTIONS: '**Five cards take both actions together.** With one action left, draw two.',
  SLOT_OUT_OF_RANGE: 'The Timetable has no such place.',
  SLOT_EMPTY: 'There is no card here. A new one comes with the next round.',
  NOT_ENOUGH_CARDS: (view, player) =>
    `**That is too dear.** You hold ${count(playerAt(view, player).hand.length, 'Magic card')}: draw first, or choose a cheaper card.`,
  DUPLICATE_CARD: 'Each card can be given only once.',
  CARD_NOT_IN_HAND: 'This card is not in that hand any more.',
  WRONG_PAYMENT_COUNT: 'Choose exactly as many cards as it costs.',
  NOT_A_SPELL: 'Only a Spell will do here; this is a Bonus card.',
  REACTION_ONLY: '**Cards with ⚡ are answers.** Keep it until somebody casts a Spell or applies a Course.',
  SPELL_LIMIT: `Nobody may cast more than ${SPELLS_PER_TURN} Spells in a turn.`,
  NOT_A_BONUS: 'Only Bonus cards are laid in a play area.',
  TARGET_UNKNOWN: 'Nobody sits there.',
  TARGET_SHIELDED: '**Shielded by Defence.** Nobody can touch this player before their next turn.',
  MAIL_NOT_YOURS: 'This letter is not yours.',
  MAIL_NOT_USABLE: 'This letter is not for using now: it counts at the end, or answers a Spell.',
  HOUSE_NOT_YOURS: 'This is not your House.',
  POWER_ALREADY_USED: 'You have used this power already. It comes back with your next turn.',
  POWER_NOT_READY: (view, player) =>
    playerAt(view, player).houses.includes('serpentin') && !view.drewTwo && view.actionsLeft > 0
      ? `**Not yet.** ${pieces.houses.serpentin.name} acts after the action “draw 2”, ${pieces.houses.poufmoufle.name} when no action is left.`
      : '**Not yet.** This power comes after the action that its House names.',
  WRONG_RECEIVERS: 'Choose one card for each of the others.',
  SLOT_HAS_NO_MAIL: 'There is no letter on this card.',
  TIMETABLE_EMPTY: 'The Timetable is empty: there is nothing to lay a letter on.',
  RESERVE_EMPTY: 'The reserve holds no letter any more.',
  NOT_A_REACTION: 'Only Oubliettes and Copius can answer.',
  MAIL_NOT_THERE: 'This letter does not lie on that card.',
  NOT_YOUR_SCHOOL_CARD: 'This School card is not yours to give.',
  UNEXPECTED_PARAM: 'This effect does not ask for that.',
  NO_LEGAL_TARGET: '**It would have no effect.** Nobody and nothing on the table can be chosen for it now.',
  TARGET_REQUIRED: 'Choose first what it is aimed at.',
  TARGET_SELF: 'You cannot aim at yourself.',
  TARGET_HAS_NO_CARDS: 'This player has no card in hand.',
  TARGET_HAS_NO_MAIL: 'This player has no letter.',
  TARGET_ALREADY_STUNNED: 'This player will miss an action anyway: two do not add up.',
  TARGET_NOT_AHEAD: (view, player) =>
    `Only a player with more School cards than you (${playerAt(view, player).school.length}) can be chosen.`,
  BONUS_NOT_IN_PLAY: 'This Bonus card lies in no play area.',
  TOO_MANY_SLOTS: 'Three cards at most.',
  DUPLICATE_SLOT: 'Each card can be chosen only once.',
  NOT_YOUR_COURSE: 'Choose one of your own Courses.',
  SLOT_NOT_COURSE: 'Only a Course can be swapped: neither Horjug nor Time-Diverter.',
  SAME_COURSE: 'You would swap it for the same Course.',
  NOT_IN_DISCARD: 'This card is not in the discard.',
};

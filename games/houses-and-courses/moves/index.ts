/** All moves. Only a Bonus card can be taken back, before any other move: the others reveal, draw or ask. */
import type { MoveRules } from '../../kit';
import type { HousesEvent } from '../events';
import type { HousesMoves, HousesState, HousesView } from '../state';
import { collect } from './collect';
import { copyEffect, declineCopy } from './copyEffect';
import { applyCourse, skipCourse } from './course';
import { drawFive, drawTwo } from './draw';
import { endTurn } from './endTurn';
import { giveSchool } from './giveSchool';
import type { Move } from './move';
import { pickFromHand } from './pickFromHand';
import { pickHouse } from './pickHouse';
import { pickMail } from './pickMail';
import { playBonus } from './playBonus';
import { playSpell } from './playSpell';
import { placeMail, usePoufmoufle } from './poufmoufle';
import { respond } from './respond';
import { useSerdongle } from './serdongle';
import { giveCards, useSerpentin } from './serpentin';
import { useMail } from './useMail';

export { NO_ARGS } from './move';

export const moves: { readonly [Name in keyof HousesMoves]: Move<Name> } = {
  pickHouse: final(pickHouse),
  drawTwo: final(drawTwo),
  drawFive: final(drawFive),
  collect: final(collect),
  playSpell: final(playSpell),
  playBonus,
  useMail: final(useMail),
  useSerpentin: final(useSerpentin),
  giveCards: final(giveCards),
  useSerdongle: final(useSerdongle),
  usePoufmoufle: final(usePoufmoufle),
  placeMail: final(placeMail),
  endTurn: final(endTurn),
  applyCourse: final(applyCourse),
  skipCourse: final(skipCourse),
  respond: final(respond),
  copyEffect: final(copyEffect),
  declineCopy: final(declineCopy),
  pickFromHand: final(pickFromHand),
  pickMail: final(pickMail),
  giveSchool: final(giveSchool),
};

function final<Args>(
  move: MoveRules<HousesState, HousesView, Args, HousesEvent>,
): MoveRules<HousesState, HousesView, Args, HousesEvent> {
  return {
    ...move,
    apply(state, player, args, effects) {
      effects.reveal();
      move.apply(state, player, args, effects);
    },
  };
}

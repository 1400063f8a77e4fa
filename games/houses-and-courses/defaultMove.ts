/** What a clock that ran out plays (6.4). */
import type { MoveCall, Seat } from '../kit';
import { HOUSE_IDS } from './data';
import { NO_ARGS } from './moves';
import { playerAt } from './seats';
import type { HousesMoves, HousesView } from './state';

export function defaultMove(table: HousesView, player: Seat): MoveCall<HousesMoves> {
  const { pending } = table;
  if (table.draft !== null) return { move: 'pickHouse', args: { house: firstFreeHouse(table) } };
  switch (pending?.kind) {
    case undefined:
      return { move: 'endTurn', args: NO_ARGS };
    case 'course':
      return { move: 'skipCourse', args: NO_ARGS };
    case 'window':
      return { move: 'respond', args: { use: null } };
    case 'copy':
      return { move: 'declineCopy', args: NO_ARGS };
    case 'pickFromHand':
      return { move: 'pickFromHand', args: { card: playerAt(table, pending.target).hand[0] ?? '' } };
    case 'pickMail':
      return { move: 'pickMail', args: { mail: null } };
    case 'giveSchool':
      return { move: 'giveSchool', args: { card: playerAt(table, player).school.at(-1) ?? '' } };
    case 'serpentin': {
      const { hand } = playerAt(table, player);
      const gifts = Object.fromEntries(pending.receivers.map((seat, at) => [seat, hand[at] ?? '']));
      return { move: 'giveCards', args: { gifts } };
    }
    case 'poufmoufle':
      return { move: 'placeMail', args: { slot: table.timetable.findIndex(({ card }) => card !== null) } };
  }
}

function firstFreeHouse({ players }: HousesView): string {
  const taken = Object.values(players).flatMap(({ houses }) => houses);
  return HOUSE_IDS.find((house) => !taken.includes(house)) ?? '';
}

/** A table laid out for the pictures of the rules: three players in the middle of a game. */
import type { Seat } from '../../../kit';
import { HOUSE_IDS } from '../../data';
import { playerAt, seatsIn } from '../../seats';
import type { HousesView, PlayerView } from '../../state';
import { hidden, Teller } from '../story/teller';

const PLAYERS = 3;
const SLOTS = 6;

/** The table with these changes. */
export function sample(change: Partial<HousesView> = {}): HousesView {
  const { table } = new Teller({
    ...EMPTY,
    timetable: Array.from({ length: SLOTS }, () => ({ card: null, mail: [] })),
  });
  for (const seat of seatsIn(table)) Object.assign(playerAt(table, seat), SEATED[seat]);
  return {
    ...table,
    round: 4,
    roundOrder: ['0', '1', '2'],
    firstPlayer: '0',
    actionsLeft: 2,
    magicDeck: hidden(21),
    schoolDeck: hidden(30),
    mailReserve: hidden(14),
    magicDiscard: ['m14', 'm35'],
    timetable: [
      { card: 's19', mail: [{ id: null, seenBy: [] }] },
      { card: 's01', mail: [] },
      { card: 's37', mail: [{ id: null, seenBy: [] }] },
      { card: null, mail: [] },
      {
        card: 's46',
        mail: [
          { id: null, seenBy: [] },
          { id: 'c18', seenBy: ['0'] },
        ],
      },
      { card: 's31', mail: [] },
    ],
    ...change,
  };
}

const EMPTY: Pick<HousesView, 'numPlayers' | 'options' | 'draft'> = {
  numPlayers: PLAYERS,
  options: { houseMode: 'random', houses: null, twoHouses: false, firstSeat: 'random', reactions: 'full' },
  draft: null,
};

/** A sample of what may lie before each of them; the first is the reader. */
const SEATED: Partial<Record<Seat, Partial<PlayerView>>> = {
  0: {
    houses: HOUSE_IDS.slice(2, 3),
    hand: ['m01', 'm11', 'm14', 'm44'],
    school: ['s20', 's21', 's22', 's25', 's38', 's47'],
    bonus: ['m45', 'm38'],
    mail: ['c14', 'c05'],
  },
  1: {
    houses: HOUSE_IDS.slice(0, 1),
    hand: hidden(5),
    school: ['s02', 's03', 's32', 's39'],
    bonus: ['m50'],
    mail: hidden(2),
  },
  2: {
    houses: HOUSE_IDS.slice(1, 2),
    hand: hidden(3),
    school: ['s07', 's08', 's13'],
    mail: hidden(1),
    shield: true,
  },
};

/** The same table when the game is over. */
export function finished(): HousesView {
  return sample({
    result: {
      reason: 'tenCards',
      winners: ['0'],
      scores: {
        0: {
          courses: 10,
          horcruches: 1,
          detourneurs: 6,
          bonus: 4,
          mail: 1,
          balaiBall: 10,
          total: 32,
          symbols: 1,
        },
        1: {
          courses: 5,
          horcruches: 1,
          detourneurs: 0,
          bonus: -4,
          mail: 3,
          balaiBall: 0,
          total: 5,
          symbols: 0,
        },
        2: {
          courses: 5,
          horcruches: 0,
          detourneurs: 0,
          bonus: 0,
          mail: 2,
          balaiBall: 0,
          total: 7,
          symbols: 0,
        },
      },
    },
  });
}

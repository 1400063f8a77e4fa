/** The box is opened: Houses are dealt, given or drafted; the table is laid as soon as they are known. */
import { type Effects, type Seat, seatsOf } from '../kit';
import { MAGIC_IDS, MAIL_IDS, SCHOOL_IDS } from './catalogue';
import { HOUSE_IDS, type HouseId, SLOTS_PER_PLAYER } from './data';
import { deal } from './deal';
import type { HousesEvent } from './events';
import { playerAt } from './seats';
import type { HousesOptions, HousesState, PerSeat, PlayerState } from './state';

export function setup(options: HousesOptions, players: number, effects: Effects<HousesEvent>): HousesState {
  const state = open(options, players);
  const seats = seatsOf(players);
  if (options.houseMode === 'pick') {
    state.draft = { order: draftOrder(seats, options, effects), index: 0 };
    return state;
  }
  const houses = options.houses ?? dealHouses(players, options.twoHouses ? 2 : 1, effects);
  seats.forEach((seat, at) => {
    playerAt(state, seat).houses = houses[at] ?? [];
  });
  deal(state, effects);
  return state;
}

/** While drafting, the piles are complete and in order: they are shuffled when the draft is over. */
function open(options: HousesOptions, numPlayers: number): HousesState {
  const players: PerSeat<PlayerState> = {};
  for (const seat of seatsOf(numPlayers)) players[seat] = newPlayer();
  return {
    numPlayers,
    options,
    housesOut: [],
    draft: null,
    round: 0,
    roundOrder: [],
    turnIndex: 0,
    firstPlayer: null,
    firstPlayerMoved: false,
    actionsLeft: 0,
    drewTwo: false,
    spellsThisTurn: 0,
    powersUsed: [],
    timetable: Array.from({ length: SLOTS_PER_PLAYER * numPlayers }, () => ({ card: null, mail: [] })),
    schoolDeck: SCHOOL_IDS.slice(),
    schoolDiscard: [],
    magicDeck: MAGIC_IDS.slice(),
    magicDiscard: [],
    mailReserve: MAIL_IDS.slice(),
    mailRemoved: [],
    players,
    chain: [],
    pending: null,
    result: null,
  };
}

function newPlayer(): PlayerState {
  return {
    houses: [],
    hand: [],
    school: [],
    bonus: [],
    mail: [],
    shield: false,
    stunned: false,
    extraCollects: 0,
    discount: 0,
  };
}

function dealHouses(players: number, each: number, { random }: Effects<HousesEvent>): HouseId[][] {
  const cards: HouseId[] = HOUSE_IDS.slice();
  random.shuffle(cards);
  return Array.from({ length: players }, () => cards.splice(0, each));
}

/** Two Houses each are picked in the order a, b, b, a. */
function draftOrder(
  seats: readonly Seat[],
  { twoHouses }: HousesOptions,
  { random }: Effects<HousesEvent>,
): readonly Seat[] {
  const order = seats.slice();
  random.shuffle(order);
  return twoHouses ? [...order, ...order.toReversed()] : order;
}

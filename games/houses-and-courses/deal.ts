/** The table is laid when the Houses are known, at setup or after the draft (section 5, steps 2 to 6). */
import { type Effects, isSeat, type Seat } from '../kit';
import { HAND, HOUSE_IDS, type HouseId } from './data';
import type { HousesEvent } from './events';
import { layCards, layMail } from './piles';
import { beginRound, beginTurn, ownerOfGrosfondor } from './round';
import { playerAt, seatsIn } from './seats';
import type { HousesState, PerSeat } from './state';

export function deal(state: HousesState, effects: Effects<HousesEvent>): void {
  const { random } = effects;
  const seats = seatsIn(state);
  const taken = seats.flatMap((seat) => playerAt(state, seat).houses);
  state.housesOut = HOUSE_IDS.filter((house) => !taken.includes(house));
  const firstPlayer = ownerOfGrosfondor(state) ?? youngest(state, effects);
  random.shuffle(state.schoolDeck);
  random.shuffle(state.magicDeck);
  random.shuffle(state.mailReserve);
  dealHands(state, effects);
  layCards(state, [...state.timetable.keys()], effects);
  layMail(state, effects);
  beginRound(state, firstPlayer, effects);
  beginTurn(state, effects);
}

/** R41. */
function youngest(
  { options: { firstSeat }, numPlayers }: HousesState,
  { random }: Effects<HousesEvent>,
): Seat {
  const seat = String(firstSeat === 'random' ? random.int(numPlayers) : firstSeat);
  if (!isSeat(seat, numPlayers)) throw new Error(`nobody sits at ${seat}`);
  return seat;
}

function dealHands(state: HousesState, effects: Effects<HousesEvent>): void {
  const houses: PerSeat<readonly HouseId[]> = {};
  const hands: PerSeat<number> = {};
  const secret: PerSeat<{ hand: readonly string[] }> = {};
  for (const seat of seatsIn(state)) {
    const player = playerAt(state, seat);
    player.hand = state.magicDeck.splice(0, HAND);
    houses[seat] = player.houses;
    hands[seat] = player.hand.length;
    secret[seat] = { hand: player.hand.slice() };
  }
  effects.emit?.({ type: 'dealt', houses, hands, magicDeck: state.magicDeck.length, secret });
}

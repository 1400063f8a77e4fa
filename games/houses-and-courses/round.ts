/** Rounds and turns (6.2). */
import type { Effects, Seat } from '../kit';
import { ACTIONS, END_SCHOOL, type HouseId, ROUND_CAP, STUNNED_ACTIONS } from './data';
import { finish } from './ending';
import type { HousesEvent } from './events';
import { layCards, layMail } from './piles';
import { activePlayer, playerAt, seatsFrom, seatsIn } from './seats';
import type { HousesState, HousesView } from './state';

const NO_POWERS: readonly HouseId[] = [];

/** R33: the order of a round is fixed when it begins. */
export function beginRound(state: HousesState, firstPlayer: Seat, effects: Effects<HousesEvent>): void {
  state.round++;
  state.firstPlayer = firstPlayer;
  state.firstPlayerMoved = false;
  state.roundOrder = seatsFrom(firstPlayer, state.numPlayers);
  state.turnIndex = 0;
  effects.emit?.({ type: 'roundBegan', round: state.round, order: state.roundOrder });
}

export function beginTurn(state: HousesState, effects: Effects<HousesEvent>): void {
  const seat = activePlayer(state);
  if (seat === null) throw new Error('it is nobody’s turn');
  const player = playerAt(state, seat);
  player.shield = false;
  state.actionsLeft = player.stunned ? STUNNED_ACTIONS : ACTIONS;
  player.stunned = false;
  state.drewTwo = false;
  state.spellsThisTurn = 0;
  state.powersUsed = NO_POWERS;
  effects.emit?.({ type: 'turnBegan', player: seat, actions: state.actionsLeft });
}

export function endTurn(state: HousesState, seat: Seat, effects: Effects<HousesEvent>): void {
  const player = playerAt(state, seat);
  player.extraCollects = 0;
  player.discount = 0;
  if (state.turnIndex + 1 < state.numPlayers) state.turnIndex++;
  else endRound(state, effects);
  if (state.result === null) beginTurn(state, effects);
}

/** The game ends, or the next round begins: Mail for the cards that remain, then new cards. */
function endRound(state: HousesState, effects: Effects<HousesEvent>): void {
  if (hasFullSchool(state)) {
    finish(state, 'tenCards', effects);
  } else if (state.round >= ROUND_CAP) {
    finish(state, 'roundCap', effects);
  } else {
    const firstPlayer = nextFirstPlayer(state, effects);
    layMail(state, effects);
    layCards(state, emptySlots(state), effects);
    beginRound(state, firstPlayer, effects);
  }
}

function hasFullSchool(state: HousesState): boolean {
  for (const seat of seatsIn(state)) if (playerAt(state, seat).school.length >= END_SCHOOL) return true;
  return false;
}

function emptySlots({ timetable }: HousesState): number[] {
  const slots: number[] = [];
  timetable.forEach(({ card }, slot) => {
    if (card === null) slots.push(slot);
  });
  return slots;
}

/** R34: after a round in which it did not move, the First Player card comes back to Grosfondor. */
function nextFirstPlayer(state: HousesState, effects: Effects<HousesEvent>): Seat {
  const holder = state.firstPlayer;
  if (holder === null) throw new Error('nobody holds the First Player card');
  const owner = ownerOfGrosfondor(state);
  if (owner === undefined || owner === holder || state.firstPlayerMoved) return holder;
  effects.emit?.({ type: 'firstPlayerMoved', player: owner, by: 'grosfondor' });
  return owner;
}

export function ownerOfGrosfondor(table: HousesView): Seat | undefined {
  for (const seat of seatsIn(table)) if (playerAt(table, seat).houses.includes('grosfondor')) return seat;
  return undefined;
}

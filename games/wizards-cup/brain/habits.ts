/** How players without a plan go on: quick, the same every time, and good enough to see where a state leads. */
import { createRandom, silentEffects } from '../../kit';
import { type CardId, DECK_SIZE, SET_SIZE, TEAM_SIZE, wizardOf } from '../data';
import { stanceOf, verdict } from '../duel';
import { moves } from '../moves';
import { stageOf } from '../stage';
import { type CupState, SIDES, type Side } from '../state';

/** A way to choose a team and to lay it out, as places in the sorted zones. */
interface Habit {
  readonly picks: readonly number[];
  readonly order: readonly number[];
}

const random = createRandom('habits');
const silent = silentEffects(random);

/** Different ways to play a round, White's and Black's. */
export const HABITS: readonly Readonly<Record<Side, Habit>>[] = Array.from({ length: 24 }, () => ({
  0: createHabit(),
  1: createHabit(),
}));

function createHabit(): Habit {
  return { picks: fiveOf(SET_SIZE - 1), order: fiveOf(TEAM_SIZE) };
}

function fiveOf(size: number): number[] {
  const places = Array.from({ length: size }, (_, place) => place);
  random.shuffle(places);
  return places.slice(0, DECK_SIZE);
}

/** Plays on to the end of the round; the blind cards must have been drawn. */
export function playRound(state: CupState, habits: Readonly<Record<Side, Habit>>): void {
  const { round } = state;
  while (state.round === round && state.result === null) {
    for (const side of SIDES) act(state, side, habits[side]);
  }
}

function act(state: CupState, side: Side, habit: Habit): void {
  const { hand, reserve, deck } = state.players[side];
  switch (stageOf(state, side)) {
    case 'select':
      moves.selectTeam.apply(state, side, { cards: at(reserve, habit.picks) }, silent);
      break;
    case 'swap':
      moves.swapCard.apply(state, side, { out: null, in: null }, silent);
      break;
    case 'order':
      moves.setOrder.apply(state, side, { deck: at(hand, habit.order) }, silent);
      break;
    case 'may':
      moves.usePower.apply(state, side, { use: wantsPower(state, side) }, silent);
      break;
    case 'rearrange':
      moves.rearrangeDeck.apply(state, side, { deck }, silent);
      break;
  }
}

function at(zone: readonly CardId[], places: readonly number[]): CardId[] {
  return places.map((place) => zone[place] as CardId);
}

/** A Wizard that wins anyway stays; a card to recall is always welcome. */
function wantsPower({ players, pending }: CupState, side: Side): boolean {
  if (pending && wizardOf(pending.card).power.effect !== 'swapWithWaiting') return true;
  const white = stanceOf(players[0]);
  const black = stanceOf(players[1]);
  return !white || !black || verdict(white, black).losers.includes(side);
}

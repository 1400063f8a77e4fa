/** A full table that agrees with a view: unseen cards are dealt at random to the places where they may be. */
import type { Random, Seat } from '../../kit';
import { copy } from '../copy';
import { STUDENTS, TRIALS } from '../data';
import { startReachable } from '../firstTurn';
import type { ClashState, ClashView } from '../state';

/** Far more than it takes, for tables that no play leads to. */
const MAX_DEALS = 1000;

/** In a first turn the guard (R6) lets everybody know that the hand can still pass the starting Trial. */
export function sample(view: ClashView, _player: Seat, random: Random): ClashState {
  let table = deal(view, random);
  for (let deals = 1; deals < MAX_DEALS && !startReachable(table, table.current); deals++) {
    table = deal(view, random);
  }
  return table;
}

function deal(view: ClashView, random: Random): ClashState {
  const { 0: dragombre, 1: blancgriffon } = view.players;
  const students = unseen(STUDENTS, random, [
    view.studentDiscard,
    dragombre.hand,
    blancgriffon.hand,
    ...Object.values(dragombre.columns),
    ...Object.values(blancgriffon.columns),
  ]);
  const trials = unseen(TRIALS, random, [
    view.trialDeck,
    dragombre.offered,
    blancgriffon.offered,
    ...Object.values(dragombre.trials),
    ...Object.values(blancgriffon.trials),
  ]);
  return copy({
    ...view,
    studentDeck: fill(view.studentDeck, students),
    trialDeck: fill(view.trialDeck, trials),
    players: {
      0: { ...dragombre, hand: fill(dragombre.hand, students) },
      1: { ...blancgriffon, hand: fill(blancgriffon.hand, students) },
    },
  });
}

/** The cards that lie in none of the places, shuffled. */
function unseen<Card>(
  all: readonly Card[],
  random: Random,
  places: readonly (readonly (Card | null)[])[],
): Card[] {
  const seen = new Set<Card | null>();
  for (const place of places) for (const card of place) seen.add(card);
  const cards = all.filter((card) => !seen.has(card));
  random.shuffle(cards);
  return cards;
}

/** Hidden cards become the next of the unseen ones. */
function fill<Card>(cards: readonly (Card | null)[], unseenCards: Card[]): Card[] {
  return cards.map((card) => {
    const filled = card ?? unseenCards.pop();
    if (filled === undefined) throw new Error('more hidden cards than unseen ones');
    return filled;
  });
}

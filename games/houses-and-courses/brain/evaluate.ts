/** How good a position is: points first, then what cards, tokens and actions promise. */
import type { Seat } from '../../kit';
import { COURSE_IDS, END_SCHOOL } from '../data';
import { countCourses, countHorcruches, scoresOf } from '../scoring';
import { activePlayer, playerAt, seatsIn } from '../seats';
import type { HousesState, PlayerState, ScoreSheet } from '../state';
import { settled } from './habit';
import { moneyOf, mostSchool, SYMBOL, serviceOf, talentOf } from './values';

/** The lead at which a position counts as half won: the nearer the end, the less it takes. */
const COMFORTABLE = { atEnd: 3, perCard: 1.2 };
/** Who wins together with others has won, but not alone. */
const SHARED = 0.5;

/** A hand so large can be spent; further cards are worth less, and less again. */
const HANDY = [
  { cards: 5, part: 1 },
  { cards: 4, part: 0.6 },
  { cards: Number.POSITIVE_INFINITY, part: 0.2 },
];
/** An action left, in Magic cards. */
const ACTION = 1.2;
/** A collected card is the step to the next of its kind. */
const GROWTH = 0.4;
const EXTRA_COLLECT = 0.8;
const DISCOUNT = 0.5;
const SHIELD = 0.5;
const STUNNED = 1.5;
const FIRST_PLAYER = 0.6;

/** An effect under way is judged by where it leads. */
export function evaluate(state: HousesState, player: Seat): number {
  const outcome = settled(state);
  const { result } = outcome;
  if (result !== null) {
    if (!result.winners.includes(player)) return -1;
    return result.winners.length === 1 ? 1 : SHARED;
  }
  const outlook = worths(outcome);
  const own = outlook[Number(player)] ?? 0;
  const others = outlook.filter((_, seat) => seat !== Number(player));
  const rival = Math.max(...others);
  const average = others.reduce((sum, worth) => sum + worth, 0) / others.length;
  const lead = own - (rival + average) / 2;
  const comfortable = COMFORTABLE.atEnd + COMFORTABLE.perCard * Math.max(0, END_SCHOOL - mostSchool(outcome));
  return lead / (comfortable + Math.abs(lead));
}

function worths(table: HousesState): number[] {
  const scores = scoresOf(table);
  const money = moneyOf(table);
  const active = activePlayer(table);
  return seatsIn(table).map((seat) => {
    let sum = worth(playerAt(table, seat), scores[seat], money);
    if (seat === active) sum += ACTION * money * table.actionsLeft;
    if (seat === table.firstPlayer) sum += FIRST_PLAYER;
    return sum;
  });
}

function worth(player: PlayerState, sheet: ScoreSheet | undefined, money: number): number {
  let sum = (sheet?.total ?? 0) + SYMBOL * (sheet?.symbols ?? 0);
  sum += handWorth(player.hand, money);
  for (const token of player.mail) sum += serviceOf(token, money);
  sum += GROWTH * money * growth(player);
  sum += money * (EXTRA_COLLECT * player.extraCollects + DISCOUNT * player.discount);
  if (player.shield) sum += SHIELD;
  if (player.stunned) sum -= STUNNED;
  return sum;
}

function handWorth(hand: readonly string[], money: number): number {
  let sum = 0;
  let left = hand.length;
  for (const { cards, part } of HANDY) {
    sum += part * money * Math.min(left, cards);
    left = Math.max(0, left - cards);
  }
  // What a card can do must still be done: with the end it is worth nothing.
  for (const card of hand) sum += talentOf(card) * Math.min(1, money);
  return sum;
}

function growth(player: PlayerState): number {
  const counts = countCourses(player);
  let steps = countHorcruches(player);
  for (const course of COURSE_IDS) steps += counts[course] ** 1.5;
  return steps;
}

/** How good a position is: what points, cards, tokens and actions promise at the end. */
import type { Seat } from '../../kit';
import { COURSE_IDS } from '../data';
import { countCourses, countHorcruches, scoresOf } from '../scoring';
import { activePlayer, playerAt, seatsIn } from '../seats';
import type { HousesState, PlayerState, ScoreSheet } from '../state';
import { settled } from './habit';
import { serviceOf, talentOf } from './values';
import { type Weights, weightsOf } from './weights';

/** Turns a lead in standard deviations into the chance to win, from -1 to 1. */
const STEEPNESS = 0.8;
/** Of an action: a collection that must still be paid. */
const EXTRA_COLLECT = 0.4;
/** Of a card: one that a collection may cost less. */
const DISCOUNT = 0.5;
/** A usual turn has two actions, and so will the next player's. */
const EVEN = 1;

/** An effect under way is judged by where it leads. */
export function evaluate(state: HousesState, player: Seat): number {
  const outcome = settled(state);
  const { result } = outcome;
  if (result !== null) {
    if (!result.winners.includes(player)) return -1;
    // Who wins together with others has not beaten these.
    return (outcome.numPlayers - result.winners.length) / (outcome.numPlayers - 1);
  }
  const weights = weightsOf(outcome);
  const outlook = promises(outcome, weights);
  const own = outlook[Number(player)] ?? 0;
  const others = outlook.filter((_, seat) => seat !== Number(player));
  const rival = Math.max(...others);
  const average = others.reduce((sum, worth) => sum + worth, 0) / others.length;
  const lead = own - (rival + average) / 2;
  return Math.tanh((STEEPNESS * lead) / weights.doubt);
}

function promises(table: HousesState, weights: Weights): number[] {
  const scores = scoresOf(table);
  const active = activePlayer(table);
  return seatsIn(table).map((seat) => {
    let sum = inArea(playerAt(table, seat), scores[seat] as ScoreSheet, weights);
    sum += inReserve(playerAt(table, seat), weights);
    if (seat === active) sum += weights.action * (table.actionsLeft - EVEN);
    return sum;
  });
}

/** What lies open and scores. */
function inArea(player: PlayerState, sheet: ScoreSheet, weights: Weights): number {
  let sum =
    weights.courses * sheet.courses +
    weights.horcruches * sheet.horcruches +
    weights.detourneurs * sheet.detourneurs +
    weights.bonus * sheet.bonus +
    weights.mail * sheet.mail +
    weights.balaiBall * sheet.balaiBall +
    weights.symbol * sheet.symbols +
    weights.horcruche * countHorcruches(player);
  const counts = countCourses(player);
  for (const course of COURSE_IDS) sum += weights.growth * counts[course] ** 1.5;
  return sum;
}

/** What can still be used. */
function inReserve(player: PlayerState, weights: Weights): number {
  let sum = handWorth(player.hand, weights);
  for (const token of player.mail) sum += serviceOf(token, weights);
  sum += EXTRA_COLLECT * weights.action * player.extraCollects;
  sum += DISCOUNT * weights.firstCards * player.discount;
  if (player.shield) sum += weights.shield;
  if (player.stunned) sum -= weights.stunned;
  return sum;
}

/** A small hand can be spent; further cards are worth less, and less again. */
function handWorth(hand: readonly string[], weights: Weights): number {
  const { length } = hand;
  let sum =
    weights.firstCards * Math.min(length, 3) +
    weights.nextCards * Math.max(0, Math.min(length - 3, 3)) +
    weights.furtherCards * Math.max(0, Math.min(length - 6, 4)) +
    weights.otherCards * Math.max(0, length - 10);
  for (const card of hand) sum += weights.talent * talentOf(card);
  return sum;
}

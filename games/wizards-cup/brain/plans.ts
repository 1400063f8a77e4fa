/** Line-ups as plans: a team is only as good as the order it will be laid out in, so both are thought of together. */
import type { MoveCall, Plans, Random } from '../../kit';
import { CARD_IDS, type CardId, DECK_SIZE, SET_SIZE, TEAM_SIZE, TOKENS_TO_WIN, wizardOf } from '../data';
import { stageOf } from '../stage';
import { type CupMoves, type CupView, opponentOf, playerAt, type Side, sideOf } from '../state';
import { rankOf } from '../zones';
import { clash, type LineUp } from './clash';
import { planless } from './planless';

/** One variation in so many changes the team, where that is possible; the others only its order. */
const CHANGES = 2;
/** A token ahead of the other is worth half a game. */
const LEAD = 0.5;

export const plans: Plans<CupView, MoveCall<CupMoves>, LineUp> = {
  draw: (state, seat, random) => draw(state, sideOf(seat), random),
  vary: (state, seat, plan, random) => vary(state, sideOf(seat), plan, random),
  call: (view, seat, plan) => firstMove(view, sideOf(seat), plan),
  outcome: (view, seat, own, other) => outcome(view, sideOf(seat), own, other),
  planless: (view, seat, random) => planless(view, sideOf(seat), random),
};

/** Any line-up that the side can still lay out. */
function draw(state: CupView, side: Side, random: Random): LineUp {
  const { step, hand, reserve, deck, waiting } = playerAt(state, side);
  if (step === 'ready') return ranks([...deck, ...waiting]);
  const team = ranks(hand);
  const others = ranks(reserve);
  if (step === 'select') {
    random.shuffle(others);
    team.push(...others.slice(0, DECK_SIZE));
  } else if (step === 'swap') {
    team[random.int(TEAM_SIZE)] = random.pick(others);
  }
  random.shuffle(team);
  return team;
}

function vary(state: CupView, side: Side, lineUp: LineUp, random: Random): LineUp {
  const { step, hand, forced } = playerAt(state, side);
  const varied = lineUp.slice();
  const changes = (step === 'select' || step === 'swap') && random.int(CHANGES) === 0;
  if (!changes) exchange(varied, random);
  else if (step === 'swap') swap(varied, ranks(hand), random);
  else replace(varied, forced === null ? -1 : rankOf(forced), random);
  return varied;
}

/** Two places. */
function exchange(lineUp: number[], random: Random): void {
  const one = random.int(TEAM_SIZE);
  const other = (one + 1 + random.int(TEAM_SIZE - 1)) % TEAM_SIZE;
  const moved = lineUp[one] as number;
  lineUp[one] = lineUp[other] as number;
  lineUp[other] = moved;
}

/** One card, but not the drawn one, by one that is not in the team. */
function replace(lineUp: number[], kept: number, random: Random): void {
  let place = random.int(TEAM_SIZE);
  if (lineUp[place] === kept) place = (place + 1 + random.int(TEAM_SIZE - 1)) % TEAM_SIZE;
  let newcomer = random.int(SET_SIZE);
  while (lineUp.includes(newcomer)) newcomer = random.int(SET_SIZE);
  lineUp[place] = newcomer;
}

/** Another swap instead of the one that the line-up needs. */
function swap(lineUp: number[], hand: readonly number[], random: Random): void {
  const swappedIn = lineUp.findIndex((card) => !hand.includes(card));
  const swappedOut = hand.find((card) => !lineUp.includes(card));
  if (swappedOut !== undefined) lineUp[swappedIn] = swappedOut;
  replace(lineUp, -1, random);
}

function firstMove(view: CupView, side: Side, lineUp: LineUp): MoveCall<CupMoves> {
  const { hand, forced } = playerAt(view, side);
  const cards = lineUp.map((rank) => CARD_IDS[rank] as CardId);
  switch (stageOf(view, side)) {
    case 'select':
      return { move: 'selectTeam', args: { cards: cards.filter((card) => card !== forced).sort(byRank) } };
    case 'swap': {
      const out = hand.find((card) => card !== null && !cards.includes(card));
      const newcomer = cards.find((card) => !hand.includes(card));
      const swaps = typeof out === 'string' && newcomer !== undefined;
      return { move: 'swapCard', args: swaps ? { out, in: newcomer } : { out: null, in: null } };
    }
    default:
      return { move: 'setOrder', args: { deck: cards.slice(0, DECK_SIZE) } };
  }
}

/** The lead in tokens after the round; the game, if that decides it. */
function outcome(view: CupView, side: Side, own: LineUp, other: LineUp): number {
  const winner = side === '0' ? clash(own, other) : clash(other, own);
  const mine = playerAt(view, side).tokens + Number(winner !== opponentOf(side));
  const theirs = playerAt(view, opponentOf(side)).tokens + Number(winner !== side);
  if (mine === TOKENS_TO_WIN && theirs === TOKENS_TO_WIN) return Math.sign(totalOf(other) - totalOf(own));
  if (mine === TOKENS_TO_WIN) return 1;
  if (theirs === TOKENS_TO_WIN) return -1;
  return (mine - theirs) * LEAD;
}

function totalOf(lineUp: LineUp): number {
  return lineUp.reduce((sum, card) => sum + wizardOf(CARD_IDS[card] as CardId).value, 0);
}

function byRank(one: CardId, other: CardId): number {
  return rankOf(one) - rankOf(other);
}

function ranks(cards: readonly (CardId | null)[]): number[] {
  return cards.flatMap((card) => (card === null ? [] : [rankOf(card)]));
}

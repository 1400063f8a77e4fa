/** What experience recommends: strong Wizards, and each where it does most. */
import type { MoveCall, Random } from '../../kit';
import { type CardId, DECK_SIZE } from '../data';
import { known, stageOf } from '../stage';
import type { CupMoves, CupView, Side } from '../state';
import { worthOf, worthOfOrder } from './worth';

const TEAMS = 24;
const ORDERS = 32;
const SWAPS = 16;
/** How far taste may differ from experience, in the same units. */
const TASTE = 0.03;
/** Of so many orders the one with the most worth. */
const TRIALS = 8;

export function ideas(view: CupView, side: Side, random: Random): MoveCall<CupMoves>[] {
  const { hand, reserve } = view.players[side];
  switch (stageOf(view, side)) {
    case 'select':
      return repeat(TEAMS, () => ({
        move: 'selectTeam',
        args: { cards: strongest(known(reserve), random) },
      }));
    case 'swap':
      return swaps(known(hand), known(reserve));
    case 'order':
      return repeat(ORDERS, () => ({ move: 'setOrder', args: { deck: order(known(hand), random) } }));
    default:
      return [];
  }
}

function repeat<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

function strongest(cards: readonly CardId[], random: Random): CardId[] {
  return cards
    .map((card) => ({ card, worth: worthOf(card) + TASTE * gumbel(random) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, DECK_SIZE)
    .map(({ card }) => card);
}

/** With such noise the strongest wins as often as its share of all strength. */
function gumbel(random: Random): number {
  return -Math.log(-Math.log((random.int(1_000_000) + 0.5) / 1_000_000));
}

function order(cards: CardId[], random: Random): CardId[] {
  let best: readonly CardId[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let trial = 0; trial < TRIALS; trial++) {
    random.shuffle(cards);
    const worth = worthOfOrder(cards);
    if (worth > most) [best, most] = [cards.slice(), worth];
  }
  return best.slice(0, DECK_SIZE);
}

function swaps(hand: readonly CardId[], reserve: readonly CardId[]): MoveCall<CupMoves>[] {
  return hand
    .flatMap((out) => reserve.map((newcomer) => ({ out, in: newcomer })))
    .sort((one, other) => gainOf(other) - gainOf(one))
    .slice(0, SWAPS)
    .map((args) => ({ move: 'swapCard', args }));
}

function gainOf(swap: { readonly out: CardId; readonly in: CardId }): number {
  return worthOf(swap.in) - worthOf(swap.out);
}

/** Moves worth a thought: all of them where they are few, a varied draw where they are thousands. */
import type { MoveCall, Random } from '../../kit';
import { type CardId, DECK_SIZE, SET_SIZE } from '../data';
import { known, stageOf } from '../stage';
import type { CupMoves, CupView, Side } from '../state';

/** How many of 6188 teams. */
const TEAMS = 48;
/** How many of 720 orders: more, because the order decides more than the team. */
const ORDERS = 96;

export function candidates(view: CupView, side: Side, random: Random): MoveCall<CupMoves>[] {
  const { hand, reserve, deck } = view.players[side];
  switch (stageOf(view, side)) {
    case 'select':
      return draws(TEAMS, known(reserve), random).map((cards) => ({ move: 'selectTeam', args: { cards } }));
    case 'swap':
      return swaps(known(hand), known(reserve));
    case 'order':
      return draws(ORDERS, known(hand), random).map((five) => ({ move: 'setOrder', args: { deck: five } }));
    case 'may':
      return [true, false].map((use) => ({ move: 'usePower', args: { use } }));
    case 'rearrange':
      return permutations(known(deck)).map((order) => ({ move: 'rearrangeDeck', args: { deck: order } }));
    default:
      // Nobody knows the fan: any position is as good as another.
      return [{ move: 'pickCard', args: { position: random.int(SET_SIZE) } }];
  }
}

/** Five of the cards, many times, each time in another order. */
function draws(count: number, cards: CardId[], random: Random): CardId[][] {
  return Array.from({ length: count }, () => {
    random.shuffle(cards);
    return cards.slice(0, DECK_SIZE);
  });
}

function swaps(hand: readonly CardId[], reserve: readonly CardId[]): MoveCall<CupMoves>[] {
  const exchanges = hand.flatMap((out) => reserve.map((newcomer) => ({ out, in: newcomer })));
  return [{ out: null, in: null }, ...exchanges].map((args) => ({ move: 'swapCard', args }));
}

function permutations(cards: readonly CardId[]): CardId[][] {
  if (cards.length <= 1) return [cards.slice()];
  return cards.flatMap((first) =>
    permutations(cards.filter((card) => card !== first)).map((rest) => [first, ...rest]),
  );
}

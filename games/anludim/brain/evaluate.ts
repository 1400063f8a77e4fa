/** How good a position is: rounds and points first, then the professors' next objects, then what the hands promise. */
import type { Seat } from '../../kit';
import { promiseOf } from '../combinations';
import { type CardId, DISCIPLINES, type PerDiscipline } from '../data';
import { emptyPiles, holds, kindsOf, totalOf } from '../standing';
import type { AnludimState, Combo, Coven, SeatNumber } from '../state';
import * as weight from './weights';

export function evaluate(state: AnludimState, player: Seat): number {
  const me = Number(player);
  if (state.winner !== null) return state.winner === me ? 1 : -1;
  const sizes = sizesIn(state);
  let own = 0;
  let rival = Number.NEGATIVE_INFINITY;
  for (const [seat, coven] of state.players.entries()) {
    const worth = weight.ROUND * coven.roundsWon + prospects(state, coven, seat, sizes);
    if (seat === me) own = worth;
    else rival = Math.max(rival, worth);
  }
  const lead = own - rival;
  const comfortable = weight.COMFORTABLE[emptyPiles(state)] ?? weight.COMFORTABLE[0];
  return lead / (comfortable + Math.abs(lead));
}

/** Of this round, or between rounds of the next one. */
function prospects(
  state: AnludimState,
  coven: Coven<CardId>,
  seat: SeatNumber,
  sizes: PerDiscipline<number>,
): number {
  if (state.phase === 'keep') return coven.parchments + keptWorth(coven.kept ?? []);
  const kinds = weight.KINDS[kindsOf(state, coven)] ?? 0;
  return totalOf(coven) + kinds + cardWorth(state, coven) + chances(state, coven, seat, sizes);
}

function cardWorth({ professors }: AnludimState, { hand, combos }: Coven<CardId>): number {
  let worth = weight.CARD * Math.min(hand.length, weight.USEFUL_CARDS);
  for (const { id, discipline, cards } of combos) {
    if (professors[discipline] !== id) worth += weight.IDLE_CARD * cards.length;
  }
  return worth;
}

/** The next objects: of the professors who stand here, and of those whom the hand might call. */
function chances(
  state: AnludimState,
  coven: Coven<CardId>,
  seat: SeatNumber,
  sizes: PerDiscipline<number>,
): number {
  const promise = promiseOf(coven.hand);
  const toMove = state.currentPlayer === seat;
  let income = 0;
  let best = 0;
  let all = 0;
  for (const discipline of DISCIPLINES) {
    const [top = 0, next = 0] = state.piles[discipline];
    if (holds(state, coven, discipline)) {
      // At the end of the own turn the first one is certain.
      income += toMove ? top + weight.WAITING * next : weight.WAITING * top;
      continue;
    }
    const spare = promise[discipline] - sizes[discipline];
    const chance =
      top * (spare > 0 ? weight.LIKELY : spare === 0 && promise[discipline] > 0 ? weight.POSSIBLE : 0);
    best = Math.max(best, chance);
    all += chance;
  }
  return income + best + weight.LATER * (all - best);
}

/** Cards that go together: a value twice or thrice, or one colour. */
function keptWorth(kept: readonly CardId[]): number {
  const { pairs, trips, flush } = promiseOf(kept);
  return weight.CARD * (kept.length + pairs + 2 * trips + flush);
}

/** The first numbers of the strengths to beat. */
function sizesIn({ players }: AnludimState): PerDiscipline<number> {
  const sizes = { run: 1, flush: 1, pairs: 0, trips: 0, assembly: 3 };
  for (const { combos } of players) {
    for (const combo of combos) sizes[combo.discipline] = Math.max(sizes[combo.discipline], sizeOf(combo));
  }
  return sizes;
}

function sizeOf({ discipline, cards }: Combo): number {
  if (discipline === 'pairs') return cards.length / 2;
  return discipline === 'trips' ? cards.length / 3 : cards.length;
}

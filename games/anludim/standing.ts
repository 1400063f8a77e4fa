/** Who has what: totals, kinds of objects, professors, and the order of the players at the end (section 9). */
import { type CardId, DISCIPLINES, type Discipline, EMPTY_PILES } from './data';
import { type AnludimView, type Coven, covenAt, type SeatNumber } from './state';

export function totalOf({ objects, parchments }: Coven<CardId | null>): number {
  let total = parchments;
  for (const { value } of objects) total += value;
  return total;
}

export function totalsOf({ players }: AnludimView): number[] {
  return players.map(totalOf);
}

/** Whether the discipline's professor stands before the coven. */
export function holds(
  { professors }: AnludimView,
  { combos }: Coven<CardId | null>,
  discipline: Discipline,
): boolean {
  // Few combinations are of the discipline, so the professor is looked up last.
  for (const combo of combos) {
    if (combo.discipline === discipline && combo.id === professors[discipline]) return true;
  }
  return false;
}

export function holderOf(table: AnludimView, discipline: Discipline): SeatNumber | null {
  const holder = table.players.findIndex((coven) => holds(table, coven, discipline));
  return holder < 0 ? null : holder;
}

/** How many disciplines count towards five different objects. */
export function kindsOf(table: AnludimView, own: Coven<CardId | null>): number {
  let kinds = 0;
  for (const discipline of DISCIPLINES) if (counts(table, own, discipline)) kinds++;
  return kinds;
}

export function hasFive(table: AnludimView, own: Coven<CardId | null>): boolean {
  for (const discipline of DISCIPLINES) if (!counts(table, own, discipline)) return false;
  return true;
}

/** By an object, or by the professor of an empty pile. */
function counts(table: AnludimView, own: Coven<CardId | null>, discipline: Discipline): boolean {
  for (const object of own.objects) if (object.discipline === discipline) return true;
  return table.piles[discipline].length === 0 && holds(table, own, discipline);
}

export function emptyPiles({ piles: { run, flush, pairs, trips, assembly } }: AnludimView): number {
  return isEmpty(run) + isEmpty(flush) + isEmpty(pairs) + isEmpty(trips) + isEmpty(assembly);
}

function isEmpty(pile: readonly number[]): 0 | 1 {
  return pile.length === 0 ? 1 : 0;
}

export function pilesAreOut(table: AnludimView): boolean {
  return emptyPiles(table) >= EMPTY_PILES;
}

/** R23: by total, ties by the distance from the trigger, clockwise. */
export function rankRound(totals: readonly number[], trigger: SeatNumber): SeatNumber[] {
  const clockwise = totals.map((_, distance) => (trigger + distance) % totals.length);
  // The sort is stable, so the distance decides between equals.
  return clockwise.sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
}

/** All seats, the best first; null before the end of the game. */
export function rankingOf(table: AnludimView): SeatNumber[] | null {
  const last = table.history.at(-1);
  if (table.winner === null || !last) return null;
  const won = (seat: SeatNumber) => covenAt(table, seat).roundsWon;
  const others = rankRound(last.totals, last.trigger).filter((seat) => seat !== table.winner);
  // The sort is stable, so the round's order decides between equals.
  return [table.winner, ...others.sort((a, b) => won(b) - won(a))];
}

export function seatNumbers(players: number): SeatNumber[] {
  return Array.from({ length: players }, (_, seat) => seat);
}

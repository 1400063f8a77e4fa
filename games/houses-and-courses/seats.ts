/** Who sits where: "left" and "clockwise" mean the next higher seat, and after the last the first. */
import { SEATS, type Seat, seatsOf } from '../kit';
import type { PerSeat, PlayerTable, Table } from './state';

/** Asked several times in every move: constant keys are found fastest. */
export function playerAt<Id>({ players }: Pick<Table<Id>, 'players'>, seat: Seat): PlayerTable<Id> {
  const player =
    seat === '0' ? players[0] : seat === '1' ? players[1] : seat === '2' ? players[2] : players[3];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

/** Something of one seat only. */
export function onlyFor<T>(seat: Seat, value: T): PerSeat<T> {
  switch (seat) {
    case '0':
      return { 0: value };
    case '1':
      return { 1: value };
    case '2':
      return { 2: value };
    case '3':
      return { 3: value };
    case '4':
      return { 4: value };
  }
}

/** By number of players and place of the seat: all seats, clockwise from that one. */
const ROTATIONS = SEATS.map((_, last) => {
  const seats = seatsOf(last + 1);
  return seats.map((_seat, from) => [...seats.slice(from), ...seats.slice(0, from)]);
});
const OTHERS = ROTATIONS.map((tables) => tables.map((seats) => seats.slice(1)));

/** All seats, clockwise from this one. */
export function seatsFrom(seat: Seat, players: number): readonly Seat[] {
  return at(ROTATIONS, seat, players);
}

/** All seats of the table, ascending. */
export function seatsIn({ numPlayers }: Pick<Table<unknown>, 'numPlayers'>): readonly Seat[] {
  return seatsFrom('0', numPlayers);
}

/** The other seats, clockwise after this one. */
export function seatsAfter(seat: Seat, players: number): readonly Seat[] {
  return at(OTHERS, seat, players);
}

function at(tables: readonly (readonly (readonly Seat[])[])[], seat: Seat, players: number): readonly Seat[] {
  return tables[players - 1]?.[Number(seat)] ?? [];
}

/** Whose turn it is; null while drafting. */
export function activePlayer({ roundOrder, turnIndex }: Pick<Table<unknown>, 'roundOrder' | 'turnIndex'>) {
  return roundOrder[turnIndex] ?? null;
}

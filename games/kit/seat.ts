/** Who sits at a table, and through whose eyes it is seen. */

export const SEATS = ['0', '1', '2', '3', '4'] as const;
export type Seat = (typeof SEATS)[number];

/** A seat, or somebody who only watches. */
export type Viewer = Seat | 'spectator';

export function seatsOf(players: number): readonly Seat[] {
  return SEATS.slice(0, players);
}

export function isSeat(value: unknown, players: number = SEATS.length): value is Seat {
  const at = (SEATS as readonly unknown[]).indexOf(value);
  return at >= 0 && at < players;
}

/**
 * boardgame.io names a spectator null, undefined or, under local transports, the string 'null':
 * whoever is not on the list of seats is a spectator.
 */
export function viewerOf(playerID: unknown, players?: number): Viewer {
  return isSeat(playerID, players) ? playerID : 'spectator';
}

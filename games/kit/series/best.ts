/**
 * Best of so many games between the players of one table. Everybody moves one seat further from game to game; a won
 * game is a point, and the game says what a drawn or shared one is worth. Pure functions over JSON.
 */

export const BEST_OF = [1, 3, 5, 7] as const;
export type BestOf = (typeof BEST_OF)[number];

export interface BestStanding {
  /** In the order of the players. */
  readonly points: readonly number[];
  /** Nobody can catch up with the leader any more, or all games are played. */
  readonly complete: boolean;
  /** Once it is complete: who has most points, several if they are level. */
  readonly winners: readonly string[];
}

const WON = 1;
const HALF = 0.5;

/** What a drawn or shared game is worth to each who shares it: half a point, or it counts for nobody. */
const DRAW_WORTH = { half: HALF, nothing: 0 } as const;
export type DrawCounts = keyof typeof DRAW_WORTH;

/** Who sits where in a game, counted from 0: by seat. */
export function bestSeats(players: readonly string[], game: number): readonly string[] {
  return players.map((_, seat) => players[(seat + game) % players.length] ?? '');
}

/** `games` are the winners of each game by name; nobody stands for a draw of all. */
export function bestStanding(
  players: readonly string[],
  of: BestOf,
  games: readonly (readonly string[])[],
  draws: DrawCounts,
): BestStanding {
  const points = players.map((player) =>
    games.reduce((sum, winners) => sum + share(player, winners, DRAW_WORTH[draws]), 0),
  );
  const [most = 0, second = 0] = points.toSorted((one, other) => other - one);
  const left = of - games.length;
  const complete = left <= 0 || most > second + left * WON;
  return { points, complete, winners: complete ? players.filter((_, at) => points[at] === most) : [] };
}

function share(player: string, winners: readonly string[], drawn: number): number {
  if (winners.length === 0) return drawn;
  if (!winners.includes(player)) return 0;
  return winners.length === 1 ? WON : drawn;
}

/** Finished matches of every game, played by the moves that its bots would consider. */
import type { AnyBrain, AnyRules } from '../../games/kit';
import { MINDS } from '../../games/minds';
import type { Played } from '../../src/replay';
import { type Position, playOut } from '../../tools/playout';

export interface Finished {
  readonly rules: AnyRules;
  readonly brain: AnyBrain;
  readonly played: Played;
  readonly positions: readonly Position[];
}

export const GAMES = Object.keys(MINDS) as (keyof typeof MINDS)[];

export async function finishedMatch(game: keyof typeof MINDS): Promise<Finished> {
  const rules: AnyRules = await MINDS[game].rules();
  const brain: AnyBrain = await MINDS[game].brain();
  const players = rules.players.max;
  const seed = `replay of ${game}`;
  const positions = [...playOut({ rules, brain }, { players, options: {}, seed })];
  const state = positions.at(-1)?.match.state ?? {};
  const played = {
    options: {},
    seats: Array.from({ length: players }, () => ({})),
    seed,
    moves: positions.flatMap(({ made }) => made ?? []),
    result: rules.result(state),
    forfeit: null,
  };
  return { rules, brain, played, positions };
}

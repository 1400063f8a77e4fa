/** A match in boardgame.io's own reducer, as its master keeps it, and what the master would send to each viewer. */
import type { Game, LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, getFilterPlayerView, InitializeGame } from 'boardgame.io/internal';

export interface Action {
  readonly player: string;
  readonly move: string;
  readonly args: unknown;
}

export interface Reducer<G> {
  start(players: number, options?: unknown): State<G>;
  play(state: State<G>, action: Action): State<G>;
  /** What an update tells this viewer: the filtered state and the new entries of the log. */
  frame(state: State<G>, viewer: string): { readonly state: State<G>; readonly log: LogEntry[] };
}

export function createReducer<G, P extends Record<string, unknown>>(game: Game<G, P>): Reducer<G> {
  const anyGame = game as unknown as Game;
  const reduce = CreateGameReducer({ game: anyGame });
  const filter = getFilterPlayerView(anyGame);
  return {
    start: (numPlayers, setupData) => InitializeGame({ game: anyGame, numPlayers, setupData }),
    play: (state, { player, move, args }) =>
      reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: move, args: [args], playerID: player },
      }),
    frame: (state, viewer) => {
      const id = viewer === 'spectator' ? null : viewer;
      const sent = filter(id, { type: 'update', args: ['match', state] });
      if (sent.type !== 'update') throw new Error(`an update became ${sent.type}`);
      return { state: sent.args[1], log: sent.args[2] };
    },
  };
}

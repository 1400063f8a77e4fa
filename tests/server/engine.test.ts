/** The server leaves out of boardgame.io what has nothing to do in our games: every match stays the same without it. */
import type { Game, State, StorageAPI } from 'boardgame.io';
import { getFilterPlayerView, InitializeGame, Sync } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { expect, it } from 'vitest';
import { createRandom, type Seat, UNDO_MOVE } from '../../games/kit';
import { PLUGIN, toGame } from '../../games/kit/boardgame';
import { MINDS } from '../../games/minds';
import { createEngine } from '../../src/server/match/engine';
import { mindOf } from './players';

/** boardgame.io's storage: one match, and what its last move has added to the log. */
class Memory extends Sync {
  log: State['deltalog'] = [];

  constructor(public state: State) {
    super();
  }

  override fetch<O extends StorageAPI.FetchOpts>(): StorageAPI.FetchResult<O> {
    const fields: Partial<StorageAPI.FetchFields> = { state: this.state, log: [] };
    return fields as StorageAPI.FetchResult<O>;
  }

  override setState(_: string, state: State, log?: State['deltalog']): void {
    this.state = state;
    this.log = log;
  }

  override createMatch(): void {}
  override setMetadata(): void {}
  override wipe(): void {}
}

it.each(Object.keys(MINDS))('%s: a match is what boardgame.io’s own master makes of it', async (game) => {
  const { rules, brain } = await mindOf(game);
  const engine = createEngine(rules);
  const random = createRandom('engine');
  const setup = { numPlayers: rules.players.min, setupData: {} };
  const memory = new Memory(InitializeGame({ game: toGame(rules, 'engine') as Game, ...setup }));
  const silent = { send: () => undefined, sendAll: () => undefined };
  const master = new Master(toGame(rules) as Game, memory, silent);
  const filter = getFilterPlayerView(master.game);
  let { state } = engine.start({}, setup.numPlayers, 'engine');
  for (let moves = 0; rules.result(state.G) === null; moves++) {
    const seat = Object.keys(rules.awaiting(state.G))[0] as Seat;
    const call = random.pick(brain.candidates(rules.view(state.G, seat), seat, random));
    const back = moves % 7 === 6 ? engine.play(state, seat, UNDO_MOVE, null) : null;
    const { move, args } = back?.ok ? { move: UNDO_MOVE, args: null } : call;
    const played = engine.play(state, seat, move, args);
    if (!played.ok) throw new Error(played.reason);
    state = played.state;
    const payload = { type: move, args: [args], playerID: seat, credentials: '' };
    await master.onUpdate({ type: 'MAKE_MOVE', payload }, memory.state._stateID, 'match', seat);
    expect(state).toEqual(memory.state);
    for (const viewer of engine.viewers(state)) {
      const playerID = viewer === 'spectator' ? null : viewer;
      const seen = filter(playerID, { type: 'update', args: ['match', memory.state] }).args[1] as State;
      const { canUndo } = seen.plugins[PLUGIN]?.data ?? {};
      expect(engine.position(state, viewer)).toEqual({ G: seen.G, ctx: seen.ctx, canUndo });
    }
    expect(played.made.args).toEqual(memory.log?.[0]?.action.payload.args[0] ?? null);
  }
  expect(state.ctx.gameover).toBeDefined();
});

/** The adapter: boardgame.io plays by our rules, says whose turn it is, and tells every client only what it may know. */
import { CreateGameReducer } from 'boardgame.io/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Seat, UNDO_MOVE } from '../../games/kit';
import { matchOf, PLUGIN, toGame } from '../../games/kit/boardgame';
import { createReducer } from '../../tools/reducer';
import { type PotionsState, rules } from '../fixtures/potions';
import { potionsTable } from '../fixtures/table';

/** A match of Potions in boardgame.io's reducer that begins at the given state. */
function openTable(state: PotionsState = potionsTable(), changed: Partial<typeof rules> = {}) {
  const game = toGame({ ...rules, setup: () => state, ...changed }, 'the-secret-seed');
  const reducer = createReducer(game);
  let now = reducer.start(state.players.length, state.options);
  return {
    game,
    get state() {
      return now;
    },
    /** Makes a move and says whether it was made. */
    play(player: string, move: string, args?: unknown): boolean {
      const before = now._stateID;
      now = reducer.play(now, { player, move, args });
      return now._stateID > before;
    },
    frame: (viewer: string) => reducer.frame(now, viewer),
    told: (viewer: string) => reducer.frame(now, viewer).state.plugins[PLUGIN]?.data,
  };
}

// boardgame.io reports refused moves there, and the adapter its catches.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('moves', () => {
  it('go by their names and change the state', () => {
    const table = openTable();
    expect(Object.keys(table.game.moves ?? {})).toEqual(['brew', 'draw', 'endTurn', 'pick', UNDO_MOVE]);
    expect(table.play('0', 'brew', { card: 1 })).toBe(true);
    expect(table.state.G.players[0]?.cauldron).toEqual([1]);
  });

  it('leave G the state of the rules and nothing else', () => {
    const table = openTable();
    table.play('0', 'brew', { card: 1 });
    expect(Object.keys(table.state.G)).toEqual(Object.keys(potionsTable()));
  });

  it.each<[string, string, unknown]>([
    ['1', 'endTurn', null],
    ['0', 'brew', { card: 99 }],
    ['0', 'brew', null],
    ['0', 'pick', { card: 1 }],
    ['0', 'constructor', null],
    ['0', '__proto__', null],
    ['7', 'endTurn', null],
    ['', 'endTurn', null],
    ['constructor', 'endTurn', null],
  ])('by %s: %s %j is refused without a change', (player, move, args) => {
    const table = openTable();
    const before = structuredClone(table.state.G);
    expect(table.play(player, move, args)).toBe(false);
    expect(table.state.G).toEqual(before);
  });

  it('are not made by clients themselves: they lack the secrets', () => {
    const { game, state } = openTable();
    const onClient = CreateGameReducer({
      game: game as Parameters<typeof CreateGameReducer>[0]['game'],
      isClient: true,
    });
    const after = onClient(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'endTurn', args: [null], playerID: '0' },
    });
    expect(after._stateID).toBe(state._stateID);
    expect(after.G).toEqual(state.G);
  });

  it('that several make at the same time may be based on a slightly older state', () => {
    const { moves } = openTable().game;
    expect(moves).toMatchObject({
      pick: { ignoreStaleStateID: true },
      endTurn: { ignoreStaleStateID: false },
    });
  });

  it('that throw are refused: a bug in the rules stops neither the process nor the match', () => {
    const { endTurn } = rules.moves;
    const broken = () => {
      throw new Error('a bug');
    };
    const table = openTable(potionsTable(), {
      moves: { ...rules.moves, endTurn: { ...endTurn, apply: broken } },
    });
    expect(table.play('0', 'endTurn')).toBe(false);
    expect(table.play('0', 'brew', { card: 1 })).toBe(true);
  });

  it('leave the arguments that count in the log, and nothing that was sent along', () => {
    const table = openTable();
    table.play('0', 'brew', { card: 1, tip: 'hello' });
    expect(table.state.deltalog?.[0]?.action.payload).toMatchObject({ type: 'brew', args: [{ card: 1 }] });
    table.play('0', 'endTurn', { tip: 'hello' });
    expect(table.state.deltalog?.[0]?.action.payload).toMatchObject({ type: 'endTurn', args: [null] });
  });
});

describe('whose turn it is', () => {
  it('is mirrored with the stage', () => {
    const table = openTable();
    expect(table.state.ctx).toMatchObject({ currentPlayer: '0', activePlayers: { '0': 'brew' } });
    table.play('0', 'endTurn');
    expect(table.state.ctx).toMatchObject({
      currentPlayer: '1',
      playOrderPos: 1,
      activePlayers: { '1': 'brew' },
    });
  });

  it('a new turn is counted when it goes to another player', () => {
    const table = openTable();
    const { turn } = table.state.ctx;
    table.play('0', 'brew', { card: 1 });
    expect(table.state.ctx.turn).toBe(turn);
    table.play('0', 'endTurn');
    expect(table.state.ctx.turn).toBe(turn + 1);
  });

  it('several are active in a simultaneous stage, and the current player stays', () => {
    const table = openTable(potionsTable({ turn: '1' }));
    table.play('1', 'endTurn');
    expect(table.state.ctx).toMatchObject({
      currentPlayer: '1',
      activePlayers: { '0': 'pick', '1': 'pick' },
    });
    table.play('0', 'pick', { card: 1 });
    expect(table.state.ctx.activePlayers).toEqual({ '1': 'pick' });
  });

  it('says no more than everybody may know', () => {
    const secretive = { rounds: 1, handSize: 2, hidePicks: true } as const;
    const table = openTable(potionsTable({ stage: 'pick', options: secretive }));
    table.play('0', 'pick', { card: 1 });
    expect(table.state.ctx.activePlayers).toEqual({ '0': 'pick', '1': 'pick' });
    expect(table.play('0', 'pick', { card: 2 })).toBe(false);
  });

  it('nobody is active when there is a result, and the result is in the context', () => {
    const table = openTable(potionsTable({ stage: 'pick' }));
    table.play('0', 'pick', { card: 1 });
    table.play('1', 'pick', { card: 3 });
    expect(table.state.ctx).toMatchObject({ activePlayers: null, gameover: { winners: ['1'] } });
  });
});

describe('a client', () => {
  it.each<[string, Seat | 'spectator']>([
    ['0', '0'],
    ['1', '1'],
    ['spectator', 'spectator'],
    ['null', 'spectator'],
    ['7', 'spectator'],
  ])('named %j is shown the view of %s', (id, viewer) => {
    const table = openTable();
    expect(table.frame(id).state.G).toEqual(rules.view(table.state.G, viewer));
  });

  it('is never sent the seed, whatever happens', () => {
    const table = openTable();
    const moves: [string, string, unknown?][] = [
      ['0', 'brew', { card: 1 }],
      ['0', UNDO_MOVE],
      ['0', 'draw'],
      ['0', 'endTurn'],
      ['1', 'nonsense'],
      ['1', 'endTurn'],
      ['0', 'pick', { card: 2 }],
      ['1', 'pick', { card: 3 }],
    ];
    for (const [player, move, args] of moves) {
      table.play(player, move, args);
      for (const id of ['0', '1', 'spectator', 'null']) {
        expect(JSON.stringify(table.frame(id))).not.toContain('the-secret-seed');
      }
    }
    expect(matchOf(table.state).match.seed).toBe('the-secret-seed');
  });

  it('does not find the arguments of a secret move in the log, its own excepted', () => {
    const table = openTable(potionsTable({ stage: 'pick' }));
    table.play('0', 'pick', { card: 1 });
    const argsFor = (id: string) => table.frame(id).log[0]?.action.payload.args;
    expect(argsFor('0')).toEqual([{ card: 1 }]);
    expect(argsFor('1')).toBeNull();
    expect(argsFor('spectator')).toBeNull();
  });

  it('gets the events of the last move, masked', () => {
    const table = openTable();
    table.play('0', 'draw');
    expect(table.told('0').events).toEqual([
      { type: 'drew', player: '0', reshuffled: false, secret: { '0': { drawn: [5] } } },
    ]);
    expect(table.told('1').events).toEqual([{ type: 'drew', player: '0', reshuffled: false, secret: {} }]);
  });

  it('numbers its own events without gaps, whatever others were told', () => {
    const secretive = { rounds: 1, handSize: 2, hidePicks: true } as const;
    const table = openTable(potionsTable({ turn: '1', options: secretive }));
    const numbering = () =>
      ['0', '1', 'null'].map((id) => [table.told(id).from, table.told(id).events.length]);
    table.play('1', 'endTurn');
    expect(numbering()).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    table.play('0', 'pick', { card: 1 });
    expect(numbering()).toEqual([
      [1, 1],
      [1, 0],
      [1, 0],
    ]);
    table.play('1', 'pick', { card: 3 });
    expect(numbering()).toEqual([
      [2, 1],
      [1, 2],
      [1, 1],
    ]);
  });

  it('is told the events of the setup first', () => {
    const table = openTable(potionsTable(), { setup: rules.setup });
    expect(table.told('0')).toMatchObject({ from: 0, events: [{ type: 'dealt' }] });
    table.play('0', 'endTurn');
    expect(table.told('0')).toMatchObject({ from: 1, events: [{ type: 'turnEnded' }] });
  });
});

describe('undo', () => {
  it('is offered to the player who may take something back, and to nobody else', () => {
    const table = openTable();
    const offers = () => ['0', '1', 'null'].map((id) => table.told(id).canUndo);
    expect(offers()).toEqual([false, false, false]);
    table.play('0', 'brew', { card: 1 });
    expect(offers()).toEqual([true, false, false]);
    table.play('0', 'endTurn');
    expect(offers()).toEqual([false, false, false]);
  });

  it('takes the last move back and tells everybody', () => {
    const table = openTable();
    const before = structuredClone(table.state.G);
    table.play('0', 'brew', { card: 1 });
    expect(table.play('0', UNDO_MOVE)).toBe(true);
    expect(table.state.G).toEqual(before);
    expect(table.told('1').events).toEqual([{ type: 'undo', player: '0', move: 'brew' }]);
    expect(table.told('0').canUndo).toBe(false);
  });

  it('is refused to others and past a reveal', () => {
    const table = openTable();
    table.play('0', 'brew', { card: 1 });
    expect(table.play('1', UNDO_MOVE)).toBe(false);
    table.play('0', 'draw');
    expect(table.play('0', UNDO_MOVE)).toBe(false);
  });

  it("boardgame.io's own is switched off: it would let others undo", () => {
    expect(openTable().game.disableUndo).toBe(true);
  });
});

describe('a new match', () => {
  const game = toGame(rules);

  it('says how many can play and why a setup is refused', () => {
    expect(game).toMatchObject({ name: 'potions', minPlayers: 2, maxPlayers: 4 });
    expect(game.validateSetupData?.({ rounds: 3 }, 2)).toBeUndefined();
    expect(game.validateSetupData?.({ rounds: 2 }, 2)).toBe('INVALID_OPTION: rounds must be one of 1, 3');
    expect(game.validateSetupData?.({}, 5)).toBe('INVALID_PLAYER_COUNT: potions is played by 2 to 4');
  });

  it('is not set up with options that are refused', () => {
    expect(() => createReducer(game).start(2, { rounds: 2 })).toThrow('INVALID_OPTION');
  });

  it('draws a seed that cannot be guessed when none is given', () => {
    const seeds = [1, 2].map(() => matchOf(createReducer(toGame(rules)).start(2)).match.seed);
    expect(seeds[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('hides that seed too', () => {
    const reducer = createReducer(toGame(rules));
    const state = reducer.start(2);
    const { seed } = matchOf(state).match;
    for (const id of ['0', '1', 'null']) expect(JSON.stringify(reducer.frame(state, id))).not.toContain(seed);
  });
});

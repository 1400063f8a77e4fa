/** A whole duel over boardgame.io: two clients and a spectator see what their view shows, and nothing else. */
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { advance, createRandom, type DomainEvent, type Match, maskEvents, startMatch } from '../../games/kit';
import { PLUGIN } from '../../games/kit/boardgame';
import { game } from '../../games/shazamm/game';
import { rules } from '../../games/shazamm/rules';
import { type ShazammState, WIZARDS, type Wizard } from '../../games/shazamm/state';
import { anyMove } from './player';

const SEED = 'known-to-the-master-only';
const VIEWERS = [...WIZARDS, 'spectator'] as const;
const SECRET = ['arrangeDeck', 'commit'];

// boardgame.io reports refused moves there.
const reports = vi.spyOn(console, 'error');
beforeAll(() => void reports.mockImplementation(() => undefined));
afterAll(() => reports.mockRestore());

/** Lets every message that is under way arrive: the transport works in memory, in microtasks. */
const delivered = () => new Promise((resolve) => setImmediate(resolve));

/** Two seats and a spectator, and beside them the match as the kit plays it. */
class Table {
  readonly clients;
  match: Match<ShazammState>;
  events: readonly DomainEvent[];

  constructor() {
    const seeded = { ...game, seed: SEED };
    const multiplayer = Local();
    const seat = (playerID?: Wizard) => {
      const client = Client({
        game: seeded,
        numPlayers: 2,
        multiplayer,
        debug: false,
        ...(playerID && { playerID }),
      });
      client.start();
      return client;
    };
    this.clients = { 0: seat('0'), 1: seat('1'), spectator: seat() };
    const started = startMatch(rules, { players: 2, seed: SEED });
    if (!started.ok) throw new Error(started.error.message);
    this.match = started.match;
    this.events = started.events;
  }

  stateOf(viewer: (typeof VIEWERS)[number]) {
    const state = this.clients[viewer].getState();
    if (!state) throw new Error(`${viewer} is not connected`);
    return state;
  }

  async play(wizard: Wizard, move: string, args: unknown): Promise<void> {
    this.clients[wizard].moves[move]?.(args);
    await delivered();
    const advanced = advance(rules, this.match, wizard, move, args);
    if (!advanced.ok) return;
    this.match = advanced.match;
    this.events = advanced.events;
  }

  close(): void {
    for (const viewer of VIEWERS) this.clients[viewer].stop();
  }
}

async function withTable(use: (table: Table) => Promise<void>): Promise<void> {
  const table = new Table();
  await delivered();
  await use(table).finally(() => table.close());
}

/** Everything this client holds is what its viewer may know. */
function expectNoLeak(table: Table): void {
  for (const viewer of VIEWERS) {
    const state = table.stateOf(viewer);
    expect(state.G).toEqual(rules.view(table.match.state, viewer));
    const { [PLUGIN]: own, ...others } = state.plugins;
    expect(own?.data.events).toEqual(maskEvents(table.events, viewer));
    for (const { data } of Object.values(others)) expect(data ?? {}).toEqual({});
    expect(JSON.stringify(state)).not.toContain(SEED);
    for (const { action } of state.log) {
      const { type, args, playerID } = action.payload;
      if (SECRET.includes(type) && playerID !== viewer) expect(args ?? null).toBeNull();
    }
  }
}

describe('Shazamm! over boardgame.io', () => {
  it('plays a duel to its end, and no client ever holds what its player may not know', () =>
    withTable(async (table) => {
      const random = createRandom('players');
      expectNoLeak(table);
      while (table.match.state.stage !== 'over') {
        const { state, moves } = table.match;
        const wizard = random.pick(WIZARDS.filter((one) => rules.awaiting(state)[one] !== undefined));
        const { move, args } = anyMove(state, wizard, random);
        await table.play(wizard, move, args);
        expect(table.match.moves).toBe(moves + 1);
        expectNoLeak(table);
      }
      for (const viewer of VIEWERS) {
        expect(table.stateOf(viewer).ctx.gameover).toEqual(table.match.state.result);
      }
    }));

  it('tells every client who is awaited, and in which stage', () =>
    withTable(async (table) => {
      expect(table.stateOf('spectator').ctx.activePlayers).toEqual({ 0: 'commit', 1: 'commit' });
      await table.play('1', 'commit', { bid: 3, spells: [], decoy: true });
      expect(table.stateOf('spectator').ctx.activePlayers).toEqual({ 0: 'commit' });
    }));

  it('takes both commitments of a turn, even if the second was sent before the first was seen', () =>
    withTable(async (table) => {
      table.clients[0].moves.commit?.({ bid: 4, spells: [], decoy: false });
      table.clients[1].moves.commit?.({ bid: 3, spells: [], decoy: false });
      await delivered();
      expect(table.stateOf('spectator').G).toMatchObject({ turn: 2, wall: 11 });
    }));

  it('changes nothing on illegal moves and garbage', () =>
    withTable(async (table) => {
      await table.play('0', 'commit', { bid: 4, spells: [], decoy: false });
      const before = VIEWERS.map((viewer) => JSON.stringify(table.stateOf(viewer).G));
      const { _stateID } = table.stateOf('0');
      const garbage = [
        undefined,
        null,
        'x',
        [],
        {},
        { bid: 99, spells: [], decoy: true },
        { bid: 1, spells: [99] },
      ];
      for (const wizard of WIZARDS) {
        for (const move of [...Object.keys(rules.moves), 'undo']) {
          for (const args of garbage) await table.play(wizard, move, args);
        }
      }
      await table.play('0', 'commit', { bid: 5, spells: [], decoy: false });
      expect(VIEWERS.map((viewer) => JSON.stringify(table.stateOf(viewer).G))).toEqual(before);
      expect(table.stateOf('0')._stateID).toBe(_stateID);
      expectNoLeak(table);
      await table.play('1', 'commit', { bid: 1, spells: [], decoy: false });
      expect(table.stateOf('1').G.turn).toBe(2);
    }));
});

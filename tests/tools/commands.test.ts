/** The tools on the command line: their output and exit codes are used by scripts and do not change. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';

// Each command starts a process of its own, which takes long on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const GAME = 'shazamm';
const folder = mkdtempSync(join(tmpdir(), 'grimoire-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `tools/${tool}.ts`, ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, stderr, stdout, lines: stdout.split('\n').slice(0, -1) };
}

function write(name: string, value: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(value));
  return path;
}

describe('scenarios', () => {
  const refused = { id: 'A', title: 'Nobody plays alone.', players: 1, setupError: 'INVALID_PLAYER_COUNT' };
  const wrong = { id: 'B', title: 'Four can play.', players: 4, steps: [] };

  it('counts and exits with 0 when all pass', () => {
    const file = write('good.json', { format: 1, game: GAME, scenarios: [refused] });
    expect(run('scenarios', GAME, file)).toMatchObject({ status: 0, stdout: '1 passed, 0 failed\n' });
  });

  it('has a line per failure and exits with 1', () => {
    const call = { id: 'C', title: 'A call.', call: 'noSuchFunction', args: [] };
    const file = write('bad.json', { format: 1, game: GAME, scenarios: [refused, wrong], series: [call] });
    const { status, lines } = run('scenarios', GAME, file);
    expect(status).toBe(1);
    expect(lines).toEqual([
      'B Four can play.: setup refused: INVALID_PLAYER_COUNT',
      'C A call.: noSuchFunction: no such series function',
      '1 passed, 2 failed',
    ]);
  });
});

describe('trace', () => {
  const trace = () => run('trace', '--game', GAME, '--seed', 'abc', '--options', '{"deckMode":"allInHand"}');

  it('is one JSON object per line: setup, moves with the full state, result', () => {
    const lines = trace().lines.map((line) => JSON.parse(line));
    expect(Object.keys(lines[0])).toEqual(['game', 'players', 'options', 'seed', 'state']);
    expect(lines[0]).toMatchObject({
      game: GAME,
      players: 2,
      seed: 'abc',
      options: { deckMode: 'allInHand', showFaceDownCount: true },
    });
    for (const line of lines.slice(1, -1)) {
      expect(Object.keys(line)).toEqual(['player', 'move', 'args', 'state']);
      expect(Object.keys(line.state)).toEqual(Object.keys(lines[0].state));
    }
    expect(Object.keys(lines.at(-1))).toEqual(['result']);
    expect(lines.at(-1).result).not.toBeNull();
  });

  it('gives the same bytes for the same seed', () => {
    expect(trace().stdout).toBe(trace().stdout);
  });
});

describe('simulate', () => {
  it('has a summary per game', () => {
    const { status, lines } = run('simulate', '--game', GAME, '--games', '12', '--seed', 'abc');
    expect(status).toBe(0);
    const summary = JSON.parse(lines[0] ?? '');
    expect(summary).toMatchObject({ game: GAME, games: 12, violations: 0 });
    const { moves, averageLength, wins, draws, playoutsPerSecond } = summary;
    expect(averageLength).toBeCloseTo(moves / 12, 1);
    expect(wins['0'] + wins['1'] + draws).toBe(12);
    expect(playoutsPerSecond).toBeGreaterThan(0);
  });
});

describe('load', () => {
  it('says as JSON what both servers carry, under names that do not change', () => {
    const args = ['--matches', '1', '--seconds', '1', '--rate', '20', '--store', 'memory'];
    const { status, lines } = run('load', ...args, '--baseline', '--json');
    expect({ status, lines: lines.length }).toEqual({ status: 0, lines: 1 });
    const number = expect.any(Number);
    const figures = {
      store: 'memory',
      processes: 1,
      matches: 1,
      movesPerSecond: number,
      latencyMs: { p50: number, p95: number, p99: number },
      bytesPerMove: number,
      memoryPerMatch: number,
      cpuMsPerMove: { server: number, clients: number },
      lost: 0,
      errors: 0,
    };
    const ratio = { movesPerSecond: number, p99: number, bytesPerMove: number };
    const result = JSON.parse(lines[0] ?? '');
    expect(result).toMatchObject({ ...figures, baseline: figures, ratio });
    expect(result.movesPerSecond).toBeGreaterThan(0);
  });
});

describe('wrong arguments', () => {
  it.each<[string, string[], string]>([
    ['scenarios', [], 'a game and a file of scenarios are needed'],
    ['scenarios', ['no-such-game', 'x.json'], 'no game "no-such-game"'],
    ['scenarios', [GAME, 'no-such-file.json'], 'cannot read no-such-file.json'],
    ['trace', ['--game', GAME, '--players', '3'], 'INVALID_PLAYER_COUNT'],
    ['trace', ['--game', GAME, '--options', '{'], '--options is not JSON'],
    ['simulate', ['--game', 'all', '--games', '0'], '--games must be a number'],
    ['load', ['--processes', '2'], 'several processes need --store postgres'],
    ['bench', ['--yaml'], "Unknown option '--yaml'"],
  ])('%s %j: the message, the usage and exit code 2', (tool, args, message) => {
    const { status, stdout, stderr } = run(tool, ...args);
    expect(stderr).toContain(message);
    expect(stderr).toContain(`usage: npm run -s ${tool} --`);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

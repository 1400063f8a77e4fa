/**
 * npm run -s load -- [--matches n] [--rate r] [--seconds s] [--store memory|libsql|postgres] [--processes n]
 * [--baseline] [--json]: how many matches the server carries, on this machine, with random players over real sockets.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSubject, readCount, readOptions, runCommand, UsageError } from './command';
import { openOurs } from './load/ours';
import { startPostgres } from './load/postgres';
import { type Figures, type Plan, putLoad } from './load/run';
import { openStock } from './load/stock';

const USAGE =
  'npm run -s load -- [--matches n] [--rate r] [--seconds s] [--store memory|libsql|postgres] [--processes n] [--baseline] [--json]';
const GAME = 'clash-of-magic-schools';
const STORES = ['memory', 'libsql', 'postgres'] as const;
type StoreName = (typeof STORES)[number];
const LIMITS = { matches: 5000, seconds: 600, processes: 16 } as const;

await runCommand(USAGE, async (args) => {
  const options = readOptions(args, {
    matches: { type: 'string', default: '50' },
    rate: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    store: { type: 'string', default: 'libsql' },
    processes: { type: 'string', default: '1' },
    baseline: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const store = STORES.find((name) => name === options.store);
  if (!store) throw new UsageError(`--store must be ${STORES.join(', ')}`);
  const processes = bounded('processes', options.processes);
  if (processes > 1 && store !== 'postgres') throw new UsageError('several processes need --store postgres');
  const plan: Plan = {
    matches: bounded('matches', options.matches),
    seconds: bounded('seconds', options.seconds),
    rate: options.rate === undefined ? null : readRate(options.rate),
  };
  const figures = await measureOurs(store, processes, plan);
  const baseline = options.baseline ? await measureStock(plan) : null;
  const result = {
    store,
    processes,
    matches: plan.matches,
    ...figures,
    ...(baseline && { baseline: { store: 'memory', processes: 1, matches: plan.matches, ...baseline } }),
    ...(baseline && { ratio: ratioOf(figures, baseline) }),
  };
  console.log(options.json ? JSON.stringify(result) : report(result));
  return figures.lost + figures.errors === 0 ? 0 : 1;
});

async function measureOurs(store: StoreName, processes: number, plan: Plan): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'grimoire-load-'));
  const postgres = store === 'postgres' ? await startPostgres() : null;
  const database = (await postgres?.createDatabase()) ?? '';
  const dataDir = store === 'memory' ? ':memory:' : folder;
  const side = await openOurs(GAME, processes, { DATA_DIR: dataDir, DATABASE_URL: database });
  try {
    return await putLoad(side, await loadSubject(GAME), plan);
  } finally {
    await side.close();
    await postgres?.stop();
    await rm(folder, { recursive: true });
  }
}

async function measureStock(plan: Plan): Promise<Figures> {
  const subject = await loadSubject(GAME);
  const side = await openStock(subject.rules);
  try {
    return await putLoad(side, subject, plan);
  } finally {
    await side.close();
  }
}

function bounded(name: keyof typeof LIMITS, text: string): number {
  const value = readCount(name, text);
  if (value > LIMITS[name]) throw new UsageError(`--${name} must be at most ${LIMITS[name]}`);
  return value;
}

function readRate(text: string): number {
  const rate = Number(text);
  if (!(rate > 0 && rate <= 1000))
    throw new UsageError('--rate must be a number of moves per second and match');
  return rate;
}

interface Ratio {
  readonly movesPerSecond: number;
  readonly p99: number;
  readonly bytesPerMove: number;
}

function ratioOf(ours: Figures, stock: Figures): Ratio {
  const ratio = (one: number, other: number): number => Math.round((one / other) * 100) / 100;
  return {
    movesPerSecond: ratio(ours.movesPerSecond, stock.movesPerSecond),
    p99: ratio(ours.latencyMs.p99, stock.latencyMs.p99),
    bytesPerMove: ratio(ours.bytesPerMove, stock.bytesPerMove),
  };
}

interface Result extends Figures {
  readonly store: string;
  readonly processes: number;
  readonly matches: number;
  readonly baseline?: Figures | null;
  readonly ratio?: Ratio | null;
}

function report({ store, processes, matches, baseline, ratio, ...ours }: Result): string {
  const line = (name: string, figures: Figures): string => {
    const { movesPerSecond, latencyMs, bytesPerMove, memoryPerMatch, lost, errors } = figures;
    return [
      `${name}: ${movesPerSecond} moves/s`,
      `latency p50 ${latencyMs.p50} p95 ${latencyMs.p95} p99 ${latencyMs.p99} ms`,
      `${bytesPerMove} bytes per move and client`,
      `${(memoryPerMatch / 1024).toFixed(1)} KB per match`,
      `${lost} lost, ${errors} errors`,
    ].join(', ');
  };
  return [
    `${GAME}: ${matches} matches`,
    line(`ours (${store}, ${processes} process${processes === 1 ? '' : 'es'})`, ours),
    ...(baseline ? [line('stock boardgame.io (memory)', baseline)] : []),
    ...(ratio
      ? [`ours to stock: moves/s ${ratio.movesPerSecond}, p99 ${ratio.p99}, bytes ${ratio.bytesPerMove}`]
      : []),
  ].join('\n');
}

/**
 * npm run -s load -- [--matches n] [--rate r] [--seconds s] [--store memory|libsql|postgres] [--processes n]
 * [--baseline] [--json]: how many matches the server carries, on this machine, with random players over real sockets.
 * npm run -s load -- --length n [--store …] [--json]: what a move costs after n moves of one match.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSubject, readCount, readOptions, runCommand, UsageError } from './command';
import { type Built, buildServers } from './load/build';
import { measureLength } from './load/length';
import { openOurs } from './load/ours';
import { startPostgres } from './load/postgres';
import { type Figures, figuresOf, type Plan, putLoad, type Turn } from './load/run';
import type { Side } from './load/side';
import { openStock } from './load/stock';

const USAGE =
  'npm run -s load -- [--matches n] [--rate r] [--seconds s] [--store memory|libsql|postgres] [--processes n] [--baseline] [--length n] [--json]';
const GAME = 'clash-of-magic-schools';
const STORES = ['memory', 'libsql', 'postgres'] as const;
type StoreName = (typeof STORES)[number];
const ROUNDS = 3;
const LIMITS = { matches: 5000, seconds: 600, processes: 16, length: 100_000 } as const;

await runCommand(USAGE, async (args) => {
  const options = readOptions(args, {
    matches: { type: 'string', default: '50' },
    rate: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    store: { type: 'string', default: 'libsql' },
    processes: { type: 'string', default: '1' },
    baseline: { type: 'boolean', default: false },
    length: { type: 'string' },
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
  const length = options.length === undefined ? null : bounded('length', options.length);
  const built = await buildServers();
  try {
    const open = { built, store, processes };
    if (length !== null) return await reportLength(open, length, options.json);
    return await reportLoad(open, plan, options.baseline, options.json);
  } finally {
    await built.remove();
  }
});

interface Opening {
  readonly built: Built;
  readonly store: StoreName;
  readonly processes: number;
}

async function reportLoad(open: Opening, plan: Plan, withBaseline: boolean, json: boolean): Promise<number> {
  const { ours, stock } = await measure(open, plan, withBaseline);
  const { store, processes } = open;
  const { matches } = plan;
  const result = {
    store,
    processes,
    matches,
    ...ours,
    ...(stock && { baseline: { store: 'memory', processes: 1, matches, ...stock } }),
    ...(stock && { ratio: ratioOf(ours, stock) }),
  };
  console.log(json ? JSON.stringify(result) : report(result));
  return ours.lost + ours.errors === 0 ? 0 : 1;
}

async function reportLength(open: Opening, moves: number, json: boolean): Promise<number> {
  const subject = await loadSubject(GAME);
  const figures = await withOurs(open, (side) => measureLength(side, subject, moves));
  const { cpuMsPerMove, ratio } = figures;
  console.log(
    json
      ? JSON.stringify({ store: open.store, ...figures })
      : `${GAME}: a move after ${moves} moves takes the server ${cpuMsPerMove.late} ms, early in a match ${cpuMsPerMove.early} ms: ${ratio}`,
  );
  return 0;
}

/** With the baseline the two take turns: a machine has slow moments, and both are to have their share of them. */
async function measure(
  open: Opening,
  plan: Plan,
  withBaseline: boolean,
): Promise<{ ours: Figures; stock: Figures | null }> {
  const subject = await loadSubject(GAME);
  return withOurs(open, async (ours) => {
    if (!withBaseline) return { ours: figuresOf([await putLoad(ours, subject, plan)]), stock: null };
    const stock = await openStock(open.built.programOf('serve-stock'), subject.rules);
    const part = { ...plan, seconds: plan.seconds / ROUNDS };
    const turns: { ours: Turn[]; stock: Turn[] } = { ours: [], stock: [] };
    try {
      for (let round = 0; round < ROUNDS; round++) {
        turns.ours.push(await putLoad(ours, subject, part));
        turns.stock.push(await putLoad(stock, subject, part));
      }
    } finally {
      await stock.close();
    }
    return { ours: figuresOf(turns.ours), stock: figuresOf(turns.stock) };
  });
}

async function withOurs<T>(
  { built, store, processes }: Opening,
  use: (side: Side) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'grimoire-load-'));
  const postgres = store === 'postgres' ? await startPostgres() : null;
  const side = await openOurs(built.programOf('serve-ours'), GAME, processes, {
    DATA_DIR: store === 'memory' ? ':memory:' : folder,
    DATABASE_URL: (await postgres?.createDatabase()) ?? '',
  });
  try {
    return await use(side);
  } finally {
    await side.close();
    await postgres?.stop();
    await rm(folder, { recursive: true });
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
    const { movesPerSecond, latencyMs, bytesPerMove, memoryPerMatch, cpuMsPerMove, lost, errors } = figures;
    return [
      `${name}: ${movesPerSecond} moves/s`,
      `latency p50 ${latencyMs.p50} p95 ${latencyMs.p95} p99 ${latencyMs.p99} ms`,
      `${bytesPerMove} bytes per move and client`,
      `${(memoryPerMatch / 1024).toFixed(1)} KB per match`,
      `processor ${cpuMsPerMove.server} ms per move (clients ${cpuMsPerMove.clients})`,
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

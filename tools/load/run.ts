/** Puts the load on a server and measures what comes of it. */
import { createRandom, type Random } from '../../games/kit';
import type { Subject } from '../playout';
import { cpuTime } from './child';
import type { Duelist, Side } from './side';

export interface Plan {
  readonly matches: number;
  /** Moves per second and match; null: as fast as it goes. */
  readonly rate: number | null;
  readonly seconds: number;
}

/** What one turn under load gave, before it is put into figures. */
export interface Turn {
  readonly latencies: readonly number[];
  readonly seconds: number;
  readonly bytes: number;
  readonly memoryPerMatch: number;
  /** Processor time in milliseconds. */
  readonly cpu: { readonly server: number; readonly clients: number };
  readonly lost: number;
  readonly errors: number;
}

export interface Figures {
  readonly movesPerSecond: number;
  readonly latencyMs: { readonly p50: number; readonly p95: number; readonly p99: number };
  /** Per move and client. */
  readonly bytesPerMove: number;
  readonly memoryPerMatch: number;
  /** Processor time of a move: unlike the other figures, the same on a machine that is busy with something else. */
  readonly cpuMsPerMove: { readonly server: number; readonly clients: number };
  readonly lost: number;
  readonly errors: number;
}

const CLIENTS_PER_MATCH = 2;
/** What has had no effect after so long is lost. */
const LOST_MS = 10_000;
/** How many matches are set up at the same time. */
const AT_ONCE = 10;
const WARM_UP_SHARE = 0.2;

export async function putLoad(side: Side, subject: Subject, plan: Plan): Promise<Turn> {
  const empty = await side.memory();
  const duels: (readonly [Duelist, Duelist])[] = [];
  for (let made = 0; made < plan.matches; made += AT_ONCE) {
    const count = Math.min(AT_ONCE, plan.matches - made);
    duels.push(...(await Promise.all(Array.from({ length: count }, () => side.openDuel()))));
  }
  const memoryPerMatch = Math.max(0, Math.round(((await side.memory()) - empty) / plan.matches));

  const latencies: number[] = [];
  let [lost, errors] = [0, 0];
  const begin = performance.now();
  const warm = begin + plan.seconds * 1000 * WARM_UP_SHARE;
  const end = begin + plan.seconds * 1000;
  const play = async (duel: readonly [Duelist, Duelist], at: number): Promise<void> => {
    const random = createRandom(`load ${at}`);
    const pause = plan.rate === null ? 0 : 1000 / plan.rate;
    let current = duel;
    let next = begin + (plan.rate === null ? 0 : random.int(Math.round(pause)));
    while (next < end && performance.now() < end) {
      await until(next);
      if (performance.now() >= end) break;
      const outcome = await playMove(current, subject, random);
      if (outcome.kind === 'over') {
        for (const one of current) one.close();
        const fresh = await inTime(side.openDuel());
        if (fresh === null) throw new Error('no new match could be opened');
        current = fresh;
        continue;
      }
      if (outcome.kind === 'lost') lost += 1;
      if (outcome.kind === 'refused') errors += 1;
      if (outcome.kind === 'made' && performance.now() >= warm) latencies.push(outcome.latency);
      next = plan.rate === null ? 0 : next + pause;
    }
    for (const one of current) one.close();
  };

  let before = { bytes: 0, server: 0, clients: 0 };
  const counting = until(warm).then(async () => {
    before = { bytes: side.bytes(), server: await side.cpu(), clients: cpuTime() };
  });
  const playing = duels.map((duel, at) =>
    play(duel, at).catch(() => {
      errors += 1;
    }),
  );
  await counting;
  await Promise.all(playing);
  return {
    latencies,
    seconds: (performance.now() - warm) / 1000,
    bytes: side.bytes() - before.bytes,
    memoryPerMatch,
    cpu: { server: (await side.cpu()) - before.server, clients: cpuTime() - before.clients },
    lost,
    errors,
  };
}

/** All turns of a side together. */
export function figuresOf(turns: readonly Turn[]): Figures {
  const sum = (of: (turn: Turn) => number): number => turns.reduce((total, turn) => total + of(turn), 0);
  const latencies = turns.flatMap((turn) => turn.latencies);
  const moves = Math.max(1, latencies.length);
  return {
    movesPerSecond: round(latencies.length / sum(({ seconds }) => seconds)),
    latencyMs: percentiles(latencies),
    bytesPerMove: Math.round(sum(({ bytes }) => bytes) / moves / CLIENTS_PER_MATCH),
    memoryPerMatch: turns[0]?.memoryPerMatch ?? 0,
    cpuMsPerMove: {
      server: round(sum(({ cpu }) => cpu.server) / moves),
      clients: round(sum(({ cpu }) => cpu.clients) / moves),
    },
    lost: sum((turn) => turn.lost),
    errors: sum((turn) => turn.errors),
  };
}

type Outcome =
  | { readonly kind: 'made'; readonly latency: number }
  | { readonly kind: 'over' | 'lost' | 'refused' };

/** One move, from its sending until both clients show what came of it; the opponent's time counts. */
async function playMove(
  duel: readonly [Duelist, Duelist],
  { rules, brain }: Subject,
  random: Random,
): Promise<Outcome> {
  const mover = duel.find((one) => {
    const view = one.view();
    return view !== null && rules.awaiting(view)[one.seat] !== undefined;
  });
  const opponent = duel.find((one) => one !== mover);
  const view = mover?.view();
  if (!mover || !opponent || !view) return { kind: 'over' };
  const call = random.pick(brain.candidates(view, mover.seat, random));
  const seen = [mover, opponent].map(
    (one) => new Promise<number>((resolve) => one.listen(() => resolve(performance.now()))),
  );
  const sent = performance.now();
  const answer = async (): Promise<Outcome> => {
    if ((await mover.move(call)) !== null) return { kind: 'refused' };
    const [, shown = sent] = await Promise.all(seen);
    return { kind: 'made', latency: shown - sent };
  };
  return (await inTime(answer())) ?? { kind: 'lost' };
}

/** Null if it takes too long. */
async function inTime<T>(promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LOST_MS);
  });
  const first = await Promise.race([promise, late]);
  clearTimeout(timer);
  return first;
}

function until(time: number): Promise<void> {
  const left = time - performance.now();
  return left <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, left));
}

function percentiles(latencies: readonly number[]): Figures['latencyMs'] {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

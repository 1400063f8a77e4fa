/** Looks after tables that need it without being asked: clocks, bots left alone, people away, what has expired. */
import type { Register } from './attendance';
import type { BotPlayers } from './bots/players';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { Refused } from './refused';
import type { Steward } from './steward';
import type { Store } from './store/contract';
import { runOut } from './table/play';
import { sameMatch } from './table/record';
import type { Decision, Tables } from './tables';
import type { World } from './world';

const LOOK_MS = 500;
const BEAT_MS = 10_000;
const CLEAN_MS = 60_000;
/** A table that somebody looks at is kept at least so much longer. */
const KEEP_MS = 15 * 60_000;
const AT_ONCE = 100;
/** More than a turn of all seats cannot run out in one look. */
const MAX_RUN_OUT = 10;

export interface CaretakerSetup {
  readonly tables: Tables;
  readonly store: Store;
  readonly register: Register;
  readonly bots: BotPlayers;
  readonly steward: Steward;
  readonly world: World;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Something has expired. */
  onGone(id: string): void;
}

export interface Caretaker {
  /** One look at everything that is due; for tests. */
  look(): Promise<void>;
  /** Removes what has expired. */
  clean(): Promise<void>;
  close(): void;
}

export function startCaretaker(setup: CaretakerSetup): Caretaker {
  const { tables, store, register, bots, steward, world, metrics, log } = setup;
  let busy = false;
  /** Said once, not at every look until it is over. */
  let troubled = false;

  const attend = async (id: string): Promise<void> => {
    for (let times = 0; times < MAX_RUN_OUT; times++) {
      const acted = await tables.change(id, (loaded, engine): Decision<boolean> => {
        const step = runOut(engine, loaded, world.now());
        return step ? { step, answer: true } : { answer: false };
      });
      if (!acted) break;
    }
    bots.wake(id);
    tables.release(id);
  };

  const look = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    try {
      await steward.look();
      for (const id of await store.due(world.now(), AT_ONCE)) {
        await attend(id).catch((error) => {
          if (!(error instanceof Refused)) throw error;
        });
      }
      if (troubled) log.info('tables are looked after again');
      troubled = false;
    } catch (error) {
      metrics.errors.inc({ where: 'caretaker' });
      if (!troubled) log.error('tables could not be looked after', error);
      troubled = true;
    } finally {
      busy = false;
    }
  };

  /** Where people sit and wait, nothing expires: a change that changes nothing puts the date off. */
  const keepVisited = async (): Promise<void> => {
    for (const id of register.watched()) {
      const soon = (tables.peek(id)?.table.expiresAt ?? Number.POSITIVE_INFINITY) - world.now() < KEEP_MS;
      if (soon)
        await tables.change(id, (loaded) => ({ step: sameMatch(loaded, loaded.table), answer: null }));
    }
  };

  const clean = async (): Promise<void> => {
    try {
      await keepVisited();
      const expired = await store.expire(world.now());
      if (expired.length > 0) log.info('expired tables were removed', { tables: expired.length });
      for (const id of expired) {
        tables.release(id);
        setup.onGone(id);
      }
      metrics.tables.reset();
      for (const [status, count] of Object.entries(await store.count()))
        metrics.tables.set({ status }, count);
    } catch (error) {
      metrics.errors.inc({ where: 'expiry' });
      log.error('expired tables could not be removed', error);
    }
  };

  const timers = [
    setInterval(() => void look(), LOOK_MS),
    setInterval(() => register.beat(), BEAT_MS),
    setInterval(() => void clean(), CLEAN_MS),
  ];
  for (const timer of timers) timer.unref();
  void look();
  void clean();

  return {
    look,
    clean,
    close: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

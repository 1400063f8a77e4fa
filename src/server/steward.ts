/**
 * Sees to tables whose people come, go and stay away: the owner's rights pass on, what was proposed is decided by those
 * who are left, and they are told when somebody has been away for too long. Every process does so for the tables that
 * somebody looks at from there; a change is a compare-and-set, so it is made once.
 */
import type { Register } from './attendance';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { Refused } from './refused';
import { settle } from './table/consent';
import type { Decision, Tables } from './tables';
import type { World } from './world';

export interface Steward {
  /** To be called again and again: sees to what has changed, by itself or by time. */
  look(): Promise<void>;
}

export interface StewardSetup {
  readonly tables: Tables;
  readonly register: Register;
  readonly world: World;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** After a failure. */
const RETRY_MS = 5000;

export function createSteward({ tables, register, world, metrics, log }: StewardSetup): Steward {
  const changed = new Set<string>();
  /** When somebody will have been away, or have waited, for long enough. */
  const moments = new Map<string, number>();

  const plan = (id: string): void => {
    const loaded = register.isWatched(id) ? tables.peek(id) : undefined;
    const next = loaded ? register.of(loaded.table).nextChange : null;
    if (next === null) moments.delete(id);
    else moments.set(id, next);
  };

  /** Whether something followed from who is there. */
  const attend = async (id: string): Promise<boolean> => {
    if (!register.isWatched(id)) return false;
    return tables.change(id, (loaded, engine): Decision<boolean> => {
      const attendance = register.of(loaded.table);
      const step = settle(loaded, { engine, now: world.now(), attendance });
      return step ? { step, answer: true } : { answer: false };
    });
  };

  /** Whoever is at the table has just been told of it. */
  const note = (id: string): void => {
    changed.add(id);
    plan(id);
  };

  register.subscribe(note);
  tables.subscribe(({ after, news }) => {
    if (news) note(after.table.id);
  });

  return {
    look: async () => {
      const due = [...moments].flatMap(([id, at]) => (at <= world.now() ? [id] : []));
      for (const id of new Set([...changed, ...due])) {
        changed.delete(id);
        try {
          const settled = await attend(id);
          plan(id);
          if (!settled && due.includes(id)) register.remind(id);
        } catch (error) {
          // A table that is gone needs nobody.
          if (error instanceof Refused) continue;
          moments.set(id, world.now() + RETRY_MS);
          metrics.errors.inc({ where: 'steward' });
          log.error('a table could not be seen to', error);
        }
      }
    },
  };
}

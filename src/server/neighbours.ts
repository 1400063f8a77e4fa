/**
 * What the processes on one database tell each other about who looks at which table. Each of them knows it of all
 * tables, also of those that nobody looks at from there: what is asked for by REST may arrive anywhere.
 */
import { parcels } from './parcels';
import type { Crowd, Heard, News, Store } from './store/contract';
import type { World } from './world';

export interface Neighbours {
  /** Who looks at the table from the other processes. */
  at(id: string): readonly Crowd[];
  /** Tells the others who looks at the table from here. */
  tell(id: string): void;
  /** To be called every few seconds: tells the others that this process lives, and forgets those that do not. */
  beat(): void;
}

export interface NeighboursSetup {
  readonly store: Store;
  readonly world: World;
  here(id: string): Crowd;
  /** The tables that somebody looks at from here. */
  watched(): readonly string[];
  /** To be put around everything that changes who looks at a table from elsewhere. */
  around(id: string, change: () => void): void;
}

interface Neighbour {
  heard: number;
  /** What it has told before this number no longer counts. */
  from: number;
  /** Whether it has told everything since it was first heard. */
  complete: boolean;
  /** The latest it has told of each table. An empty crowd stays for a while, in case older news are late. */
  readonly crowds: Map<string, Crowd & { readonly n: number; readonly at: number }>;
}

/** A process that says nothing for so long is dead. */
const SILENCE_MS = 30_000;
/** News that are told together arrive within this time. */
const TOGETHER_MS = 1000;

export function createNeighbours({ store, world, here, watched, around }: NeighboursSetup): Neighbours {
  const self = world.freshToken();
  const known = new Map<string, Neighbour>();
  /** News come in any order, so they are numbered. */
  let told = 0;
  let from = 1;

  const neighbour = (process: string): Neighbour => {
    const met = known.get(process) ?? { heard: 0, from: 0, complete: false, crowds: new Map() };
    known.set(process, met);
    met.heard = world.now();
    return met;
  };

  const tell = (ids: readonly string[]): void => {
    for (const crowds of parcels(ids.map(here))) {
      told += 1;
      store.publish({ kind: 'presence', process: self, n: told, crowds });
    }
  };

  const call = (says: Extract<News, { kind: 'alive' }>['says']): void =>
    store.publish({ kind: 'alive', process: self, from, says });

  const tellAll = (says: 'told' | 'ask'): void => {
    from = told + 1;
    tell(watched());
    call(says);
  };

  const note = (other: Neighbour, { n, crowds }: Extract<News, { kind: 'presence' }>): void => {
    for (const crowd of crowds) {
      const { id } = crowd;
      if (n < other.from || n <= (other.crowds.get(id)?.n ?? 0)) continue;
      around(id, () => other.crowds.set(id, { ...crowd, n, at: world.now() }));
    }
  };

  const forget = (other: Neighbour, isOver: (crowd: { n: number; at: number } & Crowd) => boolean): void => {
    for (const [id, crowd] of other.crowds) if (isOver(crowd)) around(id, () => other.crowds.delete(id));
  };

  const hear = (heard: Heard): void => {
    if (heard.kind === 'gap') tellAll('ask');
    if (heard.kind === 'presence') note(neighbour(heard.process), heard);
    if (heard.kind !== 'alive') return;
    const other = neighbour(heard.process);
    if (heard.from > other.from) {
      other.from = heard.from;
      setTimeout(() => forget(other, ({ n }) => n < other.from), TOGETHER_MS).unref();
    }
    if (heard.says !== 'beat') other.complete = true;
    if (heard.says === 'ask') tellAll('told');
    // One that was taken for dead, or whose answer was lost.
    else if (!other.complete) tellAll('ask');
  };

  store.subscribe(hear);
  tellAll('ask');

  return {
    at: (id) => [...known.values()].flatMap(({ crowds }) => crowds.get(id) ?? []),
    tell: (id) => tell([id]),
    beat: () => {
      const now = world.now();
      call('beat');
      for (const [process, other] of known) {
        const dead = now - other.heard > SILENCE_MS;
        forget(other, ({ seats, watchers, at }) => {
          return dead || (seats.length + watchers.length === 0 && now - at > SILENCE_MS);
        });
        if (dead) known.delete(process);
      }
    },
  };
}

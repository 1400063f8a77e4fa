/** Plays the series of this device: sets up the matches of open games, and enters how they ended. */
import type { AnyRules } from '../../../games/kit';
import { type Ending, type Series, statusOf, withMatch, withoutMatch, withResult } from '../../series';
import type { Library, LocalTable, MatchSummary, Outcome } from '../contract';
import type { World } from '../world';
import type { SavedSeries } from './record';
import type { SeriesShelf } from './shelf';

export interface Organiser {
  /** The match that plays the open game: the running one, or a new one. Null: the game is not open any more. */
  play(id: string, key: string): Promise<Outcome<string | null>>;
  /** The series with everything entered that has happened to its matches. Null: there is no such series. */
  follow(id: string): Promise<Outcome<SavedSeries | null>>;
  /** Lets bots play a match out that no person plays in; resolves when it is over or `signal` says stop. */
  playOut(match: string, signal: AbortSignal): Promise<void>;
}

interface Surroundings {
  readonly library: Library;
  readonly shelf: SeriesShelf;
  readonly games: World['games'];
  /** A table at which bots take no time. */
  openQuickTable(match: string): LocalTable;
}

export function createOrganiser({ library, shelf, games, openQuickTable }: Surroundings): Organiser {
  /** What has become of the running matches, as a change of the series. */
  const news = async ({ plan, running }: Series): Promise<(series: Series) => Series> => {
    const changes: ((series: Series) => Series)[] = [];
    const { matches } = await library.list();
    for (const match of Object.values(running)) {
      const summary = matches.find(({ id }) => id === match);
      if (summary?.over) {
        const ending = endingOf(summary, (await games[plan.game]?.rules()) ?? null);
        changes.push((series) => withResult(series, match, ending));
      } else if (!summary && (await isLost(match))) changes.push((series) => withoutMatch(series, match));
    }
    return (series) => changes.reduce((next, change) => change(next), series);
  };

  /** A match that could not be read for a moment is not lost. */
  const isLost = async (match: string): Promise<boolean> => {
    const found = await library.recording(match);
    return found.kind === 'missing' || (found.kind === 'unreadable' && found.error === 'DAMAGED');
  };

  return {
    play: async (id, key) => {
      const found = await shelf.read(id);
      if (!found.ok) return found;
      const series = found.value?.series;
      const game = series && statusOf(series).open.find((open) => open.key === key);
      if (!series || !game) return { ok: true, value: null };
      const running = series.running[key];
      if (running !== undefined) return { ok: true, value: running };
      const { game: name, options } = series.plan;
      const created = await library.create({ game: name, options, seats: game.seats, series: id });
      if (!created.ok) return created;
      const linked = await shelf.change(id, (now) => withMatch(now, key, created.value));
      const match = linked.ok ? (linked.value?.series.running[key] ?? null) : null;
      // Another tab was faster.
      if (match !== created.value) await library.remove(created.value);
      return linked.ok ? { ok: true, value: match } : linked;
    },

    follow: async (id) => {
      const found = await shelf.read(id);
      if (!found.ok || found.value === null) return found;
      const { series } = found.value;
      if (Object.keys(series.running).length === 0) return found;
      return shelf.change(id, await news(series));
    },

    playOut: (match, signal) =>
      new Promise((resolve) => {
        const table = openQuickTable(match);
        const finish = (): void => {
          stop();
          table.close();
          resolve();
        };
        const look = (): void => {
          const { status, over, seen, events } = table.store.getState();
          if (signal.aborted || over || (status.kind !== 'open' && status.kind !== 'loading')) finish();
          // Nobody watches: whatever happened counts as seen, once the table has come to rest.
          else if (seen < events.length) queueMicrotask(table.caughtUp);
        };
        const stop = table.store.subscribe(look);
        signal.addEventListener('abort', finish, { once: true });
      }),
  };
}

function endingOf({ winners, forfeit, view }: MatchSummary, rules: AnyRules | null): Ending {
  return { winners, forfeit, points: rules?.points?.(view) ?? null };
}

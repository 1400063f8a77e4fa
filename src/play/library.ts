/** The saved games of this device. Light: boardgame.io is loaded only to create a match or to check a file. */
import { freshSeed } from '../../games/kit';
import type { Library, LibraryError, MatchSummary, NewMatch, Outcome } from './contract';
import { type LoadedMatch, loadEngine, loadMatch } from './local/load';
import type { News } from './saved/news';
import { parseRecord, parseText, STAMP } from './saved/record';
import { isSummaryCard, summarise } from './saved/summary';
import type { World } from './world';

type Surroundings = Pick<World, 'games' | 'shelf' | 'now'>;

export function createLibrary(world: Surroundings, news: News): Library {
  const { games, shelf } = world;

  const add = ({ match, host }: LoadedMatch): Promise<LibraryError | null> =>
    shelf.add(match, summarise(match, host.rules, host.state.G));

  return {
    list: async () => {
      const matches: MatchSummary[] = [];
      const damaged: string[] = [];
      for (const [id, card] of await shelf.summaries()) {
        if (isSummaryCard(card) && card.id === id && Object.hasOwn(games, card.game)) matches.push(card);
        else damaged.push(id);
      }
      matches.sort((one, other) => other.updatedAt - one.updatedAt);
      return { matches, damaged };
    },

    create: async (plan) => {
      const created = await newMatch(plan, world);
      if (!created.ok) return created;
      // Where nothing can be stored the match is played all the same; the table says so.
      await add(created.value);
      return { ok: true, value: created.value.match.id };
    },

    remove: (id) => shelf.remove(id),

    exportMatch: async (id) => {
      const found = await shelf.read(id);
      const parsed = found.ok ? parseRecord(found.value) : found;
      return parsed.ok ? { ok: true, value: JSON.stringify(parsed.value) } : parsed;
    },

    importMatch: async (text) => {
      const parsed = parseText(text);
      const loaded = parsed.ok ? await loadMatch(parsed.value, world) : parsed;
      if (!loaded.ok) return loaded;
      const match = { ...loaded.value.match, id: freshId() };
      const error = await add({ ...loaded.value, match });
      if (error === null) return { ok: true, value: match.id };
      await shelf.remove(match.id);
      return { ok: false, error };
    },

    subscribe: news.subscribe,
  };
}

async function newMatch(plan: NewMatch, world: Surroundings): Promise<Outcome<LoadedMatch>> {
  const { game, options, seats } = plan;
  const loaded = await loadEngine(game, world);
  if (!loaded.ok) return loaded;
  const { rules, start } = loaded.value;
  const seeds = { seed: freshSeed(), botSeed: freshSeed() };
  const started = start(rules, { ...seeds, options, seats });
  if (!started.ok) return started;
  const host = started.value;
  const { moves, state } = host;
  const createdAt = world.now();
  const names = { id: freshId(), game, options, seats };
  const times = { createdAt, updatedAt: createdAt };
  const match = { ...STAMP, ...names, ...seeds, ...times, moves, state, seen: {}, forfeit: null };
  return { ok: true, value: { match, host } };
}

/** Short enough for an address, and no two matches of a device will ever share one. */
function freshId(): string {
  return freshSeed().slice(0, 12);
}

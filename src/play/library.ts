/** The saved games of this device. Light: boardgame.io is loaded only to create a match or to check a file. */
import { freshSeed, isRecord, type Seat, seatsOf } from '../../games/kit';
import type { Library, LibraryError, MatchSummary, NewMatch, Outcome, SeatPlan } from './contract';
import { type LoadedMatch, loadEngine, loadMatch } from './local/load';
import type { News } from './saved/news';
import { parseRecord, parseText, type SavedMatch, STAMP } from './saved/record';
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
      const created = await newMatch(plan, null, world);
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
      // A series stays where it is played.
      const { series: _, ...match } = { ...loaded.value.match, id: freshId() };
      const error = await add({ ...loaded.value, match });
      if (error === null) return { ok: true, value: match.id };
      await shelf.remove(match.id);
      return { ok: false, error };
    },

    recording: async (id) => {
      const found = await shelf.read(id);
      if (found.ok && found.value === undefined) return { kind: 'missing' };
      const parsed = found.ok ? parseRecord(found.value) : found;
      if (!parsed.ok) return { kind: 'unreadable', error: parsed.error };
      const { game, options, seats, seed, moves, forfeit, state } = parsed.value;
      const loader = Object.hasOwn(games, game) ? games[game] : undefined;
      if (!loader) return { kind: 'unreadable', error: 'UNKNOWN_GAME' };
      const result = 'G' in state && isRecord(state.G) ? (await loader.rules()).result(state.G) : null;
      if (result === null && forfeit === null) return { kind: 'running' };
      return { kind: 'found', recording: { game, options, seats, seed, moves, forfeit, result } };
    },

    exportRecording: async ({ game, options, seats, seed, moves, forfeit }) => {
      const written = await newMatch({ game, options, seats, from: { seed, moves } }, forfeit, world);
      return written.ok ? { ok: true, value: JSON.stringify(written.value.match) } : written;
    },

    subscribe: news.subscribe,
  };
}

async function newMatch(
  { game, options, seats, from, series }: NewMatch,
  forfeit: Seat | null,
  world: Surroundings,
): Promise<Outcome<LoadedMatch>> {
  const loaded = await loadEngine(game, world);
  if (!loaded.ok) return loaded;
  const { rules, start } = loaded.value;
  const seeds = { seed: from?.seed ?? freshSeed(), botSeed: freshSeed() };
  const started = start(rules, { ...seeds, options, seats });
  if (!started.ok) return started;
  const host = started.value;
  if (from && !host.replay(from.moves)) return { ok: false, error: 'DAMAGED' };
  const { moves, state } = host;
  const createdAt = world.now();
  const names = { id: freshId(), game, options, seats };
  const times = { createdAt, updatedAt: createdAt };
  const seen = from ? everything(seats, host.chronicle.length) : {};
  const match = {
    ...STAMP,
    ...names,
    ...seeds,
    ...times,
    moves,
    state,
    seen,
    forfeit,
    ...(series !== undefined && { series }),
  };
  return { ok: true, value: { match, host } };
}

function everything(seats: readonly SeatPlan[], events: number): SavedMatch['seen'] {
  return Object.fromEntries([...seatsOf(seats.length), 'spectator'].map((viewer) => [viewer, events]));
}

/** Short enough for an address, and no two matches of a device will ever share one. */
function freshId(): string {
  return freshSeed().slice(0, 12);
}

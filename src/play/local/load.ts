/** Fetches what a match needs to be played, and turns what claims to be a saved match into one that is. */
import type { AnyRules } from '../../../games/kit';
import type { Outcome } from '../contract';
import { parseRecord, type SavedMatch } from '../saved/record';
import type { World } from '../world';
import type { Host } from './host';

type Games = Pick<World, 'games'>;

export interface LoadedMatch {
  readonly match: SavedMatch;
  readonly host: Host;
}

export async function loadMatch(value: unknown, world: Games): Promise<Outcome<LoadedMatch>> {
  const parsed = parseRecord(value);
  if (!parsed.ok) return parsed;
  const match = parsed.value;
  const loaded = await loadEngine(match.game, world);
  if (!loaded.ok) return loaded;
  const { rules, restore } = loaded.value;
  const restored = restore(rules, match);
  return restored.ok ? { ok: true, value: { match, host: restored.value } } : restored;
}

type LoadedEngine = { readonly rules: AnyRules } & Pick<typeof import('./live'), 'start' | 'restore'>;

export async function loadEngine(game: string, { games }: Games): Promise<Outcome<LoadedEngine>> {
  const loader = Object.hasOwn(games, game) ? games[game] : undefined;
  if (!loader) return { ok: false, error: 'UNKNOWN_GAME' };
  try {
    const [rules, { start, restore }] = await Promise.all([loader.rules(), import('./live')]);
    return { ok: true, value: { rules, start, restore } };
  } catch (error) {
    console.error(`${game} cannot be loaded`, error);
    return { ok: false, error: 'NOT_LOADED' };
  }
}

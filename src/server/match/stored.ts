/**
 * A match as text for the database. The state to which a player may go back was itself stored before: its text is kept
 * as long as it is, and not made again with every move.
 */
import { matchOf, PLUGIN } from '../../../games/kit/boardgame';
import type { MatchState } from './engine';

const texts = new WeakMap<object, string>();

/** The same as `JSON.stringify`, but quicker. */
export function textOf(state: MatchState): string {
  const { undo } = matchOf(state).match;
  if (undo === null) return withPart({ ...state, G: undefined }, 'G', kept(state.G));
  const { state: earlier, ...point } = undo;
  const { [PLUGIN]: own, ...others } = state.plugins;
  const data = withPart({ ...own?.data, undo: undefined }, 'undo', withPart(point, 'state', kept(earlier)));
  const plugins = withPart(others, PLUGIN, withPart({ ...own, data: undefined }, 'data', data));
  const rest = withPart({ ...state, G: undefined, plugins: undefined }, 'plugins', plugins);
  return `{"G":${kept(state.G)},${rest.slice(1)}`;
}

function kept(state: object): string {
  const known = texts.get(state);
  if (known !== undefined) return known;
  const text = JSON.stringify(state);
  texts.set(state, text);
  return text;
}

/** The text of the record with one more member, whose text is known. */
function withPart(record: object, key: string, text: string): string {
  const json = JSON.stringify(record);
  return `{"${key}":${text}${json === '{}' ? '}' : `,${json.slice(1)}`}`;
}

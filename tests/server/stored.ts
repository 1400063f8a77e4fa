/** Tables and matches as a server that has just been started finds them in the database. */
import type { MatchState } from '../../src/server/match/engine';
import { restoreMatch } from '../../src/server/match/stored';
import { loadEngines } from '../../src/server/registry';
import type { Store } from '../../src/server/store/contract';
import { parseTable, type Table } from '../../src/server/table/record';

const engines = loadEngines();

export async function storedMatch(store: Store, id: string): Promise<MatchState> {
  const row = await store.read(id);
  const engine = (await engines)[row?.game ?? ''];
  const match = row && engine && (await restoreMatch(store, engine, parseTable(row.record), row.snapshot));
  if (!match) throw new Error('no match is stored');
  return match;
}

export async function storedTable(store: Store, id: string): Promise<Table> {
  return parseTable((await store.read(id))?.record ?? '');
}

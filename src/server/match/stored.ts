/**
 * A match in the database: all its moves in the log, and the whole state after some of them. What came later is played
 * again when the match is loaded, which gives the same state: chance comes from the seed in it. So most moves are stored
 * by a few hundred bytes.
 */
import type { LogRow, Snapshot, Store } from '../store/contract';
import type { Loaded, Table } from '../table/record';
import type { Engine, MatchState } from './engine';

/** How many moves at most are played again. */
const MOVES_BETWEEN = 20;

/** The state that is stored with a change of the table; null: the stored one will do. */
export function snapshotAfter(before: Loaded, table: Table, state: MatchState | null): Snapshot | null {
  if (state === null || state === before.state) return null;
  const { storedMoves } = before;
  const isDue = storedMoves === null || table.moves - storedMoves >= MOVES_BETWEEN;
  return isDue || table.status !== 'playing' ? snapshotOf(table, state) : null;
}

/** The state of a table that is no longer looked at; null: it is stored already. */
export function lastSnapshot({ table, state, storedMoves }: Loaded): Snapshot | null {
  return state === null || storedMoves === table.moves ? null : snapshotOf(table, state);
}

function snapshotOf({ moves }: Table, state: MatchState): Snapshot {
  return { state: JSON.stringify(state), moves };
}

/** The match as it is after the latest move of the table. */
export async function restoreMatch(
  store: Store,
  engine: Engine,
  { id, moves }: Table,
  snapshot: Snapshot | null,
): Promise<MatchState | null> {
  if (snapshot === null) return null;
  const state: MatchState = JSON.parse(snapshot.state);
  const from = snapshot.moves ?? moves;
  return from < moves ? playOn(engine, state, upTo(moves, await store.log(id, from + 1))) : state;
}

export function playOn(engine: Engine, state: MatchState, rows: readonly LogRow[]): MatchState {
  return rows.reduce((current, { n, player, move, args }) => {
    const played = player === null ? null : engine.play(current, player, move, JSON.parse(args));
    if (!played?.ok) throw new Error(`${engine.rules.id}: move ${n} (${move}) cannot be played again`);
    return played.state;
  }, state);
}

/** Another process may have added moves since the table was read. */
export function upTo(moves: number, rows: readonly LogRow[]): readonly LogRow[] {
  return rows.filter(({ n }) => n <= moves);
}

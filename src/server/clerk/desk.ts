/** What every page that asks the clerk needs: the table as it is, and how it looks afterwards. */
import type { Pass, Seated, TableView } from '../../online/protocol';
import type { Register } from '../attendance';
import type { Engine } from '../match/engine';
import { refuseUnless } from '../refused';
import type { Store } from '../store/contract';
import type { Occasion } from '../table/acts';
import type { Loaded, Table } from '../table/record';
import { tableView } from '../table/view';
import type { Decision, Tables } from '../tables';
import type { World } from '../world';

export interface Desk {
  readonly tables: Tables;
  readonly store: Store;
  readonly register: Register;
  readonly world: World;
}

export function viewOf({ register, world }: Desk, table: Table): TableView {
  return tableView(table, register.of(table), world.now());
}

export function engineFor({ tables }: Desk, game: string): Engine {
  const engine = tables.engineOf(game);
  refuseUnless(engine !== undefined, 'UNKNOWN_GAME');
  return engine;
}

export function occasionAt(desk: Desk, { table }: Loaded): Occasion {
  const { register, world } = desk;
  const engine = engineFor(desk, table.game);
  return { engine, now: world.now(), attendance: register.of(table), freshSeed: world.freshSeed };
}

export async function loadOrRefuse({ tables }: Desk, id: string): Promise<Loaded> {
  const loaded = await tables.load(id);
  refuseUnless(loaded !== null, 'TABLE_NOT_FOUND');
  return loaded;
}

/** Whoever asks does not stay: unless somebody looks at the table, it is forgotten after the answer. */
export function visit<T>({ tables }: Desk, id: string, answer: Promise<T>): Promise<T> {
  return answer.finally(() => tables.release(id));
}

/** Makes the change and describes the table after it. */
export async function seated(
  desk: Desk,
  id: string,
  decide: (loaded: Loaded) => Decision<Pass>,
): Promise<Seated> {
  const pass = await desk.tables.change(id, decide);
  return { ...pass, table: viewOf(desk, (await loadOrRefuse(desk, id)).table) };
}

/** Which tables there are: the public ones, one by its code, and those of a device. */
import { CODE_SIGNS, LIMITS, type LobbyPage, type MineAnswer, type MineRequest } from '../../online/protocol';
import { refuseUnless } from '../refused';
import { parseTable } from '../table/record';
import { holds } from '../table/secret';
import { myTable, tableCard } from '../table/view';
import type { Desk } from './desk';

export async function lobbyPage({ store }: Desk, game: string | null, page: number): Promise<LobbyPage> {
  const rows = await store.lobby(game, page * LIMITS.page, LIMITS.page + 1);
  const cards = rows.slice(0, LIMITS.page).map(({ record }) => tableCard(parseTable(record)));
  return { tables: cards, more: rows.length > LIMITS.page };
}

export async function findCode({ store, world }: Desk, raw: string): Promise<string> {
  const code = raw.toUpperCase();
  const valid = code.length === LIMITS.codeLength && [...code].every((sign) => CODE_SIGNS.includes(sign));
  const id = valid ? await store.findCode(code, world.now()) : null;
  refuseUnless(id !== null, 'CODE_NOT_FOUND');
  return id;
}

export async function myTables(
  { tables, register, world }: Desk,
  { tables: asked }: MineRequest,
): Promise<MineAnswer> {
  const answers = asked.map(async ({ id, pass }) => {
    const loaded = await tables.load(id);
    const engine = loaded && tables.engineOf(loaded.table.game);
    if (!loaded || !engine) return null;
    const seat = pass && holds(loaded.table, pass) ? pass.seat : null;
    const answer = myTable(engine, loaded, seat, register.of(loaded.table), world.now());
    tables.release(id);
    return answer;
  });
  return { tables: await Promise.all(answers) };
}

/** The store over any driver: rows in, rows out. */
import type { Seat } from '../../../games/kit';
import type { TableStatus } from '../../online/protocol';
import type {
  ChatRow,
  LogRow,
  NewTable,
  SeriesRow,
  Snapshot,
  Store,
  StoredTable,
  TableRow,
} from './contract';
import type { Driver, Fields, Statement, Value } from './driver';
import { MIGRATIONS, SQL } from './statements';

/** Lines of one table that are kept. */
const CHAT_KEPT = 500;
const CHAT_TRIES = 5;

export async function openStore(
  driver: Driver,
  onMigrated: (from: number, to: number) => void = () => undefined,
): Promise<Store> {
  const known = await driver.migrate(MIGRATIONS);
  if (known < MIGRATIONS.length) onMigrated(known, MIGRATIONS.length);

  const first = async (sql: string, values: readonly Value[]): Promise<Fields | undefined> =>
    (await driver.query(sql, values))[0];

  const say = async (id: string, line: Omit<ChatRow, 'n'>): Promise<number> => {
    const { room, seat, guest, name, text, at } = line;
    const said = await first(SQL.say, [id, room, seat, guest, name, text, at, id]);
    return Number(said?.n);
  };

  return {
    create: (row, log) =>
      driver.change([insertion(row), ...appended(row.id, log)], {
        kind: 'table',
        id: row.id,
        version: row.version,
      }),

    read: async (id) => {
      const found = await first(SQL.read, [id]);
      return found ? storedTable(found) : null;
    },

    write: ({ row, snapshot, log }) =>
      driver.change(
        [replacement(row), ...(snapshot ? [keeping(row.id, snapshot)] : []), ...appended(row.id, log)],
        {
          kind: 'table',
          id: row.id,
          version: row.version,
        },
      ),

    keep: async (id, snapshot) => {
      await driver.change([keeping(id, snapshot)], null);
    },

    findCode: async (code, now) => text((await first(SQL.findCode, [code, now]))?.id),
    log: async (id, from) => (await driver.query(SQL.log, [id, from])).map(logRow),

    addChat: async (id, line) => {
      for (let tries = 1; ; tries++) {
        try {
          const n = await say(id, line);
          await driver.query(SQL.forget, [id, n - CHAT_KEPT]);
          driver.publish({ kind: 'chat', id, n });
          return n;
        } catch (error) {
          if (tries === CHAT_TRIES || !driver.isConflict(error)) throw error;
        }
      }
    },

    chat: async (id, room, limit) => (await driver.query(SQL.chat, [id, room, limit])).map(chatRow).reverse(),
    chatLine: async (id, n) => {
      const found = await first(SQL.chatLine, [id, n]);
      return found ? chatRow(found) : null;
    },

    lobby: async (game, offset, limit) =>
      (await driver.query(SQL.lobby, [game, game, limit, offset])).map(tableRow),
    due: async (now, limit) => (await driver.query(SQL.due, [now, limit])).map(({ id }) => String(id)),

    count: async () => {
      const rows = await driver.query(SQL.count, []);
      return Object.fromEntries(rows.map(({ status, tables }) => [String(status), Number(tables)]));
    },

    createSeries: ({ id, version, expiresAt, record }) =>
      driver.change([{ sql: SQL.createSeries, values: [id, version, expiresAt, record] }], null),
    readSeries: async (id) => {
      const found = await first(SQL.readSeries, [id]);
      return found ? seriesRow(found) : null;
    },
    writeSeries: ({ id, version, expiresAt, record }) =>
      driver.change([{ sql: SQL.writeSeries, values: [version, expiresAt, record, id, version - 1] }], {
        kind: 'series',
        id,
      }),

    expire: async (now) => {
      await driver.query(SQL.expireSeries, [now]);
      await driver.query(SQL.voidCodes, [now]);
      const ids = (await driver.query(SQL.expire, [now])).map(({ id }) => String(id));
      for (const id of ids) {
        await driver.query(SQL.expireMoves, [id]);
        await driver.query(SQL.expireChat, [id]);
      }
      return ids;
    },

    publish: driver.publish,
    subscribe: driver.subscribe,
    ping: async () => {
      await driver.query(SQL.ping, []);
    },
    close: driver.close,
  };
}

function insertion(row: NewTable): Statement {
  return {
    sql: SQL.create,
    values: [
      row.id,
      row.version,
      row.game,
      row.status,
      row.listed ? 1 : 0,
      row.createdAt,
      row.dueAt,
      row.expiresAt,
      row.record,
      row.snapshot?.state ?? null,
      row.snapshot?.moves ?? null,
      row.code,
      row.codeUntil,
    ],
  };
}

function replacement(row: TableRow): Statement {
  return {
    sql: SQL.write,
    values: [
      row.version,
      row.game,
      row.status,
      row.listed ? 1 : 0,
      row.dueAt,
      row.expiresAt,
      row.record,
      row.id,
      row.version - 1,
    ],
  };
}

function keeping(id: string, { state, moves }: Snapshot): Statement {
  return { sql: SQL.keep, values: [state, moves, id, moves] };
}

function appended(id: string, log: readonly LogRow[]): Statement[] {
  return log.map(({ n, player, move, args, events, at }) => ({
    sql: SQL.append,
    values: [id, n, player, move, args, events, at],
  }));
}

/** PostgreSQL gives large numbers as text. */
function tableRow(fields: Fields): TableRow {
  return {
    id: String(fields.id),
    version: Number(fields.version),
    game: String(fields.game),
    status: fields.status as TableStatus,
    listed: Number(fields.listed) === 1,
    createdAt: Number(fields.created_at),
    dueAt: number(fields.due_at),
    expiresAt: number(fields.expires_at),
    record: String(fields.record),
  };
}

function storedTable(fields: Fields): StoredTable {
  const state = text(fields.state);
  const snapshot = state === null ? null : { state, moves: number(fields.state_moves) };
  return { ...tableRow(fields), snapshot };
}

function seriesRow(fields: Fields): SeriesRow {
  return {
    id: String(fields.id),
    version: Number(fields.version),
    expiresAt: number(fields.expires_at),
    record: String(fields.record),
  };
}

function logRow(fields: Fields): LogRow {
  return {
    n: Number(fields.n),
    player: fields.player as Seat | null,
    move: String(fields.move),
    args: String(fields.args),
    events: String(fields.events),
    at: Number(fields.made_at),
  };
}

function chatRow(fields: Fields): ChatRow {
  return {
    n: Number(fields.n),
    room: fields.room as ChatRow['room'],
    seat: fields.seat as Seat | null,
    guest: String(fields.guest),
    name: String(fields.name),
    text: String(fields.line),
    at: Number(fields.said_at),
  };
}

function text(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

function number(value: unknown): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** All SQL of the server, in the subset that SQLite and PostgreSQL share. Placeholders are question marks. */

/** Each entry brings the database one version further; entries are added, never changed. */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    code TEXT UNIQUE,
    code_until BIGINT,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    due_at BIGINT,
    expires_at BIGINT,
    record TEXT NOT NULL,
    state TEXT
  );
  CREATE INDEX tables_due ON tables (due_at);
  CREATE INDEX tables_expiry ON tables (expires_at);
  CREATE INDEX tables_lobby ON tables (listed, created_at);
  CREATE TABLE moves (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    player TEXT,
    move TEXT NOT NULL,
    args TEXT NOT NULL,
    events TEXT NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
  );
  CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    room TEXT NOT NULL,
    seat TEXT,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    line TEXT NOT NULL,
    said_at BIGINT NOT NULL,
    PRIMARY KEY (table_id, n)
  );`,
  `CREATE TABLE series (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    expires_at BIGINT,
    record TEXT NOT NULL
  );
  CREATE INDEX series_expiry ON series (expires_at);`,
  'ALTER TABLE tables ADD COLUMN state_moves BIGINT',
];

const ROW = 'id, version, game, status, listed, created_at, due_at, expires_at, record';
const SNAPSHOT = 'state, state_moves';

export const SQL = {
  schema: 'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)',
  version: 'SELECT MAX(version) AS version FROM schema_version',
  migrated: 'INSERT INTO schema_version (version) VALUES (?)',

  create: `INSERT INTO tables (${ROW}, ${SNAPSHOT}, code, code_until)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  read: `SELECT ${ROW}, ${SNAPSHOT} FROM tables WHERE id = ?`,
  write: `UPDATE tables SET version = ?, game = ?, status = ?, listed = ?, due_at = ?, expires_at = ?, record = ?
    WHERE id = ? AND version = ?`,
  keep: `UPDATE tables SET state = ?, state_moves = ?
    WHERE id = ? AND (state_moves IS NULL OR state_moves < CAST(? AS BIGINT))`,
  findCode: 'SELECT id FROM tables WHERE code = ? AND code_until > ?',

  append: 'INSERT INTO moves (table_id, n, player, move, args, events, made_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
  log: 'SELECT n, player, move, args, events, made_at FROM moves WHERE table_id = ? AND n >= ? ORDER BY n',

  /** The primary key refuses the second of two lines that took the same number. */
  say: `INSERT INTO chat (table_id, n, room, seat, guest, name, line, said_at)
    SELECT CAST(? AS TEXT), COALESCE(MAX(n), 0) + 1, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
      CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT)
    FROM chat WHERE table_id = ? RETURNING n`,
  forget: 'DELETE FROM chat WHERE table_id = ? AND n <= ?',
  chat: `SELECT n, room, seat, guest, name, line, said_at FROM chat WHERE table_id = ? AND room = ?
    ORDER BY n DESC LIMIT ?`,
  chatLine: 'SELECT n, room, seat, guest, name, line, said_at FROM chat WHERE table_id = ? AND n = ?',

  lobby: `SELECT ${ROW} FROM tables WHERE listed = 1 AND (CAST(? AS TEXT) IS NULL OR game = ?)
    ORDER BY CASE status WHEN 'waiting' THEN 0 ELSE 1 END, created_at DESC, id LIMIT ? OFFSET ?`,
  due: 'SELECT id FROM tables WHERE due_at <= ? ORDER BY due_at LIMIT ?',
  count: 'SELECT status, COUNT(*) AS tables FROM tables GROUP BY status',
  expire: 'DELETE FROM tables WHERE expires_at <= ? RETURNING id',
  expireMoves: 'DELETE FROM moves WHERE table_id = ?',
  expireChat: 'DELETE FROM chat WHERE table_id = ?',
  voidCodes: 'UPDATE tables SET code = NULL, code_until = NULL WHERE code_until <= ?',
  createSeries: `INSERT INTO series (id, version, expires_at, record) VALUES (?, ?, ?, ?)
    ON CONFLICT DO NOTHING`,
  readSeries: 'SELECT id, version, expires_at, record FROM series WHERE id = ?',
  writeSeries: 'UPDATE series SET version = ?, expires_at = ?, record = ? WHERE id = ? AND version = ?',
  expireSeries: 'DELETE FROM series WHERE expires_at <= ?',

  ping: 'SELECT 1 AS alive',
} as const;

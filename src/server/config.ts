/** The settings of the server, read from the environment. Whatever is wrong is said in one line. */
import { LOG_LEVELS, type LogLevel } from './log';

export interface Config {
  readonly port: number;
  readonly host: string | undefined;
  /** Where the embedded database lives; null: in memory only. */
  readonly dataDir: string | null;
  /** Where PostgreSQL is; null: the embedded database. */
  readonly databaseUrl: string | null;
  /** How long PostgreSQL is waited for at the start. */
  readonly databaseWaitMs: number;
  readonly synchronous: 'NORMAL' | 'FULL';
  readonly proxies: number;
  readonly origins: readonly string[];
  readonly rateLimits: boolean;
  readonly botThreads: number;
  readonly botPauseMs: number;
  readonly absenceMs: number;
  readonly unjoinedMs: number;
  readonly idleMs: number;
  readonly logLevel: LogLevel;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly name: string;
  readonly fallback: string;
  readonly help: string;
}

const SETTINGS = {
  port: { name: 'PORT', fallback: '8000', help: 'the port to listen on' },
  host: { name: 'HOST', fallback: '', help: 'the address to listen on; empty: all' },
  dataDir: {
    name: 'DATA_DIR',
    fallback: './data',
    help: 'the folder of the embedded database, made if need be; :memory: keeps nothing',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    help: 'postgres://user:password@host/database, to use PostgreSQL instead of the embedded database',
  },
  databaseWait: {
    name: 'DATABASE_WAIT_SECONDS',
    fallback: '30',
    help: 'how long the start waits for PostgreSQL',
  },
  synchronous: {
    name: 'SYNCHRONOUS',
    fallback: 'NORMAL',
    help: 'NORMAL: moves survive a crash of the server; FULL: also one of the machine, but slower',
  },
  proxies: {
    name: 'TRUST_PROXY',
    fallback: '0',
    help: 'how many reverse proxies stand before the server and set X-Forwarded-For and -Host',
  },
  origins: {
    name: 'ALLOWED_ORIGINS',
    fallback: '',
    help: 'other origins whose pages may use this server, separated by commas',
  },
  rateLimits: { name: 'RATE_LIMITS', fallback: 'on', help: 'on, or off where something else limits floods' },
  botThreads: { name: 'BOT_THREADS', fallback: '1', help: 'threads in which bots think' },
  botPauseMs: { name: 'BOT_PAUSE_MS', fallback: '700', help: 'how long a bot takes at least for a move' },
  absence: {
    name: 'ABSENCE_SECONDS',
    fallback: '60',
    help: 'after how long without its player a seat may be given to somebody else',
  },
  unjoined: { name: 'UNJOINED_HOURS', fallback: '1', help: 'how long a table is kept that has not started' },
  idle: { name: 'IDLE_DAYS', fallback: '30', help: 'how long an unfinished match is kept that nobody plays' },
  logLevel: { name: 'LOG_LEVEL', fallback: 'info', help: LOG_LEVELS.join(', ') },
} as const satisfies Record<string, Setting>;

export const HELP = `Serves Grimoire: the pages, and the tables for playing online.

Usage: npm start, or node dist/server/main.js [--help]

Settings are read from the environment:
${Object.values(SETTINGS)
  .map(({ name, fallback, help }) => `  ${name.padEnd(21)} ${help} [${fallback === '' ? 'none' : fallback}]`)
  .join('\n')}

GET /healthz says that the server lives, /readyz that its database does too, /metrics what Prometheus wants to know.
`;

const HIGHEST_PORT = 65_535;
const HOUR_MS = 3_600_000;

export function parseConfig(environment: Environment): Config {
  const read = ({ name, fallback }: Setting): string => {
    const text = environment[name];
    return text === undefined || text === '' ? fallback : text;
  };

  const number = (setting: Setting, low: number, high: number): number => {
    const text = read(setting);
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < low || value > high) {
      throw new Error(
        `${setting.name} must be a number from ${low} to ${high}, not ${JSON.stringify(text)}.`,
      );
    }
    return value;
  };

  const choice = <T extends string>(setting: Setting, values: readonly T[]): T => {
    const text = read(setting);
    const found = values.find((value) => value === text);
    if (found === undefined) {
      throw new Error(`${setting.name} must be ${values.join(' or ')}, not ${JSON.stringify(text)}.`);
    }
    return found;
  };

  const dataDir = read(SETTINGS.dataDir);
  return {
    port: number(SETTINGS.port, 0, HIGHEST_PORT),
    host: read(SETTINGS.host) || undefined,
    dataDir: dataDir === ':memory:' ? null : dataDir,
    databaseUrl: parseDatabaseUrl(read(SETTINGS.databaseUrl)),
    databaseWaitMs: number(SETTINGS.databaseWait, 0, 3600) * 1000,
    synchronous: choice(SETTINGS.synchronous, ['NORMAL', 'FULL']),
    proxies: number(SETTINGS.proxies, 0, 10),
    origins: parseOrigins(read(SETTINGS.origins)),
    rateLimits: choice(SETTINGS.rateLimits, ['on', 'off']) === 'on',
    botThreads: number(SETTINGS.botThreads, 1, 64),
    botPauseMs: number(SETTINGS.botPauseMs, 0, 60_000),
    absenceMs: number(SETTINGS.absence, 1, 86_400) * 1000,
    unjoinedMs: number(SETTINGS.unjoined, 1, 8760) * HOUR_MS,
    idleMs: number(SETTINGS.idle, 1, 3650) * 24 * HOUR_MS,
    logLevel: choice(SETTINGS.logLevel, LOG_LEVELS),
  };
}

/** As browsers send them: anything else would never match, and nobody would know why. */
function parseOrigins(text: string): readonly string[] {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  const odd = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (odd === undefined) return origins;
  throw new Error(
    `ALLOWED_ORIGINS must be origins like https://games.example.org, separated by commas, not ${JSON.stringify(odd)}.`,
  );
}

function parseDatabaseUrl(text: string): string | null {
  if (text === '') return null;
  // The text holds a password: it is not repeated.
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new Error('DATABASE_URL must look like postgres://user:password@host/database.');
  }
  return text;
}

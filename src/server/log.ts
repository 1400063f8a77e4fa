/** One JSON object per line. Nothing secret is ever passed in: no credentials, states or arguments. */
import { reasonOf } from './reason';

export const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Log {
  error(message: string, error: unknown, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
}

/** The same error is written once in this time; how often it came is said with the next one. */
const REPEAT_MS = 10_000;
const REMEMBERED = 100;

export function createLog(level: LogLevel, write: (line: string) => void, now: () => number = Date.now): Log {
  const recent = new Map<string, { readonly at: number; times: number }>();

  const say = (at: LogLevel, message: string, fields: Fields): void => {
    if (LOG_LEVELS.indexOf(at) > LOG_LEVELS.indexOf(level)) return;
    write(JSON.stringify({ time: new Date(now()).toISOString(), level: at, message, ...fields }));
  };
  return {
    error: (message, error, fields) => {
      const reason = reasonOf(error);
      const known = recent.get(`${message}: ${reason}`);
      if (known && now() - known.at < REPEAT_MS) {
        known.times += 1;
        return;
      }
      if (recent.size >= REMEMBERED) recent.clear();
      recent.set(`${message}: ${reason}`, { at: now(), times: 0 });
      const repeated = known?.times || undefined;
      // Where it happened; what happened is not always part of that.
      const stack = error instanceof Error ? error.stack : undefined;
      say('error', message, { ...fields, error: reason, repeated, stack });
    },
    warn: (message, fields = {}) => say('warn', message, fields),
    info: (message, fields = {}) => say('info', message, fields),
  };
}

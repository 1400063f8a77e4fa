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

export function createLog(level: LogLevel, write: (line: string) => void): Log {
  const say = (at: LogLevel, message: string, fields: Fields): void => {
    if (LOG_LEVELS.indexOf(at) > LOG_LEVELS.indexOf(level)) return;
    write(JSON.stringify({ time: new Date().toISOString(), level: at, message, ...fields }));
  };
  return {
    error: (message, error, fields) => {
      // Where it happened; what happened is not always part of that.
      const stack = error instanceof Error ? error.stack : undefined;
      say('error', message, { ...fields, error: reasonOf(error), stack });
    },
    warn: (message, fields = {}) => say('warn', message, fields),
    info: (message, fields = {}) => say('info', message, fields),
  };
}

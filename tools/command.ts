/** What the command-line tools share: their arguments, the games they can be asked for, their exit codes. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { MINDS, type MindLoader } from '../games/minds';
import type { Subject } from './playout';

const LOADERS: Readonly<Record<string, MindLoader>> = MINDS;

/** The tool was called in a way it does not understand. */
export class UsageError extends Error {}

/** Runs a tool: wrong arguments give a message and the usage on stderr, and exit code 2. */
export async function runCommand(usage: string, main: (args: string[]) => Promise<number>): Promise<void> {
  // Whoever reads our output may stop reading: `| head` is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  // The package of PostgreSQL would end the process with 0, whatever the exit code is.
  process.prependOnceListener('beforeExit', () => process.exit());
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const message = misuse(error);
    if (message === null) throw error;
    console.error(`${message}\nusage: ${usage}`);
    process.exitCode = 2;
  }
}

function misuse(error: unknown): string | null {
  if (error instanceof UsageError) return error.message;
  const parsing =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return parsing ? error.message : null;
}

/** The options of the command line; anything else on it is a misuse. */
export function readOptions<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  return parseArgs({ args, options, strict: true, allowPositionals: false }).values;
}

export function readCount(name: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError(`--${name} must be a number from 1, not ${JSON.stringify(text)}`);
  return Number(text);
}

export function gameIds(): string[] {
  return Object.keys(LOADERS);
}

export function loaderOf(id: string): MindLoader {
  const loader = Object.hasOwn(LOADERS, id) ? LOADERS[id] : undefined;
  if (!loader)
    throw new UsageError(`no game ${JSON.stringify(id)}; there is ${gameIds().join(', ') || 'none yet'}`);
  return loader;
}

export async function loadSubject(id: string): Promise<Subject> {
  const loader = loaderOf(id);
  const [rules, brain] = await Promise.all([loader.rules(), loader.brain()]);
  return { rules, brain };
}

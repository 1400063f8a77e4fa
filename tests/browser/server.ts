/**
 * Starts the production server once for all browser tests, on a port that is free; with ORIGIN the tests visit a server
 * that runs already.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** A build that lies elsewhere can be named. */
const ENTRY = process.env.SERVER_ENTRY ?? 'dist/server/main.js';

interface Server {
  readonly origin: string;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { origin, stop } = await startServer();
  project.provide('origin', origin);
  return () => stop();
}

/** The server that ORIGIN names, or a fresh one. */
export async function startServer(): Promise<Server> {
  const origin = process.env.ORIGIN;
  return origin ? { origin, stop: async () => {} } : serve();
}

/** Starts a server and waits until it answers; by default on a port that is free, and forgetting everything. */
export async function serve({ port = 0, data = ':memory:', absence = 60 } = {}): Promise<Server> {
  const chosen = port || (await freePort());
  const server = spawn(process.execPath, [ENTRY], {
    env: {
      ...process.env,
      PORT: String(chosen),
      NODE_ENV: 'production',
      DATA_DIR: data,
      ABSENCE_SECONDS: String(absence),
      // All visitors come from one address here.
      RATE_LIMITS: 'off',
    },
    stdio: 'inherit',
  });
  const origin = `http://localhost:${chosen}`;
  await answering(origin, () => server.exitCode);
  return {
    origin,
    stop: async (signal = 'SIGTERM') => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill(signal);
      await ended;
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answering(origin: string, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (exitCode() !== null) throw new Error('The server ended before it answered.');
    const answer = await fetch(origin).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server does not answer on ${origin}.`);
}

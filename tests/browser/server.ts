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

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  if (process.env.ORIGIN) {
    project.provide('origin', process.env.ORIGIN);
    return async () => {};
  }
  const port = await freePort();
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: {
      ...process.env,
      PORT: String(port),
      NODE_ENV: 'production',
      DATA_DIR: ':memory:',
      // All visitors come from one address here.
      RATE_LIMITS: 'off',
    },
    stdio: 'inherit',
  });
  const origin = `http://localhost:${port}`;
  await answering(origin, () => server.exitCode);
  project.provide('origin', origin);
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
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

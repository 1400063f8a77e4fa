/** Runs the browser tests against the production build with a Chromium that is there or gets installed. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { requireChromium } from './chromium';

if (!existsSync('dist/server/main.js')) {
  throw new Error('There is no production build to test: run npm run build first.');
}
const require = createRequire(import.meta.url);
const vitest = join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', 'tests/browser/vitest.config.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: requireChromium() } },
);
process.exitCode = status ?? 1;

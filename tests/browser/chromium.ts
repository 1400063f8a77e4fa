/**
 * Finds a Chromium for the browser tests, or installs one: an installed browser first, then Playwright's own
 * download, then the system's package manager when we are allowed to use it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';

const INSTALLED = [
  // Without any window it needs half the processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const HELP = `No Chromium was found and none could be installed.
Install Chromium or Google Chrome, or point CHROMIUM_PATH at one, and run the tests again.`;

export function requireChromium(): string {
  const found = findChromium() ?? downloadChromium() ?? aptChromium();
  if (found === null) throw new Error(HELP);
  return found;
}

function findChromium(): string | null {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted !== undefined) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names no file: ${wanted}`);
    return wanted;
  }
  return INSTALLED.find(runs) ?? playwrightChromium();
}

function playwrightChromium(): string | null {
  const path = chromium.executablePath();
  return runs(path) ? path : null;
}

/** A browser may be there without the system libraries it needs; on Windows asking would open a window. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

function downloadChromium(): string | null {
  console.log('No Chromium found: trying the download of Playwright.');
  const require = createRequire(import.meta.url);
  const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  });
  return playwrightChromium();
}

function aptChromium(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Trying the system packages.');
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    apt('install', '-y', '--no-install-recommends', name);
    const found = INSTALLED.find(runs);
    if (found !== undefined) return found;
  }
  return null;
}

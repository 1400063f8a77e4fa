/** The production build: made anew when a source has changed since, and weighed as browsers load it, gzipped. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BundleSizes, bundleSizes, type Manifest } from './bundle';

const DIST = join('dist', 'client');
const MANIFEST = join(DIST, '.vite', 'manifest.json');
const SERVER = join('dist', 'server', 'main.js');
const SOURCES = ['src', 'games', 'public', 'index.html', 'vite.config.ts', 'package.json'];

export function measureBundle(games: readonly string[]): BundleSizes {
  keepBuilt();
  const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  const scripts = Array.from(html.matchAll(/<script[^>]* src="\/([^"]+)"/g), ([, file = '']) => file);
  return bundleSizes(manifest, scripts, games, gzippedSize);
}

function gzippedSize(file: string): number {
  return gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
}

/** Builds the pages anew if a source is newer than they are, and the server on request. */
export function keepBuilt({ server }: { readonly server?: boolean } = {}): void {
  const newest = Math.max(...SOURCES.map(lastChange));
  if (lastChange(MANIFEST) <= newest) build();
  if (server && lastChange(SERVER) <= newest) build('--ssr', 'src/server/main.ts', '--outDir', 'dist/server');
}

function build(...options: readonly string[]): void {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  // Standard output is for the figures alone.
  const { status } = spawnSync(process.execPath, [vite, 'build', ...options], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('the production build failed');
}

/** When the file, or anything in the folder, was last changed; 0 if there is none. */
function lastChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0;
  return Math.max(0, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}

/** The servers under load, built as for production: the loader that tools run with would slow them down. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'vite';

export interface Built {
  programOf(name: 'serve-ours' | 'serve-stock'): string;
  remove(): Promise<void>;
}

/** Packages are found from there as from anywhere in the project. */
const CACHE = join('node_modules', '.cache');

export async function buildServers(): Promise<Built> {
  await mkdir(CACHE, { recursive: true });
  const folder = resolve(await mkdtemp(join(CACHE, 'load-')));
  const entries = ['serve-ours', 'serve-stock'].map((name) => join('tools', 'load', `${name}.ts`));
  await build({
    logLevel: 'error',
    build: { ssr: true, outDir: folder, rolldownOptions: { input: entries } },
  });
  return {
    programOf: (name) => join(folder, `${name}.js`),
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A step of the build: puts a gzip and a Brotli twin beside every text file, so that the server only hands out. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = ['.css', '.html', '.js', '.svg', '.txt', '.webmanifest'];
/** Below this a twin saves less than the headers cost. */
const SMALLEST = 1024;

const encodings = { '.gz': promisify(gzip), '.br': promisify(brotliCompress) };

export function precompress(): Plugin {
  let root = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      root = config.build.outDir;
    },
    // After the steps that write more files.
    writeBundle: { sequential: true, handler: () => compressTexts(root) },
  };
}

export async function compressTexts(root: string): Promise<void> {
  const names = await readdir(root, { recursive: true });
  const texts = names.filter((name) => TEXTS.includes(extname(name)));
  await Promise.all(texts.map((name) => writeTwins(join(root, name))));
}

async function writeTwins(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  for (const [suffix, encode] of Object.entries(encodings)) {
    await writeFile(path + suffix, await encode(content));
  }
}

/** The list of files that the service worker stores. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inventory } from '../../tools/build/service-worker';

let root = '';

async function put(path: string, content: string): Promise<void> {
  await mkdir(join(root, path, '..'), { recursive: true });
  await writeFile(join(root, path), content);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'grimoire-inventory-'));
  await put('index.html', '<title>');
  await put('assets/shell-1.js', 'shell');
  await put('assets/shell-1.js.br', 'packed');
  await put('covers/shazamm.svg', '<svg>');
  await put('previews/shazamm.jpg', 'jpg');
  await put('icons/icon-192.png', 'png');
  await put('.vite/manifest.json', '{}');
  await put('manifest.webmanifest', '{}');
  await put('robots.txt', '');
  await put('sw.js', 'the worker of the last build');
});

afterEach(() => rm(root, { recursive: true }));

it('has what an offline visit needs, and nothing that it does not', async () => {
  expect((await inventory(root)).files).toEqual(['/assets/shell-1.js', '/covers/shazamm.svg']);
});

it('makes another version of every change, of the page too, and none of none', async () => {
  const { version } = await inventory(root);
  expect((await inventory(root)).version).toBe(version);
  await put('index.html', '<title>New');
  const second = (await inventory(root)).version;
  await put('covers/shazamm.svg', '<svg />');
  const third = (await inventory(root)).version;
  expect(new Set([version, second, third]).size).toBe(3);
});

/** The twins that the build puts beside its texts. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressTexts } from '../../tools/build/precompress';

it('unpack to the very same text; small files and pictures have none', async () => {
  const root = await mkdtemp(join(tmpdir(), 'grimoire-twins-'));
  const text = 'Shazamm! '.repeat(500);
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'assets', 'long.js'), text);
  await writeFile(join(root, 'short.css'), 'a{}');
  await writeFile(join(root, 'font.woff2'), text);

  await compressTexts(root);

  expect(gunzipSync(await readFile(join(root, 'assets', 'long.js.gz'))).toString()).toBe(text);
  expect(brotliDecompressSync(await readFile(join(root, 'assets', 'long.js.br'))).toString()).toBe(text);
  expect((await readdir(root)).sort()).toEqual(['assets', 'font.woff2', 'short.css']);
  await rm(root, { recursive: true });
});

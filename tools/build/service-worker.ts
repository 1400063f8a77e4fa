/** A step of the build: writes the service worker, with the list of the files it stores and a name for this version. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const SOURCE = 'src/offline/worker.ts';
/** The page itself is stored under its address; the rest is for machines, or for installing the app. */
const LEFT_OUT = /^(\.vite|icons|previews)\/|^(index\.html|sw\.js|robots\.txt)$|\.(br|gz|webmanifest)$/;

export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.build.outDir;
    },
    writeBundle: { sequential: true, handler: () => writeWorker(root) },
  };
}

async function writeWorker(root: string): Promise<void> {
  const { version, files } = await inventory(root);
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files) },
    build: {
      target: 'es2022',
      outDir: root,
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

/** The files that an offline visit may need, and a name that is another one as soon as any of them changes. */
export async function inventory(root: string): Promise<{ version: string; files: readonly string[] }> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const files = all.filter((file) => !LEFT_OUT.test(file));
  const hash = createHash('sha256');
  for (const file of [...files, 'index.html'])
    hash.update(`${file}\n`).update(await readFile(join(root, file)));
  return { version: hash.digest('hex').slice(0, 12), files: files.map((file) => `/${file}`) };
}

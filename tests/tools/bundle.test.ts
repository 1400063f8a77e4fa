/** What a browser loads, added up from the manifest of a build. */
import { expect, it } from 'vitest';
import { bundleSizes, type Manifest } from '../../tools/bench/bundle';

/** Each file weighs a power of two, so that a sum tells what is in it. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'first.js': 1,
  'entry.js': 2,
  'react.js': 4,
  'home.js': 8,
  'saved.js': 16,
  'en.js': 32,
  'table.js': 64,
  'host.js': 128,
  'kit.js': 256,
  'rules.js': 512,
  'board.js': 1024,
  'words.js': 2048,
};

const MANIFEST: Manifest = {
  '_entry.js': {
    file: 'entry.js',
    imports: ['_react.js'],
    dynamicImports: [
      'src/app/pages/Home.tsx',
      'src/app/pages/Table.tsx',
      'src/app/text/en.ts',
      'src/app/text/fr.ts',
    ],
  },
  '_react.js': { file: 'react.js' },
  '_kit.js': { file: 'kit.js' },
  'src/app/pages/Home.tsx': {
    file: 'home.js',
    imports: ['_react.js'],
    dynamicImports: ['src/app/home/Saved.tsx'],
  },
  'src/app/home/Saved.tsx': { file: 'saved.js', dynamicImports: ['src/play/host.ts'] },
  'src/app/text/en.ts': { file: 'en.js' },
  'src/app/text/fr.ts': { file: 'fr.js' },
  'src/app/pages/Table.tsx': {
    file: 'table.js',
    imports: ['_react.js'],
    dynamicImports: [
      'src/play/host.ts',
      'src/app/pages/Home.tsx',
      'games/potions/rules.ts',
      'src/app/share/ShareResult.tsx',
    ],
  },
  'src/app/share/ShareResult.tsx': { file: 'share.js' },
  'src/play/host.ts': { file: 'host.js', imports: ['_kit.js'] },
  'games/potions/rules.ts': { file: 'rules.js', imports: ['_kit.js'] },
  'games/potions/board/index.tsx': { file: 'board.js', imports: ['_react.js', 'games/potions/rules.ts'] },
  'games/potions/board/lava.svg': { file: 'lava.svg' },
  'games/potions/text/en/index.ts': { file: 'words.js' },
  'games/potions/text/fr/index.ts': { file: 'mots.js' },
  'games/potions/brain/index.ts': { file: 'brain.js' },
};

function sizeOf(file: string): number {
  const weight = WEIGHTS[file];
  if (weight === undefined) throw new Error(`${file} is not for this visitor`);
  return weight;
}

it('counts each script once: for home, on top of it for a table, on top of both for a game', () => {
  expect(bundleSizes(MANIFEST, ['first.js', 'entry.js'], ['potions'], sizeOf)).toEqual({
    home: 1 + 2 + 4 + 8 + 16 + 32,
    table: 64 + 128 + 256,
    games: { potions: 512 + 1024 + 2048 },
  });
});

it('says what is missing when the build looks different', () => {
  expect(() => bundleSizes({ 'index.html': { file: 'entry.js' } }, [], [], sizeOf)).toThrow(
    'the build has no chunk for src/app/pages/Home.tsx',
  );
});

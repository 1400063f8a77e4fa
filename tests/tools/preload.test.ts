/** What the page is told to send for first. */
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { needsOf } from '../../tools/build/preload';

function chunk(
  fileName: string,
  source: string,
  imports: string[] = [],
  css: string[] = [],
  assets: string[] = [],
  others: string[] = [],
) {
  const metadata = { importedCss: new Set(css), importedAssets: new Set(assets) };
  return {
    type: 'chunk',
    fileName,
    moduleIds: [...others, source].map((id) => `/somewhere/${id}`),
    imports,
    viteMetadata: metadata,
  } as unknown as Rolldown.OutputChunk;
}

/** Sources that come in the same file. */
const OTHERS = ['games/shazamm/data.ts', 'games/shazamm/moves/rules.ts'];

const NAMED = ['assets/shell-1.js'];

const BUNDLE = Object.fromEntries(
  [
    chunk('assets/shell-1.js', 'src/app/main.tsx'),
    chunk(
      'assets/Rules-1.js',
      'src/app/pages/Rules.tsx',
      ['assets/shell-1.js', 'assets/text-1.js'],
      ['assets/Rules-1.css'],
    ),
    chunk('assets/text-1.js', '', ['assets/shell-1.js']),
    chunk('assets/en-1.js', 'src/app/text/en.ts'),
    chunk('assets/online-en-1.js', 'src/app/text/online/en.ts'),
    chunk('assets/shazamm-en-1.js', 'games/shazamm/text/en.ts'),
    chunk('assets/shazamm-rules-1.js', 'games/shazamm/rules.ts', ['assets/shell-1.js'], [], [], OTHERS),
    chunk(
      'assets/board-1.js',
      'games/shazamm/board/index.tsx',
      [],
      ['assets/board-1.css'],
      ['assets/night-1.svg', 'assets/font-1.woff2'],
    ),
    ...['alegreya-latin-wght-normal-1.woff2', 'alegreya-latin-ext-wght-normal-1.woff2'].map(
      (name) => ({ type: 'asset', fileName: `assets/${name}` }) as Rolldown.OutputAsset,
    ),
  ].map((one) => [one.fileName, one]),
);

it('are the parts of the page that are not on their way already, with their styles', () => {
  const { pages } = needsOf(BUNDLE, NAMED);
  const [, files] = pages.find(([expression]) => new RegExp(expression).test('/games/shazamm/rules')) ?? [];
  expect(files).toEqual(['/assets/Rules-1.js', '/assets/Rules-1.css', '/assets/text-1.js']);
});

it('are the words of the shell in one language', () => {
  expect(needsOf(BUNDLE, NAMED).words.en).toEqual(['/assets/en-1.js']);
});

it('are the typefaces with the letters of both languages', () => {
  expect(needsOf(BUNDLE, NAMED).faces).toEqual(['/assets/alegreya-latin-wght-normal-1.woff2']);
});

it('begin on the first page with its largest picture', () => {
  const [, files] =
    needsOf(BUNDLE, NAMED).pages.find(([expression]) => new RegExp(expression).test('/')) ?? [];
  expect(files?.[0]).toMatch(/^\/covers\/.+\.svg$/);
});

it('are the picture, the words and the rules of the game whose page it is', () => {
  const { pages, games } = needsOf(BUNDLE, NAMED);
  const [expression = '', , parts] = pages.find(([one]) => new RegExp(one).test('/games/shazamm')) ?? [];
  expect(new RegExp(expression).exec('/games/shazamm')?.[1]).toBe('shazamm');
  expect(parts).toEqual(['picture', 'words', 'rules']);
  expect(games.shazamm).toEqual({
    picture: ['/scenes/shazamm.svg'],
    words: { en: ['/assets/shazamm-en-1.js'], fr: [] },
    rules: ['/assets/shazamm-rules-1.js'],
    board: ['/assets/board-1.js', '/assets/board-1.css', '/assets/night-1.svg'],
  });
});

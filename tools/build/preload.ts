/**
 * A step of the build: tells the page which of its lazy parts an address needs first, so that `first.js` can send for
 * them at once instead of one after the other. The script becomes part of the page; the server's policy allows it by its
 * hash.
 */
import { readFileSync } from 'node:fs';
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { CATALOGUE } from '../../games/catalogue.ts';
import { LANGUAGES } from '../../games/kit/words.ts';
import { ROUTES, type RouteName } from '../../src/app/routes.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** By language the words of the shell; by the expression of an address the parts of its page; the parts of games. */
interface Needs {
  readonly faces: Files;
  readonly words: ByLanguage;
  readonly pages: readonly Page[];
  readonly games: Readonly<Record<string, GameParts>>;
}

type Files = readonly string[];
type ByLanguage = Readonly<Record<string, Files>>;
/** The address says which game it is, or the browser remembers it; then some parts of that are needed too. */
type Page = readonly [expression: string, files: Files, parts: readonly (keyof GameParts)[]];

interface GameParts {
  readonly picture: Files;
  readonly words: ByLanguage;
  readonly rules: Files;
  readonly board: Files;
}

/** The pages that a first visit begins with: what they are made of, and what they need of their game. */
const FIRST = {
  home: [['app/pages/Home'], []],
  game: [['app/pages/Game'], ['picture', 'words', 'rules']],
  rules: [['app/pages/Rules'], ['words', 'board']],
  table: [
    ['app/pages/Table', 'play/local/live'],
    ['words', 'rules', 'board'],
  ],
  online: [['app/pages/Online'], ['words', 'rules', 'board']],
} as const satisfies Partial<Record<RouteName, readonly [Files, readonly (keyof GameParts)[]]>>;
/** The largest picture of the first page, which the page itself would name only when it is drawn. */
const COVER = `/covers/${CATALOGUE[0]?.id}.svg`;
/** The typefaces, as far as every page needs them. */
const FACE = /-latin-wght-normal.*\.woff2$/;
/** As in index.html. */
const READER = '<script src="/first.js"></script>';

export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const needs = JSON.stringify(needsOf(bundle ?? {}, namedIn(html)));
        const reader = readFileSync('public/first.js', 'utf8');
        // Functions, because a script may hold the signs that mean something in a replacement.
        return html.replace(
          READER,
          () =>
            `<script type="application/json" id="needs">${needs}</script>\n    <script>${reader}</script>`,
        );
      },
    },
  };
}

/** The files that the page itself names. */
function namedIn(html: string): Files {
  return Array.from(html.matchAll(/(?:src|href)="\/([^"]+)"/g), ([, file = '']) => file);
}

/** `named` are on their way already. */
export function needsOf(bundle: Bundle, named: Files): Needs {
  const filesOf = finder(bundle, named);
  const inEach = (folder: string): ByLanguage =>
    Object.fromEntries(LANGUAGES.map((language) => [language, filesOf(`${folder}/${language}`)] as const));
  const pages = Object.entries(FIRST).map(([name, [sources, parts]]): Page => {
    const expression = `^${ROUTES[name as keyof typeof FIRST].replace(':game', '([^/]+)').replace(/:[^/]+/, '[^/]+')}$`;
    const files = [...new Set(sources.flatMap((source) => filesOf(`src/${source}`)))];
    return [expression, name === 'home' ? [COVER, ...files] : files, parts];
  });
  const games = CATALOGUE.map(({ id }): [string, GameParts] => [
    id,
    {
      picture: [`/scenes/${id}.svg`],
      words: inEach(`games/${id}/text`),
      rules: filesOf(`games/${id}/rules`),
      board: filesOf(`games/${id}/board/index`),
    },
  ]);
  const faces = Object.keys(bundle).filter((file) => FACE.test(file));
  return {
    faces: faces.map((file) => `/${file}`),
    words: inEach('src/app/text'),
    pages,
    games: Object.fromEntries(games),
  };
}

/** Finds the files of a lazy part: its own, and those it cannot begin without that are not on their way already. */
function finder(bundle: Bundle, named: Files): (source: string) => Files {
  const chunks = new Map(
    Object.values(bundle)
      .filter((one) => one.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  return (source) => {
    const files = new Set<string>();
    const visit = (file: string): void => {
      const chunk = chunks.get(file);
      if (!chunk || named.includes(file) || files.has(`/${file}`)) return;
      files.add(`/${file}`);
      for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
      // What the styles paint with is found only when they are applied; fonts and sounds have their own time.
      for (const asset of chunk.viteMetadata?.importedAssets ?? [])
        if (asset.endsWith('.svg')) files.add(`/${asset}`);
      chunk.imports.forEach(visit);
    };
    // A source that shares its file with others is found among them.
    const holder = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => isModule(id, source)));
    if (holder) visit(holder.fileName);
    return [...files];
  };
}

function isModule(id: string, source: string): boolean {
  return id
    .replaceAll('\\', '/')
    .replace(/\.tsx?$/, '')
    .endsWith(`/${source}`);
}

/**
 * A step of the build: tells the page which of its lazy parts an address needs first, so that `first.js` can send for
 * them at once instead of one after the other.
 */
import type { IndexHtmlTransformContext, Plugin } from 'vite';
import { CATALOGUE } from '../../games/catalogue.ts';
import { LANGUAGES } from '../../games/kit/words.ts';
import { ROUTES } from '../../src/app/routes.ts';

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** By language the words of the shell; by the expression of an address the parts of its page. */
interface Needs {
  readonly words: Readonly<Record<string, readonly string[]>>;
  readonly pages: readonly (readonly [expression: string, files: readonly string[]])[];
}

/** The pages that a first visit begins with. */
const FIRST = { home: 'Home', game: 'Game', rules: 'Rules', table: 'Table', online: 'Online' } as const;
/** The largest picture of the first page, which the page itself would name only when it is drawn. */
const COVER = `/covers/${CATALOGUE[0]?.id}.svg`;
/** As in index.html. */
const READER = '<script src="/first.js"></script>';

export function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const needs = JSON.stringify(needsOf(bundle ?? {}));
        return html.replace(
          READER,
          `<script type="application/json" id="needs">${needs}</script>\n    ${READER}`,
        );
      },
    },
  };
}

export function needsOf(bundle: Bundle): Needs {
  const words = LANGUAGES.map((language) => [language, filesOf(bundle, `src/app/text/${language}.ts`)]);
  const pages = Object.entries(FIRST).map(([name, page]) => {
    const expression = `^${ROUTES[name as keyof typeof FIRST].replace(/:[^/]+/g, '[^/]+')}$`;
    const files = filesOf(bundle, `src/app/pages/${page}.tsx`);
    return [expression, name === 'home' ? [COVER, ...files] : files] as const;
  });
  return { words: Object.fromEntries(words), pages };
}

/** A lazy part, and what it cannot begin without that is not on its way already. */
function filesOf(bundle: Bundle, source: string): readonly string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])]);
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    if (!chunk || known.has(file) || files.has(`/${file}`)) return;
    files.add(`/${file}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`);
    chunk.imports.forEach(visit);
  };
  const wanted = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll('\\', '/').endsWith(source));
  if (wanted) visit(wanted.fileName);
  return [...files];
}

/** Adds up Vite's manifest: what a first visit to Home loads, what a table adds to it, what each game adds to that. */

/** A chunk of the manifest. Lazy ones are found under their source file, shared ones under names of their own. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** In bytes. */
export interface BundleSizes {
  readonly home: number;
  readonly table: number;
  readonly games: Readonly<Record<string, number>>;
}

const PAGES = 'src/app/pages/';
/** What a table sends for only when the match is over, when a newer version is there, or where bots get no worker. */
const LATER = /^src\/(bots\/answer\.ts|(statistics|app\/(share|offline|statistics))\/)/;
/** One language is enough for one visitor. */
const OTHER_LANGUAGE = /\/fr(\/index)?\.ts$/;

/** `scripts` are the files that the page itself names, `sizeOf` gives the size of a file of the build. */
export function bundleSizes(
  manifest: Manifest,
  scripts: readonly string[],
  games: readonly string[],
  sizeOf: (file: string) => number,
): BundleSizes {
  const isHome = (key: string) => key.startsWith('src/app/home/') || key.startsWith('src/app/text/');
  const named = Object.keys(manifest).filter((key) => scripts.includes(manifest[key]?.file ?? ''));
  const home = new Set([...scripts, ...filesOf(manifest, [...named, `${PAGES}Home.tsx`], isHome)]);
  const isTable = (key: string) => key.startsWith('src/') && !key.startsWith(PAGES) && !LATER.test(key);
  const table = without(home, filesOf(manifest, [`${PAGES}Table.tsx`], isTable));
  const known = new Set([...home, ...table]);
  const size = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  const added = (id: string) =>
    without(
      known,
      filesOf(manifest, partsOf(manifest, id), () => false),
    );
  return {
    home: size(home),
    table: size(table),
    games: Object.fromEntries(games.map((id) => [id, size(added(id))])),
  };
}

/** What belongs to no table as such: bots think in a worker, lessons, hints and keepsakes come when they are asked for. */
const EXTRAS = /^games\/[^/]+\/((brain|hint|lesson)\/|keepsakes\.ts)/;

/** What a page loads of a game. */
function partsOf(manifest: Manifest, id: string): string[] {
  return Object.keys(manifest).filter((key) => key.startsWith(`games/${id}/`) && !EXTRAS.test(key));
}

/** The scripts that the chunks need, and those of the lazy chunks that are wanted too. */
function filesOf(manifest: Manifest, keys: readonly string[], wanted: (key: string) => boolean): Set<string> {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no chunk for ${key}`);
    if (files.has(chunk.file) || !chunk.file.endsWith('.js') || OTHER_LANGUAGE.test(key)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
    chunk.dynamicImports?.filter(wanted).forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

function without(known: ReadonlySet<string>, files: Iterable<string>): string[] {
  return [...files].filter((file) => !known.has(file));
}

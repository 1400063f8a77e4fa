/** Dependencies point one way: each part of the project may import only what the table below grants it. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Part {
  readonly name: string;
  readonly files: RegExp;
  /** Project files it may import; `$game` stands for the game's own folder. */
  readonly project: readonly string[];
  /** Packages it may import. */
  readonly packages: readonly string[];
}

const KIT = '^games/kit/(?!boardgame)';

/** The first part whose pattern fits a file is the file's part. */
const PARTS: readonly Part[] = [
  {
    name: 'boardgame.io adapter',
    files: /^games\/kit\/boardgame\.ts$/,
    project: [KIT],
    packages: ['boardgame.io', 'boardgame.io/core'],
  },
  { name: 'kit', files: /^games\/kit\//, project: [KIT], packages: [] },
  {
    name: 'registry',
    files: /^games\/(index|catalogue|hints|keepsakes|lessons|minds|series)\.ts$/,
    project: ['^games/', '^src/(table|lesson)/contract'],
    packages: [],
  },
  {
    name: 'board',
    files: /^games\/[^/]+\/board\//,
    project: [KIT, '$game', '^src/(ui|table|settings)/'],
    packages: ['react', '~icons'],
  },
  {
    name: 'game’s lesson',
    files: /^games\/[^/]+\/lesson\//,
    project: [KIT, '$game(?!board/|text/)', '^src/lesson/contract'],
    packages: [],
  },
  { name: 'game’s advice', files: /^games\/[^/]+\/hint\//, project: [KIT, '$game(?!board/)'], packages: [] },
  {
    name: 'game’s keepsakes',
    files: /^games\/[^/]+\/keepsakes\.ts$/,
    project: [KIT, '$game(?!board/|text/(?!words)|game\\.ts)'],
    packages: [],
  },
  { name: 'words', files: /^games\/[^/]+\/text\//, project: [KIT, '$game(?!board/)'], packages: [] },
  {
    name: 'boardgame.io game',
    files: /^games\/[^/]+\/game\.ts$/,
    project: ['^games/kit/', '$game(?!board/|text/)'],
    packages: [],
  },
  {
    name: 'rules',
    files: /^games\/[^/]+\//,
    project: [KIT, '$game(?!board/|text/|game\\.ts)'],
    packages: [],
  },
  { name: 'settings', files: /^src\/settings\//, project: [KIT, '^src/settings/'], packages: ['zustand'] },
  {
    name: 'ui kit',
    files: /^src\/ui\//,
    project: [KIT, '^src/(ui|settings)/'],
    packages: ['react', 'react-dom', 'zustand', '~icons', '@fontsource-variable'],
  },
  {
    name: 'table kit',
    files: /^src\/table\//,
    project: [KIT, '^src/(table|ui|settings)/'],
    packages: ['react', 'zustand', '~icons'],
  },
  {
    name: 'bots',
    files: /^src\/bots\//,
    project: [KIT, '^games/minds', '^src/(bots|settings)/'],
    packages: [],
  },
  { name: 'replay', files: /^src\/replay\//, project: [KIT, '^src/replay/'], packages: [] },
  {
    name: 'series',
    files: /^src\/series\//,
    project: [KIT, '^games/series', '^src/series/', '^src/bots/(index|bot)'],
    packages: [],
  },
  {
    name: 'play',
    files: /^src\/play\//,
    project: [
      '^games/kit/',
      '^games/(index|minds)',
      '^src/(play|replay|series|bots|settings)/',
      '^src/table/contract',
    ],
    packages: ['boardgame.io', 'zustand', 'idb'],
  },
  {
    name: 'lesson',
    files: /^src\/lesson\//,
    project: [KIT, '^src/lesson/', '^src/play/contract'],
    packages: ['zustand'],
  },
  {
    name: 'online',
    files: /^src\/online\//,
    project: [
      '^games/kit/',
      '^games/index',
      '^src/(online|replay|series|settings)/',
      '^src/bots/(index|bot)',
      '^src/play/contract',
      '^src/table/contract',
    ],
    packages: ['boardgame.io', 'socket.io-client', 'zustand'],
  },
  {
    name: 'server',
    files: /^src\/server\//,
    project: [
      '^games/kit/',
      '^games/(catalogue|minds|series)',
      '^src/(server|series|bots)/',
      '^src/online/protocol',
      '^src/app/routes',
    ],
    packages: [
      'boardgame.io',
      'libsql',
      'pg',
      'prom-client',
      'sirv',
      'socket.io',
      'socket.io-parser',
      'node:',
      'package.json',
    ],
  },
  {
    name: 'service worker',
    files: /^src\/offline\//,
    project: ['^src/offline/', '^src/app/routes'],
    packages: [],
  },
  {
    name: 'statistics',
    files: /^src\/statistics\//,
    project: [KIT, '^src/statistics/', '^src/bots/(index|bot)', '^src/play/(contract|saved/news)'],
    packages: ['idb'],
  },
  {
    name: 'shell',
    files: /^src\/app\//,
    project: [
      KIT,
      '^games/(index|hints|keepsakes|lessons|series)',
      '^src/(app|lesson|play|replay|series|online|bots|table|ui|settings|statistics)/',
      '^src/offline/protocol',
    ],
    packages: ['react', 'react-dom', 'wouter', 'zustand', 'uqr', '~icons'],
  },
];

interface Import {
  readonly from: string;
  readonly to: string;
}

const files = ['games', 'src'].flatMap((folder) => sources(folder));
const known = new Set(files);
const imports = files.flatMap((file) => importsOf(file));

describe('dependencies', () => {
  it('every file belongs to a part', () => {
    expect(files.filter((file) => !partOf(file))).toEqual([]);
  });

  it('point only where the part may look', () => {
    expect(imports.filter((one) => !allowed(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('have no cycles', () => {
    expect(findCycle()).toEqual([]);
  });

  it('the check itself refuses a wrong way', () => {
    const wrong = [
      { from: 'games/shazamm/rules.ts', to: 'react' },
      { from: 'games/shazamm/rules.ts', to: 'games/anludim/rules.ts' },
      { from: 'games/shazamm/moves/commit.ts', to: 'games/kit/boardgame.ts' },
      { from: 'src/table/Card.tsx', to: 'games/shazamm/data.ts' },
      { from: 'src/server/main.ts', to: 'react' },
      { from: 'src/app/main.tsx', to: 'boardgame.io/client' },
    ];
    expect(wrong.filter(allowed)).toEqual([]);
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}

function partOf(file: string): Part | undefined {
  return PARTS.find((part) => part.files.test(file));
}

function importsOf(from: string): Import[] {
  const text = readFileSync(from, 'utf8');
  const found = text.matchAll(/(?:from\s+|import\s*\(\s*|import\s+|new Worker\(new URL\(\s*)'([^']+)'/g);
  return Array.from(found, ([, target = '']) => ({ from, to: resolve(from, target) })).filter(
    ({ to }) => !/\.(css|svg|woff2)(\?.*)?$/.test(to),
  );
}

function resolve(from: string, target: string): string {
  if (!target.startsWith('.')) return target;
  const path = posix.join(dirname(from), target.replace(/\?.*$/, ''));
  const tries = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`, `${path}/index.tsx`];
  return tries.find((one) => known.has(one)) ?? path;
}

function allowed({ from, to }: Import): boolean {
  const part = partOf(from);
  if (!part) return false;
  if (!/^(games|src)\//.test(to))
    return part.packages.some((name) => to === name || to.startsWith(prefix(name)));
  const own = `^${/^games\/[^/]+\//.exec(from)?.[0] ?? ''}`;
  return part.project.some((pattern) => new RegExp(pattern.replace('$game', own)).test(to));
}

function prefix(name: string): string {
  return name.endsWith(':') ? name : `${name}/`;
}

/** The files of one cycle of imports, if there is any; lazy imports and types count too. */
function findCycle(): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (file: string): string[] => {
    if (state.get(file) === 'done') return [];
    if (state.get(file) === 'open') return [...trail.slice(trail.indexOf(file)), file];
    state.set(file, 'open');
    trail.push(file);
    for (const { to } of imports.filter(({ from }) => from === file)) {
      const cycle = known.has(to) ? visit(to) : [];
      if (cycle.length > 0) return cycle;
    }
    trail.pop();
    state.set(file, 'done');
    return [];
  };
  for (const file of files) {
    const cycle = visit(file);
    if (cycle.length > 0) return cycle;
  }
  return [];
}

/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { precompress } from './tools/build/precompress.ts';
import { preload } from './tools/build/preload.ts';
import { serviceWorker } from './tools/build/service-worker.ts';

/** Every boardgame.io subpath the page uses: Vite would reload in mid-match when it first sees one. */
const boardgameSubpaths = ['client', 'core', 'internal', 'master', 'multiplayer'].map(
  (part) => `boardgame.io/${part}`,
);

/** On a slow line each file takes its time. What belongs together comes as one file, first of all what every page needs. */
const SHELL =
  /rolldown[\\/]runtime|vite[\\/]modulepreload-polyfill|node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam)[\\/]|~icons[\\/]game-icons[\\/](fairy-wand|graduate-cap)|src[\\/](settings|ui|app[\\/](shell[\\/](?!Settings)|[^\\/]+\.tsx?|pages[\\/]NotFound|text[\\/](index|lazy|online[\\/]index)|home[\\/](savedCount|standing))|bots[\\/]bot\.ts)|games[\\/]kit[\\/](?!series|boardgame)/;

/** Both the rules and the words of a game are made of this. */
const GAME =
  /[\\/]games[\\/](?!kit)([^\\/]+)[\\/](?!keepsakes\.ts|(?:board|hint|lesson)[\\/]|brain[\\/](?!values)|text[\\/](?:en|fr)\b)/;

/** What several games or pages share, each alone too small for a file. */
const SHARED = {
  series: /[\\/]games[\\/](kit[\\/]series|clash-of-magic-schools[\\/]data\.ts)/,
  setup: /[\\/]src[\\/]app[\\/](game[\\/]|online[\\/](clock|ClockFields)\.)/,
  online: /[\\/]src[\\/]online[\\/](api|guest|memory|tables|index|protocol[\\/](limits|refusals|rest))\.ts/,
  table:
    /[\\/]src[\\/](table|app[\\/]rules)[\\/]|[\\/]src[\\/]app[\\/](table[\\/][^\\/]+$|replay[\\/]useLookBack|statistics[\\/]useResult|share[\\/]unseen)|~icons[\\/]game-icons[\\/](?!barn-owl|raven|round-|snake|laurel-crown)/,
  boardgame:
    /node_modules[\\/](boardgame\.io[\\/](?!.*socketio)|(immer|rfc6902|redux|lodash\.isplainobject|nanoid|@babel)[\\/])|games[\\/]kit[\\/]boardgame/,
  saved: /[\\/]src[\\/]play[\\/](?!local[\\/](?!table|load|lock)|series)|node_modules[\\/]idb[\\/]/,
};

/** What a board is painted on comes with its styles: a small drawing is not worth the wait for another file. */
const PAINTED = /[\\/]games[\\/][^\\/]+[\\/]board[\\/].+\.svg$/;

const GROUPS = [
  { name: 'shell', test: SHELL },
  ...Object.entries(SHARED).map(([name, test]) => ({
    name,
    test,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  })),
  {
    name: (id: string) => GAME.exec(id)?.[1] ?? null,
    debugName: 'game',
    test: GAME,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    icons({ compiler: 'jsx', jsx: 'react' }),
    ...(isSsrBuild ? [] : [preload(), serviceWorker(), precompress()]),
  ],
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : {
        target: 'es2022',
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: (file) => PAINTED.test(file),
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
      },
  worker: { format: 'es', plugins: () => [] },
  // boardgame.io needs a bundler; native code and what loads its parts by name must not be bundled.
  ssr: isSsrBuild ? { noExternal: true, external: ['libsql', 'pg', 'prom-client', 'socket.io'] } : {},
  // Without boardgame.io's checks for developers, however the server is started.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  optimizeDeps: { include: boardgameSubpaths },
  // Online tables need the game server beside the development server: npm start.
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://localhost:8000',
      '/socket.io': { target: 'http://localhost:8000', ws: true },
    },
  },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    environment: 'node',
    // By itself Vitest leaves a core idle.
    maxWorkers: '100%',
    // Whole games among bots take a third of a minute here, and several times that on a machine that is busy.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Slow machines take their time: only the test's own limit ends a wait.
    expect: { poll: { timeout: 30_000 } },
  },
}));

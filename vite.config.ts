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
  /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam)[\\/]|~icons[\\/]game-icons[\\/]fairy-wand|src[\\/](settings|ui|app[\\/](shell[\\/](?!Settings)|[^\\/]+\.tsx?|pages[\\/]NotFound|text[\\/](index|lazy|online[\\/]index)|home[\\/](savedCount|standing))|bots[\\/]bot\.ts)|games[\\/]kit[\\/](args|mask)\.ts/;

/** Both the rules and the words of a game are made of this. */
const GAME =
  /[\\/]games[\\/](?!kit)([^\\/]+)[\\/](?!(?:rules|data|keepsakes)\.ts|(?:board|brain|hint|lesson)[\\/]|text[\\/](?:en|fr)\b)/;

/** What several games or pages share, each alone too small for a file. */
const SHARED = {
  kit: /[\\/]games[\\/]kit[\\/](?!series|boardgame)/,
  setup: /[\\/]src[\\/]app[\\/]game[\\/]|~icons[\\/]game-icons[\\/]graduate-cap/,
  table:
    /[\\/]src[\\/](table|app[\\/]rules)[\\/]|~icons[\\/]game-icons[\\/](?!barn-owl|raven|round-|snake|laurel-crown)/,
  sitting:
    /[\\/]src[\\/]app[\\/](table[\\/][^\\/]+$|replay[\\/]useLookBack|statistics[\\/]useResult|share[\\/]unseen)/,
  saved: /[\\/]src[\\/]play[\\/](?!local|series)|node_modules[\\/]idb[\\/]/,
};

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
        assetsInlineLimit: 0,
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
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Slow machines take their time: only the test's own limit ends a wait.
    expect: { poll: { timeout: 30_000 } },
  },
}));

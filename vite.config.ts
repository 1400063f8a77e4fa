/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { precompress } from './tools/build/precompress.ts';

/** Every boardgame.io subpath the page uses: Vite would reload in mid-match when it first sees one. */
const boardgameSubpaths = ['client', 'core', 'internal', 'master'].map((part) => `boardgame.io/${part}`);

/** What every page needs comes as one file; otherwise it would be split into a dozen crumbs. */
const SHELL =
  /node_modules[\\/](react|react-dom|scheduler|wouter|zustand|regexparam)[\\/]|src[\\/](settings|ui|app[\\/](shell[\\/](?!Settings)|[^\\/]+\.tsx?|text[\\/]index))/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react' }), ...(isSsrBuild ? [] : [precompress()])],
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : {
        target: 'es2022',
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL }] } } },
      },
  worker: { format: 'es', plugins: () => [] },
  ssr: { noExternal: isSsrBuild ? true : undefined },
  optimizeDeps: { include: boardgameSubpaths },
  server: { port: 5173 },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', '**/node_modules/**'],
    environment: 'node',
    testTimeout: 60_000,
  },
}));

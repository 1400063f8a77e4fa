/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';

/** Every boardgame.io subpath the page uses: Vite would reload in mid-match when it first sees one. */
const boardgameSubpaths = ['boardgame.io/client', 'boardgame.io/internal', 'boardgame.io/master'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), icons({ compiler: 'jsx', jsx: 'react' })],
  build: isSsrBuild
    ? { target: 'node20', emptyOutDir: true }
    : { target: 'es2022', outDir: 'dist/client', manifest: true, assetsInlineLimit: 0 },
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

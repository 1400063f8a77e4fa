import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/browser/server.ts'],
    // A whole game is played through the page in one test; two cores carry two browsers at a time.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    retry: 0,
  },
});

import { defineConfig } from 'vitest/config';
import { LongestFirst } from './sequencer.ts';

export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/browser/server.ts'],
    // A whole game is played through the page in one test. Two cores carry three browsers: one of them is mostly waiting.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    retry: 0,
  },
});

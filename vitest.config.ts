import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Tests start many processes: half of such a start is TypeScript that was read before.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, 'node_modules/.cache/node');

/** Node reads TypeScript by itself, and remembers how: nothing is transformed. */
const readByNode = { experimental: { viteModuleRunner: false } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...readByNode,
          name: 'packages',
          globalSetup: 'packages/database/testing/test-snapshot.ts',
          include: ['packages/**/*.test.ts', 'starter/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'packages/web/**'],
          // Only what is broken takes so long; what a busy machine does slowly has its time.
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { poll: { timeout: 150_000 } },
          // Left to itself Vitest leaves one core idle.
          maxWorkers: '100%',
          // What a file imports it need not import again: four fifths of that time.
          isolate: false,
        },
      },
      {
        // What Vite builds is read by Vite: components, and files that are found by a pattern.
        test: {
          name: 'web',
          include: ['packages/web/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', 'packages/web/journeys/**', '**/build/**'],
          maxWorkers: '100%',
          isolate: false,
        },
      },
      {
        test: {
          ...readByNode,
          name: 'journeys',
          include: ['packages/web/journeys/**/*.test.ts'],
          globalSetup: 'packages/web/journeys/testing/set-up.ts',
          // A standstill ends a test much earlier (testing/progress.ts): this is for what waits without a browser.
          testTimeout: 1_800_000,
          hookTimeout: 1_800_000,
          expect: { poll: { timeout: 150_000 } },
          // They share the library, and each waits for it and its browser half of the time. Each keeps its browser from file to file.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          isolate: false,
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

const IGNORED = ['**/node_modules/**', 'dist/**'];

/** No file of these holds anything that outlives its tests, so that one process runs them all. */
const PURE = ['domain/**/*.test.ts', 'phonics/**/*.test.ts', 'contracts/**/*.test.ts'];
/** What is drawn, without a server. */
const SCREENS = ['client/**/*.test.tsx'];

export default defineConfig({
  test: {
    // Two cores carry a database and a browser beside the tests.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: { name: 'screens', include: SCREENS, environment: 'happy-dom' },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['**/*.test.ts'],
          exclude: [...IGNORED, ...PURE],
          globalSetup: ['server/test-support/postgres.ts'],
        },
      },
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**'],
    globalSetup: ['server/test-support/postgres.ts'],
    // Two cores carry a database and a browser beside the tests.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

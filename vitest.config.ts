import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const IGNORED = ['**/node_modules/**', 'dist/**'];

/** They put something else in the place of a module, or fill the memory of their process. */
const ALONE = [
  'client/auth/identity-provider.test.ts',
  'client/ui/toast.test.ts',
  'sandbox/payments/api/types.test.ts',
  'server/modules/admins/guessing.test.ts',
  'server/modules/catalogue/catalogue.test.ts',
  'server/http/compress.test.ts',
  'server/modules/admins/routes.test.ts',
];
/** They need neither a server nor a database. */
const PURE = ['domain', 'phonics', 'contracts', 'content', 'client'].map(
  (folder) => `${folder}/**/*.test.ts`,
);
/** What is drawn, without a server. Its files share one window, which `set-up.tsx` clears after each test. */
const SCREENS = ['client/**/*.test.tsx'];

/** Files of a project without isolation share a process, and what they import is read once. */
const shared = { isolate: false, setupFiles: ['test-support/each-file.ts'] };
const globalSetup = ['server/test-support/postgres.ts'];

export default defineConfig({
  test: {
    // Two cores carry a database and a browser beside the tests.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // On two cores Vitest would use one alone.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          exclude: [...IGNORED, ...ALONE],
          ...shared,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREENS,
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: { url: 'http://localhost:3000', width: 820, height: 1180 },
          },
          isolate: false,
          setupFiles: ['client/test-support/set-up.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['**/*.test.ts'],
          exclude: [...IGNORED, ...PURE, ...ALONE],
          globalSetup,
          ...shared,
        },
      },
      {
        extends: true,
        test: { name: 'alone', include: ALONE, globalSetup, ...shared, isolate: true },
      },
    ],
  },
});

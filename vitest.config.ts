import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const IGNORED = ['**/node_modules/**', 'dist/**'];

/** Tests that mock a module or fill the memory of their process, so they need isolation. */
export const ALONE = [
  'client/auth/identity-provider.test.ts',
  'client/offline/keep-early.test.ts',
  'client/offline/kept-answers.test.ts',
  'client/offline/take-at-start.test.ts',
  'client/offline/worker.test.ts',
  'client/ui/toast.test.ts',
  'client/voice/use-said.test.ts',
  'sandbox/payments/api/types.test.ts',
  'server/modules/admins/guessing.test.ts',
  'server/modules/catalogue/service.test.ts',
  'server/http/compress.test.ts',
  'server/modules/admins/routes.test.ts',
];
/** Tests that need neither a server nor a database. */
const PURE = ['audio', 'domain', 'phonics', 'contracts', 'content', 'client'].map(
  (folder) => `${folder}/**/*.test.ts`,
);
/** Tests of rendered screens, without a server. They share one window, which `set-up.tsx` clears after each test. */
const SCREENS = ['client/**/*.test.tsx'];

/** Without isolation, the test files of a project share a process and load each module once. */
const shared = { isolate: false, setupFiles: ['test-support/each-file.ts'] };
const globalSetup = ['server/test-support/postgres.ts'];

export default defineConfig({
  test: {
    // Long enough for two busy cores, several times slower than usual: only what hangs is ended.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    // On two cores, Vitest would use only one.
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

// What `npm run mutation` mutates, and the tests by which it judges: those of an area alone, so that its
// share says whether the folder's own tests hold it, and a run takes minutes.

export interface Area {
  /** Globs of the files that faults are planted in. */
  mutates: string[];
  /** Globs of the tests that must find them. */
  tests: string[];
  /** Globs of what these tests need beside the files and themselves. */
  needs: string[];
}

/** Everything the server and its tests are made of. */
const server = ['server', 'contracts', 'domain', 'phonics', 'client/*.html'];

export const areas: Record<string, Area> = {
  domain: { mutates: ['domain/*.ts'], tests: ['domain/*.test.ts'], needs: [] },
  contracts: { mutates: ['contracts/*.ts'], tests: ['contracts/*.test.ts'], needs: ['domain'] },
  phonics: { mutates: ['phonics/*.ts'], tests: ['phonics/*.test.ts'], needs: [] },
  access: {
    mutates: [
      'server/session.ts',
      'server/subscriptions/*.ts',
      'server/features/subscription/routes.ts',
    ],
    tests: [
      'server/session.test.ts',
      'server/features/admin/routes.test.ts',
      'server/subscriptions/*.test.ts',
      'server/features/subscription/routes.test.ts',
      'server/leaving/leaving.test.ts',
      'server/metrics/metrics.test.ts',
    ],
    needs: server,
  },
  admins: {
    mutates: ['server/admins/*.ts'],
    tests: ['server/admins/*.test.ts', 'server/features/admin/routes.test.ts'],
    needs: server,
  },
  payments: {
    mutates: ['server/providers/payments.ts', 'server/providers/stripe-answers.ts'],
    tests: ['server/providers/payments.test.ts', 'e2e/money/*.test.ts'],
    needs: [...server, 'e2e/money', 'sandbox'],
  },
};

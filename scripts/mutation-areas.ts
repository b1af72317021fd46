// The files that `npm run mutation` mutates, and the tests it runs for them. Each area runs only its own tests, so that
// its score shows how good these tests are, and a run takes only minutes.

export interface Area {
  /** Globs of the files to mutate. */
  mutates: string[];
  /** Globs of the tests that must find the faults. */
  tests: string[];
  /** Globs of the other files that these tests need. */
  needs: string[];
}

/** What the server and its tests need. */
const server = ['server', 'audio', 'contracts', 'domain', 'phonics', 'client/*.html'];

export const areas: Record<string, Area> = {
  domain: { mutates: ['domain/*.ts'], tests: ['domain/*.test.ts'], needs: [] },
  contracts: {
    mutates: ['contracts/*.ts'],
    tests: ['contracts/*.test.ts'],
    needs: ['domain', 'contracts/endpoints'],
  },
  phonics: { mutates: ['phonics/*.ts'], tests: ['phonics/*.test.ts'], needs: [] },
  access: {
    mutates: ['server/http/authenticate.ts', 'server/modules/subscriptions/*.ts'],
    tests: [
      'server/http/authenticate.test.ts',
      'server/modules/admins/routes.test.ts',
      'server/modules/subscriptions/*.test.ts',
      'server/modules/accounts/deletion/deletion.test.ts',
      'server/observability/metrics/metrics.test.ts',
    ],
    needs: server,
  },
  admins: {
    mutates: ['server/modules/admins/**/*.ts'],
    tests: ['server/modules/admins/**/*.test.ts'],
    needs: server,
  },
  payments: {
    mutates: [
      'server/providers/payments/payments.ts',
      'server/providers/payments/stripe-answers.ts',
    ],
    tests: ['server/providers/payments/payments.test.ts', 'e2e/money/*.test.ts'],
    needs: [...server, 'e2e/money', 'sandbox'],
  },
};

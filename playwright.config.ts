import { defineConfig } from '@playwright/test';
import { readTestSettings } from './scripts/config.ts';
import { browserOptions } from './test-support/browser.ts';

const OWN_PRODUCTS = 'own-products/**';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/set-up.ts',
  // Each worker starts its own product (e2e/support/products.ts).
  workers: '100%',
  timeout: 60_000,
  // Ends a run that hangs outside a test, and lists the tests that did not run.
  globalTimeout: 45 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  projects: [
    // One worker, so that these tests share the further products that they start. Starting one, with a database,
    // takes a busy machine a minute.
    {
      name: 'own products',
      testMatch: `${OWN_PRODUCTS}/*.spec.ts`,
      workers: 1,
      timeout: 120_000,
    },
    { name: 'shared product', testIgnore: OWN_PRODUCTS },
  ],
  use: {
    viewport: { width: 820, height: 1180 },
    locale: 'en-AU',
    // Tests of the library without a service worker, as in a private window. The offline ones allow it.
    serviceWorkers: 'block',
    // Playwright waits for moving elements, and rendering them is slow. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(readTestSettings().chromiumPath),
  },
});

import { defineConfig } from '@playwright/test';
import { readTestSettings } from './scripts/config.ts';
import { browserOptions } from './test-support/browser.ts';

const OWN_PRODUCTS = 'own-products/**';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/set-up.ts',
  // Each worker has a product of its own (e2e/support/products.ts).
  workers: '100%',
  timeout: 60_000,
  // What hangs outside a test is ended, too, and what had not run is listed.
  globalTimeout: 45 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  projects: [
    // One worker at a time, so that these share what they start beside the worker's product.
    { name: 'own products', testMatch: `${OWN_PRODUCTS}/*.spec.ts`, workers: 1 },
    { name: 'shared product', testIgnore: OWN_PRODUCTS },
  ],
  use: {
    viewport: { width: 820, height: 1180 },
    locale: 'en-AU',
    // What moves cannot be pressed, and costs more to draw. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: browserOptions(readTestSettings().chromiumPath),
  },
});

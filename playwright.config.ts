import { defineConfig } from '@playwright/test';
import { readTestSettings } from './scripts/config.ts';
import { browserOptions } from './test-support/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/set-up.ts',
  // Two cores carry the product, the stand-ins and a browser.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: true,
  use: {
    viewport: { width: 820, height: 1180 },
    locale: 'en-AU',
    // What a failed test leaves to look at. A film of every test would cost each of them a fifth of its time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: browserOptions(readTestSettings().chromiumPath),
  },
});

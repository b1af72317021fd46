import { defineConfig } from '@playwright/test';
import { readTestSettings } from './scripts/config.ts';

const { chromiumPath } = readTestSettings();

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
    trace: 'retain-on-failure',
    launchOptions: {
      ...(chromiumPath !== undefined && { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

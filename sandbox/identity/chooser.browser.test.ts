// Sign-in with Google in a real browser: the official SDK, a popup or a redirect, and no host but
// the local ones.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser, startProduct } from './browser.test-support.ts';
import { apiKey, startStandIn, type RunningStandIn } from './identity.test-support.ts';
import { isLoopback } from './loopback.ts';

let standIn: RunningStandIn;
let product: { origin: string; close: () => Promise<void> };
let browser: Browser;
let context: BrowserContext;
let page: Page;
let foreign: string[];
let faults: string[];
/** What the browser itself reports about an answer that a test asks for. */
let expectedFault: string | undefined;

beforeAll(async () => {
  standIn = await startStandIn();
  product = await startProduct(standIn.origin);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.close();
  await standIn.close();
});

beforeEach(async () => {
  foreign = [];
  faults = [];
  expectedFault = undefined;
  context = await browser.newContext({ locale: 'en-AU' });
  await context.route(
    (url) => url.protocol.startsWith('http') && !isLoopback(url.href),
    (route) => {
      foreign.push(route.request().url());
      return route.abort();
    },
  );
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (expectedFault === undefined || !message.text().includes(expectedFault)) {
      faults.push(message.text());
    }
  });
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  expect({ foreign, faults }).toEqual({ foreign: [], faults: [] });
});

async function openProduct(): Promise<void> {
  await page.goto(product.origin);
  await shown('ready', 'yes');
}

async function shown(id: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([name, wanted]) => document.getElementById(name ?? '')?.textContent === wanted,
    [id, text],
  );
}

async function openPopup(): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Popup' }).click();
  const chooser = await popup;
  await chooser.getByRole('heading', { name: 'Choose an account' }).waitFor();
  return chooser;
}

async function fillNewAccount(chooser: Page, email: string, name: string): Promise<void> {
  const another = chooser.getByText('Use another account');
  if ((await another.count()) > 0) await another.click();
  await chooser.getByLabel('Email').fill(email);
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByRole('button', { name: 'Continue' }).click();
}

test('a popup signs in, and the account is there to choose the next time', async () => {
  await openProduct();
  const first = await openPopup();
  await fillNewAccount(first, 'pia@example.com', 'Pia Palm');
  await shown('popup-result', 'pia@example.com Pia Palm new');
  await shown('user', 'pia@example.com');
  if (!first.isClosed()) await first.waitForEvent('close');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await shown('user', 'nobody');
  const second = await openPopup();
  expect(await second.getByLabel('Email').isVisible()).toBe(false);
  await second.getByRole('button', { name: 'Pia Palm pia@example.com' }).click();
  await shown('popup-result', 'pia@example.com Pia Palm known');
});

test('a popup that the person closes is reported as closed', async () => {
  await page.clock.install();
  await openProduct();
  const chooser = await openPopup();
  await chooser.close();
  // The SDK looks every few seconds and then waits eight more.
  await page.clock.fastForward(11_000);
  await page.clock.fastForward(11_000);
  await shown('popup-result', 'auth/popup-closed-by-user');
  await shown('user', 'nobody');
});

test('Cancel in the popup closes it and is reported at once', async () => {
  await openProduct();
  const chooser = await openPopup();
  await chooser.getByRole('button', { name: 'Cancel' }).click();
  await shown('popup-result', 'auth/user-cancelled');
  if (!chooser.isClosed()) await chooser.waitForEvent('close');
});

test('a mistyped address is explained, and what was typed stays', async () => {
  await openProduct();
  const chooser = await openPopup();
  // The stand-in's own check, for whatever a browser lets through.
  await chooser.evaluate(() => {
    for (const form of document.forms) form.noValidate = true;
  });
  expectedFault = 'status of 400';
  await fillNewAccount(chooser, 'pia', 'Pia Palm');
  await chooser.getByRole('alert').filter({ hasText: 'Enter a valid email address.' }).waitFor();
  expect(await chooser.getByLabel('Name').inputValue()).toBe('Pia Palm');
});

test('when the popup is blocked, the redirect brings the person back signed in', async () => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openProduct();
  await page.getByRole('button', { name: 'Sign In With Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await fillNewAccount(page, 'rob@example.com', 'Rob Reef');
  await page.waitForURL(`${product.origin}/`);
  await shown('redirect-result', 'rob@example.com Rob Reef new');
  await shown('user', 'rob@example.com');

  await page.reload();
  await shown('ready', 'yes');
  await shown('redirect-result', 'none');
  await shown('user', 'rob@example.com');
});

test('Cancel after a redirect comes back with nobody signed in', async () => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openProduct();
  await page.getByRole('button', { name: 'Sign In With Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${product.origin}/`);
  await shown('redirect-result', 'auth/user-cancelled');
  await shown('user', 'nobody');
});

type OpenFrame = (
  options: { where: Element; url: string },
  ready: (frame: {
    register: (name: string, heard: (message: { authEvent: { type: string } }) => object) => void;
  }) => Promise<string>,
) => Promise<string>;

/** What the frame tells the page that is open now, whoever wrote that page. */
function heardFromFrame(): Promise<string> {
  const query = new URLSearchParams({ apiKey, appName: 'app' });
  return page.evaluate((url) => {
    const { gapi } = window as unknown as {
      gapi: { iframes: { getContext: () => { open: OpenFrame } } };
    };
    return gapi.iframes.getContext().open(
      { where: document.documentElement, url },
      (frame) =>
        new Promise((resolve) => {
          frame.register('authEvent', ({ authEvent }) => {
            resolve(authEvent.type);
            return { status: 'ACK' };
          });
        }),
    );
  }, `${standIn.origin}/emulator/auth/iframe?${query}`);
}

test('only the page that asked hears who signed in', async () => {
  const query = new URLSearchParams({
    apiKey,
    appName: 'app',
    authType: 'signInViaRedirect',
    providerId: 'google.com',
    redirectUrl: `${product.origin}/blank`,
  });
  await page.goto(`${standIn.origin}/emulator/auth/handler?${query}`);
  await fillNewAccount(page, 'sam@example.com', 'Sam Surf');
  await page.waitForURL(`${product.origin}/blank`);
  const other = await startProduct(standIn.origin);
  try {
    await page.goto(`${other.origin}/blank`);
    expect(await heardFromFrame()).toBe('unknown');
    await page.goto(`${product.origin}/blank`);
    expect(await heardFromFrame()).toBe('signInViaRedirect');
    expect(await heardFromFrame()).toBe('unknown');
  } finally {
    await other.close();
  }
});

test('the chooser works by keyboard and fits a phone', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openProduct();
  const chooser = await openPopup();
  await chooser.setViewportSize({ width: 320, height: 640 });
  const width = await chooser.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await chooser.getByRole('button', { name: 'Cancel' }).focus();
  await chooser.keyboard.press('Enter');
  await shown('popup-result', 'auth/user-cancelled');
});

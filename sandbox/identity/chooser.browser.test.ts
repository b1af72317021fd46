// Sign-in with Google in a real browser, with the official SDK, by popup or redirect. No request leaves this
// computer.
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
/** Part of a console error that the browser logs about a response that the test expects. */
let expectedError: string | undefined;

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
  expectedError = undefined;
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
    if (expectedError === undefined || !message.text().includes(expectedError)) {
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
  await waitForText('ready', 'yes');
}

async function waitForText(id: string, text: string): Promise<void> {
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

test('a popup signs in, and the next popup lists the account', async () => {
  await openProduct();
  const first = await openPopup();
  await fillNewAccount(first, 'pia@example.com', 'Pia Palm');
  await waitForText('popup-result', 'pia@example.com Pia Palm new');
  await waitForText('user', 'pia@example.com');
  if (!first.isClosed()) await first.waitForEvent('close');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await waitForText('user', 'nobody');
  const second = await openPopup();
  expect(await second.getByLabel('Email').isVisible()).toBe(false);
  await second.getByRole('button', { name: 'Pia Palm pia@example.com' }).click();
  await waitForText('popup-result', 'pia@example.com Pia Palm known');
});

test('closing the popup is reported as closed by the user', async () => {
  await page.clock.install();
  await openProduct();
  const chooser = await openPopup();
  await chooser.close();
  // The SDK checks every few seconds whether the popup is closed and then waits for eight more.
  await page.clock.fastForward(11_000);
  await page.clock.fastForward(11_000);
  await waitForText('popup-result', 'auth/popup-closed-by-user');
  await waitForText('user', 'nobody');
});

test('Cancel closes the popup and is reported', async () => {
  await openProduct();
  const chooser = await openPopup();
  await chooser.getByRole('button', { name: 'Cancel' }).click();
  await waitForText('popup-result', 'auth/user-cancelled');
  if (!chooser.isClosed()) await chooser.waitForEvent('close');
});

test('an invalid address shows an error and keeps the entered name', async () => {
  await openProduct();
  const chooser = await openPopup();
  // Turns off the validation of the browser, to test the validation of the stand-in.
  await chooser.evaluate(() => {
    for (const form of document.forms) form.noValidate = true;
  });
  expectedError = 'status of 400';
  await fillNewAccount(chooser, 'pia', 'Pia Palm');
  await chooser.getByRole('alert').filter({ hasText: 'Enter a valid email address.' }).waitFor();
  expect(await chooser.getByLabel('Name').inputValue()).toBe('Pia Palm');
});

test('when the popup is blocked, a redirect signs in and returns to the product', async () => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openProduct();
  await page.getByRole('button', { name: 'Sign In With Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await fillNewAccount(page, 'rob@example.com', 'Rob Reef');
  await page.waitForURL(`${product.origin}/`);
  await waitForText('redirect-result', 'rob@example.com Rob Reef new');
  await waitForText('user', 'rob@example.com');

  await page.reload();
  await waitForText('ready', 'yes');
  await waitForText('redirect-result', 'none');
  await waitForText('user', 'rob@example.com');
});

test('Cancel after a redirect returns to the product without a sign-in', async () => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openProduct();
  await page.getByRole('button', { name: 'Sign In With Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(`${product.origin}/`);
  await waitForText('redirect-result', 'auth/user-cancelled');
  await waitForText('user', 'nobody');
});

type OpenFrame = (
  options: { where: Element; url: string },
  ready: (frame: {
    register: (name: string, handler: (message: { authEvent: { type: string } }) => object) => void;
  }) => Promise<string>,
) => Promise<string>;

/** Opens the hidden frame in the current page and returns the type of the auth event that it sends. */
function receiveAuthEventType(): Promise<string> {
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

test('only the page that asked receives the sign-in, and only once', async () => {
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
    expect(await receiveAuthEventType()).toBe('unknown');
    await page.goto(`${product.origin}/blank`);
    expect(await receiveAuthEventType()).toBe('signInViaRedirect');
    expect(await receiveAuthEventType()).toBe('unknown');
  } finally {
    await other.close();
  }
});

test('the chooser fits a phone, and Cancel works by keyboard', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openProduct();
  const chooser = await openPopup();
  await chooser.setViewportSize({ width: 320, height: 640 });
  const width = await chooser.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await chooser.getByRole('button', { name: 'Cancel' }).focus();
  await chooser.keyboard.press('Enter');
  await waitForText('popup-result', 'auth/user-cancelled');
});

// The `test` of every journey, which fails on unexpected errors, and the steps that a parent takes.
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { origin } from './config.ts';
import type { NewPage } from './enrol.ts';
import { type Family, newFamily } from './new-family.ts';
import { test as products } from './products.ts';

export { expect, newFamily, type Family };

/** What a browser logs where there is no network: of calls, and of a worker's file that was on its way. */
export const NETWORK_FAILURES =
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|error occurred when fetching the script/;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '']);

interface Watch {
  /** Matches the console errors that a test causes on purpose. */
  expectedErrors: RegExp | null;
  /** Opens a page in a new context, and watches it like the test's own page. */
  newPage: NewPage;
  watched: void;
}

/** Fails when a page logs an unexpected error or sends a request to another host. */
export const test = products.extend<Watch & { strays: string[] }>({
  baseURL: origin,
  expectedErrors: [null, { option: true }],
  strays: async ({ expectedErrors }, use) => {
    const strays: string[] = [];
    await use(strays);
    expect(strays.filter((stray) => !expectedErrors?.test(stray))).toEqual([]);
  },
  newPage: async ({ browser, strays }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watch(context, strays);
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  watched: [
    async ({ context, strays }, use) => {
      watch(context, strays);
      await use();
    },
    { auto: true },
  ],
});

function watch(context: BrowserContext, strays: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') strays.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => strays.push(String(error.error())));
  context.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!LOOPBACK.has(hostname)) strays.push(`a request to ${hostname}`);
  });
}

/** Fills the three names that /signup and /complete-profile ask for. */
export async function fillNames(page: Page, family: Family = newFamily()): Promise<void> {
  await page.getByLabel('Parent First Name').fill(family.parentFirstName);
  await page.getByLabel('Parent Last Name').fill(family.parentLastName);
  await page.getByLabel('Student First Name').fill(family.studentFirstName);
}

/** Fills the required fields of /signup. */
export async function fillSignUp(page: Page, family: Family = newFamily()): Promise<void> {
  await fillNames(page, family);
  await fillSignIn(page, family);
  await page.getByLabel('Age').fill('6');
}

/** Fills the e-mail address and the password on /signin or /signup. */
export async function fillSignIn(page: Page, family: Family): Promise<void> {
  await page.getByLabel('Email').fill(family.email);
  await page.getByLabel('Password', { exact: true }).fill(family.password);
}

/** Signs up from the landing screen. Ends on /subscribe. */
export async function signUp(page: Page, family: Family): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await fillSignUp(page, family);
  await page.getByLabel('Starting Reading Level').selectOption('2');
  await page.getByLabel('Favorite Type of Books').fill('Animals');
  await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
  await page.waitForURL('**/subscribe');
}

/** Goes from /subscribe to the payment page and leaves its form empty. */
export async function reachPaymentPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' }).click();
  await page.getByLabel('Card number').waitFor();
}

/** Pays from /subscribe. Ends in the library. */
export async function pay(page: Page): Promise<void> {
  await reachPaymentPage(page);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!').first()).toBeVisible();
}

/** Fills the card fields on a page of the payment provider. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Cardholder name').fill('Robin Reader');
}

/** Fills and submits the form of the payment page. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

export async function signIn(page: Page, family: Family): Promise<void> {
  await page.goto('/signin');
  await fillSignIn(page, family);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

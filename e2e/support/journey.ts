// What every journey does: a page that reports stray errors, and the steps a parent takes.
import { expect, type Page, test as base } from '@playwright/test';
import { origin } from './config.ts';

export { expect };

const LOOPBACK = new Set(['localhost', '127.0.0.1', '']);

/** A failed call that a journey provokes shows in the console; it says here which ones it expects. */
export const test = base.extend<{ expectedErrors: RegExp[]; watched: void }>({
  baseURL: origin,
  expectedErrors: async ({}, use) => use([]),
  watched: [
    async ({ context, expectedErrors }, use) => {
      const strays: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') strays.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => strays.push(String(error.error())));
      context.on('request', (request) => {
        const { hostname } = new URL(request.url());
        if (!LOOPBACK.has(hostname)) strays.push(`a request to ${hostname}`);
      });
      await use();
      expect(strays.filter((stray) => !expectedErrors.some((one) => one.test(stray)))).toEqual([]);
    },
    { auto: true },
  ],
});

export interface Family {
  email: string;
  password: string;
  parentFirstName: string;
  parentLastName: string;
  studentFirstName: string;
}

let families = 0;
/** A family nobody has met yet. */
export function newFamily(): Family {
  families += 1;
  return {
    email: `parent-${process.pid}-${families}@example.com`,
    password: 'bedtime',
    parentFirstName: 'Robin',
    parentLastName: 'Reader',
    studentFirstName: 'Kim',
  };
}

/** Fills the form of /signup and sends it; ends on /subscribe. */
export async function signUp(page: Page, family: Family): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'New here? Create an account' }).click();
  await page.getByLabel('Parent First Name').fill(family.parentFirstName);
  await page.getByLabel('Parent Last Name').fill(family.parentLastName);
  await page.getByLabel('Email').fill(family.email);
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await page.getByLabel('Student First Name').fill(family.studentFirstName);
  await page.getByLabel('Age').fill('6');
  await page.getByLabel('Starting Reading Level').selectOption('2');
  await page.getByLabel('Favorite Type of Books').fill('Animals');
  await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
  await page.waitForURL('**/subscribe');
}

/** From /subscribe through the payment page; ends in the library. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' }).click();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByText('Welcome to the library!').first()).toBeVisible();
}

/** On the payment page. */
export async function payWithCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12/40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Cardholder name').fill('Robin Reader');
  await page.getByRole('button', { name: 'Subscribe' }).click();
}

export async function signIn(page: Page, family: Family): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('Email').fill(family.email);
  await page.getByLabel('Password', { exact: true }).fill(family.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

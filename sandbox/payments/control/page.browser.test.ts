// The control page in a real browser: its forms work by keyboard, and axe finds no violations.
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../identity/browser.test-support.ts';
import { openWorld, refusal, subscribe, type World } from '../test-support/world.ts';

let world: World;
let browser: Browser;
let page: Page;
let customer: string;
beforeAll(async () => {
  world = await openWorld({ time: { now: Date.UTC(2027, 0, 31, 9) } });
  ({ customer } = await subscribe(world));
  await world.payments.deliveries.runDue();
  await refusal(world.stripe.subscriptions.retrieve('sub_none'));
  browser = await launchBrowser();
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-AU' });
  page = await context.newPage();
});
afterAll(async () => {
  await browser.close();
  await world.close();
});

test('the forms for time, bank, webhooks and API work by keyboard', async () => {
  await page.goto(`${world.origin}/control`);
  const renewals = page.getByRole('group', { name: 'renewals of parent@example.com' });
  await renewals.getByRole('button', { name: 'No', exact: true }).press('Enter');
  await expect.poll(() => page.getByText('The bank knows.').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'A month passes' }).press('Enter');
  await page.getByText('past_due').waitFor();
  expect(world.payments.store.all('subscription', customer)[0]?.status).toBe('past_due');

  await page.getByLabel('sent twice').press('Space');
  await page.getByLabel('in milliseconds').fill('250');
  await page.getByRole('button', { name: 'Set the webhooks' }).press('Enter');
  await page.getByText('The webhooks are set.').waitFor();
  expect(world.payments.faults).toMatchObject({ duplicate: true, drop: false, delayMs: 250 });
  await page.getByLabel('sent twice').press('Space');
  await page.getByRole('button', { name: 'Set the webhooks' }).press('Enter');
  await expect.poll(() => world.payments.faults.duplicate).toBe(false);

  await page.getByLabel('The API').selectOption({ label: 'Broken: 500 with an error object' });
  await page.getByLabel('For paths that begin with').fill('/v1/refunds');
  await page.getByRole('button', { name: 'Set the API' }).press('Enter');
  await page.getByText('The API is set.').waitFor();
  expect(world.payments.apiFault).toEqual({ kind: 'error', path: '/v1/refunds' });
});

test('shows the last requests with their idempotency keys, and never an API key', async () => {
  await world.stripe.customers.create({ name: 'Kim' }, { idempotencyKey: 'a-key-of-the-client' });
  await page.goto(`${world.origin}/control`);
  const rows = page.getByRole('region', { name: 'Last requests' }).getByRole('listitem');
  expect(await rows.first().innerText()).toMatch(
    /POST \/v1\/customers\s[^]*req_\w{14} · key a-key-of-the-client\s+200/,
  );
  await rows
    .filter({ hasText: /sub_none/ })
    .getByText('404')
    .waitFor();
  const text = await page.content();
  expect(text).not.toContain('sk_test');
  expect(text).not.toContain('whsec');
  expect(text).not.toContain('4242');
});

test('resends a delivery', async () => {
  await page.goto(`${world.origin}/control`);
  const rows = page.getByRole('region', { name: 'Last deliveries' }).getByRole('listitem');
  const before = await rows.count();
  await rows.first().getByRole('button', { name: 'Resend' }).press('Enter');
  await page.getByText('on its way once more').waitFor();
  expect(await rows.count()).toBe(before + 1);
});

test.each([390, 1280])('has no axe violations at %d pixels', async (width) => {
  // Axe needs to run scripts, which the page’s policy and the other context forbid.
  const context = await browser.newContext({ bypassCSP: true, viewport: { width, height: 844 } });
  const looked = await context.newPage();
  await looked.goto(`${world.origin}/control?done=clock`);
  const { violations } = await new AxeBuilder({ page: looked }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  const scrolls = 'document.documentElement.scrollWidth > innerWidth';
  expect(await looked.evaluate(scrolls)).toBe(false);
  await context.close();
});

// Section 7: how reads are kept, and when they are made again: hardly ever.
import type { Page } from '@playwright/test';
import { type Calls, listen } from '../support/calls.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { signInOwner } from '../support/owner.ts';
import { INLINE_BOOK, bookCard, openBook } from '../support/shelf.ts';

/** Less than the life of an identity token, whose renewal is a call of its own. */
const LONG = 45 * 60_000;

/** Opens the library of a new family, everything fetched. */
async function openLibrary(page: Page): Promise<Calls> {
  const family = await enrol();
  await family.enter(page.context());
  await page.clock.install();
  const calls = listen(page);
  await page.goto('/');
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  await calls.arrive('GET /api/achievements');
  await calls.arrive('POST /api/auth/firebase/sync');
  await page.waitForLoadState('networkidle');
  return calls;
}

test('Reads parse the JSON answer.', async ({ page, context }) => {
  const family = await enrol();
  await family.enter(context);
  // What counts is the text, whatever it is called.
  await page.route('**/api/auth/user', async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    const body = JSON.stringify({ ...user, firstName: 'Ünï "Kim"' }, null, 2);
    await route.fulfill({ body, contentType: 'text/plain; charset=utf-8' });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Ünï "Kim"\'s Library' })).toBeVisible();
});

/** From the library to the account. */
async function visitAccount(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /account/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function returnToLibrary(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('Reads are cached as never stale', async ({ page }) => {
  const calls = await openLibrary(page);
  // The account reads what the library does not.
  await visitAccount(page);
  await returnToLibrary(page);
  const before = calls.names();
  await visitAccount(page);
  await page.clock.fastForward(LONG);
  await returnToLibrary(page);
  expect(calls.names()).toEqual(before);
});

test('with no refocus refetch, no polling except the activation poll', async ({ page }) => {
  const calls = await openLibrary(page);
  calls.forget();
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await page.clock.fastForward(LONG);
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(calls.names()).toEqual([]);
});

test('no polling except the activation poll', async ({ page, context }) => {
  const family = await enrol({ subscribed: false });
  await family.enter(context);
  await page.clock.install();
  const calls = listen(page);
  await page.goto('/?success=true');
  const STATUS = 'GET /api/subscription/status';
  await calls.sent(STATUS);
  for (let poll = 0; poll < 3; poll++) {
    const before = calls.count(STATUS);
    await page.clock.runFor(2_000);
    await expect.poll(() => calls.count(STATUS)).toBeGreaterThan(before);
  }
  expect(new Set(calls.names().filter((name) => !name.includes('/sync')))).toEqual(
    new Set([STATUS]),
  );
});

test.describe('and no automatic retries for reads or writes.', () => {
  test.use({ expectedErrors: /status of 500/ });

  const trouble = { status: 500, json: { code: 'internal', message: 'Something went wrong.' } };

  test('a read that fails is sent once', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    await page.clock.install();
    const calls = listen(page);
    await page.route('**/api/books', (route) => route.fulfill(trouble));
    await page.goto('/');
    await expect(page.getByText('Something went wrong.').first()).toBeVisible();
    await page.clock.runFor(120_000);
    await page.waitForLoadState('networkidle');
    expect(calls.count('GET /api/books')).toBe(1);
  });

  test('a write that fails is sent once', async ({ page }) => {
    const calls = await openLibrary(page);
    await openBook(page, INLINE_BOOK);
    await page.route('**/complete', (route) => route.fulfill(trouble));
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await expect(page.getByText('Failed to complete book')).toBeVisible();
    await page.clock.runFor(120_000);
    expect(calls.count('POST /api/progress/sam-and-the-wet-hat/complete')).toBe(1);
  });
});

test.describe('Readers may be set to throw on a 401 (the default) or to return nothing on a 401.', () => {
  test.use({ expectedErrors: /status of (401|503)/ });

  test('the reader of a book throws: the refusal is told', async ({ page }) => {
    await page.clock.install();
    await page.goto('/reading/sam-and-the-wet-hat');
    await expect(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  });

  test("the owner's list is nothing: no failure is shown, she signs in again", async ({
    page,
    context,
  }) => {
    const owner = await signInOwner();
    await owner.enter(context);
    await owner.call('POST', '/api/admin/logout');
    const calls = listen(page);
    await page.goto('/admin');
    await page.waitForURL('**/admin/login');
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    await expect(page.getByText('The books could not be fetched')).toBeHidden();
    expect(calls.count('GET /api/admin/books')).toBe(1);
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull();
  });

  test('any other refusal of that list is thrown', async ({ page, context }) => {
    await (await signInOwner()).enter(context);
    await page.route('**/api/admin/books', (route) => route.fulfill({ status: 503, body: 'away' }));
    await page.goto('/admin');
    await expect(page.getByText('The books could not be fetched')).toBeVisible();
    await expect(page).toHaveURL('/admin');
  });
});

// What is kept on a device belongs to one family, and to one of its children: who can open it, for how long, and what
// removes it.
import type { BrowserContext, Page } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { type Enrolled, enrol } from './support/enrol.ts';
import { expect, NETWORK_FAILURES, signIn, test } from './support/journey.ts';
import { expectHeard } from './support/own-product.ts';
import { holdClock, stopClock } from './support/clock.ts';
import { keepForTheCar, recordsIn, type Stored, storedIn } from './support/kept.ts';
import { endSubscription } from './support/payments.ts';
import { findByLevel, INLINE_BOOK } from './support/shelf.ts';
import { toasts } from './support/toasts.ts';

const BOOK = 'sam-and-the-wet-hat';
const DAY = 86_400_000;
/** A name that stands in no file of the library. */
const CHILD = 'Zedwina';

test.use({
  serviceWorkers: 'allow',
  // The calls of the home leave together with the one for the subscription.
  expectedErrors: new RegExp(`${NETWORK_FAILURES.source}|ERR_FAILED|403 \\(Forbidden\\)`),
});

const landing = (page: Page) => page.getByRole('link', { name: 'New here? Create an account' });
// With a key, because the reports above the button may still load and move it under a pointer.
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).press('Enter');

/** Opens the library and keeps the book. */
async function keepBook(page: Page): Promise<void> {
  await page.goto('/');
  await findByLevel(page, INLINE_BOOK);
  await keepForTheCar(page, INLINE_BOOK);
}

async function enrolAndKeep(context: BrowserContext, page: Page): Promise<Enrolled> {
  const family = await enrol({ family: { studentFirstName: CHILD } });
  await family.enter(context);
  await keepBook(page);
  await expect
    .poll(async () => recordsIn(await storedIn(page)))
    .toContain(`book:${family.uid}:${BOOK}`);
  return family;
}

const isPrecache = (name: string) => name.startsWith('workbox-precache');
/** Returns the names of what is kept: caches, entries of databases, and lists. */
const keptIn = (stored: Stored): string[] => [
  ...Object.keys(stored.caches).filter((name) => !isPrecache(name)),
  ...recordsIn(stored),
  ...Object.keys(stored.localStorage).filter((key) => /^(kept_|seen_active|outbox)/.test(key)),
];
const expectNothingKept = (page: Page) =>
  expect.poll(async () => keptIn(await storedIn(page))).toEqual([]);

/** Nothing is kept, nobody is signed in, and what is left is this device's settings. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(landing(page)).toBeVisible();
  await expectNothingKept(page);
  const left = async () => {
    const { databases, localStorage, sessionStorage } = await storedIn(page);
    const all = JSON.stringify({ databases, localStorage, sessionStorage });
    const words = ['firebase:authUser', 'firebase_token', INLINE_BOOK, BOOK];
    return words.filter((word) => all.includes(word));
  };
  // The provider's code comes after the first screen.
  await expect.poll(left).toEqual([]);
}

test('no cache has an answer of the API, a token, or anything about the family', async ({
  page,
  context,
}) => {
  const family = await enrolAndKeep(context, page);
  await page.goto(`/reading/${BOOK}`);
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText(/ on this device, /)).toBeVisible();
  const { caches } = await storedIn(page);
  expect(
    Object.keys(caches)
      .filter((name) => !isPrecache(name))
      .sort(),
  ).toEqual(['kept-files', 'shown-pictures']);
  const files = Object.values(caches).flat();
  expect(files.length).toBeGreaterThan(100);
  const secrets = [family.token, family.uid, family.email, CHILD, '/v1/token', 'ticket='];
  for (const { address, type, headers, body } of files) {
    if (address.startsWith('/api/')) expect(type, address).toMatch(/^audio\//);
    expect(type, address).not.toContain('application/json');
    expect(
      headers.filter((name) => /cookie|authorization|student/.test(name)),
      address,
    ).toEqual([]);
    for (const secret of secrets.slice(0, 4)) {
      expect(body.includes(secret) || address.includes(secret), `${secret} in ${address}`).toBe(
        false,
      );
    }
  }
});

test('a sign-out leaves nothing that was kept', async ({ page, context }) => {
  await enrolAndKeep(context, page);
  await openAccount(page);
  await signOut(page);
  await expectSignedOut(page);
  await page.reload();
  await expectSignedOut(page);
});

test('a sign-out in another tab leaves nothing either', async ({ page, context }) => {
  await enrolAndKeep(context, page);
  const other = await context.newPage();
  await openAccount(other);
  await signOut(other);
  await expectSignedOut(other);
  await expectSignedOut(page);
});

test('a sign-out without a network, once it is confirmed, leaves nothing', async ({
  page,
  context,
}) => {
  await enrolAndKeep(context, page);
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.goto('/account');
  await signOut(again);
  const question = again.getByRole('alertdialog', { name: 'Sign out without a network?' });
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expectSignedOut(again);
  await again.goto('/');
  await expectSignedOut(again);
});

test('a picture that arrives long after a sign-out is not kept, even if it was asked for just after it', async ({
  page,
  context,
}) => {
  const arrival = Promise.withResolvers<void>();
  const of = (name: string) => `/public-objects/${name}.0123456789abcdef.svg`;
  await context.route(`**${of('*')}`, async (route) => {
    if (!route.request().url().endsWith(of('visitor'))) await arrival.promise;
    await route.fulfill({ path: 'client/pictures/quokka-with-books.svg' });
  });
  /** Resolves when the picture has been loaded. */
  const show = (name: string) =>
    page.evaluate((src) => Object.assign(new Image(), { src }).decode(), of(name));
  await enrolAndKeep(context, page);
  await holdClock(page);
  await page.goto('/account');
  const late = show('late');
  const clock = await stopClock(page);
  await signOut(page);
  await expect(landing(page)).toBeVisible();
  const later = show('later');
  const leftovers = async () => {
    await clock.run(500);
    return keptIn(await storedIn(page));
  };
  await expect.poll(leftovers).toEqual([]);
  await expectSignedOut(page);
  arrival.resolve();
  await Promise.all([late, later]);
  await show('visitor');
  const shown = async () => (await storedIn(page)).caches['shown-pictures'] ?? [];
  await expect
    .poll(async () => (await shown()).map(({ address }) => address))
    .toEqual([of('visitor')]);
});

test('a deleted account leaves nothing', async ({ page, context }) => {
  const family = await enrolAndKeep(context, page);
  await openAccount(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(family.password);
  await dialog.getByLabel('I am sure').check();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expectSignedOut(page);
  const { localStorage, sessionStorage } = await storedIn(page);
  expect(JSON.stringify({ localStorage, sessionStorage })).not.toContain(family.uid);
});

test('a start without a session removes what is left of one', async ({ page, context }) => {
  const family = await enrolAndKeep(context, page);
  await page.addInitScript((keys) => {
    for (const key of keys) localStorage.removeItem(key);
  }, Object.keys(family.signIn));
  await page.goto('/');
  await expectSignedOut(page);
});

test('another account finds nothing of the first', async ({ page, context }) => {
  const first = await enrolAndKeep(context, page);
  const second = await enrol();
  const other = await context.newPage();
  await openAccount(other);
  await signOut(other);
  await signIn(other, second);
  const library = `${second.studentFirstName}'s Library`;
  await expect(other.getByRole('heading', { name: library })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: library })).toBeVisible();
  await expect(page.getByText(CHILD)).toHaveCount(0);
  const ofFirst = async () => {
    const { databases, localStorage } = await storedIn(page);
    return [...Object.values(databases).flat(), ...Object.entries(localStorage)]
      .filter((entry) =>
        [first.email, CHILD, `book:${first.uid}`].some((word) =>
          JSON.stringify(entry).includes(word),
        ),
      )
      .map(([key]) => key);
  };
  await expect.poll(ofFirst).toEqual([]);
});

test('a subscription that has ended removes what is kept with the next answer, and that is said', async ({
  page,
  context,
}) => {
  const family = await enrolAndKeep(context, page);
  await page.goto('about:blank');
  await endSubscription(family.email);
  await expectHeard(family, 'canceled');
  await page.goto('/');
  await page.waitForURL('**/subscribe');
  await expect(toasts(page).getByText('Kept books are removed')).toBeVisible();
  await expectNothingKept(page);
  await page.goto('/account');
  await expect(
    page.getByText('Books that were kept on this device have been removed.'),
  ).toBeVisible();
});

const connectOnce = (page: Page) =>
  page.getByText(/^Connect to the internet once, and your kept books open again\./);
const opensBook = async (page: Page) => {
  await page.goto(`/reading/${BOOK}`);
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
};

test('kept books open for seven days, and again once the library was reached', async ({
  page,
  context,
}) => {
  const now = Date.now();
  await page.clock.install({ time: now - 8 * DAY });
  const family = await enrolAndKeep(context, page);
  await page.close();
  await context.setOffline(true);

  const onDaySix = await context.newPage();
  await onDaySix.clock.setSystemTime(now - 2 * DAY);
  await opensBook(onDaySix);
  await onDaySix.close();

  const onDayEight = await context.newPage();
  await onDayEight.clock.setSystemTime(now);
  await onDayEight.goto(`/reading/${BOOK}`);
  await expect(connectOnce(onDayEight)).toBeVisible();
  await expect(onDayEight.getByText('Page 1 of 9')).toHaveCount(0);
  await onDayEight.goto('/');
  await expect(connectOnce(onDayEight)).toBeVisible();
  await expect(onDayEight.getByRole('article')).toHaveCount(0);

  await context.setOffline(false);
  await onDayEight.goto('/');
  await expect(onDayEight.getByRole('article').first()).toBeVisible();
  const seen = async () =>
    Number((await storedIn(onDayEight)).localStorage[`seen_active:${family.uid}`]);
  await expect.poll(seen).toBeGreaterThan(now - DAY);
  await context.setOffline(true);
  await opensBook(onDayEight);
});

test('a clock that is turned back by more than a day opens nothing', async ({ page, context }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await enrolAndKeep(context, page);
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  await again.clock.setSystemTime(now - 2 * DAY);
  await again.goto(`/reading/${BOOK}`);
  await expect(connectOnce(again)).toBeVisible();
  await expect(again.getByText('Page 1 of 9')).toHaveCount(0);
});

// The numbers of the family's screens. Times are told by a clock that stands until it is moved.
import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { stopClock } from '../support/clock.ts';
import { sandbox } from '../support/config.ts';
import { enrol, expiryOf } from '../support/enrol.ts';
import { continueAs, openChooser } from '../support/google.ts';
import { expect, newFamily, signIn, test } from '../support/journey.ts';

const SYNC = '/api/auth/firebase/sync';
const STATUS = '/api/subscription/status';

/** In so many milliseconds of a clock that stands still everything has happened that waits for no time. */
const SETTLED = 20;

/**
 * Lets the held call be answered, and sees the screen stay for `delay` milliseconds of the page's
 * clock after that, and no longer.
 */
async function expectLeave(
  page: Page,
  {
    call,
    release,
    delay,
    to,
  }: { call: string; release: () => Promise<void>; delay: number; to: string },
): Promise<void> {
  const { pathname: from } = new URL(page.url());
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === call);
  await release();
  await (await answer).finished();
  for (let passed = 0; passed < SETTLED; passed++) await page.clock.runFor(1);
  await page.clock.runFor(delay - 1 - SETTLED);
  await expect(page).toHaveURL(from);
  await page.clock.runFor(1 + SETTLED);
  await expect(page).toHaveURL(to);
}

test('Subscription price | $4.99 AUD per month', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByText('$4.99 AUD per month').first()).toBeVisible();
  const family = await enrol({ subscribed: false });
  const { url } = await family.call<{ url: string }>('POST', '/api/create-checkout-session');
  await page.goto(url);
  await expect(page.getByText(/\$4\.99/).first()).toBeVisible();
  await (await enrol()).enter(context);
  await page.goto('/account');
  await expect(page.getByText('$4.99 AUD per month')).toBeVisible();
});

test('Age | 3 to 18', async ({ page }) => {
  const { call } = await enrol({ subscribed: false });
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
  const field = page.getByLabel('Age');
  for (const age of [2, 3, 18, 19]) {
    await field.fill(String(age));
    if (age < 3 || age > 18) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(call('POST', SYNC, { age })).rejects.toThrow('"field":"age"');
    } else {
      await expect(field).not.toHaveAttribute('aria-invalid');
      expect(await call('POST', SYNC, { age })).toMatchObject({ age });
    }
  }
});

test('Password minimum | 6 characters', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('12345');
  await expect(field).toHaveAccessibleDescription('Password must be at least 6 characters');
  await field.fill('123456');
  await expect(field).toHaveAccessibleDescription('');
  await expect(enrol({ subscribed: false, family: { password: '12345' } })).rejects.toThrow(
    'WEAK_PASSWORD',
  );
  await enrol({ subscribed: false, family: { password: '123456' } });
});

test.describe('Unauthorized redirect delay | 500 ms', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('from a book to the sign-in page', async ({ page }) => {
    await page.clock.install();
    const book = await hold(page, '/api/books/sam-and-the-wet-hat');
    await hold(page, '/api/progress/sam-and-the-wet-hat');
    await page.goto('/reading/sam-and-the-wet-hat');
    await book.asked;
    await stopClock(page);
    const { release } = book;
    const call = '/api/books/sam-and-the-wet-hat';
    await expectLeave(page, { call, release, delay: 500, to: '/signin' });
  });
});

test.describe('Redirect after external sign-in and after profile completion | 500 ms', () => {
  test('after an external sign-in', async ({ page }) => {
    await page.clock.install();
    await page.goto('/signin');
    const sync = await hold(page, SYNC);
    await continueAs(await openChooser(page), newFamily().email);
    await sync.asked;
    await stopClock(page);
    await expectLeave(page, { call: STATUS, release: sync.release, delay: 500, to: '/subscribe' });
  });

  test('after the profile is complete', async ({ page, context }) => {
    await (await enrol({ names: 'missing' })).enter(context);
    await page.clock.install();
    await page.goto('/complete-profile');
    for (const label of ['Parent First Name', 'Parent Last Name', 'Student First Name']) {
      await page.getByLabel(label).fill('Kim');
    }
    const save = await hold(page, '/api/auth/complete-profile');
    await page.getByRole('button', { name: 'Complete Profile & Continue' }).click();
    await save.asked;
    await stopClock(page);
    const call = '/api/auth/complete-profile';
    await expectLeave(page, { call, release: save.release, delay: 500, to: '/' });
  });
});

test.describe('Redirect after email sign-in and sign-up | 1000 ms', () => {
  test('after signing in', async ({ page }) => {
    const family = await enrol();
    await page.clock.install();
    const sync = await hold(page, SYNC);
    await signIn(page, family);
    await sync.asked;
    await stopClock(page);
    await expectLeave(page, { call: STATUS, release: sync.release, delay: 1000, to: '/' });
  });

  test('after signing up', async ({ page }) => {
    await page.clock.install();
    await page.goto('/signup');
    const { email } = newFamily();
    for (const [label, value] of [
      ['Parent First Name', 'Robin'],
      ['Parent Last Name', 'Reader'],
      ['Email', email],
      ['Password', 'bedtime'],
      ['Student First Name', 'Kim'],
      ['Age', '6'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    const sync = await hold(page, SYNC);
    await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
    await sync.asked;
    await stopClock(page);
    await expectLeave(page, { call: STATUS, release: sync.release, delay: 1000, to: '/subscribe' });
  });
});

test('Token treated as expired | 30 s before expiry', async ({ page, context }) => {
  const family = await enrol();
  await family.enter(context);
  await page.clock.install();
  await page.goto('/account');
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${sandbox}/securetoken`)) renewals.push(request.url());
  });
  for (const [left, level, renewed] of [
    [30_001, '3', 0],
    [29_999, '4', 1],
  ] as const) {
    await page.getByRole('button', { name: 'Change the starting reading level' }).click();
    await page.getByLabel('Starting Reading Level').selectOption(level);
    await page.clock.setFixedTime(expiryOf(family.token) - left);
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await saved).status()).toBe(200);
    expect(renewals).toHaveLength(renewed);
  }
});

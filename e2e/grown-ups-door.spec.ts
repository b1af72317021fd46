// The grown-up's door: what it asks, what it stands before, and how long it stays open.
import type { Locator, Page } from '@playwright/test';
import { openAccount } from './support/account.ts';
import { answerStatus } from './support/answers.ts';
import { expectAccessible } from './support/axe.ts';
import { addChild } from './support/children.ts';
import { holdClock, stopClock } from './support/clock.ts';
import { origin } from './support/config.ts';
import { arrive, type Enrolled, enrol, type EnrolOptions, type NewPage } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { expectFocusKept, tabTo } from './support/keyboard.ts';
import { openPortal } from './support/portal.ts';

const FIVE_MINUTES = 5 * 60_000;
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const door = (page: Page) => page.getByRole('dialog', { name: 'Ask a grown-up' });
const question = (page: Page) => door(page).getByText(/^What is \w+ plus \w+\?$/);
const answer = (page: Page) => door(page).getByLabel(/^What is/);
const hold = (page: Page) => door(page).getByRole('button', { name: 'Hold for three seconds' });
const account = (page: Page) => page.getByRole('link', { name: /^Account/ });
const logout = (page: Page) => page.getByRole('button', { name: 'Logout' });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Works out the sum, as a parent does. */
async function total(page: Page): Promise<number> {
  const words = (await question(page).innerText()).split(/\W+/);
  return words
    .filter((word) => NUMBERS.includes(word))
    .reduce((sum, word) => sum + NUMBERS.indexOf(word) + 2, 0);
}

/** Answers the sum with the keys of the door. */
async function solve(page: Page): Promise<void> {
  for (const digit of String(await total(page)))
    await door(page).getByRole('button', { name: digit, exact: true }).click();
  await door(page).getByRole('button', { name: 'OK' }).click();
}

/** Creates a family that wants a grown-up asked first, and opens a page on another device of theirs. */
async function arriveAsking(
  newPage: NewPage,
  options: EnrolOptions = {},
): Promise<{ family: Enrolled; page: Page }> {
  const arrived = await arrive(newPage, options);
  await arrived.family.call('PATCH', '/api/auth/user', { asksGrownUp: true });
  return arrived;
}

async function openLibrary(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Taps what is a grown-up's, and expects that the door asks; leaving it gives the focus back. */
async function expectAsks(page: Page, tapped: Locator): Promise<void> {
  const before = page.url();
  await tapped.click();
  await expect(door(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(door(page)).toHaveCount(0);
  await expect(tapped).toBeFocused();
  expect(page.url()).toBe(before);
}

test('is switched on at /account, by a grown-up who stays in, and asks on every device', async ({
  newPage,
}) => {
  const { family, page } = await arrive(newPage);
  await openAccount(page);
  const asks = page.getByRole('switch', { name: 'Ask a grown-up first' });
  await expect(asks).not.toBeChecked();
  await expect(asks).toHaveAccessibleDescription(/it is no lock/);
  await asks.click();
  await expect(asks).toBeChecked();
  await expect
    .poll(() => family.call('GET', '/api/auth/user'))
    .toMatchObject({ asksGrownUp: true });
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await account(page).click();
  await expect(heading(page, 'My Account')).toBeVisible();
  await expect(door(page)).toHaveCount(0);

  const tablet = await newPage({ baseURL: origin });
  await family.enter(tablet.context());
  await openLibrary(tablet);
  await account(tablet).click();
  await expect(door(tablet)).toBeVisible();
});

test('asks for a sum in words, for another one after a wrong answer, and says that it is no lock', async ({
  newPage,
}) => {
  const { page } = await arriveAsking(newPage);
  await openLibrary(page);
  await account(page).click();
  await expect(door(page)).toContainText('This is a door, not a lock.');
  await expect(door(page)).not.toContainText(/\d\s*\+/);
  for (let time = 0; time < 2; time++) {
    const asked = await question(page).innerText();
    await door(page).getByRole('button', { name: '1', exact: true }).click();
    await door(page).getByRole('button', { name: 'OK' }).click();
    await expect(door(page).getByText('Not quite. Ask a grown-up.')).toBeVisible();
    await expect(question(page)).not.toHaveText(asked);
    await expect(answer(page)).toHaveValue('');
  }
  await expectAccessible(page, 'the door after a wrong answer', '[role=dialog]');
  await solve(page);
  await expect(heading(page, 'My Account')).toBeVisible();
});

for (const [name, press, lift] of [
  [
    'a finger or a mouse',
    async (page: Page) => {
      await hold(page).hover();
      await page.mouse.down();
    },
    (page: Page) => page.mouse.up(),
  ],
  ...['Space', 'Enter'].map(
    (key) =>
      [
        key,
        async (page: Page) => {
          await hold(page).focus();
          await page.keyboard.down(key);
        },
        (page: Page) => page.keyboard.up(key),
      ] as const,
  ),
] as const) {
  test(`opens when it is held for three seconds with ${name}, and not when it is lifted early`, async ({
    newPage,
  }) => {
    const { page } = await arriveAsking(newPage);
    await holdClock(page);
    await openLibrary(page);
    await account(page).click();
    await expect(answer(page)).toBeFocused();
    const said = door(page).getByRole('status').last();
    const clock = await stopClock(page);
    await press(page);
    await expect(said).toHaveText('Hold');
    await clock.run(1000);
    await expect(said).toHaveText('one');
    await lift(page);
    await expect(said).toHaveText('');
    await clock.run(10_000);
    await expect(door(page)).toBeVisible();
    await press(page);
    for (const second of ['one', 'two', 'Open']) {
      await clock.run(1000);
      await expect(said).toHaveText(second);
    }
    await page.clock.resume();
    await expect(heading(page, 'My Account')).toBeVisible();
    await lift(page);
    await expect(door(page)).toHaveCount(0);
  });
}

test.describe('stands before', () => {
  test('the account and logging out, from the library and from the question who reads', async ({
    newPage,
  }) => {
    const { family, page } = await arriveAsking(newPage);
    await addChild(family, 'Leo');
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Leo' }).click();
    await expect(heading(page, "Leo's Library")).toBeVisible();
    await expectAsks(page, account(page));
    await expectAsks(page, logout(page));
    await page.getByRole('link', { name: /is reading/ }).click();
    await expect(heading(page, 'Who is reading?')).toBeVisible();
    await expectAsks(page, account(page));
    await expectAsks(page, logout(page));
    await logout(page).click();
    await solve(page);
    await expect(page.getByRole('link', { name: 'New here? Create an account' })).toBeVisible();
  });

  test('another child, and never the one who reads', async ({ newPage }) => {
    const { family, page } = await arriveAsking(newPage);
    const name = family.studentFirstName;
    await addChild(family, 'Leo');
    const child = (first: string) => page.getByRole('main').getByRole('link', { name: first });
    await page.goto('/');
    await child('Leo').click();
    await expect(heading(page, "Leo's Library")).toBeVisible();
    await page.getByRole('link', { name: /is reading/ }).click();
    await expectAsks(page, child(name));
    await child('Leo').click();
    await expect(heading(page, "Leo's Library")).toBeVisible();
    await page.getByRole('link', { name: /is reading/ }).click();
    await child(name).click();
    await solve(page);
    await expect(heading(page, `${name}'s Library`)).toBeVisible();
  });

  test('a payment that is late', async ({ newPage }) => {
    const { page } = await arriveAsking(newPage);
    await answerStatus(page.context(), { status: 'past_due' });
    await openLibrary(page);
    await expectAsks(page, page.getByRole('link', { name: 'Fix the payment' }));
  });

  test('the account by its address: Escape leads to the library, going back to the page before', async ({
    newPage,
  }) => {
    const { page } = await arriveAsking(newPage);
    await page.goto('/account');
    await expect(door(page)).toBeVisible();
    await expect(heading(page, 'My Account')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/reading/sam-and-the-wet-hat');
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
    await page.goto('/account');
    await expect(door(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
    await expect(door(page)).toHaveCount(0);
  });
});

test('goes with the screen it was on when the browser goes back', async ({ newPage }) => {
  const { family, page } = await arriveAsking(newPage);
  await addChild(family, 'Leo');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Leo' }).click();
  await page.getByRole('link', { name: /is reading/ }).click();
  await expect(heading(page, 'Who is reading?')).toBeVisible();
  await account(page).click();
  await expect(door(page)).toBeVisible();
  await page.goBack();
  await expect(heading(page, "Leo's Library")).toBeVisible();
  await expect(door(page)).toHaveCount(0);
});

test('stays open for five minutes, and then asks again for the subscription, leaving and another child', async ({
  newPage,
}) => {
  const { family, page } = await arriveAsking(newPage);
  await addChild(family, 'Leo');
  await holdClock(page);
  await page.goto('/account');
  await solve(page);
  const manage = page.getByRole('button', { name: 'Manage Subscription' });
  const leo = page.getByRole('button', { name: /^Leo, / });
  await expect(manage).toBeVisible();
  await page.clock.fastForward(FIVE_MINUTES - 120_000);
  await leo.click();
  await expect(leo).toHaveAttribute('aria-pressed', 'true');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(manage).toBeVisible();
  await expect(door(page)).toHaveCount(0);
  await page.clock.fastForward(120_000);
  await expectAsks(page, manage);
  await expectAsks(page, page.getByRole('button', { name: 'Sign Out' }));
  await expectAsks(
    page,
    page.getByRole('button', { name: new RegExp(`^${family.studentFirstName}, `) }),
  );
  await expect(leo).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(door(page)).toBeVisible();
  await solve(page);
  await openPortal(page);
});

test('is passed with the keyboard alone, and keeps the focus while it asks', async ({
  newPage,
}) => {
  const { page } = await arriveAsking(newPage);
  await openLibrary(page);
  await tabTo(page, account(page));
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  const stops = await door(page).getByRole('button').count();
  for (let stop = 0; stop <= stops + 1; stop++) {
    await page.keyboard.press('Tab');
    await expect(door(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeFocused();
  await page.keyboard.type(String(await total(page)));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'My Account')).toBeVisible();
  await expectFocusKept(page);
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
  [640, 400],
] as const) {
  test(`is whole at ${width} x ${height} without scrolling`, async ({ newPage }) => {
    const { page } = await arriveAsking(newPage);
    await page.setViewportSize({ width, height });
    await page.goto('/account');
    await expect(door(page)).toBeVisible();
    const box = (await door(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    const inner = await door(page).evaluate(({ scrollWidth, clientWidth }) => [
      scrollWidth,
      clientWidth,
    ]);
    expect(inner[0]).toBe(inner[1]);
    const parts = [
      question(page),
      answer(page),
      ...(await door(page).getByRole('button').all()),
      door(page).getByText('This is a door, not a lock.'),
    ];
    for (const part of parts) {
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    await solve(page);
    await expect(heading(page, 'My Account')).toBeVisible();
  });
}

test('is not shown to a family that does not want it', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await openLibrary(page);
  await account(page).click();
  await expect(heading(page, 'My Account')).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).press('Enter');
  await expect(page.getByRole('link', { name: 'New here? Create an account' })).toBeVisible();
});

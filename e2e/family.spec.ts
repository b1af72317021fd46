// Two children of one family, on one tablet and on two.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/config.ts';
import { arrive, type Enrolled, enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { expectFocusKept, tabTo } from './support/keyboard.ts';

const BOOK = 'sam-and-the-wet-hat';
const QUESTION = 'Who is reading?';

interface Child {
  id: string;
  firstName: string;
}

const addChild = (family: Enrolled, firstName: string, avatar = 'koala') =>
  family.call<Child>('POST', '/api/students', { firstName, age: 5, readingLevel: 1, avatar });

/** Returns the page that the server keeps for a child. */
async function positionOf({ token }: Enrolled, student: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, student };
  const response = await fetch(`${origin}/api/progress/${BOOK}`, { headers });
  return ((await response.json()) as { currentPage: number }).currentPage;
}

const choose = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).click();
const library = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name: `${name}'s Library` })).toBeVisible();
const present = (page: Page) => page.getByRole('banner').getByRole('link', { name: /is reading/ });

async function turnTo(page: Page, last: number): Promise<void> {
  for (let at = 2; at <= last; at++) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Page ${at} of 9`)).toBeVisible();
  }
}

test('a device asks who reads, keeps the child, and changes with one tap', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  await addChild(family, 'Leo');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expectAccessible(page, 'who is reading');
  await choose(page, 'Leo');
  await library(page, 'Leo');
  await page.reload();
  await library(page, 'Leo');
  await present(page).click();
  await expect(page.getByRole('link', { name: 'Leo' }).first()).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expectAccessible(page, 'who is reading, with a way back');
  await choose(page, family.studentFirstName);
  await library(page, family.studentFirstName);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('two tablets, two children, the same book at the same time: each keeps her place', async ({
  newPage,
  baseURL,
}) => {
  const { family, page: one } = await arrive(newPage);
  const leo = await addChild(family, 'Leo');
  const two = await newPage({ baseURL: baseURL ?? '' });
  await family.enter(two.context());
  const begin = async (page: Page, name: string) => {
    await page.goto('/');
    await choose(page, name);
    await library(page, name);
    await page.goto(`/reading/${BOOK}`);
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
  };
  await begin(one, family.studentFirstName);
  await begin(two, 'Leo');
  await Promise.all([turnTo(one, 3), turnTo(two, 6)]);
  await expect.poll(() => positionOf(family, family.uid)).toBe(3);
  await expect.poll(() => positionOf(family, leo.id)).toBe(6);
  await Promise.all([one.reload(), two.reload()]);
  await expect(one.getByText('Page 3 of 9')).toBeVisible();
  await expect(two.getByText('Page 6 of 9')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|status of 404/ });

  test('what a child has read is hers, also when another child is chosen before it is sent', async ({
    newPage,
  }) => {
    const { family, page } = await arrive(newPage);
    const leo = await addChild(family, 'Leo');
    await page.goto('/');
    await choose(page, 'Leo');
    await library(page, 'Leo');
    // The screen is known before the network goes.
    await present(page).click();
    await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
    await choose(page, 'Leo');
    await library(page, 'Leo');
    const begun = page.waitForResponse((one) => one.request().method() === 'POST');
    await page
      .getByRole('link', { name: /Sam and the Wet Hat/ })
      .first()
      .click();
    await begun;
    await page.context().setOffline(true);
    await turnTo(page, 4);
    await page.getByRole('link', { name: 'Back to Library' }).click();
    await library(page, 'Leo');
    await present(page).click();
    await choose(page, family.studentFirstName);
    await page.context().setOffline(false);
    await expect.poll(() => positionOf(family, leo.id)).toBe(4);
    expect(await positionOf(family, family.uid)).toBe(1);
  });

  test('a child that was removed elsewhere is told, and the others keep all', async ({
    newPage,
  }) => {
    const { family, page } = await arrive(newPage);
    const leo = await addChild(family, 'Leo');
    await addChild(family, 'Mia', 'frog');
    await page.goto('/');
    await choose(page, 'Leo');
    await library(page, 'Leo');
    await page.goto(`/reading/${BOOK}`);
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
    await family.call('DELETE', `/api/students/${leo.id}`);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Leo is no longer in this family.')).toBeVisible();
    await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
    await expect(page.getByText('Failed to')).toHaveCount(0);
    await choose(page, 'Mia');
    await library(page, 'Mia');
    expect(await positionOf(family, family.uid)).toBe(1);
  });
});

test('a child is chosen and changed with the keyboard alone', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  await addChild(family, 'Leo');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Leo' }));
  await page.keyboard.press('Enter');
  await library(page, 'Leo');
  await expectFocusKept(page);
  await tabTo(page, present(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: QUESTION })).toBeFocused();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: family.studentFirstName }));
  await page.keyboard.press('Enter');
  await library(page, family.studentFirstName);
  await expectFocusKept(page);
});

test('a screen reader hears the question, and each child with its stars', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  await addChild(family, 'Leo');
  await page.goto('/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Who is reading?" [level=1]
      - list:
        - listitem:
          - link /${family.studentFirstName} ?, 0 gold stars/
        - listitem:
          - link /Leo ?, 0 gold stars/
      - link "Account"
      - button "Logout"
  `);
});

test.describe('six children', () => {
  for (const [width, height] of [
    [390, 844],
    [1180, 820],
  ] as const) {
    test(`fit on ${width} x ${height} without scrolling`, async ({ newPage }) => {
      const family = await enrol();
      for (const [name, avatar] of [
        ['Leo', 'koala'],
        ['Mia', 'frog'],
        ['Bartholomew Maximilian von Hohenstein Jr', 'dog'],
        ['Ann', 'wombat'],
        ['Tim', 'echidna'],
      ] as const) {
        await addChild(family, name, avatar);
      }
      const page = await newPage({ baseURL: origin });
      await page.setViewportSize({ width, height });
      await family.enter(page.context());
      await page.goto('/');
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
      const size = await page.evaluate(() => {
        const { scrollHeight, scrollWidth } = document.documentElement;
        return [scrollHeight, scrollWidth];
      });
      expect(size).toEqual([height, width]);
      for (const tile of await page.getByRole('main').getByRole('listitem').all()) {
        expect((await tile.boundingBox())?.width).toBeGreaterThanOrEqual(176);
      }
    });
  }
});

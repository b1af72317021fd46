// Two children of one family, on one tablet and on two.
import type { Page } from '@playwright/test';
import { hold } from './support/answers.ts';
import { expectAccessible } from './support/axe.ts';
import { origin } from './support/config.ts';
import { arrive, type Enrolled, type NewPage } from './support/enrol.ts';
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
    const begun = page.waitForResponse(
      (one) => one.request().method() === 'POST' && one.url().endsWith('/api/progress'),
    );
    await page
      .getByRole('link', { name: /Sam and the Wet Hat/ })
      .first()
      .click();
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
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

  /** Leo reads on this page, and is removed elsewhere by what this returns. */
  async function readAsLeo(newPage: NewPage) {
    const { family, page } = await arrive(newPage);
    const leo = await addChild(family, 'Leo');
    await addChild(family, 'Mia', 'frog');
    await page.goto('/');
    await choose(page, 'Leo');
    await library(page, 'Leo');
    const remove = () => family.call('DELETE', `/api/students/${leo.id}`);
    return { family, page, remove, told: page.getByText('Leo is no longer in this family.') };
  }
  const openTheBook = async (page: Page) => {
    await page.goto(`/reading/${BOOK}`);
    await expect(page.getByText('Page 1 of 9')).toBeVisible();
  };

  test('a child that was removed elsewhere is told, and the others keep all', async ({
    newPage,
  }) => {
    const { family, page, remove, told } = await readAsLeo(newPage);
    await openTheBook(page);
    await remove();
    // Turns the page. A call that was still under way may have told before: then it does nothing.
    await page.keyboard.press('ArrowRight');
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
    await expect(page.getByText('Failed to')).toHaveCount(0);
    await page.reload();
    await expect(told).toBeVisible();
    await choose(page, 'Mia');
    await library(page, 'Mia');
    await expect(told).toBeHidden();
    expect(await positionOf(family, family.uid)).toBe(1);
  });

  for (const path of ['/api/auth/user', '/api/practice']) {
    test(`a call that was under way tells it, without a tap: ${path}`, async ({ newPage }) => {
      const { page, remove, told } = await readAsLeo(newPage);
      const held = await hold(page, path);
      await page.goto(`/reading/${BOOK}`);
      await held.asked;
      await remove();
      await held.release();
      await expect(told).toBeVisible();
      await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
    });
  }

  test('it is told also where the call for the subscription is the one that was under way', async ({
    newPage,
  }) => {
    const { page, remove, told } = await readAsLeo(newPage);
    const held = await hold(page, '/api/subscription/status');
    await page.goto('/');
    await held.asked;
    await remove();
    await held.release();
    await expect(told).toBeVisible();
    await expect(page.getByRole('heading', { name: QUESTION })).toBeVisible();
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

test('two children stand side by side in the middle of a wide screen', async ({ newPage }) => {
  const { family, page } = await arrive(newPage);
  await addChild(family, 'Leo');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect(tiles).toHaveCount(2);
  const [kim, leo] = await Promise.all((await tiles.all()).map((tile) => tile.boundingBox()));
  expect(kim?.y).toBe(leo?.y);
  expect((kim?.x ?? 0) + (leo?.x ?? 0) + (leo?.width ?? 0)).toBeCloseTo(1280, 0);
});

/** A name as long as a name can be. */
const LONG = 'Bartholomew Maximilian von Hohenstein Jr';

/** Opens 'Who is reading?' of six children on a screen of this size. */
async function openSix(newPage: NewPage, width: number, height: number): Promise<Page> {
  const { family, page } = await arrive(newPage);
  for (const [name, avatar] of [
    ['Leo', 'koala'],
    ['Mia', 'frog'],
    [LONG, 'dog'],
    ['Ann', 'wombat'],
    ['Tim', 'echidna'],
  ] as const) {
    await addChild(family, name, avatar);
  }
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(6);
  return page;
}

const pageSize = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, scrollWidth };
  });

test.describe('six children', () => {
  for (const [width, height] of [
    [390, 844],
    [1180, 820],
  ] as const) {
    test(`fit on ${width} x ${height} without scrolling`, async ({ newPage }) => {
      const page = await openSix(newPage, width, height);
      expect(await pageSize(page)).toEqual({ scrollHeight: height, scrollWidth: width });
      for (const tile of await page.getByRole('main').getByRole('listitem').all()) {
        expect((await tile.boundingBox())?.width).toBeGreaterThanOrEqual(176);
      }
    });
  }

  test('are all reached by scrolling on a phone on its side, without the logo', async ({
    newPage,
  }) => {
    const page = await openSix(newPage, 568, 320);
    const { scrollHeight, scrollWidth } = await pageSize(page);
    expect(scrollHeight).toBeGreaterThan(320);
    expect(scrollWidth).toBe(568);
    await expect(page.getByRole('heading', { name: QUESTION })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Step Into Reading' })).toBeHidden();
    const last = page.getByRole('main').getByRole('link', { name: 'Tim' });
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await library(page, 'Tim');
  });

  test('have names of one line; a screen reader hears all of a long one', async ({ newPage }) => {
    const page = await openSix(newPage, 390, 844);
    const name = page.getByRole('main').getByText(LONG, { exact: true });
    const { isCut, lines } = await name.evaluate((one) => ({
      isCut: one.scrollWidth > one.clientWidth,
      lines: Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
    }));
    expect({ isCut, lines }).toEqual({ isCut: true, lines: 1 });
    await page.getByRole('link', { name: new RegExp(`^${LONG} ?, 0 gold stars$`) }).click();
    await library(page, LONG);
    await expect(present(page)).toHaveAccessibleName(`${LONG} is reading. Choose another child`);
  });
});

test('the tabs of a browser read as one child: one follows when another chooses', async ({
  newPage,
}) => {
  const { family, page: one } = await arrive(newPage);
  const leo = await addChild(family, 'Leo');
  await one.goto('/');
  await choose(one, family.studentFirstName);
  await library(one, family.studentFirstName);
  const two = await one.context().newPage();
  await two.goto(`/reading/${BOOK}`);
  await expect(two.getByText('Page 1 of 9')).toBeVisible();
  await present(one).click();
  await choose(one, 'Leo');
  await library(one, 'Leo');
  // A book that another child has open is left.
  await library(two, 'Leo');
  await two.goto(`/reading/${BOOK}`);
  await turnTo(two, 3);
  await expect.poll(() => positionOf(family, leo.id)).toBe(3);
  expect(await positionOf(family, family.uid)).toBe(1);
  await two.goto('/who-is-reading');
  await choose(two, family.studentFirstName);
  await library(one, family.studentFirstName);
});

/** Keeps the view transitions, and the names and durations of what flies in them. */
const watchFlights = (page: Page) =>
  page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    const flights: unknown[] = [];
    Object.assign(window, { flights });
    document.startViewTransition = (change) => {
      flights.push('begun');
      const transition = begin(change);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const { pseudoElement } = effect;
          if (!pseudoElement?.startsWith('::view-transition-group(child')) continue;
          const places = effect.getKeyframes().map(({ transform }) => transform);
          flights.push([pseudoElement, effect.getTiming().duration, new Set(places).size]);
        }
      });
      return transition;
    };
  });
const flightsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { flights: unknown[] }).flights);

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const flies = reducedMotion === 'no-preference';
  test(`the chosen picture ${flies ? 'flies' : 'does not fly'} to the top bar: ${reducedMotion}`, async ({
    newPage,
  }) => {
    const { family, page } = await arrive(newPage);
    await addChild(family, 'Leo');
    await page.emulateMedia({ reducedMotion });
    await watchFlights(page);
    await page.goto('/');
    await choose(page, 'Leo');
    await library(page, 'Leo');
    const flight = ['::view-transition-group(child-avatar)', 300, 2];
    await expect.poll(() => flightsOn(page)).toEqual(flies ? ['begun', flight] : []);
  });
}

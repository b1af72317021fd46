// Going back to the library restores the filters and the scroll position of the shelf.
import type { Locator, Page } from '@playwright/test';
import { bookCard, INLINE_BOOK } from './support/shelf.ts';
import { enrol } from './support/enrol.ts';
import { expect, signIn, test } from './support/journey.ts';

const PHONE = { width: 390, height: 844 };
const shelf = (page: Page) => page.getByRole('region', { name: 'Discover New Books' });
const control = (page: Page, name: string | RegExp) => shelf(page).getByRole('button', { name });
const chip = (page: Page, name: RegExp) =>
  shelf(page).getByRole('group', { name: 'Levels' }).getByRole('button', { name });
const order = (page: Page) => shelf(page).getByLabel('Order');

async function topOf(one: Locator): Promise<number> {
  return (await one.boundingBox())?.y ?? Number.NaN;
}

/** Allows a few pixels, because a card under the pointer is lifted. */
const expectTop = (one: Locator, top: number) =>
  expect.poll(async () => Math.abs((await topOf(one)) - top)).toBeLessThan(8);

test.beforeEach(async ({ page }) => {
  await (await enrol()).enter(page.context());
});

/** The ways from an open book back to the library. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "the browser's back button": (page) => page.goBack(),
  "'Back to Library'": (page) => page.getByRole('link', { name: 'Back to Library' }).click(),
  "'Back to Library' of a finished book": async (page) => {
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  },
  "'Back to Library' of a book that was reloaded": async (page) => {
    await page.reload();
    await page.getByRole('link', { name: 'Back to Library' }).click();
  },
};

for (const [name, goBack] of Object.entries(ways)) {
  test(`${name} restores the shelf and its scroll position`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await order(page).selectOption('level');
    await control(page, 'Search').click();
    await page.getByRole('searchbox').fill('the');
    await chip(page, /^Beginner/).click();
    const link = shelf(page).getByRole('article').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    const before = await topOf(link);
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();

    await goBack(page);
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeAttached();
    await expect(page.getByRole('searchbox')).toHaveValue('the');
    await expect(order(page)).toHaveValue('level');
    await expect(chip(page, /^Beginner/)).toHaveAttribute('aria-pressed', 'true');
    const same = shelf(page).locator(`a[href="${href}"]`);
    await expectTop(same, before);
  });
}

test('after going back the heading has the focus', async ({ page }) => {
  await page.goto('/');
  await shelf(page).getByRole('article').getByRole('link').last().click();
  for (const name of ["the browser's back button", "'Back to Library'"]) {
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
    await ways[name]?.(page);
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeFocused();
    await shelf(page).getByRole('article').getByRole('link').last().click();
  }
});

for (const [name, go] of Object.entries({
  'the typed address': (page: Page) => page.goto('/'),
  'the name of the product': async (page: Page) => {
    await page.goto('/account');
    await page.getByRole('link', { name: 'Step Into Reading' }).click();
  },
})) {
  test(`another way, such as ${name}, opens the shelf at the top without filters`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await control(page, 'Search').click();
    await page.getByRole('searchbox').fill('the');
    await chip(page, /^Beginner/).click();
    await shelf(page).getByRole('article').getByRole('link').last().click();
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
    await go(page);
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(chip(page, /^All Books/)).toHaveAttribute('aria-pressed', 'true');
  });
}

test('order, level, reading state and search survive a reload, and are reset at sign-out', async ({
  page,
}) => {
  await page.goto('/');
  await order(page).selectOption('level');
  await chip(page, /^Intermediate/).click();
  await control(page, 'Filter').click();
  await page.getByRole('radio', { name: 'Not started' }).check();
  await control(page, 'Search').click();
  await page.getByRole('searchbox').fill('a');
  await page.reload();
  await expect(order(page)).toHaveValue('level');
  await expect(chip(page, /^Intermediate/)).toHaveAttribute('aria-pressed', 'true');
  await expect(control(page, 'Filter: Not started')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('a');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
  await signIn(page, await enrol());
  await expect(order(page)).toHaveValue('fit');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(control(page, /^Filter$/)).toBeVisible();
  await expect(chip(page, /^All Books/)).toHaveAttribute('aria-pressed', 'true');
});

test('Escape closes the part that has the focus: the search, or the filter panel', async ({
  page,
}) => {
  await page.goto('/');
  await control(page, 'Search').click();
  await control(page, 'Filter').click();
  const levels = page.getByRole('group', { name: 'Level', exact: true });
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(levels).toBeVisible();
  await page.getByRole('radio', { name: 'Reading' }).focus();
  await page.keyboard.press('Escape');
  await expect(levels).toBeHidden();
  await expect(control(page, 'Filter')).toBeFocused();
  await expect(control(page, 'Filter')).toHaveAttribute('aria-expanded', 'false');
});

for (const [name, viewport] of Object.entries({
  'a phone': PHONE,
  'a phone in landscape': { width: 844, height: 390 },
})) {
  test(`on ${name} a choice in the filter panel scrolls to the results`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await control(page, 'Filter').click();
    const first = shelf(page).getByRole('article').first();
    const finds = () => expect.poll(async () => topOf(first)).toBeLessThan(viewport.height / 2);
    await page.getByRole('radio', { name: /Consonant Digraphs/ }).check();
    await finds();
    await expect(first).toContainText('Level 2');
    // With the arrow keys the panel stays in view, so the next choice can follow.
    const radio = page.getByRole('radio', { name: 'All', exact: true });
    await radio.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Not started' })).toBeInViewport();
  });
}

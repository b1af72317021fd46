// The order of a level: dragged, moved with the keyboard, and returned to the order as taught.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { newTitle, type Owner, signInOwner } from './support/owner.ts';

let owner: Owner;
const made: string[] = [];
const CATEGORY = 'level8';
const ORDER = `/api/admin/levels/${CATEGORY}/order`;

interface Shown {
  id: string;
  title: string;
}

const shelfOf = (level: string) => owner.call<Shown[]>('GET', `/api/admin/books?category=${level}`);

test.beforeEach(async ({ page }) => {
  owner = await signInOwner();
  await owner.enter(page.context());
  for (const series of ['One', 'Two', 'Three']) {
    const { id } = await owner.call<Shown>('POST', '/api/books', {
      ...{ title: `${newTitle()} ${series}`, category: CATEGORY, flipbookType: 'html' },
      ...{ content: [{ words: 'Sam sat.' }], levelReason: 'A book of the tests.' },
    });
    made.push(id);
  }
});

test.afterEach(async () => {
  await owner.call('DELETE', ORDER);
  for (const id of made.splice(0)) await owner.call('DELETE', `/api/books/${id}`);
});

async function openOrder(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Level', { exact: true }).selectOption(CATEGORY);
  await page.getByRole('button', { name: 'Change the order of Level 8' }).click();
  await expect(rows(page).first()).toBeVisible();
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'The books in their order' }).getByRole('listitem');
const handle = (page: Page, index: number) =>
  rows(page)
    .nth(index)
    .getByRole('button', { name: /^Drag / });
const titleOf = async (page: Page, index: number) =>
  (await handle(page, index).getAttribute('aria-label'))!.replace('Drag ', '');

test('a book is moved with the keyboard alone, and families see the order', async ({ page }) => {
  await openOrder(page);
  await expectAccessible(page, 'the order of a level');
  const title = await titleOf(page, 0);
  const count = await rows(page).count();
  await handle(page, 0).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Picked up. ${title} is number 1 of ${count}.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${title} is number 2 of ${count}.`, { exact: true })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(handle(page, 1)).toHaveAttribute('aria-label', `Drag ${title}`);
  await page.getByRole('button', { name: 'Save the order' }).press('Enter');
  await expect(page.getByText('Level 8 has its new order.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the order of Level 8' })).toBeFocused();

  const family = await enrol();
  const shelf = await family.call<Shown[]>('GET', `/api/books?category=${CATEGORY}`);
  expect(shelf[1]?.title).toBe(title);

  await page.getByRole('button', { name: 'Change the order of Level 8' }).press('Enter');
  await page.getByRole('button', { name: 'As taught' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'As taught' }).press('Enter');
  await expect(page.getByText('Level 8 is in the order as taught.')).toBeVisible();
  expect((await shelfOf(CATEGORY))[0]?.title).toBe(title);
});

test('Escape leaves a book where it was', async ({ page }) => {
  await openOrder(page);
  const title = await titleOf(page, 0);
  await handle(page, 0).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Picked up/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Left where it was/)).toBeAttached();
  await expect(handle(page, 0)).toHaveAttribute('aria-label', `Drag ${title}`);
  await expect(page.getByRole('button', { name: 'Save the order' })).toBeDisabled();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a book is dragged to another place by a finger', async ({ page }) => {
    await openOrder(page);
    const title = await titleOf(page, 0);
    const third = await titleOf(page, 2);
    await handle(page, 0).scrollIntoViewIfNeeded();
    const [from, to] = [await middleOf(handle(page, 0)), await middleOf(handle(page, 2))];
    const scrolled = await page.evaluate(() => scrollY);
    await dragByFinger(page, from, to);
    await expect(handle(page, 2)).toHaveAttribute('aria-label', `Drag ${title}`);
    await expect(handle(page, 1)).toHaveAttribute('aria-label', `Drag ${third}`);
    // The finger moved the book, not the page.
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    const save = page.getByRole('button', { name: 'Save the order' });
    // In the moment after a drop no click counts, so that the drop is none.
    await expect(async () => {
      if (await save.isVisible()) await save.click({ timeout: 1_000 });
      await expect(page.getByText('Level 8 has its new order.')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect((await shelfOf(CATEGORY))[2]?.title).toBe(title);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });
});

interface Point {
  x: number;
  y: number;
}

async function middleOf(part: Locator): Promise<Point> {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Playwright has no moving finger. */
async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const STEPS = 12;
  await touch('touchStart', [from]);
  for (let step = 1; step <= STEPS; step++) {
    const y = from.y + ((to.y - from.y) * step) / STEPS;
    await touch('touchMove', [{ x: from.x, y }]);
  }
  await touch('touchEnd', []);
}

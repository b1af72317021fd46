// Finds books on the library home.
import { expect, type Locator, type Page } from '@playwright/test';

/** An inline book of the demo catalogue. */
export const INLINE_BOOK = 'Sam and the Wet Hat';
/** A flipbook of the demo catalogue, and its path at the flipbook host. */
export const FLIPBOOK = 'Crab Has a Shell Shop';
export const FLIPBOOK_ADDRESS = '/flipbooks/crab-has-a-shell-shop';

export function bookCard(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ hasText: title }).first();
}

/** Finds a book that may not be among the first ones by fit: it begins the list by level. */
export async function findByLevel(page: Page, title: string): Promise<Locator> {
  const card = bookCard(page, title);
  await expect(page.getByRole('article').first()).toBeVisible();
  if (!(await card.isVisible())) await page.getByLabel('Order').selectOption('level');
  await expect(card).toBeVisible();
  return card;
}

export async function openBook(page: Page, title: string): Promise<void> {
  await (await findByLevel(page, title)).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
}

/** The picture at the top of the library home: the book to read now, and the child's path. */
export const scene = (page: Page): Locator => page.getByRole('region', { name: /^Welcome back, / });

/** Finds the button of the book to read now. Smaller books follow it. */
export const bookToRead = (page: Page): Locator =>
  scene(page)
    .getByRole('link', { name: /^(Read Now|Continue|Read it again): / })
    .first();

/** Shows all books of a list that has 'Show more books'. `items` are its cards or rows. */
export async function showAll(page: Page, items = page.getByRole('article')): Promise<void> {
  const more = page.getByRole('button', { name: 'Show more books' });
  await expect(items.first()).toBeVisible();
  while (await more.isVisible()) {
    const before = await items.count();
    await more.click();
    await expect.poll(() => items.count()).toBeGreaterThan(before);
  }
}

/** Returns the number on a stat card of the library home. */
export function statValue(page: Page, title: string): Locator {
  return page.getByRole('heading', { name: title }).locator('xpath=following-sibling::p[1]');
}

/** Returns the star total in the top bar. */
export function starsShown(page: Page): Locator {
  return page.getByRole('banner').getByText(/^\d+$/);
}

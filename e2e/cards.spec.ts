// The cards of the shelf: the picture, how a book fits, and the marks of books that were read.
import type { Locator, Page } from '@playwright/test';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { showAll } from './support/shelf.ts';

const shelf = (page: Page) => page.getByRole('region', { name: 'Discover New Books' });
const boxOf = async (one: Locator) => {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
};

for (const [width, columns] of [
  [390, 2],
  [820, 3],
  [1024, 5],
  [1280, 5],
] as const) {
  test(`at ${width} px a row has ${columns} cards, and more than half of a card is its cover`, async ({
    page,
  }) => {
    await (await enrol()).enter(page.context());
    await page.setViewportSize({ width, height: 820 });
    await page.goto('/');
    const cards = shelf(page).getByRole('article');
    await expect(cards.nth(columns)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const tops = [];
    for (let at = 0; at <= columns; at++) tops.push((await boxOf(cards.nth(at))).y);
    expect(new Set(tops.slice(0, columns)).size).toBe(1);
    expect(tops[columns]).toBeGreaterThan(tops[0] ?? Infinity);
    const card = await boxOf(cards.first());
    const cover = await boxOf(cards.first().locator('.aspect-3\\/4'));
    expect(cover.height / card.height).toBeGreaterThan(0.5);
    const button = await boxOf(cards.first().getByText('Read Now').locator('..'));
    expect(button.height).toBeGreaterThanOrEqual(48);
  });
}

test('new books come first, by fit, and a finished book comes last with its marks', async ({
  page,
}) => {
  const family = await enrol();
  await family.enter(page.context());
  await page.goto('/');
  const cards = shelf(page).getByRole('article');
  await expect(cards.first().getByText(/^(No|\d) new sounds?/)).toBeVisible();
  const title = await cards.first().getByRole('heading').innerText();
  await cards.first().click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(cards.first().getByRole('heading')).not.toHaveText(title);
  await showAll(page, cards);
  const last = cards.last();
  await expect(last.getByRole('heading')).toHaveText(title);
  await expect(last.getByText('Finished', { exact: true })).toBeVisible();
  await expect(last.getByText('Read again 0 of 3 times')).toBeAttached();
  await expect(last.getByRole('link', { name: `Read again: ${title}` })).toHaveText('Continue');
});

test('with every book finished the shelf says so, and the star bar asks for no more', async ({
  page,
}) => {
  test.slow();
  const family = await enrol();
  const books = await family.call<{ id: string }[]>('GET', '/api/books');
  for (const { id } of books) await family.call('POST', `/api/progress/${id}/complete`, {});
  await family.enter(page.context());
  await page.goto('/');
  await expect(shelf(page).getByText('You have read every book here!')).toBeVisible();
  await expect(page.getByText(`All ${books.length} stars earned`)).toBeVisible();
  await expect(page.getByText('% to next level!')).toHaveCount(0);
  await expect(shelf(page).getByRole('article').first()).toContainText('Finished');
});

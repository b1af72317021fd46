// The sample page of a book that a visitor sees.
import type { Locator } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const widthOf = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

test('a visitor sees a sample page, and it is shown without an API call for a book', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const sample = page.getByRole('figure').filter({ hasText: 'But Frog sat in it!' });
  const picture = sample.getByRole('img', { name: 'A green frog looks out of it' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(picture)).toBe(800);
  expect(asked.filter((path) => /^\/(api\/books|public-objects)/.test(path))).toEqual([]);
});

for (const width of [390, 820, 1280]) {
  test(`its picture causes no layout shift, at ${width} px`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/sample-page-*.svg', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'commit' });
    const picture = page.getByRole('figure').getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const before = await picture.boundingBox();
    expect(await widthOf(picture)).toBe(0);
    release();
    await expect.poll(() => widthOf(picture)).toBe(800);
    expect(await picture.boundingBox()).toEqual(before);
  });
}

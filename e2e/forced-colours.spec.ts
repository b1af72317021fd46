// With forced colours, backgrounds disappear. States must still be visible in another way.
import type { Locator } from '@playwright/test';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { signInOwner } from './support/owner.ts';

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
);

const surface = (element: Locator) =>
  element.evaluate((node) => getComputedStyle(node).backgroundColor);
const frame = (element: Locator) =>
  element.evaluate((node) => parseFloat(getComputedStyle(node).borderTopWidth));

test('the progress of a book and the chosen chip are visible', async ({ page, context }) => {
  const family = await enrol();
  await family.call('POST', '/api/progress', { bookId: 'hippo-will-fly', currentPage: 4 });
  await family.enter(context);
  await page.goto('/');
  const bar = page.getByRole('progressbar', { name: 'Progress in Hippo Will Fly' }).first();
  expect(await surface(bar.locator('> div'))).not.toBe(await surface(bar));
  expect(await frame(bar)).toBeGreaterThan(0);

  const chip = page.getByRole('button', { name: /^Beginner/ });
  const other = page.getByRole('button', { name: /^Advanced/ });
  await chip.click();
  await expect.poll(() => surface(chip)).not.toBe(await surface(other));
  expect(await surface(chip)).toBe(await surface(bar.locator('> div')));
});

test('buttons and the chosen text size are visible', async ({ page, context }) => {
  await (await enrol()).enter(context);
  await page.goto('/reading/sam-and-the-wet-hat');
  for (const name of ['Next', 'Mark Complete']) {
    expect(await frame(page.getByRole('button', { name }))).toBeGreaterThan(0);
  }
  await page.getByRole('button', { name: 'How the page looks' }).click();
  const outline = (name: string) =>
    page
      .getByRole('radio', { name, exact: true })
      .locator('xpath=following-sibling::*[1]')
      .evaluate((node) => getComputedStyle(node).outlineStyle);
  await page.getByRole('radio', { name: 'Large', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: 'Cream' }).check({ force: true });
  expect(await outline('Large')).toBe('solid');
  expect(await outline('Small')).toBe('none');
});

test('the selected part of the workshop is visible', async ({ page, context }) => {
  await (await signInOwner()).enter(context);
  await page.goto('/admin#map');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Map')).toHaveAttribute('aria-selected', 'true');
  expect(await surface(tab('Map'))).not.toBe(await surface(tab('Books')));
});

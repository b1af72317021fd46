// A new owner's journey: write a book with pictures, preview it, change it, and find its words and its readers in
// the workshop.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { newTitle, openPart } from '../support/owner.ts';
import type { OwnProduct } from '../support/own-product.ts';
import { OWNER } from '../support/product.ts';

const WORDS = [
  'Sam sat.',
  'Pam ran at Sam and Ted.',
  'Sam hid.',
  'Pam got him.',
  'Ted is mad.',
  'It is fun.',
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const words = (page: Page, number: number) => page.getByLabel(`Words of page ${number}`);
const preview = (page: Page) => page.getByRole('group', { name: /^Preview of page/ });

async function choosePicture(page: Page, target: string, name: string, colour: string) {
  const chooser = page.waitForEvent('filechooser');
  await button(page, `Upload a picture for ${target}`).click();
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: colour } });
  const isJpeg = name.endsWith('.jpg');
  const buffer = await (isJpeg ? picture.jpeg() : picture.png()).toBuffer();
  await (await chooser).setFiles({ name, mimeType: isJpeg ? 'image/jpeg' : 'image/png', buffer });
}

/** Returns the layout of a page of a book. Sizes are in CSS pixels. */
function layoutOf(sheet: Locator) {
  return sheet.evaluate((element) => {
    const text = element.querySelector<HTMLElement>('.reader-text')!;
    const picture = element.querySelector<HTMLElement>('.reader-picture');
    return {
      width: element.clientWidth,
      height: element.clientHeight,
      fontSize: getComputedStyle(text).fontSize,
      textHeight: text.offsetHeight,
      pictureHeight: picture?.offsetHeight ?? 0,
      background: getComputedStyle(element).backgroundColor,
    };
  });
}

/** Resizes the viewport so that the reader's sheet has this size, in CSS pixels. Returns the sheet. */
async function fitSheet(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width: 700, height: 1000 });
  const sheet = page.locator('.reader-sheet');
  const size = await sheet.evaluate((element) => [element.clientWidth, element.clientHeight]);
  const [sheetWidth = 0, sheetHeight = 0] = size;
  await page.setViewportSize({
    width: 700 + width - sheetWidth,
    height: 1000 + height - sheetHeight,
  });
  return sheet;
}

// The server caches reader counts for minutes. This product is new, so nothing is cached yet.
let product: OwnProduct;
test.beforeAll(({ ownProduct }) => {
  product = ownProduct;
});

test('a book looks as it did in the preview, can be changed, and appears in the map and the reader counts', async ({
  page,
  newPage,
}) => {
  // The test visits about ten screens, as the owner and as a child.
  test.slow();
  const title = newTitle();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${product.origin}/admin`);
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await button(page, 'Admin Sign In').click();

  await page.getByRole('link', { name: 'Write a book page by page' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByText('Paste a whole text').click();
  await page.getByLabel('The whole text').fill(WORDS.join('\n\n'));
  await button(page, 'Turn it into 6 pages').click();
  await choosePicture(page, 'page 1', 'sam.png', 'skyblue');
  await page.getByLabel('What the picture of page 1 shows').fill('Sam sits');
  await choosePicture(page, 'page 2', 'pam.jpg', 'coral');
  await page.getByLabel('What the picture of page 2 shows').fill('Pam runs');
  await choosePicture(page, 'the cover', 'cover.png', 'gold');
  await expect(page.getByAltText('Preview of the cover')).toBeVisible();

  await words(page, 2).focus();
  await expect(preview(page).getByRole('img', { name: 'Pam runs' })).toBeVisible();
  const previewed = await layoutOf(preview(page).locator('.reader-sheet'));
  await words(page, 3).focus();
  await expect(preview(page)).toContainText('Sam hid.');
  const withoutPicture = await layoutOf(preview(page).locator('.reader-sheet'));

  await button(page, 'Add Book').click();
  // The generated title contains words that do not fit level 1.
  await page.getByLabel('Why is it right for Level 1?').fill('A name.');
  await button(page, 'Add anyway').click();
  await expect(page.getByText('Book added successfully!')).toBeVisible();

  const { page: child } = await product.join(newPage);
  await child.goto('/');
  await child.getByRole('button', { name: 'Search', exact: true }).click();
  await child.getByRole('searchbox').fill(title);
  await child.getByRole('article').filter({ hasText: title }).getByRole('link').first().click();
  await expect(child.getByText('Page 1 of 6')).toBeVisible();
  await child.getByRole('button', { name: 'Next' }).click();
  await expect(child.getByText('Page 2 of 6')).toBeVisible();
  await expect(child.locator('.reader-leaving')).toHaveCount(0);
  const sheet = await fitSheet(child, previewed);
  expect(await layoutOf(sheet)).toEqual(previewed);
  await child.keyboard.press('ArrowRight');
  await expect(child.locator('.reader-leaving')).toHaveCount(0);
  await expect(sheet).toContainText('Sam hid.');
  expect(await layoutOf(sheet)).toEqual(withoutPicture);

  // The owner changes words, the order of pages and a picture, and removes a page.
  const edit = button(page, `Edit ${title}`);
  await expect(edit).toBeFocused();
  await edit.press('Enter');
  await words(page, 6).fill('It is so much fun.');
  await button(page, 'Move page 6 up').click();
  await button(page, 'Remove page 4').click();
  const address = page.getByLabel('Picture of page 2 (optional)');
  const before = await address.inputValue();
  await choosePicture(page, 'page 2', 'other.jpg', 'teal');
  await expect(address).not.toHaveValue(before);
  await words(page, 2).focus();
  await expect(preview(page).getByRole('img')).toHaveAttribute('src', await address.inputValue());
  const replaced = await address.inputValue();
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Book saved successfully!')).toBeVisible();

  await child.goto(child.url());
  await expect(child.getByText('Page 3 of 5')).toBeVisible();
  await child.keyboard.press('ArrowLeft');
  await expect(child.getByRole('img', { name: 'Pam runs' })).toHaveAttribute('src', replaced);
  for (const number of [3, 4, 5]) {
    await child.keyboard.press('ArrowRight');
    await expect(child.getByText(`Page ${number} of 5`)).toBeVisible();
  }
  await expect(child.locator('.reader-leaving')).toHaveCount(0);
  await expect(sheet).toContainText('Ted is mad.');
  await button(child, 'Mark Complete').first().click();
  await expect(child.getByRole('dialog', { name: 'Book Complete!' })).toBeVisible();
  // The table hides counts below three, so two more children read the book.
  const id = new URL(child.url()).pathname.split('/').at(-1);
  for (const family of [await enrol({ at: product }), await enrol({ at: product })]) {
    await family.call('POST', '/api/progress', { bookId: id, currentPage: 1 });
    await family.call('POST', `/api/progress/${id}/complete`);
  }

  await openPart(page, 'Map');
  const cell = page.getByRole('button', { name: /books? of level 1 with a as in tap$/ });
  // The server analyses the words of every book first.
  await cell.click({ timeout: 30_000 });
  const cellDialog = page.getByRole('dialog', { name: 'a as in tap' });
  await cellDialog.getByRole('button', { name: title }).click();
  const report = page.getByRole('dialog', { name: title });
  await expect(report).toContainText('A name.');
  // Not with Escape, which may close the toast of the saved book instead.
  await report.getByRole('button', { name: 'Close' }).click();
  await cellDialog.getByRole('button', { name: 'Close' }).click();
  await expect(cellDialog).toBeHidden();
  await openPart(page, 'Readers');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByRole('cell')).toHaveText(['3', '3', '3']);
});

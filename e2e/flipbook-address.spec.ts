// The owner sees a flipbook as a child will, before the book is saved: in the same frame, as large as in the reader.
import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { signInOwner } from './support/owner.ts';
import { FLIPBOOK_ADDRESS } from './support/shelf.ts';

const ADDRESS = 'Flipbook Embed URL';

/** What a frame allows the book, and how large the book finds it. */
const frameOf = async (frame: Locator) => ({
  ...(await frame.evaluate((element: HTMLIFrameElement) => ({
    sandbox: element.sandbox.value,
    allow: element.allow,
    referrer: element.referrerPolicy,
    src: element.src,
  }))),
  size: await frame
    .contentFrame()
    .locator('html')
    .evaluate(() => ({ width: innerWidth, height: innerHeight })),
});

test('the preview is the reader’s frame, on a tablet and on a phone', async ({
  page,
  newPage,
  baseURL,
}) => {
  const owner = await signInOwner();
  // Short, because a title of two lines takes some of the frame's height on a phone.
  const { id } = await owner.addBook({ title: `Crab ${process.pid}` });
  await owner.enter(page.context());
  await page.goto('/admin');
  await page.getByLabel(ADDRESS).fill(sandbox + FLIPBOOK_ADDRESS);
  await page.getByLabel('Title').focus();
  const preview = page.getByTitle('Preview of the flipbook');
  await expect(preview.contentFrame().getByRole('button', { name: 'Next page' })).toBeVisible();
  await expectAccessible(page, 'a flipbook in the form');

  const family = await enrol();
  const reader = await newPage({ baseURL: baseURL ?? '' });
  await family.enter(reader.context());
  for (const [device, width, height] of [
    ['Tablet', 1180, 820],
    ['Phone', 390, 844],
  ] as const) {
    await page.getByRole('button', { name: device, exact: true }).click();
    await reader.setViewportSize({ width, height });
    await reader.goto(`/reading/${id}`);
    const frame = reader.locator('iframe.reader-embed');
    await expect(frame.contentFrame().getByRole('button', { name: 'Next page' })).toBeVisible();
    // The reader's bar takes its height when its font has come.
    await expect(async () => {
      expect(await frameOf(preview), device).toEqual(await frameOf(frame));
    }).toPass({ timeout: 10_000 });
    // It is seen whole.
    const card = page.locator('section').filter({ has: preview });
    const [inner, outer] = [await preview.boundingBox(), await card.boundingBox()];
    expect(inner!.x).toBeGreaterThanOrEqual(outer!.x);
    expect(inner!.x + inner!.width).toBeLessThanOrEqual(outer!.x + outer!.width);
  }
  await owner.call('DELETE', `/api/books/${id}`);
});

test('on a phone the preview makes the editor no wider than the screen', async ({ page }) => {
  const owner = await signInOwner();
  const { id } = await owner.addBook();
  await owner.enter(page.context());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin/books/${id}`);
  await expect(page.getByTitle('Preview of the flipbook')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await owner.call('DELETE', `/api/books/${id}`);
});

test.describe('another website', () => {
  test.use({
    expectedErrors: /X-Frame-Options|frame-ancestors|ERR_BLOCKED_BY_RESPONSE|a request to/,
  });

  test('that refuses to be shown leaves the frame blank, and the owner is asked', async ({
    page,
  }) => {
    const owner = await signInOwner();
    await owner.enter(page.context());
    await page.route('https://refuses.example/**', (route) =>
      route.fulfill({
        headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' },
        body: 'A book',
      }),
    );
    await page.goto('/admin');
    await page.getByLabel(ADDRESS).fill('https://refuses.example/sam');
    await page.getByLabel('Title').focus();
    await expect(page.getByText('Can you see the book?')).toBeVisible();
    // The browser says that it has loaded: only a person can see that it has not.
    await expect(page.getByText('Opening the book...')).toBeHidden();
    await expect(page.getByText(/^The frame is still empty/)).toBeHidden();
    await expect(
      page.getByText(/^If the frame stays blank, refuses\.example may not/),
    ).toBeVisible();
  });

  test('that says nothing leaves the frame empty, and the owner is told', async ({ page }) => {
    const owner = await signInOwner();
    await owner.enter(page.context());
    await page.route('https://silent.example/**', () => {});
    await page.clock.install();
    await page.goto('/admin');
    await page.getByLabel(ADDRESS).fill('https://silent.example/sam');
    await page.getByLabel('Title').focus();
    await expect(page.getByText('Opening the book...')).toBeVisible();
    await page.clock.fastForward(8_000);
    await expect(page.getByText(/^The frame is still empty\. Nothing has come from/)).toBeVisible();
  });

  test('is shown by its other address once the owner takes it', async ({ page }) => {
    const owner = await signInOwner();
    await owner.enter(page.context());
    const asked: string[] = [];
    await page.route(/^https:\/\/[^/]*fliphtml5\.com\//, async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: 'Sam and Pam' });
    });
    await page.goto('/admin');
    await page.getByLabel(ADDRESS).fill('https://fliphtml5.com/abcde/fghi/Sam/');
    await page.getByLabel('Title').focus();
    await page.getByRole('button', { name: 'Use this address instead' }).click();
    await expect(page.getByLabel(ADDRESS)).toBeFocused();
    await expect(page.getByLabel(ADDRESS)).toHaveValue('https://online.fliphtml5.com/abcde/fghi/');
    const preview = page.getByTitle('Preview of the flipbook').contentFrame();
    await expect(preview.getByText('Sam and Pam')).toBeVisible();
    expect(asked.at(-1)).toBe('https://online.fliphtml5.com/abcde/fghi/');
  });
});

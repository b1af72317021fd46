// The celebration of a finished book: its hero is glad, nothing moves when the picture arrives, and all of it is in sight.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hold } from './support/answers.ts';
import { enrol } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { newTitle, signInOwner } from './support/owner.ts';

const INLINE = '/reading/sam-and-the-wet-hat';
const celebration = (page: Page) => page.getByRole('dialog', { name: 'Book Complete!' });
const heroOf = (page: Page) => celebration(page).getByRole('presentation');
const finish = (page: Page) => page.getByRole('button', { name: 'Mark Complete' }).click();
/** Zero until the picture is there. */
const widthOf = (page: Page) =>
  heroOf(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);

test('the hero of the book fits every screen with the button, and a late picture moves nothing', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.setViewportSize({ width: 320, height: 568 });
  const picture = await hold(page, /\/sam-and-the-wet-hat\/hero\./);
  await page.goto(INLINE);
  await finish(page);
  const back = celebration(page).getByRole('link', { name: 'Back to Library' });
  await expect(back).toBeFocused();
  const before = [await celebration(page).boundingBox(), await heroOf(page).boundingBox()];
  expect(await widthOf(page)).toBe(0);
  await picture.release();
  await expect.poll(() => widthOf(page)).toBe(240);
  expect([await celebration(page).boundingBox(), await heroOf(page).boundingBox()]).toEqual(before);

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [568, 320],
    [640, 360],
    // A laptop at 200 %.
    [640, 400],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(heroOf(page), `${width}`).toBeInViewport({ ratio: 1 });
    await expect(back, `${width}`).toBeInViewport({ ratio: 1 });
    const hidden = await celebration(page).evaluate((sheet) => [
      sheet.scrollHeight - sheet.clientHeight,
      sheet.scrollWidth - sheet.clientWidth,
    ]);
    expect(hidden, `at ${width} by ${height}`).toEqual([0, 0]);
  }
});

test('the hero hops once, for less than a second, and not with reduced motion', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.goto(INLINE);
  await finish(page);
  const motion = () =>
    heroOf(page).evaluate((image) => {
      const { animationName, animationIterationCount, animationDuration, animationDelay } =
        getComputedStyle(image);
      const seconds = parseFloat(animationDuration) + parseFloat(animationDelay);
      return { name: animationName, count: animationIterationCount, isShort: seconds < 1 };
    });
  expect((await motion()).name).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motion()).toEqual({ name: 'celebration-hop', count: '1', isShort: true });
});

test("an owner's book has a quokka, until she uploads a picture", async ({ page, context }) => {
  const [family, owner] = await Promise.all([enrol(), signInOwner()]);
  await family.enter(context);
  await owner.enter(context);
  const { id } = await owner.call<{ id: string }>('POST', '/api/books', {
    title: newTitle(),
    category: 'level1',
    flipbookType: 'html',
    content: [{ words: 'Sam sat.' }],
    levelReason: 'A book of the tests.',
  });
  await page.goto(`/reading/${id}`);
  await finish(page);
  await expect(heroOf(page)).toHaveAttribute('src', /quokka-jumping/);
  await expect.poll(() => widthOf(page)).toBe(240);

  await page.goto(`/admin/books/${id}`);
  const background = { r: 255, g: 120, b: 80, alpha: 0.5 };
  const buffer = await sharp({ create: { width: 200, height: 200, channels: 4, background } })
    .png()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload a picture for the celebration' }).click();
  await (await chooser).setFiles({ name: 'glad.png', mimeType: 'image/png', buffer });
  await expect(page.getByAltText('Preview of the picture for the celebration')).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Book saved successfully!').first()).toBeVisible();

  await page.goto(`/reading/${id}`);
  await finish(page);
  await expect(heroOf(page)).toHaveAttribute('src', /^\/public-objects\//);
  await expect.poll(() => widthOf(page)).toBe(200);
  await owner.call('DELETE', `/api/books/${id}`);
});

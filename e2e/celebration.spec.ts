// The celebration of a finished book: its hero is glad, the medal is named, the next book is offered, nothing moves when
// pictures arrive, and all of it is in sight.
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { hold } from './support/answers.ts';
import { expectAccessible } from './support/axe.ts';
import { chime, countChimes } from './support/chime.ts';
import { holdClock, seeEventually, stopClock } from './support/clock.ts';
import { enrol, type Enrolled } from './support/enrol.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keyboard.ts';
import { signInOwner } from './support/owner.ts';
import { installVoice, voicesArrive } from './support/voices.ts';

const INLINE = '/reading/sam-and-the-wet-hat';
const celebration = (page: Page) => page.getByRole('dialog', { name: 'Book Complete!' });
const heroOf = (page: Page) => celebration(page).locator('.celebration-hero img');
const finish = (page: Page) => page.getByRole('button', { name: 'Mark Complete' }).click();
/** Zero until the picture is there. */
const widthOf = (page: Page) =>
  heroOf(page).evaluate((image) => (image as HTMLImageElement).naturalWidth);
const back = (page: Page) => celebration(page).getByRole('link', { name: 'Back to Library' });
const nextBook = (page: Page) =>
  celebration(page).getByRole('link', { name: /^Read the next book: / });
const medal = (page: Page) => celebration(page).locator('.celebration-medal');

/** A family whose child has finished so many books before. */
async function readerOf(context: BrowserContext, books: readonly string[]): Promise<Enrolled> {
  const family = await enrol();
  for (const book of books) await family.call('POST', `/api/progress/${book}/complete`, {});
  await family.enter(context);
  return family;
}

test('star, hero, medal, button and next book fit every screen, and a late picture moves nothing', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  await page.setViewportSize({ width: 320, height: 568 });
  const picture = await hold(page, /\/sam-and-the-wet-hat\/hero\./);
  // The load event may wait for the picture, so do not wait for it.
  await page.goto(INLINE, { waitUntil: 'commit' });
  await finish(page);
  await expect(back(page)).toBeFocused();
  await expect(nextBook(page)).toBeVisible();
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
    [768, 600],
    [820, 1180],
    [844, 390],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = ['.celebration-star', '.tabular-nums'].map((part) =>
      celebration(page).locator(part),
    );
    const parts = [...seen, heroOf(page), medal(page), back(page), nextBook(page)];
    for (const part of parts) await expect(part, `${width}`).toBeInViewport({ ratio: 1 });
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

test('the rarest medal just earned is named, and the status says all of it', async ({
  page,
  context,
}) => {
  await readerOf(context, []);
  await page.goto(INLINE);
  await finish(page);
  await expect(medal(page)).toContainText('Level 1 Explorer and 1 more');
  await expect(celebration(page).getByRole('status')).toHaveText(
    'You earned 1 gold star! 1 gold star. New medal: Level 1 Explorer and 1 more',
  );
  await expectAccessible(page, 'celebration with a medal', '[role=dialog]');
});

test('a fifth star earns its medal, and a sixth none', async ({ page, context }) => {
  const books = ['tap-tap-tap', 'a-dot-on-dot', 'a-thump-in-the-shed', 'tiptoe-reindeer'];
  await readerOf(context, books);
  await page.goto(INLINE);
  await finish(page);
  await expect(medal(page)).toHaveText(/New medal\s*5 Stars$/);
  await nextBook(page).click();
  await expect(celebration(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
  await finish(page);
  await expect(celebration(page).getByRole('status')).toContainText('6 gold stars.');
  await expect(medal(page)).toHaveCount(0);
});

test('the next book has its place before it arrives, and follows the button for the keyboard', async ({
  page,
  context,
}) => {
  await installVoice(page);
  await readerOf(context, []);
  // The proposal of the library is known before the book is finished.
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto(INLINE);
  await voicesArrive(page);
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const proposal = await hold(page, '/api/proposal');
    await page.goto(INLINE);
    await voicesArrive(page);
    await finish(page);
    await proposal.asked;
    await expect(nextBook(page)).toHaveCount(0);
    const boxes = () => Promise.all([celebration(page).boundingBox(), back(page).boundingBox()]);
    const before = await boxes();
    await proposal.release();
    await expect(nextBook(page)).toBeVisible();
    expect(await boxes()).toEqual(before);
    await page.unrouteAll();
  }
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(nextBook(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    celebration(page).getByRole('button', { name: /^Hear: Book Complete!/ }),
  ).toBeFocused();
  await tabTo(page, nextBook(page), 'Shift+Tab');
  const title = (await nextBook(page).getAttribute('aria-label'))?.split(/: |, Level/)[1] ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await finish(page);
  await expect(celebration(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('all of it takes less than two seconds, and a tap works from the first frame', async ({
  page,
  context,
}) => {
  await readerOf(context, []);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(INLINE);
  await finish(page);
  await expect(celebration(page).locator('.tabular-nums')).toHaveText('1');
  // Of elements that do not go away, unlike the star that flies.
  const [star = 0, flight = 0, landing = 0, medalEnd = 0] = await page.evaluate(() =>
    ['star', 'flight', 'landed', 'medal'].map((part) => {
      const element = document.body.appendChild(document.createElement('span'));
      element.className = `celebration-${part}`;
      const { animationDelay, animationDuration } = getComputedStyle(element);
      return parseFloat(animationDelay) + parseFloat(animationDuration);
    }),
  );
  const ends = [star, flight + landing, medalEnd];
  expect(Math.min(...ends)).toBeGreaterThan(0.5);
  expect(Math.max(...ends)).toBeLessThan(2);

  await page.goto('/reading/tap-tap-tap');
  const frames = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let waited = 0;
        const tap = () => {
          const link = document.querySelector('[role=dialog] a[href="/"]');
          const box = link?.getBoundingClientRect();
          const at = box && [box.left + box.width / 2, box.top + box.height / 2];
          const hit = at && document.elementFromPoint(at[0]!, at[1]!)?.closest('a');
          if (link) waited += 1;
          if (!hit || hit !== link) return requestAnimationFrame(tap);
          hit.click();
          return resolve(waited);
        };
        requestAnimationFrame(tap);
      }),
  );
  await finish(page);
  expect(await frames).toBeLessThanOrEqual(2);
  await expect(page).toHaveURL('/');
});

test('a finished book has its chime, which a parent turns off on the account page', async ({
  page,
  context,
}) => {
  await holdClock(page);
  await countChimes(page);
  const family = await readerOf(context, []);
  await page.goto(INLINE);
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  expect(await chime(page)).toEqual({ notes: 0, contexts: 0 });
  // The chime is left out where the browser's sound starts late.
  const clock = await stopClock(page);
  await finish(page);
  await seeEventually(clock, celebration(page));
  await expect.poll(() => chime(page)).toEqual({ notes: 3, contexts: 1 });
  await page.clock.resume();

  await page.goto('/account');
  const sound = page.getByRole('switch', { name: 'Sound when a book is finished' });
  await expect(sound).toBeChecked();
  await sound.focus();
  await page.keyboard.press('Space');
  await expect(sound).not.toBeChecked();
  await expect
    .poll(() => family.call<object>('GET', '/api/auth/user'))
    .toMatchObject({ voiceSettings: { celebrate: false } });
  await page.goto(INLINE);
  await finish(page);
  await expect(nextBook(page)).toBeVisible();
  expect(await chime(page)).toEqual({ notes: 0, contexts: 0 });
});

test('settings of an earlier release, which knows no chime, are saved', async () => {
  const family = await enrol();
  const known = {
    speakToChild: false,
    readToMe: false,
    starForListening: false,
    hearMyself: false,
  };
  const saved = await family.call('PATCH', '/api/auth/user', { voiceSettings: known });
  expect(saved).toMatchObject({ voiceSettings: { ...known, celebrate: true } });
});

test("an owner's book has a quokka, until she uploads a picture", async ({ page, context }) => {
  const [family, owner] = await Promise.all([enrol(), signInOwner()]);
  await family.enter(context);
  await owner.enter(context);
  const { id } = await owner.addInlineBook('Sam sat.');
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

// Section 7: the calls of the reader, of paying and of the profile, row by row.
import { answerOf, listen } from '../support/calls.ts';
import { origin, sandbox } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { expect, fillNames, payWithCard, test } from '../support/journey.ts';
import { INLINE_BOOK, openBook } from '../support/shelf.ts';

const BOOK = 'sam-and-the-wet-hat';
const PROGRESS = 'GET /api/progress';

test.describe('GET /api/books/{bookId} | none | book details', () => {
  test.describe('GET /api/progress/{bookId} | none | progress for one book', () => {
    test('both are asked when a book is opened', async ({ page, context }) => {
      const family = await enrol();
      await family.call('POST', '/api/progress', { bookId: BOOK, currentPage: 3 });
      await family.enter(context);
      const calls = listen(page);
      await page.goto(`/reading/${BOOK}`);
      const book = await calls.sent(`GET /api/books/${BOOK}`);
      const place = await calls.sent(`GET /api/progress/${BOOK}`);
      expect([book.postData(), place.postData()]).toEqual([null, null]);
      expect(await answerOf(book)).toMatchObject({
        id: BOOK,
        title: INLINE_BOOK,
        flipbookType: 'html',
        content: expect.stringContaining('<section>'),
      });
      expect(await answerOf(place)).toMatchObject({
        bookId: BOOK,
        currentPage: 3,
        completed: false,
      });
      await expect(page.getByText(/^Page 3 of/)).toBeVisible();
    });
  });
});

test('POST /api/progress | progress payload … | defined, apparently unused; on success refreshes progress lists', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  const calls = listen(page);
  await page.goto('/');
  await openBook(page, INLINE_BOOK);
  await page.getByRole('button', { name: 'Next' }).click();
  await calls.arrive('POST /api/progress', 2);
  const request = await calls.sent('POST /api/progress');
  expect(request.postDataJSON()).toEqual({ bookId: BOOK, currentPage: 2 });
  expect(await answerOf(request)).toMatchObject({ bookId: BOOK, currentPage: 2 });
  expect(calls.count(PROGRESS)).toBe(1);
  await page.getByRole('link', { name: 'Back to Library' }).click();
  await calls.arrive(PROGRESS, 2);
  await expect(page.getByRole('heading', { name: 'Continue Reading' })).toBeVisible();
});

test.describe('POST /api/progress/{bookId}/complete | empty body | completes the book; then progress, user and achievements are refreshed', () => {
  test.describe('GET /api/achievements | none | refreshed after completion', () => {
    test('the library shows all that the star has changed', async ({ page, context }) => {
      await (await enrol()).enter(context);
      const calls = listen(page);
      await page.goto('/');
      const refreshed = [PROGRESS, 'GET /api/auth/user', 'GET /api/achievements'];
      for (const name of refreshed) await calls.arrive(name, 1);
      await openBook(page, INLINE_BOOK);
      calls.forget();
      await page.getByRole('button', { name: 'Mark Complete' }).click();
      const request = await calls.sent(`POST /api/progress/${BOOK}/complete`);
      expect(request.postDataJSON()).toEqual({});
      expect(await answerOf(request)).toEqual({
        completed: true,
        starAwarded: true,
        totalStars: 1,
      });
      await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
      for (const name of refreshed) await calls.arrive(name, 1);
      const achievements = await answerOf<{ earnedAt: number | null }[]>(
        await calls.sent('GET /api/achievements'),
      );
      expect(achievements.some(({ earnedAt }) => earnedAt !== null)).toBe(true);
      expect((await calls.sent('GET /api/achievements')).postData()).toBeNull();
    });
  });
});

test.describe('POST /api/create-checkout-session | none | url, or alreadySubscribed with message; the browser navigates to url', () => {
  test('to the payment page', async ({ page, context }) => {
    await (await enrol({ subscribed: false })).enter(context);
    const calls = listen(page);
    await page.goto('/subscribe');
    await page.getByRole('button', { name: /^Subscribe Now/ }).click();
    const request = await calls.sent('POST /api/create-checkout-session');
    expect(request.postData()).toBeNull();
    await page.waitForURL(`${sandbox}/**`);
  });

  test('not again, when she has paid elsewhere meanwhile', async ({ page, context }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    await page.goto('/subscribe');
    const subscribe = page.getByRole('button', { name: /^Subscribe Now/ });
    await expect(subscribe).toBeVisible();
    const elsewhere = await context.newPage();
    const { url } = await family.call<{ url: string }>('POST', '/api/create-checkout-session');
    await elsewhere.goto(url);
    await payWithCard(elsewhere, '4242 4242 4242 4242');
    await elsewhere.waitForURL(`${origin}/**`);
    await elsewhere.close();

    const calls = listen(page);
    await subscribe.click();
    expect(await answerOf(await calls.sent('POST /api/create-checkout-session'))).toEqual({
      alreadySubscribed: true,
      message: 'You already have an active subscription!',
    });
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  });
});

test('POST /api/create-portal-session | none | url; the browser navigates to it', async ({
  page,
  context,
}) => {
  await (await enrol()).enter(context);
  const calls = listen(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Manage Subscription' }).click();
  const request = await calls.sent('POST /api/create-portal-session');
  expect(request.postData()).toBeNull();
  await page.waitForURL(`${sandbox}/portal/**`);
});

test('POST /api/auth/complete-profile | firstName, parentFirstName, parentLastName | then the user record is refreshed', async ({
  page,
  context,
}) => {
  await (await enrol({ names: 'missing' })).enter(context);
  const calls = listen(page);
  await page.goto('/');
  await fillNames(page);
  await page.getByRole('button', { name: 'Complete Profile & Continue' }).click();
  const request = await calls.sent('POST /api/auth/complete-profile');
  expect(request.postDataJSON()).toEqual({
    firstName: 'Kim',
    parentFirstName: 'Robin',
    parentLastName: 'Reader',
  });
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
});

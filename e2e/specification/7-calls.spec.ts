// Section 7: the table of calls, row by row: when a call is sent, with what, and what comes of it.
import { answerOf, listen } from '../support/calls.ts';
import { enrol } from '../support/enrol.ts';
import { expect, newFamily, signIn, signUp, test } from '../support/journey.ts';
import { bookCard, INLINE_BOOK } from '../support/shelf.ts';

const BOOK = 'sam-and-the-wet-hat';
const SYNC = 'POST /api/auth/firebase/sync';
const STATUS = 'GET /api/subscription/status';
const USER = 'GET /api/auth/user';
const PROGRESS = 'GET /api/progress';

test.describe('POST /api/auth/firebase/sync | header Authorization: Bearer {token}; on sign-up a JSON body with parentFirstName and parentLastName when either is given | sent after each sign-in or token change; failures are only logged', () => {
  test('on sign-up, with the names', async ({ page }) => {
    const calls = listen(page);
    const family = newFamily();
    await signUp(page, family);
    const request = await calls.sent(SYNC);
    const token = await page.evaluate(() => localStorage.getItem('firebase_token'));
    expect(await request.headerValue('authorization')).toBe(`Bearer ${token}`);
    expect(request.postDataJSON()).toMatchObject({
      parentFirstName: 'Robin',
      parentLastName: 'Reader',
    });
    expect(calls.count(SYNC)).toBe(1);
    // Before any other question about the newcomer.
    expect(calls.names()[0]).toBe(SYNC);
  });

  test('after a sign-in, with no body, and once for its token', async ({ page }) => {
    const family = await enrol();
    const calls = listen(page);
    await signIn(page, family);
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    const request = await calls.sent(SYNC);
    expect(request.postData()).toBeNull();
    expect(await request.headerValue('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
    expect(calls.count(SYNC)).toBe(1);
  });

  test('after the token has changed', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    await page.clock.install();
    const calls = listen(page);
    await page.goto('/');
    const first = await (await calls.sent(SYNC)).headerValue('authorization');
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    // A token lives an hour, and is renewed with the next call.
    await page.clock.fastForward(3_595_000);
    await page.getByRole('button', { name: 'Advanced (Levels 7-9)' }).click();
    await calls.arrive(SYNC, 2);
    const second = await (await calls.sent(SYNC)).headerValue('authorization');
    expect(second).not.toBe(first);
    const stored = await page.evaluate(() => localStorage.getItem('firebase_token'));
    expect(second).toBe(`Bearer ${stored}`);
  });

  test.describe('a failure', () => {
    test.use({ expectedErrors: /status of 500.*sync/ });

    test('is only logged', async ({ page }) => {
      const family = await enrol();
      const logged: string[] = [];
      page.on('console', (message) => void logged.push(message.text()));
      await page.route('**/sync', (route) => route.fulfill({ status: 500, body: 'out of order' }));
      await signIn(page, family);
      await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
      expect(logged.join('\n')).toContain('500: out of order');
      await expect(page.getByText('out of order')).toBeHidden();
    });
  });
});

test.describe('GET /api/subscription/status | none; user token | hasSubscription, status; only when signed in', () => {
  test('asks with the token of who is signed in', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    const calls = listen(page);
    await page.goto('/');
    const request = await calls.sent(STATUS);
    expect(request.postData()).toBeNull();
    expect(await request.headerValue('authorization')).toBe(`Bearer ${family.token}`);
    expect(await answerOf(request)).toMatchObject({ hasSubscription: true, status: 'active' });
  });

  test('is not asked for a visitor', async ({ page }) => {
    const calls = listen(page);
    for (const path of ['/', '/signin', '/signup', '/subscribe', '/admin/login']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(calls.names()).toEqual([]);
  });
});

test.describe('GET /api/books, or with ?category={category} | none | list of books; only when subscribed', () => {
  test('all of them, then those of one level', async ({ page, context }) => {
    await (await enrol()).enter(context);
    const calls = listen(page);
    await page.goto('/');
    const books = await answerOf<{ id: string }[]>(await calls.sent('GET /api/books'));
    expect(books.map(({ id }) => id)).toContain(BOOK);
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    await page.getByRole('button', { name: 'Intermediate (Levels 4-6)' }).click();
    const level = await answerOf<{ category: string }[]>(
      await calls.sent('GET /api/books?category=level4'),
    );
    expect(new Set(level.map(({ category }) => category))).toEqual(new Set(['level4']));
    await expect(bookCard(page, INLINE_BOOK)).toBeHidden();
  });
});

test.describe('GET /api/auth/user | none | user record; only when subscribed', () => {
  test('is asked in the library', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    const calls = listen(page);
    await page.goto('/');
    const request = await calls.sent(USER);
    expect(request.postData()).toBeNull();
    expect(await answerOf(request)).toMatchObject({
      firstName: 'Kim',
      parentFirstName: 'Robin',
      parentLastName: 'Reader',
      totalStars: 0,
    });
  });
});

test.describe('GET /api/progress | none | list of progress entries; only when subscribed', () => {
  test('without a subscription none of the three is asked for', async ({ page, context }) => {
    await (await enrol({ subscribed: false })).enter(context);
    const calls = listen(page);
    for (const path of ['/', '/account', '/complete-profile']) {
      await page.goto(path);
      await calls.sent(STATUS);
      await page.waitForLoadState('networkidle');
    }
    for (const name of ['GET /api/books', USER, PROGRESS, 'GET /api/achievements']) {
      expect(calls.count(name), name).toBe(0);
    }
  });

  test('with one, the list of what was begun', async ({ page, context }) => {
    const family = await enrol();
    await family.call('POST', '/api/progress', { bookId: BOOK, currentPage: 2 });
    await family.enter(context);
    const calls = listen(page);
    await page.goto('/');
    expect(await answerOf(await calls.sent(PROGRESS))).toEqual([
      expect.objectContaining({ bookId: BOOK, currentPage: 2, completed: false }),
    ]);
  });
});

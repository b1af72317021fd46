// What a visitor and a family may open, and what is asked for on their behalf.
import { origin } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';

const BOOK = '/reading/sam-and-the-wet-hat';

test.describe('Visitor: landing, sign-in, sign-up and admin login only.', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('every other screen leads to one of these', async ({ page }) => {
    for (const [path, shown] of [
      ['/', '/'],
      ['/signin', '/signin'],
      ['/signup', '/signup'],
      ['/admin/login', '/admin/login'],
      ['/account', '/'],
      ['/subscribe', '/'],
      ['/complete-profile', '/signup'],
      ['/admin', '/admin/login'],
      [BOOK, '/signin'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(shown);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('and every call of a family or of the owner is refused', async ({ request }) => {
    for (const [method, path] of [
      ['GET', '/api/books'],
      ['GET', '/api/books/sam-and-the-wet-hat'],
      ['GET', '/api/progress'],
      ['GET', '/api/achievements'],
      ['GET', '/api/auth/user'],
      ['PATCH', '/api/auth/user'],
      ['GET', '/api/subscription/status'],
      ['POST', '/api/create-checkout-session'],
      ['POST', '/api/create-portal-session'],
      ['POST', '/api/auth/firebase/sync'],
      ['POST', '/api/auth/complete-profile'],
      ['GET', '/api/admin/books'],
    ] as const) {
      const answer = await request.fetch(origin + path, { method });
      expect([path, answer.status()]).toEqual([path, 401]);
    }
  });
});

test('Signed-in student/parent: library home (only when authenticated), reader, account, subscribe, complete profile.', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Step Into Reading' })).toBeVisible();
  await (await enrol()).enter(context);
  for (const [path, heading] of [
    ['/', "Kim's Library"],
    [BOOK, 'Sam and the Wet Hat'],
    ['/account', 'My Account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await (await enrol({ subscribed: false, names: 'missing' })).enter(context);
  for (const [path, heading] of [
    ['/subscribe', 'Open the whole library'],
    ['/complete-profile', 'Almost there'],
    ['/account', 'My Account'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

test('Books, progress and the user record are requested only when a subscription is active.', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(books|progress|auth\/user)$/.test(pathname)) asked.push(pathname);
  });
  await (await enrol({ subscribed: false })).enter(context);
  for (const [path, heading] of [
    ['/', 'Open the whole library'],
    ['/account', 'My Account'],
    ['/complete-profile', 'Almost there'],
    ['/signin', 'Open the whole library'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(asked).toEqual([]);
  await (await enrol()).enter(context);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.sort()).toEqual(['/api/auth/user', '/api/books', '/api/progress']);
});

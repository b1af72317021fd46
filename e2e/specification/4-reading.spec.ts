// Who may see the library, how a book is finished, and what its button says meanwhile.
import { holdClock, stopClock } from '../support/clock.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { bookCard, INLINE_BOOK, statValue } from '../support/shelf.ts';

const INLINE = '/reading/sam-and-the-wet-hat';

test.describe("Dashboard guards: when not activating and the subscription status says no subscription, the user is sent to /subscribe. When signed in and subscribed but the user record lacks parentFirstName, parentLastName or firstName, the user is sent to /complete-profile. An unauthenticated visitor sees a destructive toast 'Unauthorized' / 'Please sign in to continue...' and is redirected to / after 500 ms.", () => {
  test('without a subscription to /subscribe, and once it is paid no more', async ({
    page,
    context,
  }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    await page.goto('/');
    await page.waitForURL('**/subscribe');
    await family.pay();
    await page.goto('/?success=true');
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    await page.goto('/');
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('without all three names to /complete-profile, and with them no more', async ({
    page,
    context,
  }) => {
    const family = await enrol({ names: 'missing' });
    await family.enter(context);
    await page.goto('/');
    await page.waitForURL('**/complete-profile');
    // Each of the names counts.
    const names = { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' };
    let missing: keyof typeof names = 'firstName';
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch();
      const user = { ...(await response.json()), ...names, [missing]: null };
      await route.fulfill({ response, json: user });
    });
    for (missing of ['firstName', 'parentFirstName', 'parentLastName'] as const) {
      await page.goto('/');
      await page.waitForURL('**/complete-profile');
    }
    await page.unrouteAll();
    await family.call('POST', '/api/auth/complete-profile', names);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test.describe('who is not known any more', () => {
    test.use({ expectedErrors: /status of 401|ERR_FAILED/ });

    test('is told, and led to the landing screen', async ({ page, context }) => {
      const family = await enrol();
      await family.enter(context);
      // A token that names the family, but that the provider has not signed.
      await page.addInitScript(() => {
        const token = localStorage.getItem('firebase_token');
        if (token === null) return;
        const forged = token.split('.').slice(0, 2).concat('forged').join('.');
        for (const [key, value] of Object.entries({ ...localStorage })) {
          localStorage.setItem(key, String(value).replace(token, forged));
        }
      });
      await page.route(/identitytoolkit|securetoken/, (route) => route.abort());
      await holdClock(page);
      let answer = () => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/api/subscription/status', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      const clock = await stopClock(page);
      answer();
      const title = page.getByText('Unauthorized', { exact: true });
      await clock.runUntil(() => title.isVisible());
      await expect(page.getByText('Please sign in to continue...')).toBeVisible();
      const red = page.locator('.border-loss').filter({ has: title });
      await expect(red).toHaveCSS('border-top-color', 'rgb(179, 38, 30)');
      await clock.run(400);
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await clock.run(100);
      await clock.runUntil(() =>
        page.getByRole('button', { name: 'Sign In With Google' }).isVisible(),
      );
      await expect(page).toHaveURL('/');
      expect(await page.evaluate(() => localStorage.getItem('firebase_token'))).toBeNull();
    });
  });
});

test("Book progress: incomplete to completed through 'Mark Complete', which grants 1 star. Completed books count toward Books Read; incomplete ones feed Continue Reading.", async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/');
  await bookCard(page, INLINE_BOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(page.getByText('Page 1 of 9')).toBeVisible();
  await page.goBack();
  const waiting = page.getByRole('region', { name: 'Continue Reading' });
  await expect(waiting.getByRole('heading', { name: INLINE_BOOK })).toBeVisible();
  await expect(statValue(page, 'Books Read')).toHaveText('0');
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('0');

  await waiting.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(statValue(page, 'Books Read')).toHaveText('1');
  await expect(statValue(page, 'Gold Stars Earned')).toHaveText('1');
  const entry = await family.call('GET', '/api/progress/sam-and-the-wet-hat');
  expect(entry).toMatchObject({ completed: true });
});

test.describe('Busy state: while a submission is running, its buttons are disabled and show busy text.', () => {
  test("'Mark Complete' is busy until it is answered, and two taps in one moment are one", async ({
    page,
    context,
  }) => {
    await (await enrol()).enter(context);
    let calls = 0;
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/complete', async (route) => {
      calls += 1;
      await held;
      await route.continue();
    });
    await page.goto(INLINE);
    await page.getByRole('button', { name: 'Mark Complete' }).evaluate((button) => {
      (button as HTMLButtonElement).click();
      (button as HTMLButtonElement).click();
    });
    const busy = page.getByRole('button', { name: 'Finishing...' });
    await expect(busy).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toHaveCount(0);
    answer();
    await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
    expect(calls).toBe(1);
  });
});

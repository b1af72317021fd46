// What a screen knows stays in sight where it cannot be read anew, and never reaches the next family.
import type { Page, Route } from '@playwright/test';
import { detail } from './support/account.ts';
import { arrive, enrol } from './support/enrol.ts';
import { expect, fillSignIn, test } from './support/journey.ts';
import { bookCard, INLINE_BOOK, openBook, statValue } from './support/shelf.ts';

const account = (page: Page) =>
  page
    .getByRole('link', { name: /account/i })
    .first()
    .click();
const backToLibrary = (page: Page) => page.getByRole('link', { name: 'Back to Library' }).click();

test.describe('a read that fails', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('hides nothing that is known', async ({ newPage }) => {
    const { page } = await arrive(newPage);
    await page.goto('/');
    await account(page);
    await expect(detail(page, 'Student Name')).toHaveText('Kim');
    await backToLibrary(page);
    await openBook(page, INLINE_BOOK);
    let refused = 0;
    await page.route(/\/api\/(progress|achievements|auth\/user)$/, (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      refused += 1;
      return route.fulfill({ status: 503, body: 'away' });
    });
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
    await expect(bookCard(page, INLINE_BOOK)).toBeVisible();
    await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole('heading', { name: 'Welcome back, Kim!' })).toBeVisible();
    await expect(statValue(page, 'Books Read')).toHaveText('1');
    await expect(page.getByText('could not be fetched')).toHaveCount(0);
    await account(page);
    await expect(detail(page, 'Student Name')).toHaveText('Kim');
    await expect(page.getByText('Your account could not be loaded')).toHaveCount(0);
  });
});

test('an answer that comes after its family has signed out is not told to the next', async ({
  newPage,
}) => {
  const { page } = await arrive(newPage);
  const next = await enrol({ family: { studentFirstName: 'Zoe' } });
  const patch = Promise.withResolvers<Route>();
  await page.route('**/api/auth/user', (route) =>
    route.request().method() === 'PATCH' ? patch.resolve(route) : route.continue(),
  );
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change the starting reading level' }).click();
  await page.getByLabel('Starting Reading Level').selectOption('5');
  await page.getByRole('button', { name: 'Save' }).click();
  const held = await patch.promise;

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('link', { name: 'Sign In With Email' }).click();
  await fillSignIn(page, next);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: "Zoe's Library" })).toBeVisible();
  const answered = page.waitForResponse((response) => response.request() === held.request());
  await held.continue();
  expect((await (await answered).json()) as object).toMatchObject({ firstName: 'Kim' });
  await account(page);
  await expect(detail(page, 'Starting Reading Level')).toHaveText(/^Level 2/);
  await expect(detail(page, 'Student Name')).toHaveText('Zoe');
});

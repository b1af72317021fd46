// The table of routes: who sees what at each address, and where everybody else is led.
import { enrol } from '../support/enrol.ts';
import { OWNER } from '../support/product.ts';
import { expect, test } from '../support/journey.ts';

const BOOK = '/reading/sam-and-the-wet-hat';

test('/ | everyone | Signed out: landing and sign-in screen. Signed in and subscribed: library home.', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Step Into Reading' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
  await (await enrol()).enter(context);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: "Kim's Library" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeHidden();
});

test('/signin | visitor | Email and password sign-in', async ({ page, context }) => {
  await page.goto('/signin');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await (await enrol()).enter(context);
  await page.goto('/signin');
  await expect(page).toHaveURL('/');
});

test('/signup | visitor | Account creation', async ({ page, context }) => {
  await page.goto('/signup');
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await (await enrol({ subscribed: false })).enter(context);
  await page.goto('/signup');
  await expect(page).toHaveURL('/subscribe');
});

test('/complete-profile | signed in, no profile | Collect the missing names', async ({
  page,
  context,
}) => {
  await page.goto('/complete-profile');
  await expect(page).toHaveURL('/signup');
  await (await enrol({ names: 'missing' })).enter(context);
  await page.goto('/complete-profile');
  await expect(page.getByLabel('Student First Name')).toBeVisible();
  await (await enrol()).enter(context);
  await page.goto('/complete-profile');
  await expect(page).toHaveURL('/');
});

test('/subscribe | signed in, not subscribed | Start checkout', async ({ page, context }) => {
  await page.goto('/subscribe');
  await expect(page).toHaveURL('/');
  await (await enrol({ subscribed: false })).enter(context);
  await page.goto('/subscribe');
  await expect(page.getByRole('button', { name: /^Subscribe Now/ })).toBeVisible();
  await (await enrol()).enter(context);
  await page.goto('/subscribe');
  await expect(page).toHaveURL('/');
});

test('/account | signed in | Profile and subscription information', async ({ page, context }) => {
  await page.goto('/account');
  await expect(page).toHaveURL('/');
  for (const subscribed of [false, true]) {
    await (await enrol({ subscribed })).enter(context);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Profile Information' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
  }
});

test.describe('/reading/{bookId} | signed in | Book reader', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('a visitor is led to the sign-in page, a reader to the book', async ({ page, context }) => {
    await page.goto(BOOK);
    await expect(page).toHaveURL('/signin');
    await (await enrol()).enter(context);
    await page.goto(BOOK);
    await expect(page.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
  });
});

test('/admin/login | admin | Admin sign-in', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Admin Sign In' })).toBeVisible();
});

test('/admin | admin | Catalogue management', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  await page.getByLabel('Username').fill(OWNER.username);
  await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await page.getByRole('button', { name: 'Admin Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Add New Book' })).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin');
});

test.describe("any other path | everyone | 404 page reading 'Page Not Found'", () => {
  test.use({ expectedErrors: /status of 404/ });

  test('for a visitor and for a family, with its status, and a way home', async ({
    page,
    context,
  }) => {
    for (const path of ['/no/such/page', '/signin/twice', '/reading', '/reading/a/b', '/ADMIN']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    }
    await (await enrol()).enter(context);
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the Library' }).click();
    await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  });
});

// Every screen in a browser that translates pages: none crashes, and none shows outdated text.
import type { Page } from '@playwright/test';
import { holdClock } from './support/clock.ts';
import { sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { continueAs, openChooser } from './support/google.ts';
import {
  expect,
  fillSignIn,
  fillSignUp,
  newFamily,
  pay,
  signIn,
  signUp,
  test,
} from './support/journey.ts';
import { openPart } from './support/owner.ts';
import { OWNER } from './support/product.ts';
import { findByLevel, FLIPBOOK_ADDRESS, INLINE_BOOK, statValue } from './support/shelf.ts';
import { translatePages } from './support/translator.ts';
import { askedFor } from './support/words.ts';

test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context }) => translatePages(context));

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const isTranslated = (page: Page) => expect(page.locator('main font').first()).toBeVisible();

test('a family signs up, pays, finishes a book and opens the account', async ({ page }) => {
  const family = newFamily();
  await page.goto('/signup');
  await press(page, 'Start My Reading Journey!');
  await expect(page.getByLabel('Parent First Name')).toHaveAttribute('aria-invalid', 'true');
  await fillSignUp(page, family);
  await isTranslated(page);
  await signUp(page, family);
  await pay(page);
  await isTranslated(page);

  await press(page, 'Filter');
  await page.getByLabel('Finished').check();
  await press(page, 'Filter');
  await expect(page.getByRole('button', { name: 'Filter: Finished' })).toBeVisible();
  await press(page, 'Filter: Finished');
  await page.getByLabel('All', { exact: true }).check();
  await press(page, /^Beginner/);
  await press(page, /^Beginner/);
  await press(page, 'Search');
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No books match "xyzzy".')).toBeVisible();
  await page.getByRole('searchbox').press('Escape');
  await press(page, 'Show all');
  await press(page, 'Show fewer');

  await (await findByLevel(page, INLINE_BOOK)).getByRole('link', { name: 'Read Now' }).click();
  const count = page.getByText(/^Page \d+ of \d+$/);
  await expect(count).toHaveText(/^Page 1 /);
  await expect(page.locator('.reader-text font')).toHaveCount(0);
  await page.locator('.reader-word').first().click();
  const help = page.getByRole('dialog');
  await expect(help).toBeVisible();
  await help.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'How the page looks' }).click();
  await press(page, 'Close');
  const pages = Number(/of (\d+)/.exec(await count.innerText())?.[1]);
  for (let at = 2; at <= pages; at++) {
    await press(page, 'Next');
    await expect(count).toHaveText(`Page ${at} of ${pages}`);
  }
  await press(page, 'Mark Complete');
  await expect(page.getByText('You earned 1 gold star!')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Back to Library' }).click();
  await expect(statValue(page, 'Books Read')).toHaveText('1');

  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  const title = page.locator('main').getByText(INLINE_BOOK, { exact: true });
  await expect(title.first()).toBeAttached();
  await expect(title.and(page.locator('font'))).toHaveCount(0);
  await page.locator('summary').first().click();
  await page.getByRole('button', { name: 'Manage Subscription' }).press('Enter');
  await page.waitForURL(`${sandbox}/portal/**`);
});

test.describe('a sign-in that is refused', () => {
  test.use({ expectedErrors: /status of 400.*signInWithPassword/ });

  test('and one that succeeds, by e-mail and by Google', async ({ page, context }) => {
    const family = await enrol();
    await page.goto('/');
    await isTranslated(page);
    await page.getByRole('link', { name: 'Sign In With Email' }).click();
    await page.getByText('Forgot your password?').click();
    await page.getByRole('dialog').getByLabel('Email').fill(family.email);
    await press(page, 'Send the Link');
    await expect(page.getByText('Check your email')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await fillSignIn(page, { ...family, password: 'wrong password' });
    await press(page, 'Sign In');
    await expect(page.getByText('Sign In Error')).toBeVisible();
    await signIn(page, family);
    await expect(page.getByText(`Welcome back, ${family.studentFirstName}!`)).toBeVisible();
    await press(page, 'Logout');

    const popup = await openChooser(page);
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
    await continueAs(popup, newFamily().email);
    await expect(page).toHaveURL('/subscribe');
    await isTranslated(page);
    await press(page, 'Sign Out');
    await expect(page).toHaveURL('/');
    expect(context.pages()).toHaveLength(1);
  });
});

test('a family without names completes its profile', async ({ page, context }) => {
  await (await enrol({ names: 'missing' })).enter(context);
  await page.goto('/complete-profile');
  await press(page, 'Complete Profile & Continue');
  await expect(page.getByLabel('Parent First Name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Parent First Name').fill('Robin');
  await page.getByLabel('Parent Last Name').fill('Reader');
  await page.getByLabel('Student First Name').fill('Kim');
  await press(page, 'Complete Profile & Continue');
  await expect(page.getByText('Welcome back, Kim!')).toBeVisible();
});

test('a warm-up, to its end', async ({ page, context }) => {
  const family = await enrol();
  await askedFor(family, 'hat', 'top');
  await family.enter(context);
  await holdClock(page);
  await page.goto('/warm-up');
  const step = page.getByRole('main').getByRole('status');
  await expect(step).toContainText('1 of 2');
  await expect(page.getByRole('heading', { level: 2 }).locator('font')).toHaveCount(0);
  await press(page, 'Show me the sounds');
  await press(page, 'Help me');
  await press(page, 'Next word');
  await expect(step).toContainText('2 of 2');
  // A tap that follows too soon is ignored as part of a double tap.
  await page.clock.fastForward(700);
  await press(page, 'I read it!');
  await expect(page.getByRole('heading', { name: 'Well done!' })).toBeVisible();
  await isTranslated(page);
});

test.describe('the owner', () => {
  test.use({ expectedErrors: /status of 401.*\/api\/admin/ });

  test('signs in, adds, checks and deletes a book, and opens the editors and every part', async ({
    page,
  }) => {
    const title = 'Nan Sat';
    await page.goto('/admin/login');
    await page.getByLabel('Username').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await press(page, 'Admin Sign In');
    await expect(page.getByText('Login Failed')).toBeVisible();
    await page.getByLabel('Username').fill(OWNER.username);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await press(page, 'Admin Sign In');
    await expect(page.getByRole('heading', { name: /All Books \(\d+\)/ })).toBeVisible();
    await isTranslated(page);

    await press(page, 'Add Book');
    await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Flipbook Embed URL').fill(sandbox + FLIPBOOK_ADDRESS);
    await page.getByLabel('Text of the book').fill('The ship said: zigzoom!');
    await press(page, 'Check the words');
    await expect(page.getByRole('heading', { name: /does not fit Level 1/ })).toBeVisible();
    await page.getByLabel('Text of the book').fill('Sam sat.');
    await press(page, 'Check the words');
    await expect(page.getByRole('heading', { name: 'can be read at Level 1.' })).toBeVisible();
    await press(page, 'Add Book');
    await expect(page.getByText('Book added successfully!')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();

    await press(page, /the report on Sam and the Wet Hat$/);
    await page.getByRole('dialog').getByText('that practise Level 1').click();
    await expect(page.getByRole('dialog').locator('details > p:visible')).toBeVisible();
    await expect(page.getByRole('dialog').locator('details > p:visible font')).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await press(page, `Delete ${title}`);
    await press(page, 'Delete');
    await expect(page.getByText('Book deleted successfully!')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: title })).toHaveCount(0);

    await press(page, `Edit ${INLINE_BOOK}`);
    await expect(page.getByLabel('Title')).toHaveValue(INLINE_BOOK);
    await isTranslated(page);
    await page.goto('/admin/write');
    await press(page, 'Add a page');
    await expect(page.getByRole('heading', { name: 'Page 2' })).toBeVisible();
    await press(page, 'Remove page 2');
    await press(page, 'Put it back');
    await page.getByLabel('Words of page 2').fill('Sam sat.');
    await isTranslated(page);
    await page.goto('/admin');
    for (const part of [
      ...['Bring in', 'Phonics', 'Sounds', 'Map', 'Readers', 'How it goes'],
      'Catalogue file',
    ]) {
      await openPart(page, part);
      await expect(
        page.getByRole('tabpanel', { name: part }).locator('font').first(),
      ).toBeVisible();
    }
    // Letters and words of books must not be translated.
    await openPart(page, 'Map');
    const phonogram = page.getByRole('rowheader', { name: 'sh ship', exact: true });
    await expect(phonogram).toBeVisible();
    await expect(phonogram.locator('font')).toHaveCount(0);
  });
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: /status of 404.*no\/such\/page/ });

  test('shows the 404 page', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await isTranslated(page);
  });
});

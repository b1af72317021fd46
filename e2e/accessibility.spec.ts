// Runs axe on every screen, in each of its states.
import type { Page } from '@playwright/test';
import { answerStatus } from './support/answers.ts';
import { expectAccessible } from './support/axe.ts';
import { sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { expect, newFamily, payWithCard, test } from './support/journey.ts';
import { openPart, signInOwner } from './support/owner.ts';
import { OWNER } from './support/product.ts';
import { bookCard, FLIPBOOK, INLINE_BOOK } from './support/shelf.ts';

// About seventy audits, and each takes up to two seconds on a busy machine.
test.describe.configure({ timeout: 120_000 });

const DIALOG = '[role=dialog]';
/** The form of the visible part of the workshop. Hidden parts keep theirs in the DOM. */
const FORM = '[role=tabpanel]:not([hidden]) form';
const READER = '/reading/sam-and-the-wet-hat';
const gridLoaded = (page: Page) =>
  expect(
    page.getByRole('region', { name: 'Discover New Books' }).getByRole('article').first(),
  ).toBeVisible();

test('the screens of a visitor', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'New here? Create an account' })).toBeVisible();
  await expectAccessible(page, 'landing');

  await page.goto('/signup');
  const start = page.getByRole('button', { name: 'Start My Reading Journey!' });
  await expect(start).toBeVisible();
  await expectAccessible(page, 'sign-up');
  await start.click();
  await expect(page.getByLabel('Parent First Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'sign-up with errors');

  await page.goto('/signin');
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await expect(signIn).toBeVisible();
  await expectAccessible(page, 'sign-in');
  await signIn.click();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'sign-in with errors');
  await page.getByText('Forgot your password?').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'forgotten password', DIALOG);
});

test.describe('a message on the screen', () => {
  test.use({ expectedErrors: /status of 400.*signInWithPassword/ });

  test('and a refused sign-in', async ({ page }) => {
    const { email } = newFamily();
    await page.goto('/signin');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('wrong password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByText('Sign In Error')).toBeVisible();
    await expectAccessible(page, 'sign-in with a message');
  });
});

test.describe('a path that leads nowhere', () => {
  test.use({ expectedErrors: /status of 404.*no\/such\/page/ });

  test('the 404 page', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expectAccessible(page, '404');
  });
});

test('the screens between sign-up and the library', async ({ page, context }) => {
  const nameless = await enrol({ names: 'missing' });
  await nameless.enter(context);
  await page.goto('/complete-profile');
  const save = page.getByRole('button', { name: 'Complete Profile & Continue' });
  await expect(save).toBeVisible();
  await expectAccessible(page, 'complete profile');
  await save.click();
  await expect(page.getByLabel('Parent First Name')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'complete profile with errors');

  const family = await enrol({ subscribed: false });
  await family.enter(context);
  await page.goto('/subscribe');
  await expect(page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' })).toBeVisible();
  await expectAccessible(page, 'subscribe');
  await page.goto('/account');
  await expect(page.getByText('No active subscription')).toBeVisible();
  await expectAccessible(page, 'account without a subscription');
});

test('the library home of a new child, searched and filtered', async ({ page, context }) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/');
  await gridLoaded(page);
  await expectAccessible(page, 'library home, new');

  await page.getByRole('button', { name: 'Filter' }).click();
  await expectAccessible(page, 'library home, filter open', '[id$="-filter"]');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const found = page.waitForResponse(/[?&]search=sam(&|$)/);
  await page.getByRole('searchbox').fill('sam');
  await found;
  // The books of before are faint until then.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessible(page, 'library home, search open');
  await page.getByRole('searchbox').fill('xyzzy');
  await expect(page.getByText('No books match "xyzzy".')).toBeVisible();
  await expectAccessible(page, 'library home, no match');
});

test('the library home of a child who has read, and the account', async ({ page, context }) => {
  const family = await enrol();
  for (const id of ['sam-and-the-wet-hat', 'a-thump-in-the-shed', 'goat-and-his-boat']) {
    await family.call('POST', `/api/progress/${id}/complete`);
  }
  for (const bookId of ['hippo-will-fly', 'tiptoe-reindeer']) {
    await family.call('POST', '/api/progress', { bookId, currentPage: 2 });
  }
  await family.enter(context);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue Reading' })).toBeVisible();
  await gridLoaded(page);
  await expectAccessible(page, 'library home, busy');
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toBeVisible();
  await expectAccessible(page, 'account');
});

test('the notices about the state of the subscription', async ({ page, context }) => {
  await (await enrol()).enter(context);
  for (const [path, answer, heading] of [
    ['/', { status: 'past_due' }, 'A note for the grown-up'],
    ['/account', { status: 'past_due' }, 'The last payment did not go through'],
    ['/subscribe', { hasSubscription: false, status: 'canceled' }, 'Your subscription has ended'],
    [
      '/subscribe',
      { hasSubscription: false, status: 'incomplete' },
      'Your payment is not confirmed yet',
    ],
  ] as const) {
    await answerStatus(context, answer);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAccessible(page, `${path}: ${heading}`);
  }
});

test('the library home while its books are loading', async ({ page, context }) => {
  const family = await enrol();
  await family.enter(context);
  await page.route('**/api/books', () => {});
  await page.goto('/');
  await expect(page.getByText('Loading books...')).toBeAttached();
  await expectAccessible(page, 'library home, loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test.describe('what cannot be shown', () => {
  test.use({ expectedErrors: /status of (404|500).*\/api\/(books|progress)/ });

  test('books that fail to load, and a book that does not exist', async ({ page, context }) => {
    const family = await enrol();
    await family.enter(context);
    await page.route('**/api/books', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible(page, 'library home, failing');
    await page.goto('/reading/no-such-book');
    await expect(page.getByText('Book not found')).toBeVisible();
    await expectAccessible(page, 'book not found');
  });
});

test('the reader, from the first page to the star', async ({ page, context }) => {
  const family = await enrol();
  await family.enter(context);
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  await page.goto(READER);
  const count = page.getByText(/^Page \d+ of \d+$/);
  await expect(count).toHaveText(/^Page 1 /);
  await expectAccessible(page, 'reader, first page');
  // At the width of a desktop two pages are open.
  await expect(page.getByText(/^Pages 1 and 2 of \d+$/)).toBeVisible();
  await page.setViewportSize(phone);
  const pages = Number(/of (\d+)/.exec(await count.innerText())?.[1]);
  for (let at = 2; at <= pages; at++) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(count).toHaveText(`Page ${at} of ${pages}`);
    if (at !== 3) continue;
    await expectAccessible(page, 'reader, a page in the middle');
    await page.setViewportSize(phone);
  }
  await expectAccessible(page, 'reader, last page');
  await page.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(page.getByRole('dialog').getByText('Book Complete!')).toBeVisible();
  await expectAccessible(page, 'reader, complete', DIALOG);
});

test('the reader with a flipbook, and with a book that is not configured', async ({
  page,
  context,
}) => {
  const family = await enrol();
  await family.enter(context);
  await page.goto('/');
  await bookCard(page, FLIPBOOK).getByRole('link', { name: 'Read Now' }).click();
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Next page' }),
  ).toBeVisible();
  await expectAccessible(page, 'reader, flipbook');

  await page.route('**/api/books/sam-and-the-wet-hat', async (route) => {
    const book = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...book, content: null } });
  });
  await page.goto(READER);
  await expect(page.getByText('This book is not properly configured.')).toBeVisible();
  await expectAccessible(page, 'reader, not configured');
});

test.describe('the owner', () => {
  test.use({ expectedErrors: /status of 401.*\/api\/admin/ });

  test('signs in and edits the catalogue', async ({ page }) => {
    await page.goto('/admin/login');
    const signIn = page.getByRole('button', { name: 'Admin Sign In' });
    const password = page.getByLabel('Password', { exact: true });
    await signIn.click();
    await expect(page.getByLabel('Username')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'admin login with errors');
    await page.getByLabel('Username').fill('nobody');
    await password.fill('wrong password');
    await signIn.click();
    await expect(page.getByText('Login Failed')).toBeVisible();
    await expectAccessible(page, 'admin login refused');

    await page.getByLabel('Username').fill(OWNER.username);
    await password.fill(OWNER.password);
    await signIn.click();
    await expect(page.getByRole('heading', { name: /All Books \(\d+\)/ })).toBeVisible();
    await expectAccessible(page, 'admin');
    await page.getByRole('button', { name: 'Add Book' }).click();
    await expect(page.getByLabel('Title')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, 'admin with errors', FORM);

    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'admin, asked before deleting', '[role=alertdialog]');

    await page.route('**/api/admin/books', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'All Books (0)' })).toBeVisible();
    await expectAccessible(page, 'admin without books');
  });

  test('checks words, and edits heart words and soundings', async ({ page }) => {
    await (await signInOwner()).enter(page.context());
    await page.goto('/admin');
    await page.getByLabel('Text of the book').fill('The ship said: zigzoom!');
    await page.getByRole('button', { name: 'Check the words' }).click();
    await expect(page.getByRole('heading', { name: /does not fit Level 1/ })).toBeVisible();
    await expectAccessible(page, 'admin with a warning', FORM);
    await openPart(page, 'Phonics');
    await page.getByRole('button', { name: 'Change heart words' }).click();
    await page.getByRole('button', { name: 'Change soundings' }).click();
    await expectAccessible(page, 'admin, words being changed');
    await openPart(page, 'Books');
    await page.getByRole('button', { name: `the report on ${INLINE_BOOK}` }).click();
    await expect(page.getByRole('dialog').getByText('that practise Level 1')).toBeVisible();
    await expectAccessible(page, 'admin with the report on a book', DIALOG);
  });
});

test.describe('the stand-ins', () => {
  test.use({ expectedErrors: /status of (400|404|410).*/ });

  test('of the payment provider', async ({ page }) => {
    const family = await enrol({ subscribed: false });
    const { url } = await family.call<{ url: string }>('POST', '/api/create-checkout-session');
    await page.goto(url);
    await expectAccessible(page, 'checkout');
    await payWithCard(page, '4000 0000 0000 0002');
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await expectAccessible(page, 'checkout, declined');
    await payWithCard(page, '4000 0025 0000 3155');
    await expect(page.getByRole('button', { name: 'Complete authentication' })).toBeVisible();
    await expectAccessible(page, '3-D Secure');
    await page.goto(`${sandbox}/checkout/pay/none`);
    await expectAccessible(page, 'no checkout');

    const subscriber = await enrol();
    const portal = await subscriber.call<{ url: string }>('POST', '/api/create-portal-session');
    await page.goto(portal.url);
    await expectAccessible(page, 'portal');
    await page.getByRole('link', { name: 'Update payment method' }).click();
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'portal, card with errors');
    await page.goto(portal.url);
    await page.getByRole('link', { name: 'Cancel subscription' }).click();
    await expectAccessible(page, 'portal, asked before cancelling');
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(page.getByText('Your subscription has been cancelled.')).toBeVisible();
    await expectAccessible(page, 'portal, cancelled');
  });

  test('of the identity provider and the flipbook host', async ({ page }) => {
    await page.goto(`${sandbox}/`);
    await expectAccessible(page, 'stand-ins');
    await page.goto(`${sandbox}/mailbox`);
    await expectAccessible(page, 'mailbox');
    await page.goto(`${sandbox}/emulator/auth/action?mode=resetPassword&oobCode=none`);
    await expectAccessible(page, 'link not valid');
    const request = new URLSearchParams({
      apiKey: 'local-api-key',
      appName: 'app',
      authType: 'signInViaPopup',
      providerId: 'google.com',
      redirectUrl: sandbox,
    });
    await page.goto(`${sandbox}/emulator/auth/handler?${request}`);
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await expectAccessible(page, 'account chooser');
    await page.goto(`${sandbox}/flipbooks/drew-the-new-dragon`);
    await expectAccessible(page, 'flipbook');
    await page.goto(`${sandbox}/flipbooks/none`);
    await expectAccessible(page, 'no flipbook');
  });
});

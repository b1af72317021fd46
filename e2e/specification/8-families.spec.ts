// What a family is told when something fails, and where nothing is said.
import type { Locator, Page } from '@playwright/test';
import { sandbox } from '../support/config.ts';
import { enrol } from '../support/enrol.ts';
import { continueAs, openChooser } from '../support/google.ts';
import { expect, fillSignUp, newFamily, signIn, signUp, test } from '../support/journey.ts';
import { failWithoutWords } from '../support/wordless.ts';

const OFFLINE =
  'The library cannot be reached just now. Please check your internet connection and try again.';

/** The message that is shown: its title, and its text. */
async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  if (text !== undefined) await expect(page.getByText(text).first()).toBeVisible();
}

/** The provider answers this call with a code that nobody has heard of. */
async function failStrangely(page: Page, call: string): Promise<void> {
  await page.route(`**/v1/${call}?**`, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'SOMETHING_NEW' } },
    }),
  );
}

test.describe("Sign-in with external account fails | 'Sign In Failed' / the error message, or 'Unable to sign in with Google. Please try again.'", () => {
  test.use({ expectedErrors: /ERR_FAILED|status of 400/ });

  test('the error message', async ({ page }) => {
    await page.route(`${sandbox}/js/api.js`, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In With Google' }).click();
    const text = 'The sign-in page cannot be reached just now. Please try again.';
    await expectToast(page, 'Sign In Failed', text);
    await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeEnabled();
  });

  test('or what is said where there is none', async ({ page }) => {
    await failStrangely(page, 'accounts:signInWithIdp');
    await page.goto('/');
    await continueAs(await openChooser(page), newFamily().email);
    const text = 'Unable to sign in with Google. Please try again.';
    await expectToast(page, 'Sign In Failed', text);
  });
});

test("Sign-in with external account succeeds | 'Welcome!' / 'Successfully signed in with Google'", async ({
  page,
}) => {
  await page.goto('/');
  await continueAs(await openChooser(page), newFamily().email);
  await expectToast(page, 'Welcome!', 'Successfully signed in with Google');
});

test.describe("Email sign-in fails | 'Sign In Error' / message, or 'Failed to sign in. Please check your email and password.'", () => {
  test.use({ expectedErrors: /status of 400/ });

  test('a wrong password, and a failure without words', async ({ page }) => {
    const family = await enrol({ subscribed: false });
    await signIn(page, { ...family, password: 'wrong one' });
    await expectToast(
      page,
      'Sign In Error',
      'That email and password do not match. Please check them and try again.',
    );
    await failStrangely(page, 'accounts:signInWithPassword');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    const text = 'Failed to sign in. Please check your email and password.';
    await expectToast(page, 'Sign In Error', text);
    await expect(page.getByLabel('Email')).toHaveValue(family.email);
  });
});

test.describe("Registration fails | 'Registration Error' / message, or 'Failed to create your account. Please try again.'", () => {
  test.use({ expectedErrors: /status of 400/ });

  test('a taken address, and a failure without words', async ({ page }) => {
    await page.goto('/signup');
    await fillSignUp(page, await enrol({ subscribed: false }));
    await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
    const taken = 'An account with this email already exists. Try signing in instead.';
    await expectToast(page, 'Registration Error', taken);
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(taken);
    await expect(page.getByLabel('Student First Name')).toHaveValue('Kim');

    await failStrangely(page, 'accounts:signUp');
    await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
    const text = 'Failed to create your account. Please try again.';
    await expectToast(page, 'Registration Error', text);
  });
});

test.describe("Profile save fails | 'Error' / message, or 'Failed to save profile. Please try again.'", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('without a connection, and without words', async ({ page, context }) => {
    await (await enrol({ names: 'missing' })).enter(context);
    await failWithoutWords(page, '/api/auth/complete-profile');
    await page.goto('/complete-profile');
    for (const label of ['Parent First Name', 'Parent Last Name', 'Student First Name']) {
      await page.getByLabel(label).fill('Kim');
    }
    const save = page.getByRole('button', { name: 'Complete Profile & Continue' });
    await save.click();
    await expectToast(page, 'Error', 'Failed to save profile. Please try again.');
    await context.setOffline(true);
    await save.click();
    await expectToast(page, 'Error', OFFLINE);
    await expect(page.getByLabel('Student First Name')).toHaveValue('Kim');
  });
});

test.describe("Checkout fails | the error message, 'No checkout URL received', or 'Failed to create checkout session'", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  const PATH = '/api/create-checkout-session';

  test('the error message, or that there is no address', async ({ page, context }) => {
    await (await enrol({ subscribed: false })).enter(context);
    await page.goto('/subscribe');
    const subscribe = page.getByRole('button', { name: /^Subscribe Now/ });
    await expect(subscribe).toBeVisible();
    await context.setOffline(true);
    await subscribe.click();
    await expectToast(page, 'Error', OFFLINE);
    await context.setOffline(false);
    await page.route(`**${PATH}`, (route) => route.fulfill({ json: {} }));
    await subscribe.click();
    await expectToast(page, 'Error', 'No checkout URL received');
    await expect(subscribe).toBeEnabled();
  });

  test('or what is said where there is no message', async ({ page, context }) => {
    await (await enrol({ subscribed: false })).enter(context);
    await failWithoutWords(page, PATH);
    await page.goto('/subscribe');
    await page.getByRole('button', { name: /^Subscribe Now/ }).click();
    await expectToast(page, 'Error', 'Failed to create checkout session');
  });
});

test.describe("Portal fails | 'No portal URL received' or 'Failed to open subscription management'", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('without an address, and without a connection', async ({ page, context }) => {
    await (await enrol()).enter(context);
    await page.route('**/api/create-portal-session', (route) => route.fulfill({ json: {} }), {
      times: 1,
    });
    await page.goto('/account');
    const manage = page.getByRole('button', { name: 'Manage Subscription' });
    await manage.click();
    await expectToast(page, 'Error', 'No portal URL received');
    await context.setOffline(true);
    await manage.click();
    await expectToast(page, 'Error', 'Failed to open subscription management');
    await expect(manage).toBeEnabled();
  });
});

test('The Subscribe page with no stored token signs the user out and goes to /.', async ({
  page,
  context,
}) => {
  const family = await enrol({ subscribed: false });
  /** Opens a screen, and takes the token away once nothing is asked for with it any more. */
  const openAndForget = async (path: string, deed: Locator) => {
    const told = page.waitForResponse('**/api/auth/firebase/sync');
    await page.goto(path);
    await told;
    await deed.waitFor();
    await page.evaluate(() => localStorage.removeItem('firebase_token'));
    await deed.click();
  };
  const expectVisitor = async () => {
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
    await page.goto('/account');
    await expect(page).toHaveURL('/');
  };
  // On the way in, and when it is about to be used.
  await family.enter(context);
  await openAndForget('/account', page.getByRole('link', { name: 'Subscribe Now' }));
  await expectVisitor();

  await family.enter(context);
  await openAndForget('/subscribe', page.getByRole('button', { name: /^Subscribe Now/ }));
  await expectVisitor();
});

test.describe('Sync failures and redirect-result failures are logged only. Other sign-in errors (not popup-related) are logged and rethrown.', () => {
  test.use({ expectedErrors: /status of 503|ERR_FAILED/ });

  const logged = (page: Page, text: string) =>
    page.waitForEvent('console', (message) => message.text().startsWith(text));

  test('a sync that fails keeps nobody out', async ({ page }) => {
    await page.route('**/api/auth/firebase/sync', (route) => route.fulfill({ status: 503 }));
    const log = logged(page, 'The account could not be synchronised');
    await signUp(page, newFamily());
    await log;
    await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(0);
  });

  test('a redirect that comes back without a result leaves the screen as it is', async ({
    page,
  }) => {
    await page.addInitScript(() => sessionStorage.setItem('sign_in_redirect', 'pending'));
    await page.route(`${sandbox}/js/api.js`, (route) => route.abort());
    const log = logged(page, 'The redirect sign-in was not completed');
    await page.goto('/');
    await log;
    await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
    await expect(page.getByRole('status').getByRole('listitem')).toHaveCount(0);
  });

  test('another error is logged, and the screen hears of it', async ({ page }) => {
    await page.route(`${sandbox}/js/api.js`, (route) => route.abort());
    await page.goto('/signin');
    const log = logged(page, 'Signing in with Google failed');
    await page.getByRole('button', { name: 'Sign In With Google' }).click();
    await log;
    await expectToast(page, 'Sign In Failed');
  });
});

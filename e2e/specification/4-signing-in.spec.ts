// Section 4: how a parent signs in, and what the browser stores.
import type { Page } from '@playwright/test';
import { hold } from '../support/answers.ts';
import { sandbox } from '../support/config.ts';
import { enrol, expiryOf, untilAnotherToken } from '../support/enrol.ts';
import { blockPopups, continueAs, openChooser } from '../support/google.ts';
import {
  expect,
  fillNames,
  newFamily,
  payWithCard,
  signIn,
  signUp,
  test,
} from '../support/journey.ts';

const SYNC = '/api/auth/firebase/sync';

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('firebase_token'));

/** Returns the Authorization header of the next sync call. */
async function nextSync(page: Page): Promise<string | undefined> {
  const request = await page.waitForRequest((sent) => new URL(sent.url()).pathname === SYNC);
  return (await request.allHeaders())['authorization'];
}

test.describe('Authentication: loading (initially) then signed in (the user token is saved in browser local storage under the key firebase_token) or signed out (token removed).', () => {
  test('loading until the provider has said who it is, where the kept token is too old', async ({
    page,
    context,
  }) => {
    const family = await enrol({ subscribed: false });
    await family.enter(context);
    await page.addInitScript(() => {
      const claims = { sub: 'old', exp: 1_000_000_000 };
      localStorage.setItem('firebase_token', `e30.${btoa(JSON.stringify(claims))}.x`);
    });
    const lookup = await hold(page, '/identitytoolkit.googleapis.com/v1/accounts:lookup');
    await page.goto('/account');
    await lookup.asked;
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeAttached();
    await lookup.release();
    await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible();
    await expect.poll(() => storedToken(page)).toBe(family.token);
  });

  test('the token comes with signing in and goes with signing out', async ({ page }) => {
    const family = await enrol({ subscribed: false });
    await page.goto('/signin');
    expect(await storedToken(page)).toBeNull();
    await signIn(page, family);
    await page.waitForURL('**/subscribe');
    expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});

test('The token is treated as expired 30 seconds before its real expiry. After every … token change … the product tells the server (see section 7).', async ({
  page,
  context,
}) => {
  const family = await enrol();
  const expiry = expiryOf(family.token);
  await family.enter(context);
  await page.clock.install();
  await page.goto('/account');
  const nextPatch = () => page.waitForRequest((request) => request.method() === 'PATCH');
  const changeLevel = async (level: string) => {
    await page.getByRole('button', { name: 'Change the profile' }).click();
    await page.getByLabel('Starting Reading Level').selectOption(level);
    const [request] = await Promise.all([
      nextPatch(),
      page.getByRole('button', { name: 'Save' }).click(),
    ]);
    await request.response();
    return (await request.allHeaders())['authorization'];
  };

  await page.clock.setFixedTime(expiry - 30_001);
  expect(await changeLevel('3')).toBe(`Bearer ${family.token}`);

  await untilAnotherToken(family.token);
  await page.clock.setFixedTime(expiry - 29_999);
  const syncHeader = nextSync(page);
  const bearer = await changeLevel('4');
  expect(bearer).not.toBe(`Bearer ${family.token}`);
  expect(`Bearer ${await storedToken(page)}`).toBe(bearer);
  expect(await syncHeader).toBe(bearer);
});

test.describe('After every sign-in, token change and redirect-based sign-in the product tells the server (see section 7).', () => {
  test('after a sign-in with a password', async ({ page }) => {
    const family = await enrol({ subscribed: false });
    await page.goto('/signin');
    const syncHeader = nextSync(page);
    await signIn(page, family);
    const bearer = await syncHeader;
    await page.waitForURL('**/subscribe');
    expect(bearer).toBe(`Bearer ${await storedToken(page)}`);
  });

  test('after a sign-up, with the names of the form', async ({ page }) => {
    const sync = page.waitForRequest((request) => new URL(request.url()).pathname === SYNC);
    await signUp(page, newFamily());
    expect((await sync).postDataJSON()).toMatchObject({
      parentFirstName: 'Robin',
      parentLastName: 'Reader',
    });
  });

  test('after a sign-in by redirect', async ({ page }) => {
    await blockPopups(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Sign In With Google' }).click();
    const syncHeader = nextSync(page);
    await continueAs(page, newFamily().email);
    const bearer = await syncHeader;
    await expect(page.getByText('Successfully signed in with Google').first()).toBeVisible();
    expect(bearer).toBe(`Bearer ${await storedToken(page)}`);
  });
});

test('Access flow: signed out, then sign up or sign in, then (if no profile) complete profile, then (if no subscription) /subscribe and checkout on an external payment page, then the library. Subscribed users are bounced from /subscribe to /.', async ({
  page,
}) => {
  await page.goto('/');
  await continueAs(await openChooser(page), newFamily().email);
  await page.waitForURL('**/subscribe');
  await page.goto('/complete-profile');
  await fillNames(page);
  await page.getByRole('button', { name: 'Complete Profile & Continue' }).click();
  await page.waitForURL('**/subscribe');
  await page.getByRole('button', { name: /^Subscribe Now/ }).click();
  await page.waitForURL(`${sandbox}/**`);
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();
  await page.goto('/subscribe');
  await expect(page).toHaveURL('/');
});

test.describe('Sign-in with external account: a popup is tried first; if the popup is blocked, closed by the user or cancelled, a redirect sign-in is used instead.', () => {
  /** The time in which the SDK notices a closed popup, in milliseconds. */
  const POPUP_CHECK_MS = 15_000;

  test('a popup signs in, and the page stays', async ({ page }) => {
    await page.goto('/signin');
    let left = false;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) left = true;
    });
    await continueAs(await openChooser(page), newFamily().email);
    await page.waitForURL('**/subscribe');
    expect(left).toBe(false);
  });

  test('blocked', async ({ page }) => {
    await blockPopups(page);
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Sign In With Google' }).click();
    await page.waitForURL(`${sandbox}/**`);
    await continueAs(page, newFamily().email);
    await page.waitForURL('**/subscribe');
  });

  test('closed by the user', async ({ page }) => {
    await page.clock.install();
    await page.goto('/signin');
    const popup = await openChooser(page);
    await popup.getByRole('button', { name: 'Cancel' }).waitFor();
    await popup.close();
    await page.clock.runFor(POPUP_CHECK_MS);
    await page.waitForURL(`${sandbox}/**`);
  });

  test('cancelled', async ({ page }) => {
    await page.goto('/signin');
    const popup = await openChooser(page);
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${sandbox}/**`);
  });

  test('who has begun to type by then is left in peace, and told nothing', async ({ page }) => {
    await page.clock.install();
    await page.goto('/signin');
    const popup = await openChooser(page);
    await popup.getByRole('button', { name: 'Cancel' }).waitFor();
    await popup.close();
    await page.getByLabel('Email').fill('parent@example.com');
    await expect(page.getByRole('button', { name: 'Sign In With Google' })).toBeEnabled();
    const noticed = page.waitForEvent('console', (message) =>
      message.text().startsWith('Signing in with Google failed'),
    );
    await page.clock.runFor(POPUP_CHECK_MS);
    await noticed;
    await expect(page.getByText('Sign In Failed')).toBeHidden();
    await expect(page).toHaveURL('/signin');
    await expect(page.getByLabel('Email')).toHaveValue('parent@example.com');
  });
});

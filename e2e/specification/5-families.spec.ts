// Section 5: the validation of a family's forms, on the server and at the identity provider. Most messages beside
// the fields are tested without a browser, in client/specification/.
import type { Page } from '@playwright/test';
import { readLocalSettings } from '../../scripts/config.ts';
import { inherited, sandbox } from '../support/config.ts';
import { enrol, type Enrolled } from '../support/enrol.ts';
import { expect, fillSignUp, newFamily, test } from '../support/journey.ts';

const SYNC = '/api/auth/firebase/sync';

/** Expects the server to respond with status 400 and to name the field. */
async function expectInvalid(
  { call }: Enrolled,
  [method, path]: [string, string],
  body: Record<string, unknown>,
  field: string,
): Promise<void> {
  await expect(call(method, path, body)).rejects.toThrow(
    new RegExp(`: 400 .*"issues":\\[\\{"field":"${field}"`),
  );
}

const { apiKey } = readLocalSettings(inherited).server.identity;

/** Calls the identity provider. Returns the body of its response. */
async function callProvider(path: string, data: object): Promise<string> {
  const address = `${sandbox}/identitytoolkit.googleapis.com/v1/${path}?key=${apiKey}`;
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(address, { method: 'POST', headers, body: JSON.stringify(data) })).text();
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Fills in a valid sign-up form with this password. */
const fillSignUpWith = (page: Page, password: string) =>
  fillSignUp(page, { ...newFamily(), password });

const submitSignUp = (page: Page) =>
  page.getByRole('button', { name: 'Start My Reading Journey!' }).click();

test.describe('Sign-up: all fields required except favorite genre; email must be an email; password at least 6 characters; age a number from 3 to 18; reading level chosen from 1-9.', () => {
  test('on the server, and by the provider', async () => {
    const family = await enrol({ subscribed: false, names: 'missing' });
    for (const [name, ...values] of [
      ['age', 2, 19, 4.5, '4.5', 'six', '', true, null],
      ['readingLevel', 0, 10, 1.5, 'nine', ''],
      ['parentFirstName', '   ', 7],
      ['parentLastName', '   ', 7],
      ['firstName', '   ', 7],
    ] as const) {
      for (const value of values) {
        await expectInvalid(family, ['POST', SYNC], { [name]: value }, name);
      }
    }
    for (const body of [
      { age: 3, readingLevel: 1 },
      { age: 18, readingLevel: 9 },
    ]) {
      expect(await family.call('POST', SYNC, body)).toMatchObject(body);
    }
    const { email, password } = newFamily();
    for (const [body, error] of [
      [{ password }, 'MISSING_EMAIL'],
      [{ email: 'robin', password }, 'INVALID_EMAIL'],
      [{ email }, 'MISSING_PASSWORD'],
      [{ email, password: '12345' }, 'WEAK_PASSWORD'],
    ] as const) {
      expect(await callProvider('accounts:signUp', body)).toContain(error);
    }
  });
});

test('A display name is also required by the identity layer; parent first and last names are optional extras there.', async ({
  page,
}) => {
  await page.goto('/signup');
  await fillSignUp(page);
  await submitSignUp(page);
  await page.waitForURL('**/subscribe');
  const idToken = await page.evaluate(() => localStorage.getItem('firebase_token'));
  expect(await callProvider('accounts:lookup', { idToken })).toContain('"displayName":"Kim"');

  const nameless = await enrol({ subscribed: false, names: 'missing' });
  expect(await nameless.call('POST', SYNC, { firstName: 'Kim' })).toMatchObject({
    firstName: 'Kim',
    parentFirstName: null,
    parentLastName: null,
  });
});

test.describe('Password policy from the identity provider: default minimum length 6, optional maximum length and lowercase, uppercase, numeric and non-alphanumeric requirements; enforcement can be off.', () => {
  const setPolicy = (page: Page, enforcementState: 'ENFORCE' | 'OFF') =>
    page.route('**/v2/passwordPolicy**', (route) =>
      route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: {
          customStrengthOptions: {
            minPasswordLength: 8,
            maxPasswordLength: 12,
            containsLowercaseCharacter: true,
            containsUppercaseCharacter: true,
            containsNumericCharacter: true,
            containsNonAlphanumericCharacter: true,
          },
          allowedNonAlphanumericCharacters: ['!', '?'],
          schemaVersion: 1,
          enforcementState,
        },
      }),
    );

  test('by default 6 characters are enough, and nothing more is said', async ({ page }) => {
    const policy = page.waitForResponse('**/v2/passwordPolicy**');
    await page.goto('/signup');
    await field(page, 'Parent First Name').focus();
    expect(await (await policy).json()).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6 },
      enforcementState: 'OFF',
    });
    await fillSignUpWith(page, 'abcdef');
    await expect(field(page, 'Password')).toHaveAccessibleDescription('');
    await submitSignUp(page);
    await page.waitForURL('**/subscribe');
  });

  test('an enforced policy is told beforehand, and what is missing at the field', async ({
    page,
  }) => {
    await setPolicy(page, 'ENFORCE');
    await page.goto('/signup');
    await field(page, 'Parent First Name').focus();
    await expect(field(page, 'Password')).toHaveAccessibleDescription(
      'Use at least 8 characters, at most 12 characters, a small letter, a capital letter, a number and a symbol such as ! or ?.',
    );
    for (const [password, missing] of [
      ['Abc123!', 'at least 8 characters'],
      ['Abcdef1234567!', 'at most 12 characters'],
      ['ABCDEF12!', 'a small letter'],
      ['abcdef12!', 'a capital letter'],
      ['Abcdefgh!', 'a number'],
      ['Abcdefg12', 'a symbol such as ! or ?'],
    ] as const) {
      await fillSignUpWith(page, password);
      await submitSignUp(page);
      await expect(field(page, 'Password')).toHaveAccessibleDescription(
        new RegExp(`Your password needs ${missing.replaceAll('?', '\\?')}\\.$`),
      );
      await expect(field(page, 'Password')).toBeFocused();
    }
    await expect(page.getByText('Registration Error').first()).toBeVisible();
    await fillSignUpWith(page, 'Abcdefg12!');
    await submitSignUp(page);
    await page.waitForURL('**/subscribe');
  });

  test('one that is not enforced refuses nothing', async ({ page }) => {
    await setPolicy(page, 'OFF');
    await page.goto('/signup');
    await fillSignUpWith(page, 'abcdef');
    await expect(field(page, 'Password')).toHaveAccessibleDescription('');
    await submitSignUp(page);
    await page.waitForURL('**/subscribe');
  });

  test.describe('the provider has the last word', () => {
    test.use({ expectedErrors: /status of 400.*accounts:signUp/ });

    test('a password that it refuses is refused at the field', async ({ page }) => {
      await page.goto('/signup');
      await fillSignUpWith(page, 'x'.repeat(4097));
      await submitSignUp(page);
      await expect(field(page, 'Password')).toHaveAccessibleDescription(
        'Please choose a stronger password: it does not meet the requirements.',
      );
      await expect(page.getByText('Registration Error').first()).toBeVisible();
    });
  });
});

test('Sign-in: email and password required.', async () => {
  const call = 'accounts:signInWithPassword';
  expect(await callProvider(call, { password: 'x' })).toContain('MISSING_EMAIL');
  expect(await callProvider(call, { email: 'x@example.com' })).toContain('MISSING_PASSWORD');
});

test('Complete profile: all three names required.', async () => {
  const family = await enrol({ subscribed: false, names: 'missing' });
  const names = { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' };
  for (const name of ['parentFirstName', 'parentLastName', 'firstName']) {
    for (const blank of ['', '  ']) {
      const body = { ...names, [name]: blank };
      await expectInvalid(family, ['POST', '/api/auth/complete-profile'], body, name);
    }
  }
});

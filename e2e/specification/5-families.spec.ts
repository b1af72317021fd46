// What the family's forms take: said beside the field, and by the same rule on the server.
import type { Page } from '@playwright/test';
import { sandbox } from '../support/config.ts';
import { enrol, type Enrolled } from '../support/enrol.ts';
import { expect, fillSignUp, newFamily, test } from '../support/journey.ts';

const SYNC = '/api/auth/firebase/sync';

/** The server answers 400 and names the field. */
async function expectRefusal(
  { call }: Enrolled,
  [method, path]: [string, string],
  body: Record<string, unknown>,
  field: string,
): Promise<void> {
  await expect(call(method, path, body)).rejects.toThrow(
    new RegExp(`: 400 .*"issues":\\[\\{"field":"${field}"`),
  );
}

/** What the identity provider says to this call. */
async function askProvider(page: Page, path: string, data: object): Promise<string> {
  const key = await page.evaluate(
    () => JSON.parse(document.getElementById('client-config')?.textContent ?? '').identity.apiKey,
  );
  const address = `${sandbox}/identitytoolkit.googleapis.com/v1/${path}?key=${key}`;
  return (await page.request.post(address, { data })).text();
}

const labels = {
  password: 'Password',
  firstName: 'Student First Name',
  age: 'Age',
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** A good form but for `changes`. */
async function fillSignUpBut(page: Page, changes: Partial<typeof labels>): Promise<void> {
  await fillSignUp(page);
  for (const [name, value] of Object.entries(changes)) {
    await field(page, labels[name as keyof typeof labels]).fill(value);
  }
}

const submitSignUp = (page: Page) =>
  page.getByRole('button', { name: 'Start My Reading Journey!' }).click();

test.describe('Sign-up: all fields required except favorite genre; email must be an email; password at least 6 characters; age a number from 3 to 18; reading level chosen from 1-9.', () => {
  test('beside the field', async ({ page }) => {
    await page.goto('/signup');
    await submitSignUp(page);
    await expect(field(page, 'Parent First Name')).toBeFocused();
    const genre = page.getByLabel('Favorite Type of Books (optional)');
    await expect(genre).not.toHaveAttribute('aria-invalid');
    const AGE = 'Age must be a whole number';
    for (const [label, value, message] of [
      ['Parent First Name', '', 'Parent first name is required'],
      ['Parent First Name', '   ', 'Parent first name is required'],
      ['Parent First Name', 'Robin', ''],
      ['Parent Last Name', '', 'Parent last name is required'],
      ['Parent Last Name', 'Reader', ''],
      ['Email', '', 'Email is required'],
      ['Email', 'robin', 'Enter a valid email address'],
      ['Email', 'robin@', 'Enter a valid email address'],
      ['Email', 'robin@example.com', ''],
      ['Password', '', 'Password must be at least 6 characters'],
      ['Password', '12345', 'Password must be at least 6 characters'],
      ['Password', '123456', ''],
      ['Student First Name', '', 'Student first name is required'],
      ['Student First Name', 'Kim', ''],
      ['Age', '', 'Age is required'],
      ['Age', ' ', AGE],
      ['Age', 'six', AGE],
      ['Age', '4.5', AGE],
      ['Age', '-4', AGE],
      ['Age', '2', 'Age must be at least 3'],
      ['Age', '19', 'Age must be at most 18'],
      ['Age', '3', ''],
      ['Age', '18', ''],
    ] as const) {
      await field(page, label).fill(value);
      await expect(field(page, label)).toHaveAccessibleDescription(message);
    }
    const levels = page.getByLabel('Starting Reading Level').getByRole('option');
    expect(await levels.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
  });

  test('at the edges an account is made', async ({ page }) => {
    await page.goto('/signup');
    await fillSignUpBut(page, { age: '18', password: '123456' });
    await page.getByLabel('Starting Reading Level').selectOption('9');
    await submitSignUp(page);
    await page.waitForURL('**/subscribe');
  });

  test('on the server, and by the provider', async ({ page }) => {
    const family = await enrol({ subscribed: false, names: 'missing' });
    for (const [name, ...values] of [
      ['age', 2, 19, 4.5, '4.5', 'six', '', true, null],
      ['readingLevel', 0, 10, 1.5, 'nine', ''],
      ['parentFirstName', '   ', 7],
      ['parentLastName', '   ', 7],
      ['firstName', '   ', 7],
    ] as const) {
      for (const value of values) {
        await expectRefusal(family, ['POST', SYNC], { [name]: value }, name);
      }
    }
    for (const body of [
      { age: 3, readingLevel: 1 },
      { age: 18, readingLevel: 9 },
    ]) {
      expect(await family.call('POST', SYNC, body)).toMatchObject(body);
    }
    await page.goto('/');
    const { email, password } = newFamily();
    for (const [body, refusal] of [
      [{ password }, 'MISSING_EMAIL'],
      [{ email: 'robin', password }, 'INVALID_EMAIL'],
      [{ email }, 'MISSING_PASSWORD'],
      [{ email, password: '12345' }, 'WEAK_PASSWORD'],
    ] as const) {
      expect(await askProvider(page, 'accounts:signUp', body)).toContain(refusal);
    }
  });
});

test('A display name is also required by the identity layer; parent first and last names are optional extras there.', async ({
  page,
}) => {
  await page.goto('/signup');
  let isAsked = false;
  page.on('request', (request) => (isAsked ||= request.url().includes('accounts:signUp')));
  await fillSignUpBut(page, { firstName: ' ' });
  await submitSignUp(page);
  await expect(field(page, 'Student First Name')).toBeFocused();
  expect(isAsked).toBe(false);
  await field(page, 'Student First Name').fill('Kim');
  await submitSignUp(page);
  await page.waitForURL('**/subscribe');
  const idToken = await page.evaluate(() => localStorage.getItem('firebase_token'));
  expect(await askProvider(page, 'accounts:lookup', { idToken })).toContain('"displayName":"Kim"');

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
    await fillSignUpBut(page, { password: 'abcdef' });
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
      await fillSignUpBut(page, { password });
      await submitSignUp(page);
      await expect(field(page, 'Password')).toHaveAccessibleDescription(
        new RegExp(`Your password needs ${missing.replaceAll('?', '\\?')}\\.$`),
      );
      await expect(field(page, 'Password')).toBeFocused();
    }
    await expect(page.getByText('Registration Error').first()).toBeVisible();
    await fillSignUpBut(page, { password: 'Abcdefg12!' });
    await submitSignUp(page);
    await page.waitForURL('**/subscribe');
  });

  test('one that is not enforced refuses nothing', async ({ page }) => {
    await setPolicy(page, 'OFF');
    await page.goto('/signup');
    await fillSignUpBut(page, { password: 'abcdef' });
    await expect(field(page, 'Password')).toHaveAccessibleDescription('');
    await submitSignUp(page);
    await page.waitForURL('**/subscribe');
  });

  test.describe('the provider has the last word', () => {
    test.use({ expectedErrors: /status of 400.*accounts:signUp/ });

    test('a password that it refuses is refused at the field', async ({ page }) => {
      await page.goto('/signup');
      await fillSignUpBut(page, { password: 'x'.repeat(4097) });
      await submitSignUp(page);
      await expect(field(page, 'Password')).toHaveAccessibleDescription(
        'Please choose a stronger password: it does not meet the requirements.',
      );
      await expect(page.getByText('Registration Error').first()).toBeVisible();
    });
  });
});

test('Sign-in: email and password required.', async ({ page }) => {
  await page.goto('/signin');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required');
  await expect(field(page, 'Password')).toHaveAccessibleDescription('Password is required');
  await expect(field(page, 'Email')).toBeFocused();
  const call = 'accounts:signInWithPassword';
  expect(await askProvider(page, call, { password: 'x' })).toContain('MISSING_EMAIL');
  expect(await askProvider(page, call, { email: 'x@example.com' })).toContain('MISSING_PASSWORD');
});

test('Complete profile: all three names required.', async ({ page, context }) => {
  const family = await enrol({ names: 'missing' });
  await family.enter(context);
  await page.goto('/complete-profile');
  await page.getByRole('button', { name: 'Complete Profile & Continue' }).click();
  await expect(field(page, 'Parent First Name')).toBeFocused();
  const names = { firstName: 'Kim', parentFirstName: 'Robin', parentLastName: 'Reader' };
  for (const [name, label, message] of [
    ['parentFirstName', 'Parent First Name', 'Parent first name is required'],
    ['parentLastName', 'Parent Last Name', 'Parent last name is required'],
    ['firstName', 'Student First Name', 'Student first name is required'],
  ] as const) {
    for (const blank of ['', '  ']) {
      await field(page, label).fill(blank);
      await expect(field(page, label)).toHaveAccessibleDescription(message);
      const body = { ...names, [name]: blank };
      await expectRefusal(family, ['POST', '/api/auth/complete-profile'], body, name);
    }
    await field(page, label).fill('Kim');
    await expect(field(page, label)).toHaveAccessibleDescription('');
  }
});

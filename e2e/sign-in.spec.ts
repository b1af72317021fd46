// The ways to sign in, and their errors.
import { detail } from './support/account.ts';
import { sandbox } from './support/config.ts';
import { enrol } from './support/enrol.ts';
import { continueAs, openChooser } from './support/google.ts';
import {
  expect,
  fillNames,
  fillSignUp,
  newFamily,
  payWithCard,
  signIn,
  test,
} from './support/journey.ts';

test('sign-in with Google in a popup, then the missing names', async ({ page }) => {
  const family = newFamily();
  await page.goto('/');
  await continueAs(await openChooser(page), family.email);
  await expect(page.getByText('Successfully signed in with Google')).toBeVisible();
  await page.waitForURL('**/subscribe');
  await page.getByRole('button', { name: 'Subscribe Now - $4.99 AUD/month' }).click();
  await payWithCard(page, '4242 4242 4242 4242');

  await page.waitForURL('**/complete-profile');
  await expect(page.getByLabel('Parent First Name')).toHaveValue('Robin');
  await expect(page.getByLabel('Parent Last Name')).toHaveValue('Reader');
  await fillNames(page);
  await page.getByRole('button', { name: 'Complete Profile & Continue' }).click();
  await expect(page.getByRole('heading', { name: "Kim's Library" })).toBeVisible();

  const question = page.getByRole('heading', { name: 'Where should Kim begin?' });
  await expect(question).toBeVisible();
  await page.getByLabel('Starting Reading Level').selectOption('2');
  await page.getByRole('button', { name: 'Start here' }).click();
  await expect(question).toBeHidden();
  await page.goto('/account');
  await expect(detail(page, 'Starting Reading Level')).toContainText('Level 2');
  await page.getByLabel('Age').selectOption('5 years old');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(detail(page, 'Age')).toContainText('5 years old');
  await saved;
  await page.reload();
  await expect(detail(page, 'Age')).toContainText('5 years old');
});

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of 400.*identitytoolkit/ });

  test('a wrong password shows an error and keeps the form', async ({ page }) => {
    const family = await enrol({ subscribed: false });
    await signIn(page, { ...family, password: 'wrong one' });
    await expect(page.getByText('Sign In Error').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(family.email);
  });

  test('a taken e-mail address shows an error and keeps the form', async ({ page }) => {
    const family = await enrol({ subscribed: false });
    await page.goto('/signup');
    await fillSignUp(page, { ...family, password: 'another' });
    await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
    await expect(page.getByText('Registration Error').first()).toBeVisible();
    await expect(page.getByLabel('Student First Name')).toHaveValue('Kim');
  });
});

test('a forgotten password is reset with the link in the mailbox', async ({ page }) => {
  const family = await enrol({ subscribed: false });
  await page.goto('/signin');
  await page.getByLabel('Email').fill(family.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await expect(page).toHaveURL('/signin');

  await page.goto(`${sandbox}/mailbox`);
  await page.getByRole('article').filter({ hasText: family.email }).getByRole('link').click();
  await page.getByLabel('New password').fill('a new password');
  await page.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/signin');
  await signIn(page, { ...family, password: 'a new password' });
  await page.waitForURL('**/subscribe');
});

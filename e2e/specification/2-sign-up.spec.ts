import { hold } from '../support/answers.ts';
import { enrol } from '../support/enrol.ts';
import { expect, fillSignUp, test } from '../support/journey.ts';

test("A sign-up-with-external-account button plus an email form. Fields: Parent First Name, Parent Last Name, Email, Password (placeholder 'At least 6 characters'), Student First Name, Age, Starting Reading Level (select 1-9, with a note that it can be changed later), Favorite Type of Books (optional).", async ({
  page,
}) => {
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Sign Up With Google' })).toBeVisible();
  const labels = await page.locator('form label').allInnerTexts();
  expect(labels).toEqual([
    'Parent First Name',
    'Parent Last Name',
    'Email',
    'Password',
    'Student First Name',
    'Age',
    'Starting Reading Level',
    'Favorite Type of Books (optional)',
  ]);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('placeholder', 'At least 6 characters');
  await expect(password).toHaveAttribute('type', 'password');
  const level = page.getByLabel('Starting Reading Level');
  await expect(level).toHaveValue('1');
  expect(await level.getByRole('option').allInnerTexts()).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `Level ${number}`),
  );
  await level.selectOption('9');
  await expect(level).toHaveAccessibleDescription(
    'Single Letter 2nd & 3rd Sound Phonograms. You can change this later.',
  );
});

test("Submit text 'Start My Reading Journey!' ('Creating Your Account...' while busy).", async ({
  page,
}) => {
  await page.goto('/signup');
  await fillSignUp(page);
  const sync = await hold(page, '/api/auth/firebase/sync');
  await page.getByRole('button', { name: 'Start My Reading Journey!' }).click();
  await expect(page.getByRole('button', { name: 'Creating Your Account...' })).toBeDisabled();
  await sync.asked;
  await sync.release();
  await expect(page).toHaveURL('/subscribe');
});

test("Link 'Already have an account? Sign In' goes to /.", async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Already have an account? Sign In' }).click();
  await expect(page).toHaveURL('/');
});

test('If a user is signed in and subscription status is known, redirect to / when hasSubscription, otherwise to /subscribe.', async ({
  page,
  context,
}) => {
  await (await enrol({ subscribed: false })).enter(context);
  const status = await hold(page, '/api/subscription/status');
  await page.goto('/signup');
  await status.asked;
  await expect(page).toHaveURL('/signup');
  await status.release();
  await expect(page).toHaveURL('/subscribe');

  await (await enrol()).enter(context);
  await page.goto('/signup');
  await expect(page).toHaveURL('/');
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFilledSignUp } from '../test-support/forms.ts';
import { beFamily, notSubscribed, serveFamily } from '../test-support/people.ts';
import {
  address,
  field,
  findButton,
  findScreen,
  isReady,
  open,
  press,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

test("A sign-up-with-external-account button plus an email form. Fields: Parent First Name, Parent Last Name, Email, Password (placeholder 'At least 6 characters'), Student First Name, Age, Starting Reading Level (select 1-9, with a note that it can be changed later), Favorite Type of Books (optional).", async () => {
  open('/signup');
  expect(await findButton('Sign Up With Google')).toBeVisible();
  const labels = [...document.querySelectorAll('form label')].map((label) => label.textContent);
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
  expect(field('Password')).toHaveAttribute('placeholder', 'At least 6 characters');
  expect(field('Password')).toHaveAttribute('type', 'password');
  const level = field('Starting Reading Level');
  expect(level).toHaveValue('1');
  const options = within(level).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `Level ${number}`),
  );
  await user.selectOptions(level, '9');
  expect(level).toHaveAccessibleDescription(
    'Single Letter 2nd & 3rd Sound Phonograms. You can change this later.',
  );
});

test("Submit text 'Start My Reading Journey!' ('Creating Your Account...' while busy).", async () => {
  serveFamily({ status: notSubscribed });
  await openFilledSignUp();
  const sync = server.hold('POST /api/auth/firebase/sync');
  await press('Start My Reading Journey!');
  expect(isReady(await findButton(/^Creating Your Account\.\.\./))).toBe(false);
  sync.release();
  await findScreen('Open the whole library');
  expect(address()).toBe('/subscribe');
});

test("Link 'Already have an account? Sign In' goes to /.", async () => {
  open('/signup');
  const link = await screen.findByRole('link', { name: 'Already have an account? Sign In' });
  await user.click(link);
  expect(address()).toBe('/');
});

test('If a user is signed in and subscription status is known, redirect to / when hasSubscription, otherwise to /subscribe.', async () => {
  beFamily({ status: notSubscribed });
  const status = server.hold('GET /api/subscription/status');
  open('/signup');
  await settle();
  expect(server.sent('GET /api/subscription/status')).toHaveLength(1);
  expect(address()).toBe('/signup');
  status.release();
  await findScreen('Open the whole library');
  expect(address()).toBe('/subscribe');
});

test('redirect to / when hasSubscription', async () => {
  beFamily();
  open('/signup');
  await findScreen("Kim's Library");
  expect(address()).toBe('/');
});

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openFilledSignUp } from '../../test-support/forms.ts';
import { notSubscribed, serveFamily } from '../../test-support/people.ts';
import { field, findButton, findScreen, press, user } from '../../test-support/screens.tsx';

const email = () => field('Email');

test('whoever looks at the sign-in and comes back finds what was typed, but the password', async () => {
  await openFilledSignUp();
  const typed = (email() as HTMLInputElement).value;
  expect(typed).not.toBe('');
  await user.click(screen.getByRole('link', { name: 'Already have an account? Sign In' }));
  await findButton('Sign In With Google');
  await user.click(screen.getByRole('link', { name: 'New here? Create an account' }));
  await findScreen('Create an account');
  expect(email()).toHaveValue(typed);
  expect(field('Password')).toHaveValue('');
});

test('an account that was made leaves nothing of it to the next', async () => {
  serveFamily({ status: notSubscribed });
  await openFilledSignUp();
  await press('Start My Reading Journey!');
  await findScreen('Open the whole library');
  await press('Sign Out');
  await findButton('Sign In With Google');
  await user.click(screen.getByRole('link', { name: 'New here? Create an account' }));
  await findScreen('Create an account');
  expect(email()).toHaveValue('');
});

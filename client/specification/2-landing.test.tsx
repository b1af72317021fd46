import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { address, findButton, findScreen, open, user } from '../test-support/screens.tsx';

test("Logo, product title, the tagline, a button 'Sign In With Google' (sign-in with the external account provider), an 'or' divider, a button 'Sign In With Email' (to /signin), 'New here? Create an account' (to /signup), and 'Library Admin' (to /admin/login).", async () => {
  open('/');
  const title = await findScreen('Step Into Reading');
  expect(title.parentElement?.querySelector('svg')).toBeVisible();
  expect(screen.getByText('Step Into Reading, One Sound at a Time!')).toBeVisible();
  expect(screen.getByText('or')).toBeVisible();
  expect(await findButton('Sign In With Google')).toBeVisible();
  for (const [name, path, heading] of [
    ['Sign In With Email', '/signin', 'Welcome back'],
    ['New here? Create an account', '/signup', 'Create an account'],
    ['Library Admin', '/admin/login', 'Library Admin'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }));
    await findScreen(heading);
    expect(address()).toBe(path);
    history.back();
    await findScreen('Step Into Reading');
  }
});

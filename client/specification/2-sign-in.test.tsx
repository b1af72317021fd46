import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { signIn } from '../test-support/forms.ts';
import { identity } from '../test-support/identity.ts';
import { beFamily, notSubscribed, serveFamily } from '../test-support/people.ts';
import {
  address,
  findButton,
  findScreen,
  isReady,
  open,
  pass,
  press,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';

test("External-account button, email and password, submit 'Sign In' ('Signing In...'), link to /signup.", async () => {
  serveFamily({ status: notSubscribed });
  open('/signin');
  expect(await findButton('Sign In With Google')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'New here? Create an account' }));
  expect(address()).toBe('/signup');
  await findScreen('Create an account');
  history.back();
  const sync = server.hold('POST /api/auth/firebase/sync');
  await signIn();
  expect(isReady(await findButton(/^Signing In\.\.\./))).toBe(false);
  expect(identity.signIn).toHaveBeenCalledExactlyOnceWith('robin@example.com', 'bedtime');
  sync.release();
  await findScreen('Open the whole library');
  expect(address()).toBe('/subscribe');
});

describe('The same redirect rule as sign-up applies after sign-in.', () => {
  test('while it is not known what they have paid, nobody is led anywhere', async () => {
    beFamily();
    const status = server.hold('GET /api/subscription/status');
    open('/signin');
    await settle();
    expect(server.sent('GET /api/subscription/status')).toHaveLength(1);
    expect(address()).toBe('/signin');
    status.release();
    await findScreen("Kim's Library");
    expect(address()).toBe('/');
  });

  for (const path of ['/signin', '/signup']) {
    test(`where it cannot be known, nobody at ${path} is led anywhere before they ask again`, async () => {
      beFamily();
      server.refuse('GET /api/subscription/status', 503, {
        code: 'unavailable',
        message: 'The library is very busy. Please try again in a moment.',
      });
      open(path);
      await screen.findByText('We could not look up your subscription');
      expect(screen.getByText(/very busy/)).toBeVisible();
      await pass(60_000);
      expect(address()).toBe(path);
      beFamily();
      await press('Try again');
      await findScreen("Kim's Library");
    });
  }

  test('nor is who has just signed in', async () => {
    serveFamily();
    server.lose('GET /api/subscription/status');
    open('/signin');
    await signIn();
    await screen.findByText('We could not look up your subscription');
    await pass(60_000);
    expect(address()).toBe('/signin');
    serveFamily();
    await press('Try again');
    await findScreen("Kim's Library");
  });

  test('who signed out by hand is not taken back to where that was', async () => {
    beFamily();
    open('/account');
    await findScreen('My Account');
    await press('Sign Out');
    await user.click(await screen.findByRole('link', { name: 'Sign In With Email' }));
    await signIn();
    await findScreen("Kim's Library");
  });
});

// Section 8: the messages a family sees when something fails, and the failures without a message.
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { openFilledSignUp } from '../test-support/forms.ts';
import { identity, refusal } from '../test-support/identity.ts';
import { beFamily, nameless, notSubscribed, serveFamily } from '../test-support/people.ts';
import {
  address,
  button,
  field,
  fill,
  findButton,
  findMessage,
  findScreen,
  isReady,
  message,
  open,
  pass,
  press,
  settle,
  user,
} from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { userToken } from '../api/tokens.ts';

const OFFLINE =
  'The library cannot be reached right now. Please check your internet connection and try again.';
/** An error of the identity provider with an unknown code. */
const unknownError = () => refusal('auth/something-new');
const GOOGLE = 'Sign In With Google';

/** Expects a toast with this title and text. */
async function expectToast(title: string, text?: string): Promise<void> {
  await settle();
  expect(message()).toContain(title + (text ?? ''));
}

describe("Sign-in with external account fails | 'Sign In Failed' / the error message, or 'Unable to sign in with Google. Please try again.'", () => {
  test('the error message', async () => {
    identity.signInWithGoogle.mockRejectedValue(
      new Error('The sign-in page cannot be reached right now. Please try again.'),
    );
    open('/');
    await findButton(GOOGLE);
    await press(GOOGLE);
    await expectToast(
      'Sign In Failed',
      'The sign-in page cannot be reached right now. Please try again.',
    );
    expect(isReady(button(GOOGLE))).toBe(true);
  });

  test('or what is said where there is none', async () => {
    identity.signInWithGoogle.mockRejectedValue(unknownError());
    open('/');
    await findButton(GOOGLE);
    await press(GOOGLE);
    await expectToast('Sign In Failed', 'Unable to sign in with Google. Please try again.');
  });
});

test("Sign-in with external account succeeds | 'Welcome!' / 'Successfully signed in with Google'", async () => {
  serveFamily();
  open('/');
  await findButton(GOOGLE);
  await press(GOOGLE);
  await expectToast('Welcome!', 'Successfully signed in with Google');
});

describe("Email sign-in fails | 'Sign In Error' / message, or 'Failed to sign in. Please check your email and password.'", () => {
  test('a wrong password, and a failure without words', async () => {
    open('/signin');
    await findButton('Sign In');
    fill('Email', 'robin@example.com');
    fill('Password', 'wrong one');
    identity.signIn.mockRejectedValue(refusal('auth/invalid-credential'));
    await press('Sign In');
    await expectToast(
      'Sign In Error',
      'That email and password do not match. Please check them and try again.',
    );
    identity.signIn.mockRejectedValue(unknownError());
    await press('Sign In');
    await expectToast('Sign In Error', 'Failed to sign in. Please check your email and password.');
    expect(field('Email')).toHaveValue('robin@example.com');
  });
});

describe("Registration fails | 'Registration Error' / message, or 'Failed to create your account. Please try again.'", () => {
  test('a taken address, and a failure without words', async () => {
    await openFilledSignUp();
    identity.createAccount.mockRejectedValue(refusal('auth/email-already-in-use'));
    await press('Start My Reading Journey!');
    const taken = 'An account with this email already exists. Try signing in instead.';
    await expectToast('Registration Error', taken);
    expect(field('Email')).toHaveAccessibleDescription(taken);
    expect(field('Student First Name')).toHaveValue('Kim');

    identity.createAccount.mockRejectedValue(unknownError());
    await press('Start My Reading Journey!');
    await expectToast('Registration Error', 'Failed to create your account. Please try again.');
  });
});

describe("Profile save fails | 'Error' / message, or 'Failed to save profile. Please try again.'", () => {
  test('without words, and without a connection', async () => {
    beFamily({ user: nameless });
    open('/complete-profile');
    await findButton('Complete Profile & Continue');
    for (const label of ['Parent First Name', 'Parent Last Name', 'Student First Name']) {
      fill(label, 'Kim');
    }
    server.garble('POST /api/auth/complete-profile');
    await press('Complete Profile & Continue');
    await expectToast('Error', 'Failed to save profile. Please try again.');
    server.lose('POST /api/auth/complete-profile');
    await press('Complete Profile & Continue');
    await expectToast('Error', OFFLINE);
    expect(field('Student First Name')).toHaveValue('Kim');
  });
});

describe("Checkout fails | the error message, 'No checkout URL received', or 'Failed to create checkout session'", () => {
  const CHECKOUT = 'POST /api/create-checkout-session';

  test('the error message, that there is no address, or what is said where there is no message', async () => {
    beFamily({ status: notSubscribed });
    open('/subscribe');
    await findButton(/^Subscribe Now/);
    server.lose(CHECKOUT);
    await press(/^Subscribe Now/);
    await expectToast('Error', OFFLINE);
    server.mislead(CHECKOUT, {});
    await press(/^Subscribe Now/);
    await expectToast('Error', 'No checkout URL received');
    expect(isReady(button(/^Subscribe Now/))).toBe(true);
    server.garble(CHECKOUT);
    await press(/^Subscribe Now/);
    await expectToast('Error', 'Failed to create checkout session');
    expect(location.assign).not.toHaveBeenCalled();
  });
});

describe("Portal fails | 'No portal URL received' or 'Failed to open subscription management'", () => {
  test('without an address, and without a connection', async () => {
    beFamily();
    open('/account');
    await findButton('Manage Subscription');
    server.mislead('POST /api/create-portal-session', {});
    await press('Manage Subscription');
    await expectToast('Error', 'No portal URL received');
    server.lose('POST /api/create-portal-session');
    await press('Manage Subscription');
    await expectToast('Error', 'Failed to open subscription management');
    expect(isReady(button('Manage Subscription'))).toBe(true);
  });
});

describe('The Subscribe page with no stored token signs the user out and goes to /.', () => {
  test('on the way in', async () => {
    beFamily({ status: notSubscribed });
    open('/account');
    const link = await screen.findByRole('link', { name: 'Subscribe Now' });
    userToken.remove();
    await user.click(link);
    await findButton(GOOGLE);
    expect(address()).toBe('/');
  });

  test('when it is about to be used', async () => {
    beFamily({ status: notSubscribed });
    open('/subscribe');
    await findButton(/^Subscribe Now/);
    userToken.remove();
    await press(/^Subscribe Now/);
    await findButton(GOOGLE);
    expect(address()).toBe('/');
    expect(server.sent('POST /api/create-checkout-session')).toEqual([]);
  });
});

describe('Sync failures and redirect-result failures are logged only. Other sign-in errors (not popup-related) are logged and rethrown.', () => {
  test('a sync that fails keeps nobody out', async () => {
    serveFamily({ status: notSubscribed });
    server.refuse('POST /api/auth/firebase/sync', 503);
    open('/signin');
    await findButton('Sign In');
    fill('Email', 'robin@example.com');
    fill('Password', 'bedtime');
    await press('Sign In');
    await findScreen('Open the whole library');
    expect(console.info).toHaveBeenCalledWith(
      'The account could not be synchronised',
      expect.anything(),
    );
    expect(message()).toBe('');
  });

  test('another error is logged, and the screen hears of it', async () => {
    identity.signInWithGoogle.mockRejectedValue(refusal('auth/internal-error'));
    open('/signin');
    await findButton(GOOGLE);
    await press(GOOGLE);
    await expectToast('Sign In Failed');
    expect(console.info).toHaveBeenCalledWith('Signing in with Google failed', expect.anything());
  });
});

describe("A message beginning '401:' and containing 'Unauthorized' gives the toast 'Unauthorized' / 'You are logged out. Logging in again...' and navigation to /api/login after 500 ms.", () => {
  const UNAUTHORIZED = { code: 'unauthorized', message: 'Unauthorized' } as const;
  const STATUS = 'GET /api/subscription/status';
  const USER = 'GET /api/auth/user';
  const fillNames = () => {
    for (const label of ['Parent First Name', 'Parent Last Name', 'Student First Name']) {
      fill(label, 'Kim');
    }
  };

  test.each<[string, EndpointName, string, (() => void)?]>([
    ['/account', STATUS, ''],
    ['/account', USER, ''],
    ['/account', 'POST /api/create-portal-session', 'Manage Subscription'],
    ['/subscribe', STATUS, ''],
    ['/subscribe', 'POST /api/create-checkout-session', 'Subscribe Now - $4.99 AUD/month'],
    ['/complete-profile', STATUS, ''],
    ['/complete-profile', USER, ''],
    [
      '/complete-profile',
      'POST /api/auth/complete-profile',
      'Complete Profile & Continue',
      fillNames,
    ],
  ])('at %s, of %s', async (path, refused, pressed, prepare) => {
    beFamily(path === '/subscribe' ? { status: notSubscribed } : { user: nameless });
    server.refuse(refused, 401, UNAUTHORIZED);
    open(path);
    if (pressed !== '') {
      await findButton(pressed);
      prepare?.();
      await press(pressed);
    }
    await findMessage('Unauthorized');
    expect(message()).toBe('UnauthorizedYou are logged out. Logging in again...');
    await pass(500);
    expect(location.replace).toHaveBeenCalledExactlyOnceWith('/api/login');
  });
});

import { expect, test } from 'vitest';
import { codeOf, fieldOf, identityError } from './identity-errors.ts';

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code });

test.each([
  [
    'auth/email-already-in-use',
    'An account with this email already exists. Try signing in instead.',
  ],
  [
    'auth/invalid-credential',
    'That email and password do not match. Please check them and try again.',
  ],
  ['auth/weak-password', 'Please choose a stronger password, with at least 6 characters.'],
  [
    'auth/network-request-failed',
    'The sign-in service cannot be reached right now. Please check your internet connection and try again.',
  ],
  ['auth/too-many-requests', 'Too many attempts. Please wait a few minutes and try again.'],
])('%s has a message for the parent', (code, sentence) => {
  const cause = failure(code);
  expect(identityError(cause)).toMatchObject({ message: sentence, cause });
});

test('a wrong password and an unknown account have the same message', () => {
  expect(identityError(failure('auth/wrong-password')).message).toBe(
    identityError(failure('auth/user-not-found')).message,
  );
});

test('an unknown code has an empty message, so the screen shows its own', () => {
  expect(identityError(failure('auth/something-new')).message).toBe('');
});

test("an error that is not the provider's is returned unchanged", () => {
  const error = new Error('The sign-in page cannot be reached right now. Please try again.');
  expect(identityError(error)).toBe(error);
});

test.each([
  [failure('auth/weak-password'), 'auth/weak-password'],
  [new Error('plain'), ''],
  [{ code: 7 }, ''],
  [null, ''],
  [undefined, ''],
])('the code of %s is "%s"', (error, code) => {
  expect(codeOf(error)).toBe(code);
});

test.each([
  ['auth/email-already-in-use', 'email'],
  ['auth/weak-password', 'password'],
  ['auth/password-does-not-meet-requirements', 'password'],
  ['auth/network-request-failed', null],
])('the form field of %s is %s', (code, field) => {
  expect(fieldOf(identityError(failure(code)))).toBe(field);
});

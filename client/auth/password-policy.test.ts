import { expect, test } from 'vitest';
import { passwordHint, passwordRefusal, type PasswordPolicy } from './password-policy.ts';

const off: PasswordPolicy = { isEnforced: false, minLength: 12, digit: true };
const usual: PasswordPolicy = { isEnforced: true, minLength: 6, maxLength: 4096 };
const strict: PasswordPolicy = {
  isEnforced: true,
  minLength: 8,
  maxLength: 20,
  lowercase: true,
  uppercase: true,
  digit: true,
  symbol: true,
};

test.each([
  ['that is not enforced', off, null],
  ['that asks for no more than the form', usual, null],
  ['with one demand', { ...usual, digit: true }, 'Use a number.'],
  [
    'with every demand',
    strict,
    'Use at least 8 characters, at most 20 characters, a small letter, a capital letter, a number and a symbol such as ! or ?.',
  ],
])('a policy %s is told beforehand', (_, policy, hint) => {
  expect(passwordHint(policy)).toBe(hint);
});

test('a refusal names what is missing and nothing else', () => {
  const check = { minLength: true, maxLength: true, uppercase: false, digit: false };
  expect(passwordRefusal(strict, check)).toBe('Your password needs a capital letter and a number.');
});

test('a password that is too long is told how long it may be', () => {
  expect(passwordRefusal(usual, { minLength: true, maxLength: false })).toBe(
    'Your password needs at most 4096 characters.',
  );
});

test('a password that lacks nothing passes, and so does any while the policy is not enforced', () => {
  expect(passwordRefusal(strict, { minLength: true, digit: true })).toBeNull();
  expect(passwordRefusal(off, { minLength: false, digit: false })).toBeNull();
});

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
  ['that requires no more than the form', usual, null],
  ['with one requirement', { ...usual, digit: true }, 'Use a number.'],
  [
    'with every requirement',
    strict,
    'Use at least 8 characters, at most 20 characters, a small letter, a capital letter, a number and a symbol such as ! or ?.',
  ],
])('the hint of a policy %s', (_, policy, hint) => {
  expect(passwordHint(policy)).toBe(hint);
});

test('the refusal names only the requirements that are not met', () => {
  const check = { minLength: true, maxLength: true, uppercase: false, digit: false };
  expect(passwordRefusal(strict, check)).toBe('Your password needs a capital letter and a number.');
});

test('the refusal of a password that is too long names the maximum length', () => {
  expect(passwordRefusal(usual, { minLength: true, maxLength: false })).toBe(
    'Your password needs at most 4096 characters.',
  );
});

test('a password that meets the policy passes, and so does any password if the policy is not enforced', () => {
  expect(passwordRefusal(strict, { minLength: true, digit: true })).toBeNull();
  expect(passwordRefusal(off, { minLength: false, digit: false })).toBeNull();
});

import { expect, test } from 'vitest';
import { createToken } from './storage.test-support.ts';
import { claimsOf, isExpired } from './tokens.ts';

const EXPIRY = 1_800_000_000_000;

test.each([
  [-3_600_000, false],
  [-30_001, false],
  [-30_000, true],
  [0, true],
  [1, true],
])('%d ms from its expiry, whether a token counts as expired is %s', (from, expired) => {
  expect(isExpired(createToken('u1', EXPIRY), EXPIRY + from)).toBe(expired);
});

test.each(['', 'abc', 'a.b.c', `x.${btoa('null')}.y`, `x.${btoa('{"sub":"u1"}')}.y`])(
  '"%s" is no token, and thus of no use',
  (text) => {
    expect(claimsOf(text)).toBeNull();
    expect(isExpired(text, 0)).toBe(true);
  },
);

test('the claims of a token are read in full, accents included', () => {
  const token = createToken('u1', EXPIRY, {
    email: 'zoe@example.com',
    name: 'Zoë ▲ Nguyễn',
    auth_time: 1_700_000_000,
  });
  expect(claimsOf(token)).toEqual({
    uid: 'u1',
    email: 'zoe@example.com',
    displayName: 'Zoë ▲ Nguyễn',
    provenAt: 1_700_000_000_000,
    expiresAt: EXPIRY,
  });
});

test('a token without email, name and time of sign-in says so', () => {
  expect(claimsOf(createToken('u1', EXPIRY))).toMatchObject({
    email: null,
    displayName: null,
    provenAt: null,
  });
});

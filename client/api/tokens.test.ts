import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage, createToken } from '../test-support/storage.ts';
import { nameFromGoogle } from './name-from-google.ts';
import { claimsOf, clockLagBy, isExpired, userToken } from './tokens.ts';

const EXPIRY = 1_800_000_000_000;

beforeEach(() => vi.stubGlobal('localStorage', createStorage()));

test.each([
  [-3_600_000, false],
  [-30_001, false],
  [-30_000, true],
  [0, true],
  [1, true],
])('%d ms from its expiry, isExpired is %s', (from, expired) => {
  expect(isExpired(createToken('u1', EXPIRY), EXPIRY + from)).toBe(expired);
});

test.each(['', 'abc', 'a.b.c', `x.${btoa('null')}.y`, `x.${btoa('{"sub":"u1"}')}.y`])(
  '"%s" is not a token and counts as expired',
  (text) => {
    expect(claimsOf(text)).toBeNull();
    expect(isExpired(text, 0)).toBe(true);
  },
);

test('the claims of a token are read, including non-ASCII characters', () => {
  const token = createToken('u1', EXPIRY, {
    email: 'zoe@example.com',
    name: 'Zoë ▲ Nguyễn',
    auth_time: 1_700_000_000,
  });
  expect(claimsOf(token)).toEqual({
    uid: 'u1',
    email: 'zoe@example.com',
    displayName: 'Zoë ▲ Nguyễn',
    authenticatedAt: 1_700_000_000_000,
    issuedAt: null,
    expiresAt: EXPIRY,
  });
});

test('missing email, name and time of sign-in are null', () => {
  expect(claimsOf(createToken('u1', EXPIRY))).toMatchObject({
    email: null,
    displayName: null,
    authenticatedAt: null,
  });
});

const HOUR = 3_600_000;
const issuedAt = (time: number) => createToken('u1', time + HOUR, { iat: time / 1000 });

test.each([
  ['an hour slow', EXPIRY - HOUR, HOUR],
  ['right', EXPIRY, 0],
  ['fast, or whose token is old,', EXPIRY + 1, 0],
])('the measured lag of a clock that is %s', (_, now, lag) => {
  expect(clockLagBy(issuedAt(EXPIRY), now)).toBe(lag);
});

test('the clock lag is stored with a new token, and removed with it', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(EXPIRY - HOUR);
  userToken.store(issuedAt(EXPIRY));
  expect(userToken.clockLag()).toBe(HOUR);
  now.mockReturnValue(EXPIRY - HOUR / 2);
  userToken.store(issuedAt(EXPIRY));
  expect(userToken.clockLag()).toBe(HOUR);
  now.mockReturnValue(EXPIRY + HOUR);
  userToken.store(issuedAt(EXPIRY + HOUR));
  expect(userToken.clockLag()).toBe(0);
  now.mockReturnValue(EXPIRY);
  userToken.store(issuedAt(EXPIRY + 2 * HOUR));
  userToken.remove();
  expect(userToken.clockLag()).toBe(0);
  now.mockRestore();
});

describe('nameFromGoogle', () => {
  const by = (provider: string, name?: unknown) =>
    createToken('u1', EXPIRY, { name, firebase: { sign_in_provider: provider } });

  test.each([
    ['Robin Reader', { first: 'Robin', last: 'Reader' }],
    [' Robin  van der Reader ', { first: 'Robin', last: 'van der Reader' }],
    ['Robin', { first: 'Robin', last: '' }],
    ['\u200B', { first: '', last: '' }],
  ])('splits %j into first and last name', (name, names) => {
    expect(nameFromGoogle(by('google.com', name))).toEqual(names);
  });

  test.each([
    ['a sign-in by password, where the name is the child’s', by('password', 'Kim')],
    ['no name', by('google.com')],
    ['a name that is not a string', by('google.com', 5)],
    ['no provider', createToken('u1', EXPIRY, { name: 'Robin Reader' })],
    ['no token', null],
    ['an invalid token', 'a.b.c'],
  ])('is null for %s', (_, token) => {
    expect(nameFromGoogle(token)).toBeNull();
  });
});

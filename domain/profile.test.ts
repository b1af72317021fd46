import { expect, test } from 'vitest';
import { hasProfile } from './profile.ts';

const names = { firstName: 'Student', parentFirstName: 'Parent', parentLastName: 'Family' };

test.each([
  [names, true],
  [{ ...names, firstName: null }, false],
  [{ ...names, parentFirstName: '' }, false],
  [{ ...names, parentLastName: '  ' }, false],
])('%j is a whole profile: %s', (user, whole) => {
  expect(hasProfile(user)).toBe(whole);
});

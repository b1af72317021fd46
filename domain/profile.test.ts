import { expect, test } from 'vitest';
import { hasProfile } from './profile.ts';

const names = { firstName: 'Student', parentFirstName: 'Parent', parentLastName: 'Family' };

test.each([
  [names, true],
  [{ ...names, firstName: null }, false],
  [{ ...names, parentFirstName: '' }, false],
  [{ ...names, parentLastName: '  ' }, false],
])('%j is a complete profile: %s', (user, complete) => {
  expect(hasProfile(user)).toBe(complete);
});

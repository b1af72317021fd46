import { describe, expect, test } from 'vitest';
import { type Access, decideAccess, roles } from './access.ts';
import { isEntitled, subscriptionStatuses } from './subscription.ts';

const nobody = { user: false, subscription: null, admin: null };
const accesses: Access[] = ['anyone', 'user', 'subscriber', 'editor', 'owner'];

describe('access', () => {
  test.each(accesses)('decides access of a visitor to an endpoint for %s', (access) => {
    const expected = access === 'anyone' ? { open: true } : { open: false, reason: 'sign-in' };
    expect(decideAccess(access, nobody)).toEqual(expected);
  });

  test.each([...subscriptionStatuses, null])(
    'decides access of a user whose subscription is %s',
    (subscription) => {
      const caller = { ...nobody, user: true, subscription };
      expect(decideAccess('user', caller)).toEqual({ open: true });
      expect(decideAccess('editor', caller)).toEqual({ open: false, reason: 'sign-in' });
      expect(decideAccess('owner', caller)).toEqual({ open: false, reason: 'sign-in' });
      expect(decideAccess('subscriber', caller)).toEqual(
        isEntitled(subscription) ? { open: true } : { open: false, reason: 'subscribe' },
      );
    },
  );

  test.each(roles)(
    'the session of an %s grants access to books but not to student data',
    (role) => {
      const caller = { ...nobody, admin: role };
      expect(decideAccess('editor', caller)).toEqual({ open: true });
      expect(decideAccess('user', caller)).toEqual({ open: false, reason: 'sign-in' });
      expect(decideAccess('subscriber', caller)).toEqual({ open: false, reason: 'sign-in' });
    },
  );

  test('what is for owners is open to owners alone', () => {
    expect(decideAccess('owner', { ...nobody, admin: 'owner' })).toEqual({ open: true });
    const refused = { open: false, reason: 'ask-owner' };
    expect(decideAccess('owner', { ...nobody, admin: 'editor' })).toEqual(refused);
  });

  test('a subscription without a user grants no access', () => {
    const caller = { ...nobody, subscription: 'active' as const };
    expect(decideAccess('subscriber', caller)).toEqual({ open: false, reason: 'sign-in' });
  });
});

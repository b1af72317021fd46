import { describe, expect, test } from 'vitest';
import { type Access, decideAccess } from './access.ts';
import { isEntitled, subscriptionStatuses } from './subscription.ts';

const nobody = { user: false, subscription: null, admin: false };
const accesses: Access[] = ['anyone', 'user', 'subscriber', 'admin'];

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
      expect(decideAccess('admin', caller)).toEqual({ open: false, reason: 'sign-in' });
      expect(decideAccess('subscriber', caller)).toEqual(
        isEntitled(subscription) ? { open: true } : { open: false, reason: 'subscribe' },
      );
    },
  );

  test('an admin session grants access to admin endpoints but not to student data', () => {
    const caller = { ...nobody, admin: true };
    expect(decideAccess('admin', caller)).toEqual({ open: true });
    expect(decideAccess('user', caller)).toEqual({ open: false, reason: 'sign-in' });
    expect(decideAccess('subscriber', caller)).toEqual({ open: false, reason: 'sign-in' });
  });

  test('a subscription without a user grants no access', () => {
    const caller = { ...nobody, subscription: 'active' as const };
    expect(decideAccess('subscriber', caller)).toEqual({ open: false, reason: 'sign-in' });
  });
});

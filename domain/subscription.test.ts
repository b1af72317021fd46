import { describe, expect, test } from 'vitest';
import {
  isEntitled,
  isOverdue,
  pickSubscription,
  type SubscriptionStatus,
} from './subscription.ts';

const subscription = (
  id: string,
  status: SubscriptionStatus,
  periodEndsAt: number | null = null,
) => ({
  id,
  status,
  periodEndsAt,
  endsAt: null,
});

describe('subscription', () => {
  test.each([
    ['active', true],
    ['trialing', true],
    ['past_due', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['unpaid', false],
    ['paused', false],
    ['canceled', false],
    [null, false],
  ] as const)('%s opens the library: %s', (status, open) => {
    expect(isEntitled(status)).toBe(open);
  });

  test.each([
    [['canceled', 'active'], 'active'],
    [['past_due', 'trialing'], 'trialing'],
    [['canceled', 'past_due'], 'past_due'],
    [['incomplete_expired', 'canceled'], 'canceled'],
    [['unpaid', 'incomplete'], 'incomplete'],
  ] as const)('of %j the %s one counts, in whatever order they come', (statuses, best) => {
    const all = statuses.map((status) => subscription(status, status));
    expect(pickSubscription(all)?.status).toBe(best);
    expect(pickSubscription([...all].reverse())?.status).toBe(best);
  });

  test('of two alike the one paid further ahead counts', () => {
    const all = [subscription('old', 'active', 1), subscription('new', 'active', 2)];
    expect(pickSubscription(all)?.id).toBe('new');
  });

  test('of none, none', () => {
    expect(pickSubscription([])).toBeNull();
  });

  test.each([
    ['active', null, null, false],
    ['active', 11, null, false],
    ['active', 10, null, true],
    ['past_due', 9, null, true],
    ['active', 20, 10, true],
    ['canceled', 5, 5, false],
    [null, null, null, false],
  ] as const)(
    '%s, paid until %s, ending %s, is to be read again at 10: %s',
    (status, periodEndsAt, endsAt, overdue) => {
      expect(isOverdue({ status, periodEndsAt, endsAt }, 10)).toBe(overdue);
    },
  );
});

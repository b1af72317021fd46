import { describe, expect, test } from 'vitest';
import {
  isEntitled,
  isOver,
  isOverdue,
  isUnsettled,
  pastDueUntil,
  selectSubscriptions,
  statusAt,
  subscriptionStatuses,
  type SubscriptionStatus,
} from './subscription.ts';

const NOW = Date.UTC(2026, 0, 5, 9);
const MINUTE = 60_000;

const subscription = (id: string, status: SubscriptionStatus, createdAt = 0) => ({
  id,
  status,
  createdAt,
  periodEndsAt: null,
  endsAt: null,
  pastDueUntil: null,
  pause: null,
  amount: 499,
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
  ] as const)('%s grants access: %s', (status, open) => {
    expect(isEntitled(status)).toBe(open);
  });

  test.each([
    ['active', null, 'active'],
    ['active', NOW + 1, 'active'],
    ['active', NOW - 5 * MINUTE, 'active'],
    ['active', NOW - 5 * MINUTE - 1, 'canceled'],
    ['trialing', NOW - 6 * MINUTE, 'canceled'],
    ['past_due', NOW - 6 * MINUTE, 'canceled'],
    ['unpaid', NOW - 6 * MINUTE, 'unpaid'],
    ['incomplete_expired', NOW - 6 * MINUTE, 'incomplete_expired'],
    [null, null, null],
  ] as const)('a stored status %s, ending at %s, is now %s', (status, endsAt, expected) => {
    expect(statusAt({ status, endsAt }, NOW)).toBe(expected);
  });

  test('an ended subscription is replaced by one that started later', () => {
    const ended = { ...subscription('ended', 'active', 1), endsAt: NOW - 6 * MINUTE };
    const begun = subscription('begun', 'active', 2);
    expect(selectSubscriptions([ended, begun], 'ended', NOW)).toEqual({
      counts: begun,
      duplicates: [ended],
    });
    expect(selectSubscriptions([ended], 'ended', NOW)).toEqual({ counts: ended, duplicates: [] });
  });

  test('only canceled and incomplete_expired are final', () => {
    const over = [...subscriptionStatuses, 'invented_since'].filter(isOver);
    expect(over).toEqual(['incomplete_expired', 'canceled']);
  });

  test.each([
    [['canceled', 'active'], 'active'],
    [['past_due', 'trialing'], 'trialing'],
    [['canceled', 'past_due'], 'past_due'],
    [['incomplete_expired', 'canceled'], 'canceled'],
    [['unpaid', 'incomplete'], 'incomplete'],
  ] as const)('of %j, chooses the %s one in any order', (statuses, best) => {
    const all = statuses.map((status) => subscription(status, status));
    expect(selectSubscriptions(all, null, NOW).counts?.status).toBe(best);
    expect(selectSubscriptions([...all].reverse(), null, NOW).counts?.status).toBe(best);
  });

  test('of two that grant access, chooses the older one and reports the newer one as a duplicate', () => {
    const all = [subscription('second', 'active', 2), subscription('first', 'active', 1)];
    const { counts, duplicates } = selectSubscriptions(all, null, NOW);
    expect([counts?.id, duplicates.map(({ id }) => id)]).toEqual(['first', ['second']]);
  });

  test.each([
    ['active', 'active', 'second'],
    ['trialing', 'active', 'second'],
    ['past_due', 'past_due', 'second'],
    ['past_due', 'active', 'first'],
    ['past_due', 'trialing', 'first'],
    ['unpaid', 'active', 'first'],
    ['canceled', 'past_due', 'first'],
  ] as const)(
    'when the previous choice is %s and another is %s, chooses the %s',
    (status, other, id) => {
      const all = [subscription('first', other, 1), subscription('second', status, 2)];
      expect(selectSubscriptions(all, 'second', NOW).counts?.id).toBe(id);
      const duplicates = selectSubscriptions(all, 'second', NOW).duplicates.map((one) => one.id);
      expect(duplicates).toEqual(id === 'second' ? ['first'] : isOver(status) ? [] : ['second']);
    },
  );

  test('choosing again gives the same result, whatever the previous choice', () => {
    const triples = subscriptionStatuses.flatMap((a) =>
      subscriptionStatuses.flatMap((b) => subscriptionStatuses.map((c) => [a, b, c])),
    );
    for (const statuses of triples) {
      const all = statuses.map((status, index) => subscription(`${index}`, status, index));
      for (const before of [null, '0', '1', '2', 'gone']) {
        const { counts, duplicates } = selectSubscriptions(all, before, NOW);
        expect(selectSubscriptions(all, counts!.id, NOW), statuses.join()).toEqual({
          counts,
          duplicates,
        });
      }
    }
  });

  test('of two that started in the same second, chooses the same one in any order', () => {
    const all = [subscription('b', 'active', 1), subscription('a', 'active', 1)];
    expect(selectSubscriptions(all, null, NOW).counts?.id).toBe('a');
    expect(selectSubscriptions([...all].reverse(), null, NOW).counts?.id).toBe('a');
  });

  test('of two that do not grant access, chooses the newer one', () => {
    const all = [subscription('old', 'canceled', 1), subscription('new', 'canceled', 2)];
    expect(selectSubscriptions(all, null, NOW).counts?.id).toBe('new');
  });

  test.each([
    ['trialing', true],
    ['past_due', true],
    ['incomplete', true],
    ['paused', true],
    ['unpaid', true],
    ['canceled', false],
    ['incomplete_expired', false],
  ] as const)('next to an active one, a %s one is a duplicate: %s', (status, expected) => {
    const { duplicates } = selectSubscriptions(
      [subscription('a', 'active'), subscription('b', status)],
      null,
      NOW,
    );
    expect(duplicates.length === 1).toBe(expected);
  });

  test('there are no duplicates if none grants access', () => {
    const all = [subscription('a', 'incomplete', 1), subscription('b', 'unpaid', 2)];
    expect(selectSubscriptions(all, null, NOW).duplicates).toEqual([]);
  });

  test('chooses none of no subscriptions', () => {
    expect(selectSubscriptions([], null, NOW)).toEqual({ counts: null, duplicates: [] });
  });

  const settled = { periodEndsAt: null, endsAt: null, pastDueUntil: null, resumesAt: null };
  test.each([
    ['active', {}, false],
    ['active', { periodEndsAt: 11 }, false],
    ['active', { periodEndsAt: 10 }, true],
    ['past_due', { periodEndsAt: 9 }, true],
    ['active', { periodEndsAt: 20, endsAt: 10 }, true],
    ['active', { periodEndsAt: 20, endsAt: 9 - 6 * MINUTE }, true],
    ['past_due', { pastDueUntil: 10 }, true],
    ['past_due', { pastDueUntil: 11 }, false],
    ['active', { resumesAt: 10 }, true],
    ['active', { resumesAt: 11 }, false],
    ['canceled', { periodEndsAt: 5, endsAt: 5 }, false],
    [null, {}, false],
  ] as const)('%s with %j is stale at 10: %s', (status, moments, overdue) => {
    expect(isOverdue({ ...settled, status, ...moments }, 10)).toBe(overdue);
  });

  const DAY = 24 * 60 * MINUTE;
  test.each([
    ['while Stripe retries it', { since: NOW - 30 * DAY + 1, isRetried: true }, 'past_due'],
    [
      'after thirty days, even if still retried',
      { since: NOW - 30 * DAY, isRetried: true },
      'unpaid',
    ],
    ['when it is not retried', { since: NOW - 1, isRetried: false }, 'unpaid'],
  ] as const)('a failed payment: %s', (_, owed, status) => {
    const late = { status: 'past_due' as const, endsAt: null, pastDueUntil: pastDueUntil(owed) };
    expect(statusAt(late, NOW)).toBe(status);
  });

  test('past_due grants access if pastDueUntil is not given', () => {
    expect(statusAt({ status: 'past_due', endsAt: null }, NOW)).toBe('past_due');
  });

  test('a subscription that Stripe no longer retries is replaced by another', () => {
    const unpaid = { ...subscription('up', 'past_due', 1), pastDueUntil: NOW };
    const fresh = subscription('fresh', 'active', 2);
    expect(selectSubscriptions([unpaid, fresh], 'up', NOW)).toEqual({
      counts: fresh,
      duplicates: [unpaid],
    });
    expect(selectSubscriptions([unpaid], 'up', NOW)).toEqual({ counts: unpaid, duplicates: [] });
  });

  test.each([
    ['active', null, false],
    ['active', 10, false],
    ['active', 11, true],
    ['past_due', null, true],
    ['canceled', null, true],
    [null, null, true],
  ] as const)('%s, watched until %s, may be stale at 10: %s', (status, watchedUntil, may) => {
    expect(isUnsettled({ status, watchedUntil }, 10)).toBe(may);
  });
});

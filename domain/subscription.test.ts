import { describe, expect, test } from 'vitest';
import {
  isEntitled,
  isOver,
  isOverdue,
  isUnsettled,
  pastDueUntil,
  sortOut,
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
    ['active', null, 'active'],
    ['active', NOW + 1, 'active'],
    ['active', NOW - 5 * MINUTE, 'active'],
    ['active', NOW - 5 * MINUTE - 1, 'canceled'],
    ['trialing', NOW - 6 * MINUTE, 'canceled'],
    ['past_due', NOW - 6 * MINUTE, 'canceled'],
    ['unpaid', NOW - 6 * MINUTE, 'unpaid'],
    ['incomplete_expired', NOW - 6 * MINUTE, 'incomplete_expired'],
    [null, null, null],
  ] as const)('what was read as %s, ending at %s, is %s by now', (status, endsAt, expected) => {
    expect(statusAt({ status, endsAt }, NOW)).toBe(expected);
  });

  test('one whose end has passed gives way to one that was begun since', () => {
    const ended = { ...subscription('ended', 'active', 1), endsAt: NOW - 6 * MINUTE };
    const begun = subscription('begun', 'active', 2);
    expect(sortOut([ended, begun], 'ended', NOW)).toEqual({ counts: begun, surplus: [ended] });
    expect(sortOut([ended], 'ended', NOW)).toEqual({ counts: ended, surplus: [] });
  });

  test('what is cancelled or was never confirmed in time is over, and nothing else', () => {
    const over = [...subscriptionStatuses, 'invented_since'].filter(isOver);
    expect(over).toEqual(['incomplete_expired', 'canceled']);
  });

  test.each([
    [['canceled', 'active'], 'active'],
    [['past_due', 'trialing'], 'trialing'],
    [['canceled', 'past_due'], 'past_due'],
    [['incomplete_expired', 'canceled'], 'canceled'],
    [['unpaid', 'incomplete'], 'incomplete'],
  ] as const)('of %j the %s one counts, in whatever order they come', (statuses, best) => {
    const all = statuses.map((status) => subscription(status, status));
    expect(sortOut(all, null, NOW).counts?.status).toBe(best);
    expect(sortOut([...all].reverse(), null, NOW).counts?.status).toBe(best);
  });

  test('of two that open the library the first counts, and the second is surplus', () => {
    const all = [subscription('second', 'active', 2), subscription('first', 'active', 1)];
    const { counts, surplus } = sortOut(all, null, NOW);
    expect([counts?.id, surplus.map(({ id }) => id)]).toEqual(['first', ['second']]);
  });

  test.each([
    ['active', 'active', 'second'],
    ['trialing', 'active', 'second'],
    ['past_due', 'past_due', 'second'],
    ['past_due', 'active', 'first'],
    ['past_due', 'trialing', 'first'],
    ['unpaid', 'active', 'first'],
    ['canceled', 'past_due', 'first'],
  ] as const)('where a counted one is %s and another %s, the %s counts', (status, other, id) => {
    const all = [subscription('first', other, 1), subscription('second', status, 2)];
    expect(sortOut(all, 'second', NOW).counts?.id).toBe(id);
    const surplus = sortOut(all, 'second', NOW).surplus.map((one) => one.id);
    expect(surplus).toEqual(id === 'second' ? ['first'] : isOver(status) ? [] : ['second']);
  });

  test('who sorts the same ones after another finds the same one, whichever counted before', () => {
    const triples = subscriptionStatuses.flatMap((a) =>
      subscriptionStatuses.flatMap((b) => subscriptionStatuses.map((c) => [a, b, c])),
    );
    for (const statuses of triples) {
      const all = statuses.map((status, place) => subscription(`${place}`, status, place));
      for (const before of [null, '0', '1', '2', 'gone']) {
        const { counts, surplus } = sortOut(all, before, NOW);
        expect(sortOut(all, counts!.id, NOW), statuses.join()).toEqual({ counts, surplus });
      }
    }
  });

  test('of two begun in the same second the same one counts, in whatever order they come', () => {
    const all = [subscription('b', 'active', 1), subscription('a', 'active', 1)];
    expect(sortOut(all, null, NOW).counts?.id).toBe('a');
    expect(sortOut([...all].reverse(), null, NOW).counts?.id).toBe('a');
  });

  test('of two that do not the last one counts', () => {
    const all = [subscription('old', 'canceled', 1), subscription('new', 'canceled', 2)];
    expect(sortOut(all, null, NOW).counts?.id).toBe('new');
  });

  test.each([
    ['trialing', true],
    ['past_due', true],
    ['incomplete', true],
    ['paused', true],
    ['unpaid', true],
    ['canceled', false],
    ['incomplete_expired', false],
  ] as const)('beside an active one a %s one is surplus: %s', (status, expected) => {
    const { surplus } = sortOut(
      [subscription('a', 'active'), subscription('b', status)],
      null,
      NOW,
    );
    expect(surplus.length === 1).toBe(expected);
  });

  test('while none opens the library none is surplus', () => {
    const all = [subscription('a', 'incomplete', 1), subscription('b', 'unpaid', 2)];
    expect(sortOut(all, null, NOW).surplus).toEqual([]);
  });

  test('of none, none', () => {
    expect(sortOut([], null, NOW)).toEqual({ counts: null, surplus: [] });
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
  ] as const)('%s with %j is to be read again at 10: %s', (status, moments, overdue) => {
    expect(isOverdue({ ...settled, status, ...moments }, 10)).toBe(overdue);
  });

  const DAY = 24 * 60 * MINUTE;
  test.each([
    ['while it is tried again', { since: NOW - 30 * DAY + 1, isRetried: true }, 'past_due'],
    ['after thirty days, however often', { since: NOW - 30 * DAY, isRetried: true }, 'unpaid'],
    ['where nobody tries it again', { since: NOW - 1, isRetried: false }, 'unpaid'],
  ] as const)('a payment that failed: %s', (_, owed, status) => {
    const late = { status: 'past_due' as const, endsAt: null, pastDueUntil: pastDueUntil(owed) };
    expect(statusAt(late, NOW)).toBe(status);
  });

  test('of a reading without that moment past_due opens the library', () => {
    expect(statusAt({ status: 'past_due', endsAt: null }, NOW)).toBe('past_due');
  });

  test('one that was given up counts for nothing beside another', () => {
    const given = { ...subscription('up', 'past_due', 1), pastDueUntil: NOW };
    const fresh = subscription('fresh', 'active', 2);
    expect(sortOut([given, fresh], 'up', NOW)).toEqual({ counts: fresh, surplus: [given] });
    expect(sortOut([given], 'up', NOW)).toEqual({ counts: given, surplus: [] });
  });

  test.each([
    ['active', null, false],
    ['active', 10, false],
    ['active', 11, true],
    ['past_due', null, true],
    ['canceled', null, true],
    [null, null, true],
  ] as const)('%s, watched until %s, may have changed by 10: %s', (status, watchedUntil, may) => {
    expect(isUnsettled({ status, watchedUntil }, 10)).toBe(may);
  });
});

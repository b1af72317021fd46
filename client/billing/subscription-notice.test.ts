import { expect, test } from 'vitest';
import type { SubscriptionStatusAnswer } from '../../contracts/subscription.ts';
import { subscriptionStatuses } from '../../domain/subscription.ts';
import { endText, noticeOf, renewalOf } from './subscription-notice.ts';

const none: SubscriptionStatusAnswer = { hasSubscription: false, status: null, endsAt: null };
const active: SubscriptionStatusAnswer = { hasSubscription: true, status: 'active', endsAt: null };
const pastDue: SubscriptionStatusAnswer = { ...active, status: 'past_due' };
const endsAt = Date.UTC(2026, 11, 3);
const SYDNEY = 'Australia/Sydney';

test('endText of a cancelled subscription is its last day', () => {
  expect(endText({ ...active, endsAt }, SYDNEY)).toBe('3 December 2026');
});

test('endText of a subscription that renews or has ended is null', () => {
  expect(endText(active)).toBeNull();
  expect(endText({ ...none, endsAt })).toBeNull();
});

test.each([
  ['active' as const, 'Renews on'],
  ['trialing' as const, 'Free until'],
])('the renewal day of a subscription that is %s is labelled "%s"', (status, name) => {
  const renewal = renewalOf({ ...active, status, renewsAt: endsAt }, SYDNEY);
  expect(renewal).toEqual({ name, day: '3 December 2026' });
});

test('renewalOf is null without a renewal date or a subscription', () => {
  expect(renewalOf(active)).toBeNull();
  expect(renewalOf({ ...none, renewsAt: endsAt })).toBeNull();
});

test('there is no notice for a running subscription, or without any', () => {
  for (const answer of [active, { ...active, status: 'trialing' as const }, none]) {
    expect(noticeOf(answer)).toBeNull();
  }
});

test('the notice of a cancellation names the last day and how to continue', () => {
  expect(noticeOf({ ...active, endsAt }, SYDNEY)).toEqual({
    title: 'You have cancelled',
    text: expect.stringMatching(
      /^The library stays open until 3 December 2026, and nothing more is charged\..*Manage Subscription\.$/,
    ),
  });
});

test.each([
  [null, 'Nothing is charged for now, and the library stays open in the meantime.'],
  [endsAt, 'Nothing is charged until 3 December 2026, and the library stays open in the meantime.'],
])('the notice of payments paused until %s says that the library stays open', (resumesAt, text) => {
  const notice = noticeOf({ ...active, pause: { resumesAt } }, SYDNEY);
  expect(notice).toEqual({ title: 'Your payments are paused', text });
});

test('the notice of a cancellation during a pause names both', () => {
  const both = noticeOf({ ...active, endsAt, pause: { resumesAt: null } }, SYDNEY);
  expect(both?.text).toMatch(
    /stays open in the meantime\. You have cancelled, so it closes on 3 Dec/,
  );
});

test('the notice of a failed payment mentions the card, the bank and Manage Subscription', () => {
  const text = noticeOf(pastDue)?.text;
  for (const words of [
    'card',
    'bank may want you to confirm',
    'Manage Subscription',
    'stays open',
  ]) {
    expect(text).toContain(words);
  }
});

test('the notice of a failed payment after a cancellation names both', () => {
  expect(noticeOf({ ...pastDue, endsAt }, SYDNEY)?.text).toMatch(
    /tried again.*You have cancelled, so it closes on 3 December 2026\.$/,
  );
});

test.each(['canceled', 'unpaid', 'paused'] as const)(
  'the notice for %s says that stars and finished books are kept',
  (status) => {
    expect(noticeOf({ ...none, status })?.text).toMatch(/stars and finished books are kept/);
  },
);

test('every status without access has a notice that does not mention Manage Subscription', () => {
  for (const status of subscriptionStatuses) {
    if (['active', 'trialing', 'past_due'].includes(status)) continue;
    const notice = noticeOf({ ...none, status });
    expect(notice?.title, status).toBeTruthy();
    // Only a subscriber has that button.
    expect(notice?.text, status).not.toContain('Manage Subscription');
  }
});

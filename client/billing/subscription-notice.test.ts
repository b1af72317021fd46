import { expect, test } from 'vitest';
import type { SubscriptionStatusAnswer } from '../../contracts/subscription.ts';
import { subscriptionStatuses } from '../../domain/subscription.ts';
import { endText, noticeOf, renewalOf } from './subscription-notice.ts';

const none: SubscriptionStatusAnswer = { hasSubscription: false, status: null, endsAt: null };
const active: SubscriptionStatusAnswer = { hasSubscription: true, status: 'active', endsAt: null };
const pastDue: SubscriptionStatusAnswer = { ...active, status: 'past_due' };
const endsAt = Date.UTC(2026, 11, 3);
const SYDNEY = 'Australia/Sydney';

test('a cancelled subscription names its last day', () => {
  expect(endText({ ...active, endsAt }, SYDNEY)).toBe('3 December 2026');
});

test('a subscription that renews, and one that is over, name none', () => {
  expect(endText(active)).toBeNull();
  expect(endText({ ...none, endsAt })).toBeNull();
});

test.each([
  ['active' as const, 'Renews on'],
  ['trialing' as const, 'Free until'],
])('a subscription that is %s names the day on which it goes on under "%s"', (status, name) => {
  const renewal = renewalOf({ ...active, status, renewsAt: endsAt }, SYDNEY);
  expect(renewal).toEqual({ name, day: '3 December 2026' });
});

test('where it does not go on, no day is named', () => {
  expect(renewalOf(active)).toBeNull();
  expect(renewalOf({ ...none, renewsAt: endsAt })).toBeNull();
});

test('while all is as it should be there is nothing to say', () => {
  for (const answer of [active, { ...active, status: 'trialing' as const }, none]) {
    expect(noticeOf(answer)).toBeNull();
  }
});

test('a parent who has cancelled is told so, until when she can read, and how to go on', () => {
  expect(noticeOf({ ...active, endsAt }, SYDNEY)).toEqual({
    title: 'You have cancelled',
    text: expect.stringMatching(
      /^The library stays open until 3 December 2026, and nothing more is charged\..*go on\.$/,
    ),
  });
});

test.each([
  [null, 'Nothing is charged for now, and the library stays open meanwhile.'],
  [endsAt, 'Nothing is charged until 3 December 2026, and the library stays open meanwhile.'],
])(
  'payments that are paused until %s are told, and that the library is open',
  (resumesAt, text) => {
    const notice = noticeOf({ ...active, pause: { resumesAt } }, SYDNEY);
    expect(notice).toEqual({ title: 'Your payments are paused', text });
  },
);

test('a parent who has cancelled while payments are paused is told both', () => {
  const both = noticeOf({ ...active, endsAt, pause: { resumesAt: null } }, SYDNEY);
  expect(both?.text).toMatch(/stays open meanwhile\. You have cancelled, so it closes on 3 Dec/);
});

test('a payment that failed names the card, the bank, and the way to both', () => {
  const text = noticeOf(pastDue)?.text;
  for (const words of ['card', 'bank wants you to confirm', 'Manage Subscription', 'stays open']) {
    expect(text).toContain(words);
  }
});

test('a payment that failed after a cancellation says both', () => {
  expect(noticeOf({ ...pastDue, endsAt }, SYDNEY)?.text).toMatch(
    /tried again.*You have cancelled, so it closes on 3 December 2026\.$/,
  );
});

test.each(['canceled', 'unpaid', 'paused'] as const)(
  '%s says that stars and finished books are kept',
  (status) => {
    expect(noticeOf({ ...none, status })?.text).toMatch(/stars and finished books are kept/);
  },
);

test('every status that keeps the library shut says why, and promises no page that is not there', () => {
  for (const status of subscriptionStatuses) {
    if (['active', 'trialing', 'past_due'].includes(status)) continue;
    const notice = noticeOf({ ...none, status });
    expect(notice?.title, status).toBeTruthy();
    // Only a subscriber has that button.
    expect(notice?.text, status).not.toContain('Manage Subscription');
  }
});

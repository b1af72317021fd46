import { expect, test } from 'vitest';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { endText, noticeText, planText, statusText } from './subscription-words.ts';

const none: SubscriptionStatusAnswer = { hasSubscription: false, status: null, endsAt: null };
const active: SubscriptionStatusAnswer = { hasSubscription: true, status: 'active', endsAt: null };

test.each([
  [active, 'Active', '$4.99 AUD per month'],
  [{ ...active, status: null }, 'Active', '$4.99 AUD per month'],
  [{ ...active, status: 'past_due' as const }, 'Past due', '$4.99 AUD per month'],
  [none, 'No active subscription', 'Not subscribed'],
  [{ ...none, status: 'canceled' as const }, 'Canceled', 'Not subscribed'],
])('%j reads "%s", plan "%s"', (answer, status, plan) => {
  expect(statusText(answer)).toBe(status);
  expect(planText(answer)).toBe(plan);
});

test('a cancelled subscription names its last day', () => {
  const endsAt = Date.UTC(2026, 11, 3);
  expect(endText({ ...active, endsAt }, 'Australia/Sydney')).toBe('3 December 2026');
});

test('a subscription that renews, and one that is over, name none', () => {
  expect(endText(active)).toBeNull();
  expect(endText({ ...none, endsAt: Date.UTC(2026, 0, 1) })).toBeNull();
});

test('a parent who has cancelled is told so, and until when she can read', () => {
  const endsAt = Date.UTC(2026, 11, 3);
  expect(noticeText({ ...active, endsAt }, 'Australia/Sydney')).toBe(
    'You have cancelled. The library stays open until 3 December 2026, and nothing more is charged.',
  );
});

test.each([
  [active, null],
  [none, null],
  [{ ...active, status: 'past_due' as const }, /did not go through.*stays open/],
  [{ ...none, status: 'incomplete' as const }, /not confirmed yet/],
  [{ ...none, status: 'canceled' as const }, /has ended.*stars.*kept/],
])('%j says %s', (answer, words) => {
  const text = noticeText(answer);
  if (words === null) expect(text).toBeNull();
  else expect(text).toMatch(words);
});

import { expect, test } from 'vitest';
import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { planText, statusText } from './subscription-copy.ts';

const none: SubscriptionStatusAnswer = { hasSubscription: false, status: null, endsAt: null };
const active: SubscriptionStatusAnswer = { hasSubscription: true, status: 'active', endsAt: null };

test.each([
  [active, 'Active', '$4.99 AUD per month'],
  [{ ...active, status: null }, 'Active', '$4.99 AUD per month'],
  [{ hasSubscription: true } as SubscriptionStatusAnswer, 'Active', '$4.99 AUD per month'],
  [{ ...none, status: '' } as never, 'No active subscription', 'Not subscribed'],
  [{ ...active, status: 'trialing' as const }, 'Trialing', '$4.99 AUD per month'],
  [{ ...active, status: 'past_due' as const }, 'Past due', '$4.99 AUD per month'],
  [{ ...active, amount: 590 }, 'Active', '$5.90 AUD per month'],
  [{ ...active, amount: null }, 'Active', 'Subscribed'],
  [{ ...none, amount: 590 }, 'No active subscription', 'Not subscribed'],
  [none, 'No active subscription', 'Not subscribed'],
  [{ ...none, status: 'canceled' as const }, 'Canceled', 'Not subscribed'],
])('%j reads "%s", plan "%s"', (answer, status, plan) => {
  expect(statusText(answer)).toBe(status);
  expect(planText(answer)).toBe(plan);
});

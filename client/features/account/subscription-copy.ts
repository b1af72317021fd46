import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';
import { inDollars } from '../../billing/price.ts';

/** The status as the parent reads it: 'Active', 'Past due', 'No active subscription'. */
export function statusText({ status, hasSubscription }: SubscriptionStatusAnswer): string {
  // An empty or missing status counts as none.
  if (!status) return hasSubscription ? 'Active' : 'No active subscription';
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the family pays: '$4.99 AUD per month', 'Subscribed' if it is no such amount, 'Not subscribed'. */
export function planText({ hasSubscription, amount }: SubscriptionStatusAnswer): string {
  if (!hasSubscription) return 'Not subscribed';
  return amount === null ? 'Subscribed' : `${inDollars(amount)} AUD per month`;
}

import type { SubscriptionStatusAnswer } from '../../../contracts/subscription.ts';

/** A status as a parent reads it: 'Active', 'Past due', 'No active subscription'. */
export function statusText({ status, hasSubscription }: SubscriptionStatusAnswer): string {
  if (status === null) return hasSubscription ? 'Active' : 'No active subscription';
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function planText({ hasSubscription }: SubscriptionStatusAnswer): string {
  return hasSubscription ? '$4.99 AUD per month' : 'Not subscribed';
}

/** The day on which a cancelled subscription ends, such as '3 December 2026'; null while it renews. */
export function endText(
  { hasSubscription, endsAt }: SubscriptionStatusAnswer,
  timeZone?: string,
): string | null {
  if (!hasSubscription || endsAt === null) return null;
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(endsAt);
}

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

/** What a parent should know beyond status and plan; null while all is as it should be. */
export function noticeText(answer: SubscriptionStatusAnswer, timeZone?: string): string | null {
  const end = endText(answer, timeZone);
  if (end !== null) {
    return `You have cancelled. The library stays open until ${end}, and nothing more is charged.`;
  }
  switch (answer.status) {
    case 'past_due':
      return 'The last payment did not go through. The card is tried again in the next days, and the library stays open meanwhile. Manage Subscription is where you can change the card.';
    case 'incomplete':
      return 'Your payment is not confirmed yet.';
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return "Your subscription has ended. Your child's stars and finished books are kept.";
    default:
      return null;
  }
}

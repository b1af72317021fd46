// Notices for parents about a subscription that needs attention. /account shows all of them, /subscribe
// shows why the library is closed.
import type { SubscriptionStatusAnswer } from '../../contracts/subscription.ts';
import { dayInWords } from '../../domain/local-time.ts';
import type { SubscriptionStatus } from '../../domain/subscription.ts';

export interface Notice {
  title: string;
  /** What it means, and what to do. */
  text: string;
}

/** The button to the portal for a parent whose subscription has ended. */
export const INVOICES = 'Invoices and receipts';

const PROGRESS_KEPT =
  "Your child's stars and finished books are kept, and will be there when you subscribe again.";

const notices: Record<SubscriptionStatus, Notice | null> = {
  active: null,
  trialing: null,
  past_due: {
    title: 'The last payment did not go through',
    text: 'Your card may have expired, or your bank may want you to confirm the payment. You can fix both under Manage Subscription, and the payment is taken straight away. Otherwise it is tried again over the next few days, and the library stays open in the meantime.',
  },
  incomplete: {
    title: 'Your payment is not confirmed yet',
    text: 'Your bank may want you to confirm it, in its app or with a code. The library opens once that is done. If you stopped halfway, subscribe again: you only pay for what you confirm.',
  },
  incomplete_expired: {
    title: 'Your payment was not confirmed in time',
    text: 'Nothing was charged. You can subscribe again whenever you like.',
  },
  unpaid: {
    title: 'Your subscription has ended',
    text: `The monthly payment could not be taken, and will not be tried again. ${PROGRESS_KEPT}`,
  },
  canceled: {
    title: 'Your subscription has ended',
    text: `It was cancelled, or its payment could not be taken. ${PROGRESS_KEPT}`,
  },
  paused: {
    title: 'Your subscription is paused',
    text: `While it is paused the library is closed, and nothing is charged. ${PROGRESS_KEPT}`,
  },
};

/** Returns the day a cancelled subscription ends, such as '3 December 2026'; null if it renews. */
export function endText(
  { hasSubscription, endsAt }: SubscriptionStatusAnswer,
  timeZone?: string,
): string | null {
  return hasSubscription && typeof endsAt === 'number' ? dayInWords(endsAt, timeZone) : null;
}

/** Returns the renewal day of a running subscription and its label; null if it does not renew. */
export function renewalOf(
  { hasSubscription, status, renewsAt }: SubscriptionStatusAnswer,
  timeZone?: string,
): { name: 'Free until' | 'Renews on'; day: string } | null {
  if (!hasSubscription || renewsAt === undefined) return null;
  const name = status === 'trialing' ? 'Free until' : 'Renews on';
  return { name, day: dayInWords(renewsAt, timeZone) };
}

/** Returns the notice for a pause in payments, during which the library stays open. */
function pauseNotice({ pause }: SubscriptionStatusAnswer, timeZone?: string): Notice | null {
  if (!pause) return null;
  const { resumesAt } = pause;
  const until = resumesAt === null ? 'for now' : `until ${dayInWords(resumesAt, timeZone)}`;
  return {
    title: 'Your payments are paused',
    text: `Nothing is charged ${until}, and the library stays open in the meantime.`,
  };
}

/** Returns the notice to show; null if nothing needs attention or there never was a subscription. */
export function noticeOf(answer: SubscriptionStatusAnswer, timeZone?: string): Notice | null {
  // A status unknown to this version has no notice.
  const statusNotice = (answer.status && notices[answer.status]) ?? null;
  const notice = statusNotice ?? pauseNotice(answer, timeZone);
  const end = endText(answer, timeZone);
  if (end === null) return notice;
  if (notice !== null) {
    return { ...notice, text: `${notice.text} You have cancelled, so it closes on ${end}.` };
  }
  return {
    title: 'You have cancelled',
    text: `The library stays open until ${end}, and nothing more is charged. If you change your mind before then, you can keep your subscription under Manage Subscription.`,
  };
}

import { z } from 'zod';
import { subscriptionStatuses } from '../domain/subscription.ts';
import { isPaymentAddress } from './addresses.ts';

export const subscriptionStatus = z.object({
  hasSubscription: z.boolean(),
  /** Stripe's status, or `canceled` after a known end; null if there never was a subscription. */
  status: z.enum(subscriptionStatuses).nullable(),
  /** When a cancelled subscription ends, in epoch milliseconds; null if it renews. */
  endsAt: z.number().nullable(),
  /** When the next paid month begins, in epoch milliseconds; omitted if there is none. */
  renewsAt: z.number().optional(),
  /** Set while payment collection is paused, with the time it resumes in epoch milliseconds, if known. */
  pause: z.object({ resumesAt: z.number().nullable() }).optional(),
  /**
   * What this family pays each month, or would pay if it subscribed now, in cents of Australian dollars. Omitted if it
   * is the specification's price; null if the family pays in another way, such as with a discount.
   */
  amount: z.number().nullable().optional(),
});

/** The payment provider's page to redirect to. The check prevents redirects to unsafe addresses. */
export const providerPage = z.object({ url: z.url().refine(isPaymentAddress) });

export const checkoutAnswer = z.union([
  /** `amount` is what that page asks for each month, as in the status: the page that sent the parent may be older. */
  providerPage.extend({ amount: z.number().optional() }),
  z.object({ alreadySubscribed: z.literal(true), message: z.string() }),
]);

export type SubscriptionStatusAnswer = z.output<typeof subscriptionStatus>;

import { z } from 'zod';
import { subscriptionStatuses } from '../domain/subscription.ts';
import { isPaymentAddress } from './addresses.ts';

export const subscriptionStatus = z.object({
  hasSubscription: z.boolean(),
  /** Stripe's word, and `canceled` once a known end has passed; null when there never was a subscription. */
  status: z.enum(subscriptionStatuses).nullable(),
  /** Epoch milliseconds at which a cancelled subscription ends; null while it renews. */
  endsAt: z.number().nullable(),
  /** Epoch milliseconds at which the next month, or the first after the free days, begins; absent where none does. */
  renewsAt: z.number().optional(),
  /** While nothing is collected and the library stays open; until when, in epoch milliseconds, if that is known. */
  pause: z.object({ resumesAt: z.number().nullable() }).optional(),
});

/** The page of the payment provider to go to; whatever was answered, no browser is sent elsewhere. */
export const providerPage = z.object({ url: z.url().refine(isPaymentAddress) });

export const checkoutAnswer = z.union([
  providerPage,
  z.object({ alreadySubscribed: z.literal(true), message: z.string() }),
]);

export type SubscriptionStatusAnswer = z.output<typeof subscriptionStatus>;

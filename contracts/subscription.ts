import { z } from 'zod';
import { subscriptionStatuses } from '../domain/subscription.ts';

export const subscriptionStatus = z.object({
  hasSubscription: z.boolean(),
  /** Stripe's word; null when there never was a subscription. */
  status: z.enum(subscriptionStatuses).nullable(),
  /** Epoch milliseconds at which a cancelled subscription ends; null while it renews. */
  endsAt: z.number().nullable(),
});

/** The page of the payment provider to go to. */
export const providerPage = z.object({ url: z.url() });

export const checkoutAnswer = z.union([
  providerPage,
  z.object({ alreadySubscribed: z.literal(true), message: z.string() }),
]);

export type SubscriptionStatusAnswer = z.output<typeof subscriptionStatus>;
export type CheckoutAnswer = z.output<typeof checkoutAnswer>;

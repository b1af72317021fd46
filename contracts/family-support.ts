// What an owner sees of a family that asks for help, and may do for it. Nothing of it is about a child, but how many there are.
import { z } from 'zod';
import { subscriptionStatuses } from '../domain/subscription.ts';
import { isPaymentAddress } from './addresses.ts';
import { requiredText } from './text.ts';

/** The address is in the body, so that it is in no log and no history. */
export const familyLook = z.strictObject({ email: requiredText('Email', 254) });

export const ofFamily = z.object({ familyId: requiredText('familyId', 128) });

/** What each press of an owner sends along, so that a repeated request does the same thing once. */
const press = z
  .string({ error: 'press must be 16 hexadecimal digits' })
  .regex(/^[0-9a-f]{16}$/, 'press must be 16 hexadecimal digits');

/** The id of the subscription that the owner has seen: a family may have begun another one since. */
const subscription = requiredText('subscription', 255);

export const subscriptionEnd = z.strictObject({
  press,
  subscription,
  /** `period-end` lets the family read on until the month it has paid for is over. */
  when: z.enum(['now', 'period-end'], { error: 'when must be now or period-end' }),
});

const CREDIT = 'credit must be a whole number, as it was shown';

export const freeMonth = z.strictObject({
  press,
  subscription,
  /** What the owner has seen as `credit`: another owner may have given a month since. */
  credit: z.int({ error: CREDIT }).min(0, CREDIT),
});

/** Amounts are in the smallest unit of `currency`, times in epoch milliseconds. */
const billing = z.object({
  /** An ISO code in lower case, such as `aud`. */
  currency: z.string(),
  /** When the subscription began. */
  since: z.number(),
  /** When it ended; null while it goes on. */
  endedAt: z.number().nullable(),
  lastPayment: z.object({ at: z.number(), amount: z.number() }).nullable(),
  /** `amount` is what will be charged, after the credit; `price` what is due before it. Null if none will follow. */
  nextPayment: z.object({ at: z.number(), amount: z.number(), price: z.number() }).nullable(),
  /** What is due since a payment failed, and when the card is tried again. */
  failed: z.object({ amount: z.number(), retryAt: z.number().nullable() }).nullable(),
  /** What is taken off the next payments. */
  credit: z.number(),
});

export const familySubscription = z.object({
  id: z.string(),
  status: z.enum(subscriptionStatuses),
  /** What is paid each month, in cents of Australian dollars; null if the family pays in another way. */
  amount: z.number().nullable(),
  periodEndsAt: z.number().nullable(),
  /** When a cancelled subscription ends; null if it renews. */
  endsAt: z.number().nullable(),
  /** Until when the library stays open although a payment has failed. */
  pastDueUntil: z.number().nullable(),
  pause: z.object({ resumesAt: z.number().nullable() }).nullable(),
  /** What may be done. */
  canEnd: z.array(z.enum(['now', 'period-end'])),
  canHaveFreeMonth: z.boolean(),
});

export const supportedFamily = z.object({
  id: z.string(),
  email: z.string(),
  children: z.number(),
  /** When the family was first seen by the library. */
  registeredAt: z.number(),
  /** Whether the parent has confirmed the address; null if the library does not know. */
  emailConfirmed: z.boolean().nullable(),
  /** Null if the family has never subscribed. */
  subscription: familySubscription.nullable(),
  /** What the payment provider says beyond that; null if it could not be asked, or has nothing. */
  billing: billing.nullable(),
  /** Why the payment provider could not be asked; null if it could. */
  trouble: z.enum(['unavailable', 'refused']).nullable(),
  /** When the subscription was last read; null if it never was. */
  readAt: z.number().nullable(),
  /** The family's page at the payment provider. */
  paymentPage: z.string().refine(isPaymentAddress).nullable(),
  /**
   * The list of accounts at the identity provider, which says when the parent last signed in and whether the account is
   * disabled: the library may not read that. Null where there is no such page.
   */
  signInPage: z.string().refine(isPaymentAddress).nullable(),
});

/** Several only where one address has had several accounts at the identity provider. */
export const foundFamilies = z.object({ families: z.array(supportedFamily) });

export type SupportedFamily = z.output<typeof supportedFamily>;
export type FamilySubscription = z.output<typeof familySubscription>;
export type SubscriptionEnd = z.output<typeof subscriptionEnd>;
export type FreeMonth = z.output<typeof freeMonth>;

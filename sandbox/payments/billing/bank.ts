// How a customer's bank decides on an off-session charge, such as a renewal.
import type Stripe from 'stripe';
import type { PaymentsStore } from '../store/store.ts';
import { known, type Work } from '../work/work.ts';

export const renewalOutcomes = ['pay', 'fail', 'authenticate', 'clear'] as const;

/**
 * How the bank treats a customer's renewals. `pay`: the card decides. `fail`: declined. `authenticate`: the
 * cardholder has to confirm. `clear`: the payment takes days to clear, like a debit.
 */
export type RenewalOutcome = (typeof renewalOutcomes)[number];

/** A charge without a card counts as declined. */
export type BankDecision =
  | { result: 'pays' | 'asks_owner' | 'clears'; card: Stripe.PaymentMethod }
  | { result: 'declines'; card: Stripe.PaymentMethod | null };

const settingName = (customer: string): string => `renewals_of_${customer}`;

/** Sets the outcome of a customer's next charges. It lasts until it is set again or the customer adds a new card. */
export function decideRenewals(
  store: PaymentsStore,
  customer: string,
  outcome: RenewalOutcome,
): void {
  store.saveSetting(settingName(customer), outcome);
}

export function renewalOutcomeOf(store: PaymentsStore, customer: string): RenewalOutcome {
  const saved = store.setting(settingName(customer));
  return renewalOutcomes.find((outcome) => outcome === saved) ?? 'pay';
}

/** Returns the card that a subscription is charged to, or null. */
function cardOf(
  store: PaymentsStore,
  subscription: Stripe.Subscription,
): Stripe.PaymentMethod | null {
  const customer = known(store.find('customer', String(subscription.customer)));
  const id =
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const found = typeof id === 'string' ? store.find('payment_method', id) : undefined;
  return typeof found === 'object' ? found : null;
}

/** Returns the bank's decision on a charge to the `chosen` card, or to the card on file if none is given. */
export function askBank(
  work: Work,
  subscription: Stripe.Subscription,
  chosen?: Stripe.PaymentMethod,
): BankDecision {
  const { store } = work;
  const card = chosen ?? cardOf(store, subscription);
  const outcome = renewalOutcomeOf(store, String(subscription.customer));
  if (card === null || outcome === 'fail') return { result: 'declines', card };
  if (store.hidden('payment_method', card.id).outcome === 'declines') {
    return { result: 'declines', card };
  }
  if (outcome === 'clear') return { result: 'clears', card };
  return { result: outcome === 'authenticate' ? 'asks_owner' : 'pays', card };
}

// What the bank behind a card says to a charge at which the card's owner is not there.
import type Stripe from 'stripe';
import type { PaymentsStore } from '../store/store.ts';
import { known, type Work } from '../work/work.ts';

export const renewalOutcomes = ['pay', 'fail', 'authenticate', 'clear'] as const;

/** What was asked of a customer's bank: `pay` leaves it to the card, `clear` takes days, as a debit does. */
export type RenewalOutcome = (typeof renewalOutcomes)[number];

/** Without a card there is nobody to ask, which is as good as a refusal. */
export type BankAnswer =
  | { says: 'pays' | 'asks_owner' | 'clears'; card: Stripe.PaymentMethod }
  | { says: 'declines'; card: Stripe.PaymentMethod | null };

const settingOf = (customer: string): string => `renewals_of_${customer}`;

/** Settles how the next charges of a customer go, until it is settled anew or a new card comes. */
export function decideRenewals(
  store: PaymentsStore,
  customer: string,
  outcome: RenewalOutcome,
): void {
  store.keepSetting(settingOf(customer), outcome);
}

export function renewalsOf(store: PaymentsStore, customer: string): RenewalOutcome {
  const kept = store.setting(settingOf(customer));
  return renewalOutcomes.find((outcome) => outcome === kept) ?? 'pay';
}

/** The card that a subscription is charged to, or null. */
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

/** Without a card of one's choice it is the one on file. */
export function askBank(
  work: Work,
  subscription: Stripe.Subscription,
  chosen?: Stripe.PaymentMethod,
): BankAnswer {
  const { store } = work;
  const card = chosen ?? cardOf(store, subscription);
  const outcome = renewalsOf(store, String(subscription.customer));
  if (card === null || outcome === 'fail') return { says: 'declines', card };
  if (store.hidden('payment_method', card.id).outcome === 'declines') {
    return { says: 'declines', card };
  }
  if (outcome === 'clear') return { says: 'clears', card };
  return { says: outcome === 'authenticate' ? 'asks_owner' : 'pays', card };
}

// Failed payments: opens the portal for a new card, and pays the open invoices when the parent returns.
import Stripe from 'stripe';
import { keyOf } from './idempotent-create.ts';
import { listOpenInvoices } from './read-subscription.ts';
import { idOf, pageAddress, refusalOf, nullIfMissing } from './stripe-answers.ts';

/** Whether the bank requires the parent to confirm the payment of an open invoice: another card would not help. */
async function requiresAction(stripe: Stripe, invoice: Stripe.Invoice): Promise<boolean> {
  const query = { invoice: invoice.id, status: 'open', limit: 10 } as const;
  const payments = await stripe.invoicePayments.list(query);
  const ids = payments.data.flatMap(({ payment }) => payment.payment_intent ?? []);
  const intents = await Promise.all(ids.map((id) => stripe.paymentIntents.retrieve(idOf(id))));
  return intents.some(({ status }) => status === 'requires_action');
}

/**
 * Returns the address of a billing portal session; null if there is no such customer. If `late` names a subscription
 * whose payment has failed, the portal starts with the form for a new card and then returns to `returnTo`.
 */
export async function openPortal(
  stripe: Stripe,
  customer: string,
  returnTo: string,
  late: string | null,
): Promise<string | null> {
  const session: Stripe.BillingPortal.SessionCreateParams = { customer, return_url: returnTo };
  const open = async (extra: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) => {
    const created = await nullIfMissing(
      stripe.billingPortal.sessions.create({ ...session, ...extra }),
      'customer',
    );
    return created && pageAddress(created);
  };
  const invoices = late === null ? [] : await listOpenInvoices(stripe, late);
  const actionRequired = await Promise.all(
    invoices.map((invoice) => requiresAction(stripe, invoice)),
  );
  if (invoices.length === 0 || actionRequired.includes(true)) return open();
  try {
    return await open({
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: returnTo } },
      },
    });
  } catch (error) {
    // The owner has disabled card changes in the portal, so the portal opens at its first page.
    if (refusalOf(error) === null) throw error;
    return open();
  }
}

/**
 * Pays the open invoices of a subscription with the customer's default card, and makes that the subscription's
 * card. Tries each card at most once a day. Returns whether anything was paid.
 */
export async function payLate(
  stripe: Stripe,
  customerId: string,
  subscriptionId: string,
): Promise<boolean> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return false;
  const { default_payment_method: method } = customer.invoice_settings;
  const card = method && idOf(method);
  const invoices = await listOpenInvoices(stripe, subscriptionId);
  let isPaid = false;
  for (const { id } of invoices.toSorted((a, b) => a.created - b.created)) {
    try {
      // With the same key, Stripe repeats the bank's response instead of charging again.
      await stripe.invoices.pay(id, card ? { payment_method: card } : {}, {
        idempotencyKey: keyOf('pay', id, card),
      });
    } catch (error) {
      // The bank declined it, or Stripe refused it, such as an invoice that was paid a moment ago.
      if (!(error instanceof Stripe.errors.StripeCardError) && refusalOf(error) === null)
        throw error;
      return isPaid;
    }
    isPaid = true;
  }
  // The checkout has set the first card on the subscription, and Stripe would always try that one first.
  if (isPaid && card) {
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: card });
  }
  return isPaid;
}

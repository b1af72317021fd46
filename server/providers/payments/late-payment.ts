// A payment that failed: where a parent puts it right, and what follows when she comes back.
import Stripe from 'stripe';
import { keyOf } from './idempotent-create.ts';
import { listOpenInvoices } from './read-subscription.ts';
import { idOf, pageAddress, refusalOf, unlessMissing } from './stripe-answers.ts';

/** Whether her bank wants her to confirm an open invoice: another card would not help. */
async function awaitsBank(stripe: Stripe, invoice: Stripe.Invoice): Promise<boolean> {
  const of = { invoice: invoice.id, status: 'open', limit: 10 } as const;
  const payments = await stripe.invoicePayments.list(of);
  const ids = payments.data.flatMap(({ payment }) => payment.payment_intent ?? []);
  const intents = await Promise.all(ids.map((id) => stripe.paymentIntents.retrieve(idOf(id))));
  return intents.some(({ status }) => status === 'requires_action');
}

/**
 * Address of the portal; null when there is no such customer. Where the payment for the subscription `late`
 * has failed it opens at the page for a new card, and leads back from there.
 */
export async function openPortal(
  stripe: Stripe,
  customer: string,
  returnTo: string,
  late: string | null,
): Promise<string | null> {
  const session: Stripe.BillingPortal.SessionCreateParams = { customer, return_url: returnTo };
  const open = async (more: Partial<Stripe.BillingPortal.SessionCreateParams> = {}) => {
    const created = await unlessMissing(
      stripe.billingPortal.sessions.create({ ...session, ...more }),
      'customer',
    );
    return created && pageAddress(created);
  };
  const invoices = late === null ? [] : await listOpenInvoices(stripe, late);
  const needsBank = await Promise.all(invoices.map((invoice) => awaitsBank(stripe, invoice)));
  if (invoices.length === 0 || needsBank.includes(true)) return open();
  try {
    return await open({
      flow_data: {
        type: 'payment_method_update',
        after_completion: { type: 'redirect', redirect: { return_url: returnTo } },
      },
    });
  } catch (error) {
    // The owner has taken the new card out of the portal: then its first page has to do.
    if (refusalOf(error) === null) throw error;
    return open();
  }
}

/**
 * Pays what is open of a subscription with the card that is her default by now, once a day for each card, and
 * has it charged there from then on. Whether anything was paid.
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
      // Asked again with the same key, Stripe only repeats what the bank said.
      await stripe.invoices.pay(id, card ? { payment_method: card } : {}, {
        idempotencyKey: keyOf('pay', id, card),
      });
    } catch (error) {
      // By the bank, or by Stripe: it was paid a moment ago, say.
      if (!(error instanceof Stripe.errors.StripeCardError) && refusalOf(error) === null)
        throw error;
      return isPaid;
    }
    isPaid = true;
  }
  // The checkout has put the first card on the subscription, and it would be asked first for ever.
  if (isPaid && card) {
    await stripe.subscriptions.update(subscriptionId, { default_payment_method: card });
  }
  return isPaid;
}

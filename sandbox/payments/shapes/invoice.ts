import type Stripe from 'stripe';
import { newId } from './ids.ts';
import { sellerName } from './account.ts';
import { decimal } from './decimal.ts';

export interface NewInvoice {
  id: string;
  created: number;
  number: string;
  customer: Stripe.Customer;
  subscription: Stripe.Subscription;
  reason: 'subscription_create' | 'subscription_cycle';
  /** Start of the invoice's own period: at a renewal, the previous period. The lines have the period that is paid for. */
  periodStart: number;
  productNames: ReadonlyMap<string, string>;
  /** Returns the discounts on an amount. */
  discountsOn: (amount: number) => { amount: number; discount: string }[];
}

const productOf = (price: Stripe.Price): string =>
  typeof price.product === 'string' ? price.product : price.product.id;

function line(
  invoice: string,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  { name, discountsOn }: { name: string } & Pick<NewInvoice, 'discountsOn'>,
): Stripe.InvoiceLineItem {
  const quantity = item.quantity ?? 1;
  const isTrial =
    subscription.status === 'trialing' && item.current_period_end === subscription.trial_end;
  const amount = isTrial ? 0 : (item.price.unit_amount ?? 0) * quantity;
  const discounts = discountsOn(amount);
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: isTrial ? `Trial period for ${name}` : `${quantity} × ${name}`,
    discount_amounts: discounts,
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { end: item.current_period_end, start: item.current_period_start },
    pretax_credit_amounts: discounts.map((each) => ({ ...each, type: 'discount' })),
    pricing: {
      price_details: { price: item.price.id, product: productOf(item.price) },
      type: 'price_details',
      unit_amount_decimal: decimal(item.price.unit_amount ?? 0),
    },
    quantity,
    quantity_decimal: decimal(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** Returns a draft: an invoice that is not finalised, has no number and is not charged. */
export function draftInvoice(given: NewInvoice): Stripe.Invoice {
  const open = openInvoice(given);
  return {
    ...open,
    auto_advance: false,
    effective_at: null,
    number: null,
    status: 'draft',
    status_transitions: { ...open.status_transitions, finalized_at: null },
  };
}

/** Returns a finalised, unpaid invoice. */
export function openInvoice(given: NewInvoice): Stripe.Invoice {
  const { subscription, customer, created } = given;
  const lines = subscription.items.data.map((item) =>
    line(given.id, subscription, item, {
      name: given.productNames.get(productOf(item.price)) ?? 'Subscription',
      discountsOn: given.discountsOn,
    }),
  );
  const subtotal = lines.reduce((sum, each) => sum + each.amount, 0);
  const taken = lines.flatMap((each) => each.discount_amounts ?? []);
  const discounts = [...Map.groupBy(taken, ({ discount }) => discount)].map(
    ([discount, amounts]) => ({
      amount: amounts.reduce((sum, each) => sum + each.amount, 0),
      discount,
    }),
  );
  const total = discounts.reduce((rest, { amount }) => rest - amount, subtotal);
  const due = Math.max(0, total + customer.balance);
  return {
    id: given.id,
    object: 'invoice',
    account_country: 'AU',
    account_name: sellerName,
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discounts.map(({ discount }) => discount),
    due_date: null,
    effective_at: created,
    // What of the balance is left, once the invoice has taken up the rest.
    ending_balance: customer.balance - (due - total),
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines,
      has_more: false,
      url: `/v1/invoices/${given.id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: given.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
      },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: created,
    period_start: given.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: discounts.map((each) => ({ ...each, type: 'discount' })),
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

// The stored objects: Stripe's objects, unexpanded, and for some of them hidden data that Stripe has but does not
// show in the object (the line items of a session, the outcome of a test card).
import type Stripe from 'stripe';

/** The stored kinds of object, by the value of their `object` field. */
export interface Kinds {
  account: Stripe.Account;
  customer: Stripe.Customer;
  customer_balance_transaction: Stripe.CustomerBalanceTransaction;
  product: Stripe.Product;
  price: Stripe.Price;
  payment_method: Stripe.PaymentMethod;
  'checkout.session': Stripe.Checkout.Session;
  subscription: Stripe.Subscription;
  discount: Stripe.Discount;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  'billing_portal.session': Stripe.BillingPortal.Session;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  event: Stripe.Event;
  webhook_endpoint: Stripe.WebhookEndpoint;
}
export type Kind = keyof Kinds;
export type StoredObject = Kinds[Kind];

/** The outcome of charges to a card. */
export type CardOutcome = 'pays' | 'declines';

/** A card that waits for 3-D Secure confirmation. Never holds its number or security code. */
export interface PendingCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  outcome: CardOutcome;
  email: string;
  name: string;
}

/** Data that is stored with an object but is not part of it. */
export interface Hidden {
  'checkout.session': {
    lineItems: Stripe.LineItem[];
    subscription: {
      metadata: Stripe.Metadata;
      description: string | null;
      /** Trial days; null or missing (in databases of earlier versions) means no trial. */
      trialDays?: number | null;
    };
    pendingCard: PendingCard | null;
    /** Whether the name on the card becomes the customer's name. */
    takesName?: boolean;
  };
  payment_method: { outcome: CardOutcome };
  'billing_portal.session': { lastUsed: number | null };
  webhook_endpoint: { secret: string };
}

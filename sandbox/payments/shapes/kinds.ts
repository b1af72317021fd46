// What is kept: Stripe's own objects, unexpanded, and beside some of them what Stripe knows but does
// not show (line items of a session, how a test card behaves).
import type Stripe from 'stripe';

/** Every kind of object that is kept, by the name its `object` field bears. */
export interface Kinds {
  account: Stripe.Account;
  customer: Stripe.Customer;
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
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
}
export type Kind = keyof Kinds;
export type StoredObject = Kinds[Kind];

/** How the bank behind a card answers a charge. */
export type CardOutcome = 'pays' | 'declines';

/** A card that waits for its owner on the 3-D Secure page: never its number or security code. */
export interface PendingCard {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  outcome: CardOutcome;
  email: string;
  name: string;
}

/** What is kept beside an object and never part of an answer by itself. */
export interface Hidden {
  'checkout.session': {
    lineItems: Stripe.LineItem[];
    subscription: {
      metadata: Stripe.Metadata;
      description: string | null;
      /** Days without payment; null, as in files of earlier versions, for none. */
      trialDays?: number | null;
    };
    pendingCard: PendingCard | null;
    /** Whether the name on the card becomes the customer's. */
    takesName?: boolean;
  };
  payment_method: { outcome: CardOutcome };
  'billing_portal.session': { lastUsed: number | null };
  webhook_endpoint: { secret: string };
}

import type Stripe from 'stripe';
import { z } from 'zod';
import { expireCheckout } from '../billing/subscribing.ts';
import { newId } from '../shapes/ids.ts';
import { checkoutSession, lineItem } from '../shapes/checkout-session.ts';
import { known, type Work } from '../work/work.ts';
import { endpoint, list, need } from './endpoint.ts';
import { ApiError, invalid } from '../shapes/error.ts';
import {
  changeMetadata,
  email,
  flag,
  integer,
  isAt,
  metadata,
  moment,
  oneOf,
  paging,
  text,
  webAddress,
} from './fields.ts';

const minute = 60;
const maxLifetime = 24 * 60 * minute;
const minLifetime = 30 * minute;

const line = z.strictObject({ price: text, quantity: integer.optional() });

function readLine(work: Work, given: z.output<typeof line>, i: number): Stripe.LineItem {
  const price = need(work, 'price', given.price, `line_items[${i}][price]`);
  if (!price.active) {
    throw invalid(`line_items[${i}][price]`, 'The price specified is inactive.');
  }
  if (price.recurring === null) {
    throw invalid(
      'mode',
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
  if (given.quantity === undefined) {
    throw invalid(
      `line_items[${i}][quantity]`,
      `Quantity is required. Add \`quantity\` to \`line_items[${i}]\``,
    );
  }
  if (given.quantity < 1) {
    throw invalid(
      `line_items[${i}][quantity]`,
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
    );
  }
  const product = known(work.store.find('product', String(price.product)));
  return lineItem(newId('li'), price, given.quantity, product.name);
}

function checkCustomer(
  work: Work,
  given: {
    customer?: string | undefined;
    customer_email?: string | null | undefined;
    customer_update?: object | undefined;
  },
  currency: string,
): void {
  if (given.customer === undefined) {
    if (given.customer_update === undefined) return;
    throw invalid('customer_update', '`customer_update` can only be used with `customer`.');
  }
  if (typeof given.customer_email === 'string') {
    throw invalid(
      'customer_email',
      'You may only specify one of these parameters: customer, customer_email.',
      'parameters_exclusive',
    );
  }
  const customer = need(work, 'customer', given.customer, 'customer');
  if (typeof customer.currency === 'string' && customer.currency !== currency) {
    throw new ApiError(400, {
      message: `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${customer.currency}.`,
    });
  }
}

/** Stripe Tax needs to know where the customer lives, and whether the tax is in the price. */
function checkTax(
  work: Work,
  given: {
    customer?: string | undefined;
    customer_update?: { address?: string | undefined } | undefined;
  },
  lineItems: readonly Stripe.LineItem[],
): void {
  for (const { price } of lineItems) {
    if (price?.tax_behavior !== 'unspecified') continue;
    throw invalid(
      'line_items',
      `You must specify \`tax_behavior\` on price ${price.id} when enabling \`automatic_tax\`.`,
    );
  }
  if (given.customer === undefined || given.customer_update?.address === 'auto') return;
  if (need(work, 'customer', given.customer, 'customer').address) return;
  throw new ApiError(400, {
    message:
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
    code: 'customer_tax_location_invalid',
  });
}

const autoOrNever = oneOf(['auto', 'never']).optional();

/** The payment methods of the account, which a session can narrow down. */
const dynamicMethods = ['card', 'au_becs_debit'];

const newSession = {
  adaptive_pricing: z.strictObject({ enabled: flag.optional() }).optional(),
  allowed_payment_method_types: z.array(text).min(1).max(20).optional(),
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  billing_address_collection: oneOf(['auto', 'required']).optional(),
  cancel_url: webAddress.optional(),
  client_reference_id: text.optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  customer_update: z
    .strictObject({ address: autoOrNever, name: autoOrNever, shipping: autoOrNever })
    .optional(),
  expires_at: integer.optional(),
  line_items: z.array(line).min(1).max(20),
  locale: text.optional(),
  metadata: metadata.optional(),
  mode: oneOf(['subscription']),
  payment_method_collection: oneOf(['always', 'if_required']).optional(),
  subscription_data: z
    .strictObject({
      description: text.optional(),
      metadata: metadata.optional(),
      trial_period_days: integer.optional(),
    })
    .optional(),
  success_url: webAddress,
  ui_mode: oneOf(['hosted_page']).optional(),
};

const sessions = '/v1/checkout/sessions';

export const checkoutEndpoints = [
  endpoint('POST /checkout/sessions', newSession, (work, given) => {
    const lineItems = given.line_items.map((each, i) => readLine(work, each, i));
    const currency = lineItems[0]?.currency ?? 'aud';
    if (lineItems.some((each) => each.currency !== currency)) {
      throw invalid('line_items', 'All prices of a session must have the same currency.');
    }
    checkCustomer(work, given, currency);
    const automaticTax = given.automatic_tax?.enabled ?? false;
    if (automaticTax) checkTax(work, given, lineItems);
    const expiresAt = given.expires_at ?? work.now + maxLifetime;
    if (expiresAt < work.now + minLifetime || expiresAt > work.now + maxLifetime) {
      throw invalid(
        'expires_at',
        'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from now.',
      );
    }
    const allowed = given.allowed_payment_method_types ?? null;
    const methods = dynamicMethods.filter((type) => allowed?.includes(type) ?? true);
    if (methods.length === 0) {
      throw invalid(
        'allowed_payment_method_types',
        'No payment method types are eligible for this Checkout Session.',
      );
    }
    const trialDays = given.subscription_data?.trial_period_days ?? null;
    if (trialDays !== null && (trialDays < 1 || trialDays > 730)) {
      throw invalid(
        'subscription_data[trial_period_days]',
        'The trial has to be from 1 to 730 days long.',
        'parameter_invalid_integer',
      );
    }
    const price = lineItems.reduce((sum, each) => sum + each.amount_total, 0);
    const id = newId('cs_test', 58);
    const session = checkoutSession({
      id,
      created: work.now,
      url: `${work.origin}/checkout/pay/${id}`,
      expiresAt,
      customer: given.customer ?? null,
      customerEmail: given.customer_email ?? null,
      amount: trialDays === null ? price : 0,
      adaptivePricing: given.adaptive_pricing?.enabled ?? true,
      automaticTax,
      allowedMethods: allowed,
      methods,
      currency,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
      clientReferenceId: given.client_reference_id ?? null,
      locale: given.locale ?? null,
      allowPromotionCodes: given.allow_promotion_codes ?? null,
      billingAddressCollection: given.billing_address_collection ?? null,
      paymentMethodCollection: given.payment_method_collection ?? 'always',
      metadata: changeMetadata({}, given.metadata),
    });
    work.store.add(session, {
      hidden: {
        lineItems,
        subscription: {
          metadata: changeMetadata({}, given.subscription_data?.metadata),
          description: given.subscription_data?.description ?? null,
          trialDays,
        },
        pendingCard: null,
        takesName: given.customer_update?.name === 'auto',
      },
    });
    return session;
  }),

  endpoint(
    'GET /checkout/sessions',
    {
      ...paging,
      created: moment.optional(),
      customer: text.optional(),
      status: oneOf(['complete', 'expired', 'open']).optional(),
      subscription: text.optional(),
    },
    (work, given) =>
      list(work, 'checkout.session', sessions, given, {
        customer: given.customer,
        fits: (each) =>
          (given.status === undefined || each.status === given.status) &&
          (given.subscription === undefined || each.subscription === given.subscription) &&
          isAt(each.created, given.created),
      }),
  ),

  endpoint('GET /checkout/sessions/:id', {}, (work, _params, { id = '' }) =>
    need(work, 'checkout.session', id),
  ),

  endpoint('POST /checkout/sessions/:id/expire', {}, (work, _params, { id = '' }) => {
    const session = need(work, 'checkout.session', id);
    if (session.status !== 'open') {
      throw new ApiError(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      });
    }
    expireCheckout(work, session);
    return session;
  }),
];

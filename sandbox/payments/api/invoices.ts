import { declined } from '../billing/charging.ts';
import { collectNow } from '../billing/collecting.ts';
import { previewInvoice } from '../billing/preview.ts';
import { known } from '../work/work.ts';
import { endpoint, list, need } from './endpoint.ts';
import { ApiError, missing } from '../shapes/error.ts';
import { flag, isAt, moment, oneOf, paging, text } from './fields.ts';

const refusals = {
  declines: new ApiError(402, { type: 'card_error', ...declined }),
  asks_owner: new ApiError(402, {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message:
      'This payment requires additional user action before it can be completed successfully.',
  }),
};

export const invoiceEndpoints = [
  endpoint(
    'GET /invoices',
    {
      ...paging,
      created: moment.optional(),
      customer: text.optional(),
      status: oneOf(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: text.optional(),
    },
    (work, given) =>
      list(work, 'invoice', '/v1/invoices', given, {
        customer: given.customer,
        fits: (each) =>
          (given.status === undefined || each.status === given.status) &&
          (given.subscription === undefined ||
            each.parent?.subscription_details?.subscription === given.subscription) &&
          isAt(each.created, given.created),
      }),
  ),
  endpoint(
    'POST /invoices/create_preview',
    { customer: text.optional(), subscription: text },
    (work, given) => {
      const subscription = need(work, 'subscription', given.subscription, 'subscription');
      const { customer = subscription.customer } = given;
      if (customer !== subscription.customer) {
        throw missing('subscription', subscription.id, 'subscription');
      }
      const preview = previewInvoice(work, subscription);
      if (preview !== null) return preview;
      throw new ApiError(404, {
        message: `No upcoming invoices for customer: ${String(customer)}`,
        code: 'invoice_upcoming_none',
      });
    },
  ),
  endpoint(
    'POST /invoices/:id/pay',
    { off_session: flag.optional(), payment_method: text.optional() },
    (work, given, { id = '' }) => {
      const invoice = need(work, 'invoice', id);
      if (invoice.status !== 'open') {
        throw new ApiError(400, {
          message:
            invoice.status === 'paid'
              ? 'Invoice is already paid'
              : `You can only pay an open invoice. This invoice is ${invoice.status ?? 'no more'}.`,
        });
      }
      const card =
        given.payment_method === undefined
          ? undefined
          : need(work, 'payment_method', given.payment_method, 'payment_method');
      if (card !== undefined && card.customer !== invoice.customer) {
        throw missing('payment_method', card.id, 'payment_method');
      }
      const subscriptionId = String(invoice.parent?.subscription_details?.subscription);
      const subscription = known(work.store.find('subscription', subscriptionId));
      const { result } = collectNow(work, subscription, invoice, card);
      // Returns the error instead of throwing it, so the transaction keeps the failed attempt.
      return result === 'pays' || result === 'clears' ? invoice : refusals[result];
    },
  ),
];

// How invoices were paid: payment intents, charges, and the links from invoices to payment intents.
import { z } from 'zod';
import { endpoint, list, need } from './endpoint.ts';
import { isAt, moment, oneOf, paging, text } from './fields.ts';

export const paymentEndpoints = [
  endpoint('GET /payment_intents/:id', {}, (work, _params, { id = '' }) =>
    need(work, 'payment_intent', id),
  ),

  endpoint(
    'GET /charges',
    {
      ...paging,
      created: moment.optional(),
      customer: text.optional(),
    },
    (work, given) =>
      list(work, 'charge', '/v1/charges', given, {
        customer: given.customer,
        fits: (each) => isAt(each.created, given.created),
      }),
  ),
  endpoint(
    'GET /invoice_payments',
    {
      ...paging,
      created: moment.optional(),
      invoice: text.optional(),
      payment: z
        .strictObject({ type: oneOf(['payment_intent']), payment_intent: text.optional() })
        .optional(),
      status: oneOf(['canceled', 'open', 'paid']).optional(),
    },
    (work, given) => {
      if (given.invoice !== undefined) need(work, 'invoice', given.invoice, 'invoice');
      const intent = given.payment?.payment_intent;
      if (intent !== undefined) {
        need(work, 'payment_intent', intent, 'payment[payment_intent]');
      }
      return list(work, 'invoice_payment', '/v1/invoice_payments', given, {
        fits: (each) =>
          (intent === undefined || each.payment.payment_intent === intent) &&
          (given.invoice === undefined || each.invoice === given.invoice) &&
          (given.status === undefined || each.status === given.status) &&
          isAt(each.created, given.created),
      });
    },
  ),
];

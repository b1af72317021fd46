// How invoices were paid: payment intents, charges, and the links from invoices to payment intents.
import { z } from 'zod';
import { endpoint, list, need } from './endpoint.ts';
import { isAt, moment, oneOf, paging, text } from './fields.ts';

export const paymentEndpoints = [
  endpoint(
    'GET /payment_intents',
    { ...paging, created: moment.optional(), customer: text.optional() },
    (work, given) =>
      list(work, 'payment_intent', '/v1/payment_intents', given, {
        customer: given.customer,
        fits: (each) => isAt(each.created, given.created),
      }),
  ),
  endpoint('GET /payment_intents/:id', {}, (work, _params, { id = '' }) =>
    need(work, 'payment_intent', id),
  ),

  endpoint(
    'GET /charges',
    {
      ...paging,
      created: moment.optional(),
      customer: text.optional(),
      payment_intent: text.optional(),
    },
    (work, given) => {
      if (given.payment_intent !== undefined) {
        need(work, 'payment_intent', given.payment_intent, 'payment_intent');
      }
      return list(work, 'charge', '/v1/charges', given, {
        customer: given.customer,
        fits: (each) =>
          (given.payment_intent === undefined || each.payment_intent === given.payment_intent) &&
          isAt(each.created, given.created),
      });
    },
  ),
  endpoint('GET /charges/:id', {}, (work, _params, { id = '' }) => need(work, 'charge', id)),

  endpoint(
    'GET /invoice_payments',
    {
      ...paging,
      created: moment.optional(),
      invoice: text.optional(),
      payment: z
        .strictObject({ payment_intent: text.optional(), type: oneOf(['payment_intent']) })
        .optional(),
      status: oneOf(['canceled', 'open', 'paid']).optional(),
    },
    (work, given) => {
      if (given.invoice !== undefined) need(work, 'invoice', given.invoice, 'invoice');
      const intent = given.payment?.payment_intent;
      return list(work, 'invoice_payment', '/v1/invoice_payments', given, {
        fits: (each) =>
          (given.invoice === undefined || each.invoice === given.invoice) &&
          (intent === undefined || each.payment.payment_intent === intent) &&
          (given.status === undefined || each.status === given.status) &&
          isAt(each.created, given.created),
      });
    },
  ),
];

import { endpoint, list, need } from './endpoint.ts';
import { isAt, moment, oneOf, paging, text } from './fields.ts';

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
  endpoint('GET /invoices/:id', {}, (work, _params, { id = '' }) => need(work, 'invoice', id)),
];

import { endpoint, list, need } from './endpoint.ts';
import { missing } from '../shapes/error.ts';
import { oneOf, paging, text } from './fields.ts';

const type = oneOf(['card']);

export const paymentMethodEndpoints = [
  endpoint(
    'GET /payment_methods',
    { ...paging, customer: text.optional(), type: type.optional() },
    (work, given) =>
      list(work, 'payment_method', '/v1/payment_methods', given, { customer: given.customer }),
  ),
  endpoint('GET /payment_methods/:id', {}, (work, _params, { id = '' }) =>
    need(work, 'payment_method', id),
  ),
  endpoint(
    'GET /customers/:id/payment_methods',
    { ...paging, type: type.optional() },
    (work, given, { id = '' }) => {
      need(work, 'customer', id);
      return list(work, 'payment_method', `/v1/customers/${id}/payment_methods`, given, {
        customer: id,
      });
    },
  ),
  endpoint('GET /customers/:id/payment_methods/:method', {}, (work, _params, ids) => {
    const { id = '', method = '' } = ids;
    need(work, 'customer', id);
    const found = need(work, 'payment_method', method);
    if (found.customer !== id) throw missing('payment_method', method);
    return found;
  }),
];

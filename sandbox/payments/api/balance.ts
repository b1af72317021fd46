import { changeBalance } from '../billing/balance.ts';
import { invalid } from '../shapes/error.ts';
import { endpoint, list, need } from './endpoint.ts';
import { changeMetadata, integer, metadata, paging, text, unsettable } from './fields.ts';

export const balanceEndpoints = [
  endpoint(
    'POST /customers/:id/balance_transactions',
    {
      amount: integer,
      currency: text,
      description: unsettable.optional(),
      metadata: metadata.optional(),
    },
    (work, given, { id = '' }) => {
      const customer = need(work, 'customer', id);
      const { amount, currency } = given;
      if (typeof customer.currency === 'string' && customer.currency !== currency) {
        throw invalid(
          'currency',
          `You cannot combine currencies on a single customer. This customer has ${customer.currency}.`,
        );
      }
      return changeBalance(work, customer, {
        ...{ amount, currency, type: 'adjustment' },
        description: given.description ?? null,
        metadata: changeMetadata({}, given.metadata),
      });
    },
  ),
  endpoint('GET /customers/:id/balance_transactions', paging, (work, given, { id = '' }) => {
    need(work, 'customer', id);
    const url = `/v1/customers/${id}/balance_transactions`;
    return list(work, 'customer_balance_transaction', url, given, { customer: id });
  }),
];

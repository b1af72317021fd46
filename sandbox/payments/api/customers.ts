import { z } from 'zod';
import { deleteCustomer } from '../billing/delete-customer.ts';
import { addCustomer } from '../billing/subscribing.ts';
import { deletedStub } from '../shapes/deleted.ts';
import { endpoint, list, need } from './endpoint.ts';
import { ApiError, missing } from '../shapes/error.ts';
import {
  changeMetadata,
  email,
  isAt,
  metadata,
  moment,
  paging,
  text,
  unsettable,
} from './fields.ts';
import { readSearch, searchPage } from './search.ts';

const address = z.strictObject({
  city: unsettable.optional(),
  country: unsettable.optional(),
  line1: unsettable.optional(),
  line2: unsettable.optional(),
  postal_code: unsettable.optional(),
  state: unsettable.optional(),
});

function wholeAddress(given: z.output<typeof address>) {
  const { city = null, country = null, line1 = null, line2 = null } = given;
  const { postal_code = null, state = null } = given;
  return { city, country, line1, line2, postal_code, state };
}

const details = {
  address: address.optional(),
  description: unsettable.optional(),
  email: email.optional(),
  metadata: metadata.optional(),
  name: unsettable.optional(),
  phone: unsettable.optional(),
  preferred_locales: z.array(text).max(5).optional(),
};

export const customerEndpoints = [
  endpoint('POST /customers', details, (work, given) =>
    addCustomer(work, {
      address: given.address ? wholeAddress(given.address) : null,
      description: given.description ?? null,
      email: given.email ?? null,
      metadata: changeMetadata({}, given.metadata),
      name: given.name ?? null,
      phone: given.phone ?? null,
      preferredLocales: given.preferred_locales ?? [],
    }),
  ),

  endpoint(
    'GET /customers',
    {
      ...paging,
      created: moment.optional(),
      email: text.optional(),
    },
    (work, given) =>
      list(work, 'customer', '/v1/customers', given, {
        fits: (each) =>
          (given.email === undefined || each.email === given.email) &&
          isAt(each.created, given.created),
      }),
  ),

  endpoint(
    'GET /customers/search',
    { limit: paging.limit, page: text.optional(), query: text },
    (work, given) => {
      const fits = readSearch(given.query);
      const found = work.store.all('customer').filter((each) => fits(each));
      return searchPage(found, '/v1/customers/search', given);
    },
  ),

  endpoint('GET /customers/:id', {}, (work, _params, { id = '' }) => {
    const found = work.store.find('customer', id);
    if (found === undefined) throw missing('customer', id);
    return found === 'deleted' ? deletedStub('customer', id) : found;
  }),

  endpoint(
    'POST /customers/:id',
    {
      ...details,
      invoice_settings: z
        .strictObject({ default_payment_method: unsettable.optional() })
        .optional(),
    },
    (work, given, { id = '' }) => {
      const customer = need(work, 'customer', id);
      const previous = structuredClone(customer);
      const method = given.invoice_settings?.default_payment_method;
      if (typeof method === 'string') {
        const param = 'invoice_settings[default_payment_method]';
        const { customer: owner } = need(work, 'payment_method', method, param);
        if (owner !== id) {
          throw new ApiError(400, {
            message: `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
            code: 'resource_missing',
            param,
          });
        }
      }
      if (method !== undefined) customer.invoice_settings.default_payment_method = method;
      if (given.address !== undefined) customer.address = wholeAddress(given.address);
      if (given.description !== undefined) customer.description = given.description;
      if (given.email !== undefined) customer.email = given.email;
      if (given.name !== undefined) customer.name = given.name;
      if (given.phone !== undefined) customer.phone = given.phone;
      if (given.preferred_locales) customer.preferred_locales = given.preferred_locales;
      customer.metadata = changeMetadata(customer.metadata, given.metadata);
      work.store.save(customer);
      work.emit('customer.updated', customer, previous);
      return customer;
    },
  ),

  endpoint('DELETE /customers/:id', {}, (work, _params, { id = '' }) => {
    const customer = need(work, 'customer', id);
    deleteCustomer(work, customer);
    return deletedStub('customer', id);
  }),
];

import { z } from 'zod';
import { newId } from '../shapes/ids.ts';
import { price, product } from '../shapes/catalogue.ts';
import { endpoint, need } from './endpoint.ts';
import { invalid } from '../shapes/error.ts';
import { changeMetadata, flag, integer, metadata, oneOf, text, webAddress } from './fields.ts';

const interval = oneOf(['day', 'week', 'month', 'year']);

export const productEndpoints = [
  endpoint(
    'POST /products',
    {
      active: flag.optional(),
      description: text.optional(),
      id: text.optional(),
      metadata: metadata.optional(),
      name: text,
      url: webAddress.optional(),
    },
    (work, given) => {
      if (given.id !== undefined && work.store.find('product', given.id) !== undefined) {
        throw invalid('id', 'Product already exists.', 'resource_already_exists');
      }
      const added = product({
        id: given.id ?? newId('prod', 14),
        created: work.now,
        name: given.name,
        active: given.active ?? true,
        description: given.description ?? null,
        metadata: changeMetadata({}, given.metadata),
        url: given.url ?? null,
      });
      work.store.add(added);
      work.emit('product.created', added);
      return added;
    },
  ),
];

export const priceEndpoints = [
  endpoint(
    'POST /prices',
    {
      active: flag.optional(),
      currency: text,
      metadata: metadata.optional(),
      nickname: text.optional(),
      product: text,
      recurring: z.strictObject({ interval, interval_count: integer.optional() }).optional(),
      tax_behavior: oneOf(['inclusive', 'exclusive', 'unspecified']).optional(),
      unit_amount: integer,
    },
    (work, given) => {
      need(work, 'product', given.product, 'product');
      if (!/^[a-z]{3}$/.test(given.currency)) {
        throw invalid('currency', `Invalid currency: ${given.currency}.`);
      }
      if (given.unit_amount < 0) {
        throw invalid('unit_amount', 'This value must be greater than or equal to 0.');
      }
      const added = price({
        id: newId('price'),
        created: work.now,
        product: given.product,
        currency: given.currency,
        unitAmount: given.unit_amount,
        recurring: given.recurring
          ? {
              interval: given.recurring.interval,
              intervalCount: given.recurring.interval_count ?? 1,
            }
          : null,
        active: given.active ?? true,
        nickname: given.nickname ?? null,
        taxBehavior: given.tax_behavior ?? 'unspecified',
        metadata: changeMetadata({}, given.metadata),
      });
      work.store.add(added);
      work.emit('price.created', added);
      return added;
    },
  ),
  endpoint('GET /prices/:id', {}, (work, _params, { id = '' }) => need(work, 'price', id)),
];

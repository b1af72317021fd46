// All endpoints under /v1.
import { accountEndpoints } from './account.ts';
import { balanceEndpoints } from './balance.ts';
import { priceEndpoints, productEndpoints } from './catalogue.ts';
import { checkoutEndpoints } from './checkout.ts';
import { customerEndpoints } from './customers.ts';
import { eventEndpoints } from './events.ts';
import { invoiceEndpoints } from './invoices.ts';
import { paymentEndpoints } from './payments.ts';
import { portalEndpoints } from './portal.ts';
import { refundEndpoints } from './refunds.ts';
import { subscriptionEndpoints } from './subscriptions.ts';
import { taxEndpoints } from './tax.ts';
import { webhookEndpointEndpoints } from './webhook-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

export const endpoints: Endpoint[] = [
  ...accountEndpoints,
  ...customerEndpoints,
  ...balanceEndpoints,
  ...productEndpoints,
  ...priceEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...portalEndpoints,
  ...taxEndpoints,
  ...eventEndpoints,
  ...webhookEndpointEndpoints,
];

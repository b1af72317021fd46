// All provider calls of one request share a time budget, even if each is slow or never ends.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase } from '../test-support/databases.ts';
import { openLibraryOn } from '../test-support/library.ts';
import { BUDGET_MS, timeLeft } from './budget.ts';
import { createPaymentProvider } from './payments/payments.ts';

const BUDGET = 200;

let close = () => {};
afterEach(() => close());

/** Opens the checkout with a Stripe that responds like this. A single call may take five seconds. */
async function checkoutAt(answer: RequestListener) {
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const payments = createPaymentProvider({
    ...{ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', priceId: 'price_x' },
    host: `http://localhost:${port}`,
    budget: BUDGET,
  });
  const library = await openLibraryOn(await openTestDatabase('sqlite'), payments);
  const { status, body } = await library.call('POST', '/api/create-checkout-session', {
    as: 'kim',
  });
  return { status, code: body.code, calls };
}

test('many slow calls are aborted when the budget is used up', async () => {
  // Without a budget, each page of the list would be followed by another.
  const customers = { object: 'list', url: '/v1/customers', has_more: true, next_page: 'next' };
  const found = await checkoutAt((request, response) => {
    setTimeout(() => {
      const customer = { id: 'cus_x', metadata: {} };
      const answers: Record<string, object> = {
        '/v1/account': { id: 'acct_1' },
        '/v1/customers/cus_x': customer,
      };
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(answers[request.url ?? ''] ?? { ...customers, data: [customer] }),
      );
    }, BUDGET / 4);
  });
  expect(found).toMatchObject({ status: 503, code: 'provider_unavailable' });
  // The account, then two parallel searches.
  expect(found.calls).toBeLessThanOrEqual(1 + 2 * 4);
});

test('a response that never ends is aborted', async () => {
  const drips: NodeJS.Timeout[] = [];
  const found = await checkoutAt((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id":"');
    drips.push(setInterval(() => response.write('a'), 20));
  });
  for (const drip of drips) clearInterval(drip);
  expect(found).toMatchObject({ status: 503, code: 'provider_unavailable' });
});

test('the budget is below the timeout of the browser, and does not apply outside a request', async () => {
  const { PATIENCE } = await import('../../client/api/api.ts');
  // Five seconds are for the database and the network.
  expect(BUDGET_MS + 5_000).toBeLessThanOrEqual(PATIENCE);
  expect(timeLeft()).toBe(Infinity);
});

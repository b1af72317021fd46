// A provider that is slow at every step, or never comes to an end: the whole call has one budget.
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

/** A parent asks for the payment page at a Stripe that answers so; each call alone may take five seconds. */
async function checkoutAt(answer: RequestListener) {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
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
  return { status, code: body.code, asked };
}

test('many calls, each of them slow, are broken off together', async () => {
  // Without an end each would be followed by another.
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
  // The account, then two searches side by side.
  expect(found.asked).toBeLessThanOrEqual(1 + 2 * 4);
});

test('an answer that drips and never ends is broken off', async () => {
  const drips: NodeJS.Timeout[] = [];
  const found = await checkoutAt((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"id":"');
    drips.push(setInterval(() => response.write('a'), 20));
  });
  for (const drip of drips) clearInterval(drip);
  expect(found).toMatchObject({ status: 503, code: 'provider_unavailable' });
});

test('it is well below what a browser waits, and nobody holds up what the server does by itself', async () => {
  const { PATIENCE } = await import('../../client/api/api.ts');
  // Five seconds are for the database and the line.
  expect(BUDGET_MS + 5_000).toBeLessThanOrEqual(PATIENCE);
  expect(timeLeft()).toBe(Infinity);
});

// Signed webhooks that are not valid events get a 400 with a clear message, never an internal error.
import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { openLibraryOn, type ServerProcess } from '../../test-support/library.ts';
import { createPaymentProvider, type PaymentProvider } from './payments.ts';

const SECRET = 'whsec_x';
const event = {
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  created: 1_800_000_000,
  data: { object: { object: 'invoice', customer: 'cus_1' } },
};

describe.each(engines)('a signed webhook, over %s', (engine) => {
  let library: ServerProcess<PaymentProvider>;
  beforeAll(async () => {
    const payments = createPaymentProvider({
      ...{ secretKey: 'sk_test_x', webhookSecret: SECRET, priceId: 'price_x' },
      // No server runs there: these webhooks must not lead to a request.
      host: 'http://localhost:9',
    });
    library = await openLibraryOn(await openTestDatabase(engine), payments);
    await library.database.db
      .insertInto('provider_accounts')
      .values({ key_digest: payments.keyDigest, account: 'acct_1/test' })
      .execute();
  });

  async function deliver(body: string, headers: Record<string, string> = {}) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
    const answer = await library.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature, ...headers },
      payload: body,
    });
    return { status: answer.statusCode, ...answer.json<{ code: string; message: string }>() };
  }

  test.each<readonly [string, string, RegExp]>([
    ['nothing', '', /signature is missing|not valid JSON/],
    ['a body that is not JSON', 'Hello', /signed, but its body is not valid JSON/],
    ['half an event', '{"id":"evt_1"', /signed, but its body is not valid JSON/],
    ...[null, [], 'event', 7, true, {}].map(
      (body) =>
        [JSON.stringify(body), JSON.stringify(body), /signed, but is not an event/] as const,
    ),
    ...(
      [
        ['id', undefined],
        ['id', 7],
        ['id', 'evt_\u0000'],
        ['id', 'x'.repeat(256)],
        ['type', null],
        ['type', 'a b'],
        ['type', 'x'.repeat(101)],
        ['created', 'today'],
        ['created', 1e300],
        ['data', null],
        ['data', {}],
      ] as const
    ).map(([field, value]) => {
      const body = JSON.stringify({ ...event, [field]: value });
      const name = `${field} ${JSON.stringify(value)?.slice(0, 20)}`;
      return [name, body, new RegExp(`not an event: ${field}`)] as const;
    }),
    [
      'a thin event',
      JSON.stringify({
        id: 'evt_1',
        object: 'v2.core.event',
        type: 'v1.billing.meter.error_report_triggered',
        created: '2026-11-01T00:00:00Z',
        related_object: { id: 'mtr_1', type: 'billing.meter', url: '/v1/billing/meters/mtr_1' },
      }),
      /thin event.*snapshot events/,
    ],
  ])('%s is refused', async (_, body, words) => {
    const answer = await deliver(body);
    expect([answer.status, answer.code]).toEqual([400, 'invalid_request']);
    expect(answer.message).toMatch(words);
  });

  test.each([
    ['a customer without a valid id', { object: 'invoice', customer: { id: 7 } }],
    ['a customer id with a NUL character', { object: 'customer', id: 'cus_\u0000' }],
    ['no customer', { object: 'balance' }],
  ])('an event with %s is accepted', async (name, object) => {
    const body = JSON.stringify({ ...event, id: `evt_${name.length}`, data: { object } });
    expect((await deliver(body)).status).toBe(200);
  });

  test('an invalid signature is refused', async () => {
    const answer = await deliver(JSON.stringify(event), { 'stripe-signature': 't=1,v1=x' });
    expect([answer.status, answer.message]).toEqual([400, 'The webhook signature is not valid']);
  });
});

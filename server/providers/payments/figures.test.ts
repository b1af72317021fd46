// Reading the figures of a Stripe that has many pages, is busy, or answers nonsense. e2e/money tests it against a server
// that implements Stripe's API.
import { describe, expect, test } from 'vitest';
import { Problem } from '../../problems/problem.ts';
import { type Asked, fakeStripe } from '../../test-support/fake-stripe.ts';
import { isKeyRefused } from './figures.ts';
import type { Pauses } from './figures.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 28);
const seconds = (at: number) => at / 1000;
const PRODUCTS = ['prod_x'];
const pauses: Pauses = { between: 0, busy: [1, 1] };

const listOf = (data: unknown[], hasMore = false) => ({
  status: 200,
  body: { object: 'list', data, has_more: hasMore },
});
const refusal = (status: number, type = 'invalid_request_error') => ({
  ...{ status, body: { error: { type, message: 'No' } } },
});
const queryOf = ({ path }: Asked) => new URL(path, 'http://stripe').searchParams;
const pathOf = ({ path }: Asked) => path.split('?')[0];

const subscription = (n: number, changes: object = {}) => ({
  ...{ id: `sub_${n}`, customer: `cus_${n}`, status: 'active', created: seconds(NOW - DAY) },
  ...{ cancel_at: null, cancel_at_period_end: false, discounts: [], metadata: {} },
  items: {
    data: [{ price: { product: 'prod_x', recurring: null }, discounts: [], current_period_end: 2 }],
  },
  ...changes,
});
const parent = { subscription_details: { metadata: {}, subscription: 'sub_1' } };
const invoice = (changes: object = {}) => ({
  ...{ id: `in_${Math.random()}`, amount_paid: 499, currency: 'aud', parent },
  ...{ created: seconds(NOW), status_transitions: { paid_at: seconds(NOW) } },
  lines: { data: [{ pricing: { price_details: { product: 'prod_x' } } }] },
  ...changes,
});

describe('subscriptions', () => {
  const read = async (answer: Parameters<typeof fakeStripe>[0], since = 0) => {
    const { provider, asked } = await fakeStripe(answer, { pauses });
    return { found: await provider.listAllSubscriptions(PRODUCTS, since), asked };
  };

  test('are read a hundred at a time', async () => {
    const pages = [0, 1, 2].map((page) =>
      Array.from({ length: 100 }, (_, n) => subscription(page * 100 + n)),
    );
    const { found, asked } = await read((one) => {
      const after = queryOf(one).get('starting_after');
      const page = after === null ? 0 : pages.findIndex((some) => some.at(-1)?.id === after) + 1;
      return listOf(pages[page] ?? [], page < 2);
    });
    expect(found).toHaveLength(300);
    expect(asked.map((one) => queryOf(one).toString())).toEqual([
      'status=all&limit=100',
      'status=all&limit=100&starting_after=sub_99',
      'status=all&limit=100&starting_after=sub_199',
    ]);
  });

  test('that never began, are of others, or ended before are left out', async () => {
    const others = { data: [{ price: { product: 'prod_y' } }] };
    const { found } = await read(
      () =>
        listOf([
          subscription(1, { status: 'incomplete' }),
          subscription(2, { status: 'incomplete_expired' }),
          subscription(3, { items: others }),
          subscription(4, { status: 'canceled', ended_at: seconds(NOW - 3 * DAY) }),
          subscription(5, { status: 'canceled', ended_at: seconds(NOW - DAY) }),
          subscription(6, { status: 'canceled', ended_at: null, canceled_at: seconds(NOW) }),
          subscription(7, { metadata: { sold_by: 'step-into-reading' } }),
        ]),
      NOW - 2 * DAY,
    );
    expect(found).toEqual([
      { family: 'cus_5', startedAt: NOW - DAY, endedAt: NOW - DAY, status: 'canceled' },
      { family: 'cus_6', startedAt: NOW - DAY, endedAt: NOW, status: 'canceled' },
      { family: 'cus_7', startedAt: NOW - DAY, endedAt: null, status: 'active' },
    ]);
  });

  test('whose card Stripe tries no more open nothing', async () => {
    const { found } = await read((one) =>
      pathOf(one) === '/v1/invoices'
        ? listOf([invoice({ next_payment_attempt: null })])
        : listOf([subscription(1, { status: 'past_due' })]),
    );
    expect(found).toMatchObject([{ status: 'unpaid' }]);
  });

  test('are asked for again, a little later, when there were too many calls', async () => {
    let tries = 0;
    const { found } = await read(() => {
      tries += 1;
      return tries <= 2 ? refusal(429, 'rate_limit_error') : listOf([subscription(1)]);
    });
    expect([found.length, tries]).toEqual([1, 3]);
  });

  test('are given up when there are still too many calls', async () => {
    let tries = 0;
    const reading = read(() => {
      tries += 1;
      return refusal(429, 'rate_limit_error');
    });
    await expect(reading).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(tries).toBe(3);
  });

  test.each<[string, { status: number; body: unknown }]>([
    ['a list that never ends', listOf([subscription(1)], true)],
    ['an empty page before the last', listOf([], true)],
    ['no list', { status: 200, body: {} }],
    ['a status that is not known', listOf([subscription(1, { status: 'dreaming' })])],
    ['no time', listOf([subscription(1, { created: 'soon' })])],
  ])('are not read from %s', async (_, answer) => {
    await expect(read(() => answer)).rejects.toMatchObject({ code: 'payment_refused' });
  });

  test('are not read from two pages that lead to one another', async () => {
    const reading = read((one) =>
      listOf([subscription(queryOf(one).get('starting_after') === 'sub_1' ? 2 : 1)], true),
    );
    await expect(reading).rejects.toMatchObject({ code: 'payment_refused' });
  });

  test('are given up once their time is over', async () => {
    const limit = new AbortController();
    let pages = 0;
    const { provider } = await fakeStripe(
      () => {
        pages += 1;
        if (pages === 3) limit.abort();
        return listOf([subscription(pages)], pages < 9);
      },
      { pauses },
    );
    const reading = provider.listAllSubscriptions(PRODUCTS, 0, limit.signal);
    await expect(reading).rejects.toBeInstanceOf(Problem);
    await expect(
      provider.listPayments(PRODUCTS, { from: 0, to: 1 }, limit.signal),
    ).rejects.toBeInstanceOf(Problem);
    expect(pages).toBe(3);
  });

  test.each([
    [401, true],
    [403, true],
    [400, false],
  ])('refused with %i are refused to the key: %s', async (status, isOfKey) => {
    const error = await read(() => refusal(status)).catch((thrown: unknown) => thrown);
    expect(isKeyRefused(error as Error)).toBe(isOfKey);
  });
});

describe('payments', () => {
  const from = NOW - DAY;
  const to = NOW + DAY;
  const refund = (changes: object = {}) => ({
    ...{ id: 're_1', amount: 200, payment_intent: 'pi_1', status: 'succeeded' },
    ...{ created: seconds(NOW), ...changes },
  });
  async function read(given: { invoices?: unknown[]; refunds?: unknown[]; paid?: object | null }) {
    const { invoices = [], refunds = [], paid = invoice() } = given;
    const { provider, asked } = await fakeStripe(
      (one) => {
        if (pathOf(one) === '/v1/invoices') return listOf(invoices);
        if (pathOf(one) === '/v1/refunds') return listOf(refunds);
        return listOf(paid === null ? [] : [{ id: 'inpay_1', invoice: paid }]);
      },
      { pauses },
    );
    return { found: await provider.listPayments(PRODUCTS, { from, to }), asked };
  }
  const amounts = async (given: Parameters<typeof read>[0]) =>
    (await read(given)).found.map(({ amount }) => amount);

  test('are those of the library in the period, by when they were made', async () => {
    const paidAt = (at: number, amount: number) =>
      invoice({ amount_paid: amount, status_transitions: { paid_at: seconds(at) } });
    const invoices = [
      paidAt(to, 1),
      paidAt(to - 1000, 2),
      paidAt(from, 3),
      paidAt(from - 1000, 4),
      invoice({ amount_paid: 5, currency: 'usd' }),
      invoice({ amount_paid: 6, lines: { data: [] } }),
      invoice({ amount_paid: 7, parent: null }),
      invoice({
        ...{ amount_paid: 8, lines: { data: [] } },
        parent: { subscription_details: { metadata: { sold_by: 'step-into-reading' } } },
      }),
    ];
    const { found, asked } = await read({ invoices });
    expect(found.map(({ amount }) => amount)).toEqual([2, 3, 8]);
    expect(found[1]).toEqual({ at: from, amount: 3 });
    // An invoice may be paid long after it was made.
    expect(Object.fromEntries(queryOf(asked[0]!))).toEqual({
      ...{ status: 'paid', limit: '100' },
      'created[gte]': String(seconds(from - 92 * DAY)),
      'created[lt]': String(seconds(to)),
    });
  });

  test('less what was refunded of them', async () => {
    expect(await amounts({ invoices: [invoice()], refunds: [refund()] })).toEqual([499, -200]);
    expect(await amounts({ refunds: [refund({ status: 'pending' })] })).toEqual([-200]);
  });

  test.each<[string, Parameters<typeof read>[0]]>([
    ['that failed', { refunds: [refund({ status: 'failed' })] }],
    ['that was taken back', { refunds: [refund({ status: 'canceled' })] }],
    ['of no payment', { refunds: [refund({ payment_intent: null })] }],
    ['of what was no invoice', { refunds: [refund()], paid: null }],
    ['of what is deleted', { refunds: [refund()], paid: { id: 'in_1', deleted: true } }],
    ['of what is not the library’s', { refunds: [refund()], paid: invoice({ parent: null }) }],
    ['in another currency', { refunds: [refund()], paid: invoice({ currency: 'usd' }) }],
  ])('but no refund %s', async (_, given) => {
    expect(await amounts(given)).toEqual([]);
  });

  test('are not read from an amount that is none', async () => {
    await expect(read({ invoices: [invoice({ amount_paid: '4.99' })] })).rejects.toMatchObject({
      code: 'payment_refused',
    });
  });
});

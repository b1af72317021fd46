// A promotion code on the checkout page, and its effect on sessions, invoices and charges.
import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  day,
  getPage,
  goodCard,
  openCheckout,
  openWorld,
  postForm,
  type World,
} from '../test-support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const MONTH = 31 * day;

const open = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  openCheckout(world, { allow_promotion_codes: true, ...more });

/** Posts a code and returns the page that it redirects to. */
async function enter(url: string, promotionCode: string): Promise<string> {
  const { status, location } = await postForm(`${url}/code`, { promotionCode });
  expect(status).toBe(303);
  return (await getPage(new URL(location ?? '', url).href)).text.replaceAll(/\s+/g, ' ');
}

const sessionOf = (id: string) =>
  world.stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });
const invoicesOf = async (customer: string) =>
  (await world.stripe.invoices.list({ customer })).data.reverse();
const chargesOf = async (customer: string) =>
  (await world.stripe.charges.list({ customer })).data.map(({ amount }) => amount).reverse();

test('a promotion code is accepted only when the session allows codes', async () => {
  const { url } = await open({ allow_promotion_codes: false });
  expect((await getPage(url)).text).not.toContain('Promotion code');
  const refused = await postForm(`${url}/code`, { promotionCode: 'FREE' });
  expect(refused.status).toBe(410);
  const { url: asking } = await open();
  expect((await getPage(asking)).text).toContain(
    '<label for="promotionCode">Promotion code</label>',
  );
});

test('an unknown code is reported as invalid and changes nothing', async () => {
  const { id, url } = await open();
  const text = await enter(url, '"NONE"');
  expect(text).toContain('This code is invalid.');
  expect(text).toContain('value="&quot;NONE&quot;"');
  expect(await sessionOf(id)).toMatchObject({ discounts: [], amount_total: 499 });
});

test('a code shows its discount and can be removed', async () => {
  const { id, url } = await open();
  const text = await enter(url, ' halfprice ');
  expect(text).toMatch(/HALFPRICE ?<small ?>50% off for 3 months/);
  expect(text).toContain('−$2.50 AUD');
  expect(text).toMatch(/Total due today<\/dt> <dd>\$2\.49 AUD/);
  expect(text).toMatch(/\$2\.49 AUD per month for 3 months, then \$4\.99 AUD per month/);
  expect(await sessionOf(id)).toMatchObject({
    amount_subtotal: 499,
    amount_total: 249,
    discounts: [{ coupon: null, promotion_code: 'promo_local_half' }],
    total_details: { amount_discount: 250 },
    line_items: { data: [{ amount_subtotal: 499, amount_discount: 250, amount_total: 249 }] },
  });
  await enter(url, '');
  expect(await sessionOf(id)).toMatchObject({
    amount_total: 499,
    discounts: [],
    total_details: { amount_discount: 0 },
    line_items: { data: [{ amount_discount: 0, amount_total: 499 }] },
  });
});

test('a code discounts each invoice for its three months', async () => {
  const { url, id, customer } = await open();
  await enter(url, 'HALFPRICE');
  expect((await postForm(url, goodCard)).status).toBe(303);
  const subscription = await world.stripe.subscriptions.retrieve(
    String((await sessionOf(id)).subscription),
    { expand: ['discounts'] },
  );
  const [discount] = subscription.discounts as Stripe.Discount[];
  expect(discount).toMatchObject({
    checkout_session: id,
    customer,
    subscription: subscription.id,
    promotion_code: 'promo_local_half',
    source: { type: 'coupon', coupon: 'half' },
  });
  expect((await invoicesOf(customer))[0]).toMatchObject({
    ...{ subtotal: 499, total: 249, amount_due: 249, amount_paid: 249, status: 'paid' },
    discounts: [discount?.id],
    total_discount_amounts: [{ amount: 250, discount: discount?.id }],
    lines: { data: [{ amount: 499, discount_amounts: [{ amount: 250 }] }] },
  });
  for (let month = 1; month <= 3; month += 1) world.payments.advance(MONTH);
  expect(await chargesOf(customer)).toEqual([249, 249, 249, 499]);
  expect((await invoicesOf(customer)).at(-1)).toMatchObject({ discounts: [], total: 499 });
});

test('a code discounts the first payment after a trial', async () => {
  const { url, id, customer } = await open({ subscription_data: { trial_period_days: 7 } });
  const text = await enter(url, 'HALFPRICE');
  expect(text).toMatch(/\$2\.49 AUD ?<small>per month/);
  expect(text).toContain('Your free trial begins today.');
  expect(await sessionOf(id)).toMatchObject({
    ...{ amount_subtotal: 0, amount_total: 0 },
    total_details: { amount_discount: 0 },
  });
  await postForm(url, goodCard);
  world.payments.advance(8 * day);
  expect((await invoicesOf(customer)).map(({ total }) => total)).toEqual([0, 249]);
});

describe('a code for 100% off', () => {
  test('makes no charges, now or at the renewal', async () => {
    const { url, id, customer } = await open();
    expect(await enter(url, 'FREE')).not.toContain('free trial');
    await postForm(url, goodCard);
    expect(await sessionOf(id)).toMatchObject({
      ...{ status: 'complete', payment_status: 'no_payment_required', amount_total: 0 },
    });
    world.payments.advance(MONTH);
    const { data } = await world.stripe.subscriptions.list({ customer });
    expect(data).toMatchObject([{ status: 'active' }]);
    const invoices = await invoicesOf(customer);
    expect(invoices.map(({ status, total }) => [status, total])).toEqual([
      ['paid', 0],
      ['paid', 0],
    ]);
    expect(await chargesOf(customer)).toEqual([]);
  });

  test('offers no way to leave 3-D Secure unconfirmed, and creates no subscription', async () => {
    const { url, customer } = await open();
    await enter(url, 'FREE');
    await postForm(url, { ...goodCard, cardNumber: '4000 0025 0000 3155' });
    expect((await getPage(`${url}/authenticate`)).text).not.toContain('Leave it unconfirmed');
    await postForm(`${url}/authenticate`, { outcome: 'leave' });
    const { data } = await world.stripe.subscriptions.list({ customer, status: 'all' });
    expect(data).toEqual([]);
  });
});

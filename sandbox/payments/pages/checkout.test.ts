import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  day,
  getPage,
  goodCard,
  newSession,
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

const open = () => openCheckout(world);

/** Posts the form and returns the page that it redirects to. */
async function submit(url: string, fields: Record<string, string>) {
  const { location, ...answer } = await postForm(url, fields);
  expect(answer.status).toBe(303);
  expect(location).toMatch(/^\/checkout\/pay\/\w+\?tried=1$/);
  return getPage(new URL(location ?? '', url).href);
}

const subscriptionsOf = async (customer: string) =>
  (await world.stripe.subscriptions.list({ customer, status: 'all' })).data;

describe('the page', () => {
  test('shows product, price, seller, form fields and a link back', async () => {
    const { url } = await open();
    const { status, text } = await getPage(url);
    expect(status).toBe(200);
    expect(text).toContain('Step Into Reading');
    expect(text).toMatch(/\$4\.99 AUD\s*<small>per month<\/small>/);
    expect(text).toContain('href="http://localhost:3000/subscribe"');
    expect(text).toContain('local stand-in');
    expect(text).toContain('value="parent@example.com"');
    for (const label of [
      'Email',
      'Card number',
      'Expiration',
      'Security code',
      'Cardholder name',
    ]) {
      expect(text).toMatch(new RegExp(`<label for="\\w+">${label}</label>`));
    }
    expect(text).toMatch(/<button type="submit">Subscribe<\/button>/);
    expect(text).toContain('autocomplete="cc-number"');
    expect(text).not.toContain('<script');
  });

  test('cannot be cached or framed', async () => {
    const { url } = await open();
    const { headers } = await fetch(url);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('is not found at an unknown address', async () => {
    const nowhere = `${world.origin}/checkout/pay/cs_test_${'a'.repeat(58)}`;
    expect((await getPage(nowhere)).status).toBe(404);
    expect((await postForm(nowhere, goodCard)).status).toBe(404);
  });

  test('escapes what was typed', async () => {
    const { url } = await open();
    const { text } = await submit(url, {
      ...goodCard,
      cardNumber: '1',
      billingName: '"><script>',
    });
    expect(text).not.toContain('<script>');
    expect(text).toContain('&quot;&gt;&lt;script&gt;');
  });
});

describe('paying', () => {
  test('creates one subscription, one paid invoice and one card, and redirects back', async () => {
    const { id, url, customer } = await open();
    const paid = await postForm(url, goodCard);
    expect(paid.status).toBe(303);
    expect(paid.location).toBe(`http://localhost:3000/?success=true&session=${id}`);

    const session = await world.stripe.checkout.sessions.retrieve(id);
    const [subscription, ...more] = await subscriptionsOf(customer);
    expect(more).toEqual([]);
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer,
      subscription: subscription?.id,
      customer_details: { email: 'parent@example.com', name: 'A Parent' },
    });
    const { data: events } = await world.stripe.events.list({ limit: 11 });
    expect(events.map(({ type }) => type)).toEqual([
      'checkout.session.completed',
      'invoice.payment_succeeded',
      'invoice.paid',
      'invoice_payment.paid',
      'payment_intent.succeeded',
      'charge.succeeded',
      'customer.subscription.created',
      'payment_intent.created',
      'invoice.finalized',
      'invoice.created',
      'payment_method.attached',
    ]);
    expect(events[0]).toMatchObject({
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      data: { object: { id, status: 'complete' } },
    });
  });

  test('a second post pays nothing and links to the success page', async () => {
    const { url, customer } = await open();
    const { location } = await postForm(url, goodCard);
    const again = await postForm(url, goodCard);
    expect(again.status).toBe(200);
    expect(again.text).toContain('already been paid');
    expect(again.text).toContain(`href="${location?.replace('&', '&amp;')}"`);
    expect((await getPage(url)).text).toContain('already been paid');
    expect(await subscriptionsOf(customer)).toHaveLength(1);
  });

  test('posts at the same moment pay once', async () => {
    const { url, customer } = await open();
    const answers = await Promise.all([1, 2, 3, 4].map(() => postForm(url, goodCard)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 303]);
    expect(await subscriptionsOf(customer)).toHaveLength(1);
    expect((await world.stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  test('creates a customer from the form when the session has none', async () => {
    const { id, url } = await newSession(world.stripe, { customer_email: 'given@example.com' });
    expect((await getPage(url ?? '')).text).toContain('value="given@example.com"');
    await postForm(url ?? '', goodCard);
    const { customer } = await world.stripe.checkout.sessions.retrieve(id, {
      expand: ['customer'],
    });
    expect(customer).toMatchObject({ email: 'parent@example.com', name: 'A Parent' });
  });

  test('does not store the card number or security code', async () => {
    const { url } = await open();
    await postForm(url, { ...goodCard, cardCvc: '987', cardNumber: '5555 5555 5555 4444' });
    const { data } = await world.stripe.events.list({ limit: 100 });
    const written = JSON.stringify([data, world.payments.store.all('payment_method')]);
    expect(written).toContain('"last4":"4444"');
    expect(written).not.toMatch(/5555 ?5555|987"/);
  });
});

describe('a rejected card or field', () => {
  test.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4000 0000 0000 0341', 'Your card was declined.'],
    ['4111 1111 1111 1111', 'takes no real cards'],
  ])('%s: %s', async (cardNumber, message) => {
    const { id, url, customer } = await open();
    const answer = await submit(url, { ...goodCard, cardNumber });
    expect(answer.text).toContain(message);
    expect(answer.text).toContain(`value="${cardNumber}"`);
    expect((await getPage(url)).text).not.toContain(message);
    expect((await world.stripe.checkout.sessions.retrieve(id)).status).toBe('open');
    expect(await subscriptionsOf(customer)).toEqual([]);
    expect((await postForm(url, goodCard)).status).toBe(303);
  });

  test.each([
    ['cardNumber', '4242 4242 4242 4241', 'Your card number is invalid.'],
    ['cardNumber', '4242', 'Your card number is incomplete.'],
    ['cardNumber', 'letters', 'Your card number is invalid.'],
    ['cardExpiry', '', 'Your card’s expiration date is incomplete.'],
    ['cardExpiry', '13/40', 'Your card’s expiration date is invalid.'],
    ['cardExpiry', '01/20', 'Your card’s expiration year is in the past.'],
    ['cardCvc', '12', 'Your card’s security code is incomplete.'],
    ['billingName', ' ', 'Enter the name on the card.'],
    ['email', '', 'Enter your email address.'],
    ['email', 'parent', 'Your email address is incomplete.'],
  ])('%s "%s": %s', async (name, value, message) => {
    const { url, customer } = await open();
    const { text } = await submit(url, { ...goodCard, [name]: value });
    expect(text).toContain(`<p class="field-error" id="${name}-error">${message}</p>`);
    expect(text).toMatch(new RegExp(`aria-describedby="${name}-error"`));
    expect(text).toContain(name === 'billingName' ? goodCard.email : 'value="A Parent"');
    expect(await subscriptionsOf(customer)).toEqual([]);
  });
});

describe('3-D Secure', () => {
  const asks = { ...goodCard, cardNumber: '4000 0025 0000 3155' };

  test('a confirmed payment succeeds once', async () => {
    const { url, customer } = await open();
    const first = await postForm(url, asks);
    expect(first).toMatchObject({
      status: 303,
      location: expect.stringMatching(/\/authenticate$/),
    });
    const bank = `${url}/authenticate`;
    const { text } = await getPage(bank);
    expect(text).toContain('Complete authentication');
    expect(text).toContain('Fail authentication');
    expect(await subscriptionsOf(customer)).toEqual([]);
    expect((await postForm(bank, { outcome: 'complete' })).location).toContain('success=true');
    expect((await postForm(bank, { outcome: 'complete' })).text).toContain('already been paid');
    expect(await subscriptionsOf(customer)).toMatchObject([{ status: 'active' }]);
  });

  test('leaving without confirmation creates an incomplete subscription and keeps the page open', async () => {
    const { url, customer } = await open();
    await postForm(url, asks);
    const left = await submit(`${url}/authenticate`, { outcome: 'leave' });
    expect(left.text).toContain('Card number');
    expect(await subscriptionsOf(customer)).toMatchObject([{ status: 'incomplete' }]);
    expect((await postForm(url, goodCard)).location).toContain('success=true');
    expect(await subscriptionsOf(customer)).toMatchObject([
      { status: 'active' },
      { status: 'incomplete' },
    ]);
  });

  test('a failed confirmation charges nothing and shows the form again', async () => {
    const { url, customer } = await open();
    await postForm(url, asks);
    const failed = await submit(`${url}/authenticate`, { outcome: 'fail' });
    expect(failed.text).toContain('We are unable to authenticate your payment method.');
    expect(failed.text).toContain('value="A Parent"');
    expect(failed.text).not.toContain('3155"');
    expect(await subscriptionsOf(customer)).toEqual([]);
    const late = await submit(`${url}/authenticate`, { outcome: 'complete' });
    expect(late.text).toContain('Card number');
    expect(await subscriptionsOf(customer)).toEqual([]);
    expect((await postForm(url, goodCard)).status).toBe(303);
  });
});

test('after 24 hours a session has expired and takes no card', async () => {
  const own = await openWorld();
  const { id, url } = await newSession(own.stripe);
  own.time.now += day;
  const page = await getPage(url ?? '');
  expect(page.status).toBe(410);
  expect(page.text).toContain('This checkout has expired');
  expect(page.text).toContain('href="http://localhost:3000/subscribe"');
  expect((await postForm(url ?? '', goodCard)).status).toBe(410);
  expect(await own.stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired' });
  const { data } = await own.stripe.events.list({ type: 'checkout.session.expired' });
  expect(data).toHaveLength(1);
  await own.close();
});

import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getPage,
  goodCard,
  openWorld,
  postForm,
  refusal,
  subscribe,
  type World,
} from '../test-support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData;

const open = (customer: string, flow_data: FlowData): Promise<Stripe.BillingPortal.Session> =>
  world.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'http://localhost:3000/account',
    flow_data,
  });

describe('a portal flow', () => {
  test('for a cancellation redirects to its return URL', async () => {
    const { customer, subscription } = await subscribe(world);
    const session = await open(customer, {
      type: 'subscription_cancel',
      subscription_cancel: { subscription: subscription.id },
      after_completion: {
        type: 'redirect',
        redirect: { return_url: 'http://localhost:3000/goodbye' },
      },
    });
    expect(session.flow).toMatchObject({
      type: 'subscription_cancel',
      subscription_cancel: { subscription: subscription.id },
    });
    expect((await getPage(session.url)).text).toContain('Cancel your subscription?');
    const done = await postForm(session.url, {});
    expect(done).toMatchObject({ status: 303, location: 'http://localhost:3000/goodbye' });
    expect((await world.stripe.subscriptions.retrieve(subscription.id)).cancel_at).not.toBeNull();
  });

  test('for a new card ends with its confirmation message', async () => {
    const { customer } = await subscribe(world);
    const session = await open(customer, {
      type: 'payment_method_update',
      after_completion: {
        type: 'hosted_confirmation',
        hosted_confirmation: { custom_message: 'Your card is new.' },
      },
    });
    expect((await getPage(session.url)).text).toContain('Save card');
    const done = await postForm(session.url, goodCard);
    const page = await getPage(new URL(done.location ?? '', world.origin).href);
    expect(page.text).toContain('Your card is new.');
    expect(page.text).toContain('href="http://localhost:3000/account"');
  });

  test('without after_completion ends at the portal’s first page', async () => {
    const { customer } = await subscribe(world);
    const session = await open(customer, { type: 'payment_method_update' });
    const done = await postForm(session.url, goodCard);
    expect(done.location).toMatch(/^\/portal\/session\/\w+\?done=card$/);
  });
});

describe('a portal flow is refused', () => {
  test('for another customer’s subscription, one that already ends, or none', async () => {
    const { customer, subscription } = await subscribe(world);
    const other = await subscribe(world);
    const cancel = (id: string): FlowData => ({
      type: 'subscription_cancel',
      subscription_cancel: { subscription: id },
    });
    const param = 'flow_data[subscription_cancel][subscription]';
    expect(await refusal(open(customer, cancel(other.subscription.id)))).toMatchObject({ param });
    await world.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const twice = await refusal(open(customer, cancel(subscription.id)));
    expect(twice.message).toContain('already set to be canceled');
    expect(await refusal(open(customer, { type: 'subscription_cancel' }))).toMatchObject({ param });
  });

  test('for a redirect without a return URL', async () => {
    const { customer } = await subscribe(world);
    const flow: FlowData = {
      type: 'payment_method_update',
      after_completion: { type: 'redirect' },
    };
    expect(await refusal(open(customer, flow))).toMatchObject({
      code: 'parameter_missing',
      param: 'flow_data[after_completion][redirect]',
    });
  });
});

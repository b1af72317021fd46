// An account is deleted while another tab of the parent is on the payment page.
import { expect, test } from 'vitest';
import { fakeStripe } from '../../test-support/fake-stripe.ts';

const NOW = 1_800_000_000;
const list = (...data: unknown[]) => ({
  status: 200,
  body: { object: 'list', data, has_more: false },
});
const one = (body: object) => ({ status: 200, body });

/** Removes the payer at a Stripe where the customer's one session cannot be expired, because it has this status. */
async function removeWhilePageIs(status: 'complete' | 'expired' | 'open') {
  const invoice = (id: string, paidAt: number) => ({
    ...{ id: `in_${id}`, status: 'paid', created: paidAt },
    status_transitions: { paid_at: paidAt },
    payments: {
      data: [
        {
          id: `inpay_${id}`,
          status: 'paid',
          payment: { type: 'payment_intent', payment_intent: id },
        },
      ],
    },
  });
  const { provider, asked } = await fakeStripe(({ method, path }) => {
    const [, , resource] = path.split(/[/?]/, 4).map(String);
    if (path.startsWith('/v1/customers/search')) return list();
    if (path.endsWith('/expire')) {
      return {
        status: 400,
        body: {
          error: { type: 'invalid_request_error', message: 'Only open ones can be expired' },
        },
      };
    }
    if (path === '/v1/checkout/sessions/cs_x') return one({ id: 'cs_x', status });
    if (resource === 'checkout') return list({ id: 'cs_x', status: 'open' });
    if (method === 'GET' && resource === 'subscriptions') {
      return status === 'complete' ? list({ id: 'sub_x', status: 'active' }) : list();
    }
    if (resource === 'invoices')
      return list(invoice('pi_now', NOW + 1), invoice('pi_old', NOW - 9));
    if (resource === 'refunds') return one({ id: 're_x', status: 'succeeded' });
    return one({ id: 'cus_x', metadata: { uid: 'kim' }, deleted: method === 'DELETE' });
  });
  const payer = { uid: 'kim', emails: [], refundSince: NOW * 1000 };
  const removal = await provider.removePayer(payer, ['cus_x']).catch((error: unknown) => error);
  const done = asked.flatMap(({ method, path, form }) =>
    method === 'DELETE' || path === '/v1/refunds' ? [form.get('payment_intent') ?? path] : [],
  );
  return { removal, done };
}

test('a subscription paid just before the page could be expired is refunded and cancelled', async () => {
  expect(await removeWhilePageIs('complete')).toEqual({
    removal: { customers: ['cus_x'], kept: [] },
    done: ['pi_now', '/v1/subscriptions/sub_x', '/v1/customers/cus_x'],
  });
});

test('a page that has already expired does not stop the removal', async () => {
  expect(await removeWhilePageIs('expired')).toEqual({
    removal: { customers: ['cus_x'], kept: [] },
    done: ['/v1/customers/cus_x'],
  });
});

test('during a payment the parent is asked to try again, and nothing is deleted', async () => {
  expect(await removeWhilePageIs('open')).toEqual({
    removal: expect.objectContaining({
      code: 'unavailable',
      message: 'Your subscription is changing. Please try again in a moment.',
    }),
    done: [],
  });
});

// Somebody leaves while another tab of hers is at the payment page.
import { expect, test } from 'vitest';
import { answeringStripe } from '../../test-support/answering-stripe.ts';

const NOW = 1_800_000_000;
const list = (...data: unknown[]) => ({
  status: 200,
  body: { object: 'list', data, has_more: false },
});
const one = (body: object) => ({ status: 200, body });

/** Stripe where the one open page of the customer takes no end, for by then it has this status. */
async function leavingBeside(status: 'complete' | 'expired' | 'open') {
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
  const { provider, asked } = await answeringStripe(({ method, path }) => {
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

test('what she pays there before the page can be closed is given back, and ends', async () => {
  expect(await leavingBeside('complete')).toEqual({
    removal: { customers: ['cus_x'], kept: [] },
    done: ['pi_now', '/v1/subscriptions/sub_x', '/v1/customers/cus_x'],
  });
});

test('a page whose time is over by itself is in nobody’s way', async () => {
  expect(await leavingBeside('expired')).toEqual({
    removal: { customers: ['cus_x'], kept: [] },
    done: ['/v1/customers/cus_x'],
  });
});

test('while she is just paying there she is asked to try again, and nothing is done', async () => {
  expect(await leavingBeside('open')).toEqual({
    removal: expect.objectContaining({
      code: 'unavailable',
      message: 'Your subscription is changing. Please try again in a moment.',
    }),
    done: [],
  });
});

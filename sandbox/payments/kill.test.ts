import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '../../test-support/free-port.ts';
import type { PaymentsOptions } from './world/payments.ts';
import {
  freshFolder,
  goodCard,
  newSession,
  openReceiver,
  postForm,
  priceId,
  sdk,
  secretKey,
  webhookSecret,
} from './test-support/world.ts';

const main = fileURLToPath(new URL('./test-support/main.ts', import.meta.url));
const dataDir = freshFolder();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

async function start(options: PaymentsOptions): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  expect(line.toString()).toContain('listening');
  return child;
}

test('a subscription and its webhooks survive a kill right after the payment', async () => {
  const hook = await freePort();
  const options: PaymentsOptions = {
    dataDir,
    origin: `http://localhost:${await freePort()}`,
    secretKey,
    priceId,
    webhook: { url: `http://localhost:${hook}/hook`, secret: webhookSecret },
  };
  const stripe = sdk(options.origin);
  const first = await start(options);
  const { id: customer } = await stripe.customers.create({ email: 'parent@example.com' });
  const session = await newSession(stripe, { customer });
  const paid = await postForm(session.url ?? '', goodCard);
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  expect(paid.status).toBe(303);
  await gone;

  const receiver = await openReceiver(hook);
  await start(options);
  const { data } = await sdk(options.origin).subscriptions.list({ customer });
  expect(data).toMatchObject([{ status: 'active' }]);
  await receiver.received(3);
  expect(receiver.events.map(({ type }) => type)).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'checkout.session.completed',
  ]);
  await receiver.close();
});

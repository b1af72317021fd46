// A fake Stripe server whose responses a test defines. The real adapter and SDK call it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import {
  createPaymentProvider,
  type PaymentProvider,
  type PaymentSettings,
} from '../providers/payments/payments.ts';

export interface Asked {
  method: string;
  path: string;
  form: URLSearchParams;
}

/** Returns the provider and the requests it has made so far. The server closes when the test finishes. */
export async function fakeStripe(
  answer: (asked: Asked) => { status: number; body: unknown } | Promise<never>,
  settings: Pick<PaymentSettings, 'timeout' | 'pauses'> = {},
): Promise<{ provider: PaymentProvider; asked: Asked[] }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      const one = { method: request.method ?? '', path: request.url ?? '', form };
      asked.push(one);
      void Promise.resolve(answer(one)).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const provider = createPaymentProvider({
    ...{ secretKey: 'sk_test_x', webhookSecret: 'whsec_x', priceId: 'price_x' },
    host: `http://localhost:${port}`,
    ...settings,
  });
  return { provider, asked };
}

// A library that is watched: its metrics on a port of their own, its traces at a collector, the last of
// them when it ends.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../../test-support/free-port.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { freePorts, startProduct } from '../support/product.ts';

test('is told of a family that reads, and of nothing personal', async () => {
  const received: string[] = [];
  const collector = createServer(async (request, response) => {
    received.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, 'localhost', resolve));
  const dataDir = dataFolder();
  const metricsPort = await freePort();
  const product = await startProduct(
    { ...(await freePorts()), dataDir },
    {
      METRICS_PORT: String(metricsPort),
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://localhost:${(collector.address() as AddressInfo).port}`,
    },
  );
  const family = await enrol({ at: product });
  await family.call('POST', '/api/progress/sam-and-the-wet-hat/complete');

  const metrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  // The payment provider's messages come by themselves, beside what the family does.
  await expect.poll(metrics).toMatch(/^library_webhooks_total\{outcome="synced"\} [1-9]/m);
  const told = await metrics();
  expect(told).toMatch(/^library_sign_ups_total 1$/m);
  expect(told).toMatch(/^library_checkouts_total 1$/m);
  expect(told).toMatch(/^library_activations_total\{family="new"\} 1$/m);
  expect(told).toMatch(/^library_books_finished_total 1$/m);
  expect(await (await fetch(`${product.origin}/metrics`)).text()).not.toContain('library_');

  await product.stop();
  collector.close();
  removeFolder(dataDir);
  // Sooner than its five seconds: the end of the server has sent them.
  const traces = received.join('');
  expect(traces).toContain('POST /api/progress/:bookId/complete');
  expect(traces).toContain('stripe openCheckout');
  for (const personal of [family.token, 'sam-and-the-wet-hat', '@example.com']) {
    expect(told + traces).not.toContain(personal);
  }
});

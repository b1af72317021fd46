// Observability: metrics on a separate port, and traces sent to a collector, the last of them on shutdown.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { freePort } from '../../test-support/free-port.ts';
import { dataFolder, removeFolder } from '../support/data-folder.ts';
import { enrol } from '../support/enrol.ts';
import { expect, test } from '../support/journey.ts';
import { freePorts, startProduct } from '../support/product.ts';

test('metrics and traces show what a family does, and contain no personal data', async () => {
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

  const fetchMetrics = async () => (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  // Webhooks arrive asynchronously.
  await expect.poll(fetchMetrics).toMatch(/^library_webhooks_total\{outcome="synced"\} [1-9]/m);
  const metrics = await fetchMetrics();
  expect(metrics).toMatch(/^library_sign_ups_total 1$/m);
  expect(metrics).toMatch(/^library_checkouts_total 1$/m);
  expect(metrics).toMatch(/^library_activations_total\{family="new"\} 1$/m);
  expect(metrics).toMatch(/^library_books_finished_total 1$/m);
  expect(await (await fetch(`${product.origin}/metrics`)).text()).not.toContain('library_');

  await product.stop();
  collector.close();
  removeFolder(dataDir);
  // Traces are sent every five seconds. These arrive earlier, because the shutdown sends them.
  const traces = received.join('');
  expect(traces).toContain('POST /api/progress/:bookId/complete');
  expect(traces).toContain('stripe openCheckout');
  for (const personal of [family.token, 'sam-and-the-wet-hat', '@example.com']) {
    expect(metrics + traces).not.toContain(personal);
  }
});

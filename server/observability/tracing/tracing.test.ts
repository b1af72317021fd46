// Traces as a collector receives them: OTLP over HTTP with JSON.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TracingSettings } from '../../config/observability-settings.ts';
import { engines, newTestDatabase } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';
import { startTracing } from './start.ts';
import { noTracing, type Tracing } from './tracing.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number };
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

interface Collector {
  endpoint: string;
  /** The received requests. */
  received: { path: string; body: Sent }[];
  /** The status of its responses. */
  status: number;
  server: Server;
}

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

async function openCollector(): Promise<Collector> {
  const collector: Collector = { endpoint: '', received: [], status: 200, server: createServer() };
  collector.server.on('request', async (request, response) => {
    const body = JSON.parse(await text(request)) as Sent;
    collector.received.push({ path: request.url ?? '', body });
    response.writeHead(collector.status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => collector.server.listen(0, 'localhost', resolve));
  servers.push(collector.server);
  const { port } = collector.server.address() as AddressInfo;
  return Object.assign(collector, { endpoint: `http://localhost:${port}` });
}

const settings = (endpoint: string, changes: Partial<TracingSettings> = {}): TracingSettings => ({
  endpoint,
  serviceName: 'a-library',
  sampler: 'parentbased_always_on',
  ratio: 1,
  ...changes,
});

const spansIn = ({ received }: Collector): SentSpan[] =>
  received.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  );

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;

describe.each(engines)('the trace of a request over %s', (engine) => {
  let collector: Collector;
  let library: Library;
  let spans: SentSpan[];
  const of = (name: string) => spans.filter((span) => span.name === name);
  const one = (name: string) => {
    const [found, ...rest] = of(name);
    if (!found || rest.length > 0) throw new Error(`${rest.length + 1} spans are called ${name}`);
    return { ...found, values: valuesOf(found.attributes) };
  };

  beforeAll(async () => {
    collector = await openCollector();
    const reports: unknown[] = [];
    const tracing: Tracing = await startTracing(settings(`${collector.endpoint}/`), {
      engine,
      trustedProxies: 1,
      report: (error) => reports.push(error),
    });
    const open = await newTestDatabase(engine, { onQuery: tracing.onQuery });
    const database = await open();
    library = await openLibrary(engine, [testBook()], {
      database,
      tracing,
      config: { trustedProxies: 1 },
    });
    const as = await library.subscriber('kim-quartermaine');
    const traceparent = `00-${TRACE}-${PARENT}-01`;
    await library.call('GET', '/api/books/sam?', { as, headers: { traceparent } });
    await library.call('GET', '/no/such/page?token=secret-of-kim');
    await database.db.schema.alterTable('achievements').renameTo('elsewhere').execute();
    await library.call('GET', '/api/achievements', { as });
    await database.db.schema.alterTable('elsewhere').renameTo('achievements').execute();
    library.payments.down = true;
    await library.call('POST', '/api/create-portal-session', { as });
    library.payments.down = false;
    await library.app.scheduledJobs[0]!.run();
    await tracing.close();
    expect(reports).toEqual([]);
    spans = spansIn(collector);
  });

  test('is sent under the name of the service', () => {
    expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
    const { resource } = collector.received[0]!.body.resourceSpans[0]!;
    expect(valuesOf(resource.attributes)).toMatchObject({ 'service.name': 'a-library' });
  });

  test('is named by the pattern of its route, and continues the incoming trace', () => {
    expect(one('GET /api/books/:bookId')).toMatchObject({
      kind: SERVER,
      traceId: TRACE,
      parentSpanId: PARENT,
      values: {
        'http.request.method': 'GET',
        'http.route': '/api/books/:bookId',
        'http.response.status_code': 200,
        'url.scheme': 'http',
      },
    });
  });

  test('is named by the method alone when no route matches', () => {
    const { values } = one('GET');
    expect(values).toMatchObject({ 'http.response.status_code': 404 });
    expect(values).not.toHaveProperty('http.route');
  });

  test('contains its database statements, without their values', () => {
    const { traceId, spanId } = one('POST /api/create-checkout-session');
    const inside = spans.filter((span) => span.parentSpanId === spanId);
    expect(inside.every((span) => span.traceId === traceId && span.kind === CLIENT)).toBe(true);
    const insert = inside.find(({ name }) => name === 'insert subscriptions');
    expect(valuesOf(insert?.attributes ?? [])).toMatchObject({
      'db.system.name': engine === 'postgres' ? 'postgresql' : 'sqlite',
      'db.operation.name': 'insert',
      'db.collection.name': 'subscriptions',
      'db.query.text': expect.stringMatching(
        engine === 'postgres' ? /values \(\$1, \$2/ : /values \(\?, \?/,
      ),
    });
    for (const span of inside) {
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    }
  });

  test('contains its calls to the payment provider', () => {
    const { spanId } = one('POST /api/create-checkout-session');
    const call = one('stripe openCheckout');
    expect(call).toMatchObject({ parentSpanId: spanId, kind: CLIENT });
    expect(call.values).toEqual({ 'service.peer.name': 'stripe' });
    const refused = one('stripe openPortal');
    expect(refused).toMatchObject({
      parentSpanId: one('POST /api/create-portal-session').spanId,
      status: { code: ERROR },
      values: { 'error.type': 'provider_unavailable' },
    });
  });

  test('marks the request and the statement that failed', () => {
    const { spanId, status, values } = one('GET /api/achievements');
    expect([status.code, values['error.type']]).toEqual([ERROR, 'internal']);
    const failed = spans.find((span) => span.parentSpanId === spanId && span.status.code === ERROR);
    expect(failed?.name).toBe('select achievements');
    expect(valuesOf(failed?.attributes ?? [])['error.type']).toMatch(/^(42P01|ERR_SQLITE_ERROR)$/);
  });

  test('has its ids in the log', () => {
    const { traceId, spanId } = one('GET /api/achievements');
    const line = library.log.map((line) => JSON.parse(line)).find(({ level }) => level === 50);
    expect(line).toMatchObject({ trace_id: traceId, span_id: spanId });
  });

  test('contains no personal data, and scheduled jobs are not traced', () => {
    const sent = JSON.stringify(collector.received);
    for (const personal of ['kim', 'quartermaine', 'example.com', 'secret', 'such/page', 'cus_']) {
      expect(sent).not.toContain(personal);
    }
    expect(spans.filter(({ kind, parentSpanId }) => kind === CLIENT && !parentSpanId)).toEqual([]);
  });
});

/** Opens a library that sends its traces to this collector. */
async function openTraced(
  collector: Pick<Collector, 'endpoint'>,
  {
    changes = {},
    trustedProxies = 0,
  }: { changes?: Partial<TracingSettings>; trustedProxies?: number },
) {
  const reports: unknown[] = [];
  const tracing = await startTracing(settings(collector.endpoint, changes), {
    engine: 'sqlite',
    trustedProxies,
    report: (error) => reports.push(error),
    closeWithin: 100,
  });
  const library = await openLibrary('sqlite', [], { tracing, config: { trustedProxies } });
  return { tracing, library, reports };
}

test('the incoming trace of an untrusted client is ignored', async () => {
  const collector = await openCollector();
  const changes = { sampler: 'parentbased_always_off' } as const;
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  const direct = await openTraced(collector, { changes });
  await direct.library.call('GET', '/healthz', { headers });
  await direct.tracing.close();
  expect(spansIn(collector)).toEqual([]);
  const proxied = await openTraced(collector, { changes, trustedProxies: 1 });
  await proxied.library.call('GET', '/healthz', { headers });
  await proxied.tracing.close();
  expect(spansIn(collector)).toMatchObject([{ traceId: TRACE, parentSpanId: PARENT }]);
});

test.each([
  ['always_on', 1, 20],
  ['always_off', 1, 0],
  ['traceidratio', 0, 0],
  ['parentbased_traceidratio', 1, 20],
] as const)(
  'the sampler %s with the ratio %i traces %i of 20 requests',
  async (sampler, ratio, count) => {
    const collector = await openCollector();
    const { library, tracing } = await openTraced(collector, { changes: { sampler, ratio } });
    for (let i = 0; i < 20; i++) await library.call('GET', '/healthz');
    await tracing.close();
    expect(spansIn(collector)).toHaveLength(count);
  },
);

test('a refusing collector is reported once, and requests still succeed', async () => {
  const collector = await openCollector();
  collector.status = 400;
  const { library, tracing, reports } = await openTraced(collector, {});
  // More than two batches.
  for (let i = 0; i < 1200; i++) {
    expect((await library.call('GET', '/healthz')).status).toBe(200);
  }
  await expect.poll(() => collector.received.length).toBeGreaterThanOrEqual(2);
  await tracing.close();
  expect(reports).toHaveLength(1);
});

test('an unreachable collector delays neither responses nor the shutdown', async () => {
  const { library, tracing } = await openTraced({ endpoint: 'http://localhost:1' }, {});
  expect((await library.call('GET', '/healthz')).status).toBe(200);
  await tracing.close();
});

test('tracing is off without settings', async () => {
  const parts = { engine: 'sqlite', trustedProxies: 0, report: () => {} } as const;
  expect(await startTracing(null, parts)).toBe(noTracing);
  const port = { call: async () => 1 };
  expect(noTracing.traceCalls(port, 'x')).toBe(port);
});

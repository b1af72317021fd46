// The metrics of the server, read over HTTP as Prometheus reads them.
import { request } from 'node:http';
import { join } from 'node:path';
import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Problem } from '../../problems/problem.ts';
import { type Renderer, RenderRefused } from '../../modules/flipbooks/renderer.ts';
import { bookOf } from '../../modules/flipbooks/pdf.test-support.ts';
import { engines, newTestDatabase } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary, testBook } from '../../test-support/library.ts';
import { active } from '../../test-support/providers.ts';
import { noMetrics } from './metrics.ts';
import { type MetricsService, startMetrics } from './start.ts';

const HERE = { host: 'localhost', port: 0 };
const SECOND = 1000;

/** A fake renderer. It fails with `rendering.refusal` if set, and renders no pages otherwise. */
const rendering: { refusal: Error | null } = { refusal: null };
const renderer: Renderer = {
  async render({ folder }) {
    if (rendering.refusal) throw rendering.refusal;
    await writeFile(join(folder, 'cover.webp'), 'a picture');
    return { pages: [], title: '' };
  },
  close() {},
};

// Not shuffled: the last test searches the metrics of all tests before it for personal data.
for (const engine of engines)
  describe(`metrics over ${engine}`, { shuffle: false }, () => {
    let service: MetricsService;
    let library: Library;
    /** A second process on the same database, with the same metrics. */
    let other: Library;
    beforeAll(async () => {
      const open = await newTestDatabase(engine);
      const database = await open();
      service = await startMetrics(HERE, database);
      const { metrics } = service;
      const parts = { database, metrics, renderer };
      library = await openLibrary(engine, [testBook()], parts);
      other = await openLibrary(engine, [], { database: await open(), metrics });
    });
    afterAll(() => service.close());

    const read = async () => (await fetch(`http://localhost:${service.port}/metrics`)).text();

    /** Returns the value of a series such as `library_sign_ups_total`, or 0 if it does not exist. */
    async function valueOf(series: string): Promise<number> {
      const line = (await read()).split('\n').find((line) => line.startsWith(`${series} `));
      return Number(line?.slice(series.length + 1) ?? 0);
    }

    /** Returns by how much each series grows while `action` runs. */
    async function growth(action: () => Promise<unknown>, ...series: string[]): Promise<number[]> {
      const before = await Promise.all(series.map(valueOf));
      await action();
      return Promise.all(series.map(async (name, index) => (await valueOf(name)) - before[index]!));
    }

    const REQUESTS = 'library_http_requests_total';
    const customerOf = (uid: string) =>
      [...library.payments.customers.values()].find((customer) => customer.uid === uid)!;
    const status = (as: string, process = library) =>
      process.call('GET', '/api/subscription/status', { as });

    test('responses are counted by the pattern of their route', async () => {
      const as = await library.subscriber('kim');
      const grown = await growth(
        async () => {
          await library.call('GET', '/api/books/sam', { as });
          await library.call('GET', '/api/books/other', { as });
          await library.call('GET', '/api/nothing/sam');
          await library.app.inject({ method: 'SUBSCRIBE' as 'GET', url: '/no/page/of/mine' });
        },
        `${REQUESTS}{method="GET",route="/api/books/:bookId",status="200"}`,
        `${REQUESTS}{method="GET",route="/api/books/:bookId",status="404"}`,
        'library_http_request_duration_seconds_count{method="GET",route="/api/books/:bookId"}',
        `${REQUESTS}{method="any",route="none",status="404"}`,
      );
      expect(grown).toEqual([1, 1, 2, 2]);
    });

    test('errors are counted by their code', async () => {
      const check = vi.spyOn(library.database, 'check').mockRejectedValue(new Error('gone'));
      const grown = await growth(
        () => library.call('GET', '/readyz'),
        'library_errors_total{route="/readyz",code="internal"}',
        `${REQUESTS}{method="GET",route="/readyz",status="500"}`,
      );
      check.mockRestore();
      expect(grown).toEqual([1, 1]);
    });

    test('a family counts as one sign-up, however often it syncs', async () => {
      const grown = await growth(
        () =>
          Promise.all(
            Array.from({ length: 5 }, (_, i) =>
              (i % 2 ? library : other).call('POST', '/api/auth/firebase/sync', { as: 'newcomer' }),
            ),
          ),
        'library_sign_ups_total',
      );
      expect(grown).toEqual([1]);
    });

    test('a checkout counts once, even when its page is requested again', async () => {
      const checkout = () => library.call('POST', '/api/create-checkout-session', { as: 'payer' });
      const grown = await growth(async () => {
        await checkout();
        await checkout();
      }, 'library_checkouts_total');
      expect(grown).toEqual([1]);
    });

    test('a new subscription counts as one activation, with its duration', async () => {
      const as = 'activated';
      await library.call('POST', '/api/create-checkout-session', { as });
      library.clock.now += 60 * SECOND;
      customerOf(as).subscriptions.push(active({ createdAt: library.clock.now - 3 * SECOND }));
      const grown = await growth(
        () => Promise.all([status(as), status(as), library.app.scheduledJobs[0]!.run()]),
        'library_activations_total{family="new"}',
        'library_activation_seconds_count',
        'library_activation_seconds_sum',
        'library_activations_total{family="returning"}',
      );
      expect(grown).toEqual([1, 1, 3, 0]);
    });

    test('a returning family counts as returning; only a new subscription records a duration', async () => {
      const as = await library.subscriber('comes-back');
      const { subscriptions } = customerOf(as);
      const syncAfterADay = async () => {
        library.clock.now += 24 * 3600 * SECOND;
        await library.app.scheduledJobs[0]!.run();
      };
      subscriptions[0]!.status = 'unpaid';
      await syncAfterADay();
      const series = [
        'library_activations_total{family="returning"}',
        'library_activation_seconds_count',
      ];
      const resumed = await growth(
        async () => {
          subscriptions[0]!.status = 'active';
          await syncAfterADay();
        },
        ...series,
      );
      subscriptions[0]!.status = 'canceled';
      await syncAfterADay();
      const renewed = await growth(
        async () => {
          subscriptions.push(active({ createdAt: library.clock.now }));
          await syncAfterADay();
        },
        ...series,
      );
      expect([resumed, renewed]).toEqual([
        [1, 0],
        [1, 1],
      ]);
    });

    test('a book counts as finished once for each child', async () => {
      const as = await library.subscriber('finisher');
      const finish = () => library.call('POST', '/api/progress/sam/complete', { as });
      const grown = await growth(
        () => Promise.all([finish(), finish(), finish()]),
        'library_books_finished_total',
      );
      expect(grown).toEqual([1]);
    });

    describe('a webhook', () => {
      const send = (event: object | null, signature = 'good') =>
        library.call('POST', '/api/webhooks/stripe', {
          headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
          body: event ?? {},
        });
      const outcome = (name: string) => `library_webhooks_total{outcome="${name}"}`;
      const LAG = ['library_webhook_lag_seconds_count', 'library_webhook_lag_seconds_sum'];
      const eventOf = (uid: string, id: string) => ({
        id,
        type: 'invoice.paid',
        customerId: [...library.payments.customers].find(([, one]) => one.uid === uid)?.[0],
        createdAt: library.clock.now - 4 * SECOND,
      });

      test('counts by its outcome, with its lag except for repeats', async () => {
        await library.subscriber('heard-of');
        const event = eventOf('heard-of', 'evt_first');
        const grown = await growth(
          async () => {
            await send(event);
            await send(event);
            await send({ ...event, id: 'evt_nobody', customerId: 'cus_nobody' });
          },
          ...['synced', 'repeated', 'not_about_a_student'].map(outcome),
          ...LAG,
        );
        expect(grown).toEqual([1, 1, 1, 2, 8]);
      });

      test('that is forged, unsigned or too large counts as refused', async () => {
        const action = async () => {
          await send({}, 'forged');
          await library.call('POST', '/api/webhooks/stripe', { body: {} });
          await send({ filler: 'x'.repeat(1_100_000) });
        };
        expect(await growth(action, outcome('refused'), ...LAG)).toEqual([3, 0, 0]);
      });

      test('that cannot be handled counts as failed, and so does the sync', async () => {
        await library.subscriber('unread');
        library.payments.down = true;
        const grown = await growth(
          () => send(eventOf('unread', 'evt_unread')),
          outcome('failed'),
          'library_sync_failures_total{provider="payments"}',
          ...LAG,
        );
        library.payments.down = false;
        expect(grown).toEqual([1, 1, 0, 0]);
      });
    });

    test('sign-ins of owners count by their outcome', async () => {
      const logIn = (password: string) =>
        library.call('POST', '/api/admin/login', { body: { username: ADMIN.username, password } });
      const grown = await growth(
        async () => {
          await logIn(ADMIN.password);
          for (let n = 0; n < 6; n++) await logIn('a guess');
        },
        ...['opened', 'refused', 'locked', 'busy'].map(
          (outcome) => `library_admin_logins_total{outcome="${outcome}"}`,
        ),
      );
      expect(grown).toEqual([1, 5, 1, 0]);
    });

    test('refused files count by the reason', async () => {
      const send = (headers: Record<string, string>, payload: string) =>
        library.app.inject({ method: 'POST', url: '/api/admin/flipbooks', headers, payload });
      const admin = { 'admin-auth': await library.adminToken() };
      const grown = await growth(
        async () => {
          await send({ 'content-type': 'application/pdf' }, '%PDF-');
          await send({ ...admin, 'content-type': 'text/plain' }, '%PDF-');
          await send({ ...admin, 'content-type': 'application/pdf' }, 'no PDF');
          await send(
            { ...admin, 'content-type': 'application/pdf', 'content-length': '1000000000' },
            '',
          );
        },
        ...['unauthorized', 'invalid_request', 'too_large'].map(
          (reason) => `library_refused_uploads_total{reason="${reason}"}`,
        ),
      );
      expect(grown).toEqual([1, 2, 1]);
    });

    test('a student deleted during a sync does not count as a sync failure', async () => {
      const as = await library.subscriber('leaver');
      library.payments.duringReading = async () => {
        throw new Problem('account_deleted', 'gone');
      };
      library.clock.now += 24 * 3600 * SECOND;
      const grown = await growth(
        () => library.app.scheduledJobs[0]!.run(),
        'library_sync_failures_total{provider="payments"}',
      );
      expect([as, grown]).toEqual(['leaver', [0]]);
    });

    test.each([
      [false, 'refunded'],
      [true, 'by_hand'],
    ])('a duplicate subscription (refunds refused: %s) counts as %s', async (refuses, outcome) => {
      const as = await library.subscriber(`twice-${outcome}`);
      customerOf(as).subscriptions.push(active({ createdAt: 5 }));
      library.payments.refusesRefunds = refuses;
      library.clock.now += 24 * 3600 * SECOND;
      const grown = await growth(
        () => library.app.scheduledJobs[0]!.run(),
        `library_surplus_subscriptions_total{outcome="${outcome}"}`,
      );
      library.payments.refusesRefunds = false;
      expect(grown).toEqual([1]);
    });

    test.each([
      ['drawn', null, 1],
      ['refused', new RenderRefused('No pages'), 2],
      ['failed', new Error('no disk'), 3],
    ])('a PDF file counts as %s', async (outcome, refusal, pages) => {
      const admin = await library.adminToken();
      rendering.refusal = refusal;
      const series = `library_flipbooks_total{outcome="${outcome}"}`;
      const before = await valueOf(series);
      await library.app.inject({
        method: 'POST',
        url: '/api/admin/flipbooks',
        headers: { 'admin-auth': admin, 'content-type': 'application/pdf' },
        payload: bookOf(pages),
      });
      await expect.poll(() => valueOf(series)).toBe(before + 1);
    });

    test('a browser failure counts by its kind', async () => {
      const body = { kind: 'rejection', name: 'Error', message: '', frames: [], page: 'other' };
      const grown = await growth(
        () => library.call('POST', '/api/error-reports', { body: { ...body, release: 'a.js' } }),
        'library_browser_errors_total{kind="rejection"}',
        'library_browser_errors_total{kind="screen"}',
      );
      expect(grown).toEqual([1, 0]);
    });

    test('metrics of the process and of database connections are exported', async () => {
      await library.call('GET', '/readyz');
      const text = await read();
      expect(text).toMatch(/^process_resident_memory_bytes \d+/m);
      const pool = /^library_database_connections\{state="(?:busy|idle)"\} \d+$/gm;
      expect(text.match(pool) ?? []).toHaveLength(engine === 'postgres' ? 2 : 0);
      expect(/^library_database_waiting 0$/m.test(text)).toBe(engine === 'postgres');
    });

    test('no personal data is exported', async () => {
      const text = await read();
      expect(text).toContain('route="/api/books/:bookId"');
      for (const personal of [
        ...['kim', 'finisher', 'newcomer', 'example.com', 'cus_', 'sub_', 'evt_'],
        ...['/sam', 'Sam', 'page/of/mine', 'owner'],
      ]) {
        expect(text).not.toContain(personal);
      }
    });
  });

describe('the metrics server', () => {
  let service: MetricsService;
  beforeAll(async () => {
    service = await startMetrics(HERE, { connections: null });
  });
  afterAll(() => service.close());

  test('serves only GET /metrics', async () => {
    const origin = `http://localhost:${service.port}`;
    expect((await fetch(`${origin}/metrics`)).headers.get('content-type')).toMatch(/^text\/plain;/);
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  test('exports zero for the series of alerts before their first event', async () => {
    service.metrics.jobRegistered('reports');
    const text = await (await fetch(`http://localhost:${service.port}/metrics`)).text();
    for (const series of [
      'chores_total{chore="reports",outcome="failed"}',
      'sync_failures_total{provider="payments"}',
      'surplus_subscriptions_total{outcome="by_hand"}',
      'webhooks_total{outcome="refused"}',
      'flipbooks_total{outcome="failed"}',
      'browser_errors_total{kind="screen"}',
    ]) {
      expect(text).toContain(`library_${series} 0\n`);
    }
  });

  test('is separate from the public server', async () => {
    const library = await openLibrary('sqlite', [], { metrics: service.metrics });
    expect((await library.call('GET', '/metrics')).body).not.toContain('library_');
  });

  test('names the bad setting when it cannot listen', async () => {
    const taken = { host: 'localhost', port: service.port ?? 0 };
    const none = { connections: null };
    await expect(startMetrics(taken, none)).rejects.toThrow('Set METRICS_PORT to another');
    const nowhere = { host: '203.0.113.1', port: 0 };
    await expect(startMetrics(nowhere, none)).rejects.toThrow('Correct METRICS_HOST');
  });

  test('closes while a client is still connected', async () => {
    const closing = await startMetrics(HERE, { connections: null });
    const hanging = request({ port: closing.port, host: 'localhost', path: '/metrics' });
    const ended = new Promise((resolve) => hanging.once('close', resolve));
    hanging.on('error', () => {}).flushHeaders();
    await closing.close();
    await ended;
    await expect(fetch(`http://localhost:${closing.port}/metrics`)).rejects.toThrow();
  });

  test('does not start when metrics are off', async () => {
    expect(await startMetrics(null, { connections: null })).toMatchObject({
      metrics: noMetrics,
      port: null,
    });
  });
});

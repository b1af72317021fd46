import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Library, openLibrary } from '../test-support/library.ts';

const OURS = /^[\da-f]{16}-[\da-z]+$/;
const GIVEN = '5f0c2b1d9e7a4c338b6d1f2e3a4b5c6d';

let direct: Library;
let proxied: Library;
beforeAll(async () => {
  direct = await openLibrary('sqlite');
  proxied = await openLibrary('sqlite', [], { config: { trustedProxies: 1 } });
});
beforeEach(() => {
  for (const { log } of [direct, proxied]) log.length = 0;
});

const lines = ({ log }: Library) => log.map((line) => JSON.parse(line));
const idOf = async (library: Library, given?: string, path = '/healthz') =>
  (
    await library.call(
      'GET',
      path,
      given === undefined ? {} : { headers: { 'x-request-id': given } },
    )
  ).headers['x-request-id'];

describe('every answer has an id', () => {
  test.each(['/healthz', '/signin', '/no/such/page', '/api/books', '/api/books/%zz', '/assets/x'])(
    '%s',
    async (path) => {
      const [one, other] = [
        await idOf(direct, undefined, path),
        await idOf(direct, undefined, path),
      ];
      expect([one, other]).toEqual([expect.stringMatching(OURS), expect.stringMatching(OURS)]);
      expect(one).not.toBe(other);
    },
  );

  test('that a trusted proxy has given', async () => {
    expect(await idOf(proxied, GIVEN)).toBe(GIVEN);
  });

  test('and nobody else', async () => {
    expect(await idOf(direct, GIVEN)).toMatch(OURS);
  });

  test.each(['short', 'x'.repeat(65), 'has a space in it', 'a"},{"level":50', 'täglich-neu', ''])(
    'of our own in place of the malformed %j',
    async (given) => {
      expect(await idOf(proxied, given)).toMatch(OURS);
    },
  );
});

describe('the log names the request', () => {
  test('in the line of a failure', async () => {
    await direct.database.db.schema.alterTable('marks').renameTo('elsewhere').execute();
    const { status, headers } = await direct.call('GET', '/readyz');
    await direct.database.db.schema.alterTable('elsewhere').renameTo('marks').execute();
    expect(status).toBe(500);
    expect(lines(direct)).toEqual([
      expect.objectContaining({ level: 50, reqId: headers['x-request-id'] }),
    ]);
    expect(direct.log[0]?.match(/reqId/g)).toHaveLength(1);
  });

  test('in a line of a service that was never told of it, whatever body came before', async () => {
    const { app, identity, payments } = direct;
    payments.duringReading = async () => {
      // Long after the body has arrived.
      await setTimeout(1);
      app.log.info('deep inside');
    };
    await app.listen({ host: 'localhost', port: 0 });
    const address = app.listeningOrigin;
    const authorization = `Bearer ${await identity.sign('kim')}`;
    /** The body leaves when the server has begun with the request; answers status and id. */
    const send = (path: string, more: Record<string, string>, body: unknown) =>
      new Promise((resolve, reject) => {
        const headers = { 'content-type': 'application/json', expect: '100-continue', ...more };
        const sent = request(address + path, { method: 'POST', headers }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers['x-request-id']]);
        });
        sent.once('continue', () => sent.end(JSON.stringify(body))).once('error', reject);
        sent.flushHeaders();
      });
    const checkout = await send('/api/create-checkout-session', { authorization }, null);
    const [customerId] = payments.customers.keys();
    payments.duringReading = async () => app.log.info('in a webhook');
    const event = { id: 'evt_1', type: 'invoice.paid', customerId };
    const webhook = await send('/api/webhooks/stripe', { 'stripe-signature': 'good' }, event);
    const told = lines(direct).map(({ msg, reqId }) => [msg, [200, reqId]]);
    expect(told).toContainEqual(['deep inside', checkout]);
    expect(told).toContainEqual(['in a webhook', webhook]);
  });

  test('and none where there is none', () => {
    direct.app.log.info('by itself');
    expect(lines(direct)).toEqual([expect.not.objectContaining({ reqId: expect.anything() })]);
  });
});

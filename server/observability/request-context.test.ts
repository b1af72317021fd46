import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Library, openLibrary } from '../test-support/library.ts';

const GENERATED = /^[\da-f]{16}-[\da-z]+$/;
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

describe('every response has an id', () => {
  test.each(['/healthz', '/signin', '/no/such/page', '/api/books', '/api/books/%zz', '/assets/x'])(
    '%s',
    async (path) => {
      const [one, other] = [
        await idOf(direct, undefined, path),
        await idOf(direct, undefined, path),
      ];
      expect([one, other]).toEqual([
        expect.stringMatching(GENERATED),
        expect.stringMatching(GENERATED),
      ]);
      expect(one).not.toBe(other);
    },
  );

  test('taken from a trusted proxy', async () => {
    expect(await idOf(proxied, GIVEN)).toBe(GIVEN);
  });

  test('not taken from other clients', async () => {
    expect(await idOf(direct, GIVEN)).toMatch(GENERATED);
  });

  test.each(['short', 'x'.repeat(65), 'has a space in it', 'a"},{"level":50', 'täglich-neu', ''])(
    'generated in place of the malformed %j',
    async (given) => {
      expect(await idOf(proxied, given)).toMatch(GENERATED);
    },
  );
});

describe('the log has the id of the request', () => {
  test('in the line of an error', async () => {
    await direct.database.db.schema.alterTable('marks').renameTo('elsewhere').execute();
    const { status, headers } = await direct.call('GET', '/readyz');
    await direct.database.db.schema.alterTable('elsewhere').renameTo('marks').execute();
    expect(status).toBe(500);
    expect(lines(direct)).toEqual([
      expect.objectContaining({ level: 50, reqId: headers['x-request-id'] }),
    ]);
    expect(direct.log[0]?.match(/reqId/g)).toHaveLength(1);
  });

  test('in lines of services that do not receive the request, in a call and in a webhook', async () => {
    const { app, identity, payments } = direct;
    payments.duringReading = async () => {
      // Well after the body has arrived.
      await setTimeout(1);
      app.log.info('deep inside');
    };
    await app.listen({ host: 'localhost', port: 0 });
    const address = app.listeningOrigin;
    const authorization = `Bearer ${await identity.sign('kim')}`;
    /** Sends the body once the server has accepted the headers. Returns the status and the id. */
    const send = (path: string, extraHeaders: Record<string, string>, body: unknown) =>
      new Promise((resolve, reject) => {
        const headers = {
          'content-type': 'application/json',
          expect: '100-continue',
          ...extraHeaders,
        };
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
    const logged = lines(direct).map(({ msg, reqId }) => [msg, [200, reqId]]);
    expect(logged).toContainEqual(['deep inside', checkout]);
    expect(logged).toContainEqual(['in a webhook', webhook]);
  });

  test('and no id outside a request', () => {
    direct.app.log.info('by itself');
    expect(lines(direct)).toEqual([expect.not.objectContaining({ reqId: expect.anything() })]);
  });
});

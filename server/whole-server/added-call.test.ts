// Checks that a new endpoint needs only a record in the contract and a handler.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { EndpointTable } from '../../contracts/endpoints/endpoint.ts';
import { writeCalls } from '../../scripts/api-docs.ts';
import { createAuthenticator } from '../http/authenticate.ts';
import { createLimiter } from '../http/rate-limits/limiter.ts';
import { route } from '../http/route.ts';
import { calls, exampleOf, wrongFieldsOf } from '../test-support/calls.ts';
import { type Library, openLibrary } from '../test-support/library.ts';

const NAME = 'POST /api/wishes/{bookId}';
const added = {
  [NAME]: {
    summary: 'Wish for a book',
    access: 'user',
    limit: { calls: 2, minutes: 1 },
    params: z.strictObject({ bookId: z.string() }),
    body: z.strictObject({ reason: z.string().min(1) }),
    answer: z.object({ wishes: z.number() }),
    examples: {
      params: { bookId: 'sam' },
      bodies: [{ reason: 'It has a ship.' }],
      answers: [{ wishes: 1 }],
    },
  },
} as const satisfies EndpointTable;
Object.assign(endpoints, added);
const { path, body } = exampleOf(NAME as EndpointName);

let library: Library;
beforeAll(async () => {
  library = await openLibrary('sqlite');
  const { app, identity, database, clock } = library;
  const authenticator = createAuthenticator(
    {
      identity,
      adminOf: async () => null,
      subscriptionOf: async () => null,
      studentOf: async (uid) => uid,
      requireAccount: async () => {},
    },
    createLimiter(database.db, () => clock.now),
  );
  const handler = async () => ({ wishes: 7, secret: 'x' });
  route(app, authenticator, NAME as 'POST /api/progress', handler as never);
});
// Test files share the table of endpoints.
afterAll(() => void delete (endpoints as EndpointTable as Record<string, unknown>)[NAME]);

const wish = (sent: unknown, as?: string) =>
  library.call('POST', path, { body: sent, ...(as !== undefined && { as }) });

test('returns only the fields of its record', async () => {
  expect(await wish(body, 'kim')).toMatchObject({ status: 200, body: { wishes: 7 } });
  expect((await wish(body, 'robin')).body).toEqual({ wishes: 7 });
});

test('requires the access level of its record', async () => {
  expect((await wish(body)).status).toBe(401);
});

test('rejects an invalid body and names the field', async () => {
  const answer = await wish({ reason: '' }, 'kim');
  expect([answer.status, answer.body.issues[0].field]).toEqual([400, 'reason']);
});

test('has the rate limit of its record', async () => {
  const statuses = [];
  for (let tries = 0; tries < 3; tries++) statuses.push((await wish(body, 'pat')).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('is in the OpenAPI document, with its limit and examples', async () => {
  const { body: described } = await library.call('GET', '/api/openapi.json');
  const { summary, description, requestBody, responses } = described.paths[NAME.slice(5)].post;
  expect(summary).toBe('Wish for a book');
  expect(description).toContain('2 calls in 1 minute ');
  expect(requestBody.content['application/json'].example).toEqual(body);
  expect(responses['200'].content['application/json'].example).toEqual({ wishes: 1 });
});

test('is in docs/api.md', async () => {
  const text = await writeCalls('', endpoints);
  expect(text).toContain(`### ${NAME}\n\nWish for a book.`);
  expect(text).toContain('2 calls in 1 minute');
});

test('is covered by the tests over all endpoints, with invalid values for its fields', () => {
  expect(calls()).toContain(NAME);
  const [[field, values] = []] = wrongFieldsOf(NAME as EndpointName);
  expect(field).toBe('reason');
  expect(values).toEqual(expect.arrayContaining(['', 5, undefined]));
});

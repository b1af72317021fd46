// A call that is added to the contract by its record and its handler, and by nothing else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type EndpointName, endpoints } from '../../contracts/endpoints.ts';
import type { EndpointTable } from '../../contracts/endpoints/endpoint.ts';
import { writeCalls } from '../../scripts/api-docs.ts';
import { createSession } from '../http/authenticate.ts';
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
  const session = createSession(
    {
      identity,
      adminOf: async () => null,
      subscriptionOf: async () => null,
      admit: async () => {},
    },
    createLimiter(database.db, () => clock.now),
  );
  const handler = async () => ({ wishes: 7, secret: 'x' });
  route(app, session, NAME as 'POST /api/progress', handler as never);
});
// Files of tests share the table.
afterAll(() => void delete (endpoints as EndpointTable as Record<string, unknown>)[NAME]);

const wish = (sent: unknown, as?: string) =>
  library.call('POST', path, { body: sent, ...(as !== undefined && { as }) });

test('answers as its record says, and with nothing else', async () => {
  expect(await wish(body, 'kim')).toMatchObject({ status: 200, body: { wishes: 7 } });
  expect((await wish(body, 'robin')).body).toEqual({ wishes: 7 });
});

test('lets nobody in whom its record does not let in', async () => {
  expect((await wish(body)).status).toBe(401);
});

test('refuses what its schema refuses, by the name of the field', async () => {
  const answer = await wish({ reason: '' }, 'kim');
  expect([answer.status, answer.body.issues[0].field]).toEqual([400, 'reason']);
});

test('is limited as its record says', async () => {
  const statuses = [];
  for (let tries = 0; tries < 3; tries++) statuses.push((await wish(body, 'pat')).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('stands in the OpenAPI document, with limit and examples', async () => {
  const { body: described } = await library.call('GET', '/api/openapi.json');
  const { summary, description, requestBody, responses } = described.paths[NAME.slice(5)].post;
  expect(summary).toBe('Wish for a book');
  expect(description).toContain('2 calls in 1 minute ');
  expect(requestBody.content['application/json'].example).toEqual(body);
  expect(responses['200'].content['application/json'].example).toEqual({ wishes: 1 });
});

test('stands in docs/api.md', async () => {
  const text = await writeCalls('', endpoints);
  expect(text).toContain(`### ${NAME}\n\nWish for a book.`);
  expect(text).toContain('2 calls in 1 minute');
});

test('is among the calls that the tests over all calls make, with wrong values for its fields', () => {
  expect(calls()).toContain(NAME);
  const [[field, values] = []] = wrongFieldsOf(NAME as EndpointName);
  expect(field).toBe('reason');
  expect(values).toEqual(expect.arrayContaining(['', 5, undefined]));
});

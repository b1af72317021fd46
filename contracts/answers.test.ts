// What is answered: all that the contract names, and nothing else. The server sends what its contract
// makes of an answer, so that what is not named never leaves it.
import { expect, test } from 'vitest';
import { clientConfig } from './client-config.ts';
import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoints/endpoint.ts';
import { errorBody } from './errors.ts';

const answers = Object.entries<Endpoint>(endpoints)
  .filter(([, { answer }]) => answer !== null)
  .map(([name, { answer, examples }]) => ({
    name,
    schema: answer!,
    samples: examples.answers ?? [],
  }));

/** The same with something else in each of its objects. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, withSecrets(one)]);
  return { ...Object.fromEntries(fields), secret: 'x' };
}

test.each(answers)('$name answers all that it is to', ({ schema, samples }) => {
  expect(samples).not.toEqual([]);
  for (const sample of samples) expect(schema.parse(sample)).toEqual(sample);
});

/** Some of their keys are words or addresses. */
const OPEN = ['GET /api/books/{bookId}', 'GET /api/admin/catalogue'];

test.each(answers.filter(({ name }) => !OPEN.includes(name)))(
  '$name answers nothing that its contract does not name',
  ({ schema, samples }) => {
    for (const sample of samples) expect(schema.parse(withSecrets(sample))).toEqual(sample);
  },
);

test('no parent is sent to a page that is not safe', () => {
  for (const url of ['http://pay.example/', 'javascript:alert(1)', 'pay']) {
    expect(endpoints['POST /api/create-portal-session'].answer.safeParse({ url }).success).toBe(
      false,
    );
    expect(endpoints['POST /api/create-checkout-session'].answer.safeParse({ url }).success).toBe(
      false,
    );
  }
});

test('who is told that she has subscribed already is told so truly', () => {
  const answer = { alreadySubscribed: false, message: 'x' };
  expect(endpoints['POST /api/create-checkout-session'].answer.safeParse(answer).success).toBe(
    false,
  );
});

test('a refusal says what went wrong, where, and nothing else', () => {
  const refusal = {
    code: 'invalid_request',
    message: 'So.',
    issues: [{ field: 'age', message: 'Age is required' }],
  };
  expect(errorBody.parse(withSecrets(refusal))).toEqual(refusal);
  expect(errorBody.safeParse({ code: 'other', message: 'So.' }).success).toBe(false);
});

test('the page is told of the settings what its script needs', () => {
  const identity = { apiKey: 'k', authDomain: 'a.example', projectId: 'p', host: null };
  const config = { identity, trialDays: 14 };
  expect(clientConfig.parse(withSecrets(config))).toEqual(config);
});

// Response schemas keep every field of the contract and remove all others. The server sends only what the schema
// returns, so that other fields never leave it.
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

/** Returns the value with an extra field in each of its objects. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, one]) => [name, withSecrets(one)]);
  return { ...Object.fromEntries(fields), secret: 'x' };
}

test.each(answers)('$name keeps all fields of its contract', ({ schema, samples }) => {
  expect(samples).not.toEqual([]);
  for (const sample of samples) expect(schema.parse(sample)).toEqual(sample);
});

/** Endpoints with open objects, whose keys are words, sounds or addresses. */
const OPEN = [
  'GET /api/books/{bookId}',
  'GET /api/admin/books/{bookId}/reader',
  'GET /api/path',
  'GET /api/admin/catalogue',
  'GET /api/voice',
];

test.each(answers.filter(({ name }) => !OPEN.includes(name)))(
  '$name removes fields that are not in its contract',
  ({ schema, samples }) => {
    for (const sample of samples) expect(schema.parse(withSecrets(sample))).toEqual(sample);
  },
);

test('rejects unsafe addresses of payment pages', () => {
  for (const url of ['http://pay.example/', 'javascript:alert(1)', 'pay']) {
    expect(endpoints['POST /api/create-portal-session'].answer.safeParse({ url }).success).toBe(
      false,
    );
    expect(endpoints['POST /api/create-checkout-session'].answer.safeParse({ url }).success).toBe(
      false,
    );
  }
});

test('rejects alreadySubscribed: false', () => {
  const answer = { alreadySubscribed: false, message: 'x' };
  expect(endpoints['POST /api/create-checkout-session'].answer.safeParse(answer).success).toBe(
    false,
  );
});

test('an error body has only code, message and issues', () => {
  const refusal = {
    code: 'invalid_request',
    message: 'So.',
    issues: [{ field: 'age', message: 'Age is required' }],
  };
  expect(errorBody.parse(withSecrets(refusal))).toEqual(refusal);
  expect(errorBody.safeParse({ code: 'other', message: 'So.' }).success).toBe(false);
});

test('the client config has only the settings that the client needs', () => {
  const identity = { apiKey: 'k', authDomain: 'a.example', projectId: 'p', host: null };
  const shop = { termsUrl: null, privacyUrl: null, contactEmail: 'a@b.example', includesGst: true };
  const letters = true;
  const config = {
    ...{ identity, trialDays: 14, amount: 499, shop, letters },
    timeZone: 'Australia/Sydney',
  };
  expect(clientConfig.parse(withSecrets(config))).toEqual(config);
});

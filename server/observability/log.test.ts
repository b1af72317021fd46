import Fastify from 'fastify';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeError, fingerprintOf, logRules, withoutSecrets } from './log.ts';
import { engines, openTestDatabase } from '../test-support/databases.ts';

const PERSON = "Robin O'Reader";
const EMAIL = 'robin.reader+kim@example.com';
const KEY = ['sk', 'test', 'notakeyofanyone'].join('_');

/** Returns everything that is logged about the error that `action` throws. */
async function logOfError(action: () => unknown): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'trace', ...logRules, stream: { write: (line: string) => lines.push(line) } },
  });
  try {
    await action();
    throw new Error('Nothing was thrown');
  } catch (error) {
    app.log.error({ err: error }, 'It failed');
    if (error instanceof Error) app.log.error(error);
  }
  return lines.join('');
}

function parse(text: string): unknown {
  return JSON.parse(text);
}

/** An error of the Stripe SDK with this message. */
const stripeError = (message: string) =>
  new Stripe.errors.StripeInvalidRequestError({
    message,
    type: 'invalid_request_error',
    code: 'email_invalid',
    param: 'email',
    statusCode: 400,
    requestId: 'req_123',
    headers: { 'x-who': PERSON },
    doc_url: `https://example.com/${PERSON}`,
  });

const errors: Record<string, () => unknown> = {
  'an e-mail address in a sentence': () => {
    throw stripeError(`Invalid email address: ${EMAIL}`);
  },
  'a quoted name': () => {
    throw stripeError(`Invalid string: '${PERSON}' has an apostrophe`);
  },
  'a secret key': () => {
    throw stripeError(`Invalid API Key provided: ${KEY}`);
  },
  'headers and other fields of an error': () => {
    throw Object.assign(new Error('Failed'), { headers: { authorization: PERSON }, raw: PERSON });
  },
  'a body that is not JSON': () => parse(`${PERSON} ${EMAIL}`),
  'the input of zod': () => z.strictObject({ age: z.number() }).parse({ age: PERSON, [EMAIL]: 1 }),
  'the cause of a cause': () => {
    const cause = new Error(`"${PERSON}"`);
    throw new Error('One', { cause: new Error('Two', { cause }) });
  },
  'a URL with a password': () => {
    throw new Error(`No answer from postgres://library:${KEY}@db.example.com/library`);
  },
  'a thrown string': () => {
    throw `${PERSON} ${EMAIL}`;
  },
};

describe('the log of an error contains no values of', () => {
  test.each(Object.entries(errors))('%s', async (_, action) => {
    const log = await logOfError(action);
    expect(log).not.toBe('');
    for (const secret of ['Robin', 'Reader', EMAIL, KEY]) expect(log).not.toContain(secret);
  });

  test.each(engines)('a row that %s rejects', async (engine) => {
    const { db } = await openTestDatabase(engine);
    const student = { id: EMAIL, parent_last_name: PERSON, created_at: 1, updated_at: 1 };
    const insert = () => db.insertInto('users').values(student).execute();
    await insert();
    const log = await logOfError(insert);
    expect(log).toMatch(/23505|1555/);
    for (const secret of ['Robin', EMAIL]) expect(log).not.toContain(secret);
  });
});

test("an error's type, message, codes and stack are logged, with those of its cause", () => {
  const cause = stripeError("No such customer: 'cus_1'; it may be gone");
  const described = describeError(new Error('The payment page cannot be reached', { cause }));
  expect(described).toMatchObject({
    type: 'Error',
    message: 'The payment page cannot be reached',
    stack: expect.stringContaining('log.test.ts'),
    cause: {
      type: 'StripeInvalidRequestError',
      message: 'No such customer: "…"; it may be gone',
      code: 'email_invalid',
      param: 'email',
      statusCode: 400,
      requestId: 'req_123',
    },
  });
});

test('message, stack and code are cut to a maximum length', () => {
  const error = new Error(`It failed: ${"'a ".repeat(500_000)}`);
  error.stack = `Error\n    at a (/app/server/a.ts:1:2)\n${'    at b\n'.repeat(100_000)}`;
  Object.assign(error, { code: 'x'.repeat(1_000_000) });
  const { message, stack, code } = describeError(error);
  expect(message).toHaveLength(2_000);
  expect(code).toHaveLength(200);
  expect(stack.length).toBeLessThanOrEqual(10_000);
  expect(fingerprintOf(error)).toMatch(/^[0-9a-f]{12}$/);
});

test('the permission that a restricted key lacks is logged, without the other quotations', () => {
  const described = describeError(
    stripeError(
      `The provided key '${KEY.replace('sk', 'rk')}' does not have the required permissions for this endpoint on account 'acct_1'. Having the 'rak_subscription_read' permission would allow this request to continue.`,
    ),
  );
  expect(described['permissions']).toBe('rak_subscription_read');
  expect(described.message).toBe(
    'The provided key "…" permission would allow this request to continue.',
  );
});

test('failures with the same cause have the same fingerprint, whatever their values', () => {
  const fail = (about: string, Kind = Error) => new Kind(`No row 17 for "${about}" in 5 ms`);
  const fingerprint = fingerprintOf(fail(PERSON));
  expect(fingerprint).toMatch(/^[0-9a-f]{12}$/);
  const same = fail(EMAIL);
  same.message = same.message.replace('17', '18');
  expect(fingerprintOf(same)).toBe(fingerprint);
  expect(fingerprintOf(fail(PERSON, TypeError))).not.toBe(fingerprint);
  expect(fingerprintOf(new Error('Elsewhere'))).not.toBe(fingerprint);
  expect(fingerprintOf('a thrown text')).toMatch(/^[0-9a-f]{12}$/);
});

test.each([
  [`mail to ${EMAIL}.`, 'mail to ….'],
  ['mail to x@münchen.de and o’neill@例え.jp', 'mail to … and …'],
  ['"email":"x@localhost"', '"email":"…"'],
  ['GET /v1/customers?email=robin%40example.com&limit=1', 'GET /v1/customers?email=…&limit=1'],
  ['at node_modules/@fastify/static/index.js:1:2', 'at node_modules/@fastify/static/index.js:1:2'],
  ['mail to x@münchen.de now', 'mail to … now'],
  ['mail to zoë.müller@xn--mnchen-3ya.de', 'mail to …'],
  ['mail to 이메일@도메인.한국, and на@пример.рф', 'mail to …, and …'],
  ['mail to jose\u0301@example.com', 'mail to …'],
  ['Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmF0dXJl', 'Bearer …'],
  ['whsec_abcDEF123', '…'],
  ['rk_live_abc123 is a key', '… is a key'],
  ['postgres://owner:secret@host/name', 'postgres://…@host/name'],
  [
    '{"customer":"cus_1","at":"2026-01-05T09:00:00.000Z"}',
    '{"customer":"cus_1","at":"2026-01-05T09:00:00.000Z"}',
  ],
])('%j is logged as %j', (line, logged) => {
  expect(withoutSecrets(line)).toBe(logged);
});

import Fastify from 'fastify';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeError, fingerprintOf, logRules, withoutSecrets } from './log.ts';
import { engines, openTestDatabase } from '../test-support/databases.ts';

const PERSON = "Robin O'Reader";
const EMAIL = 'robin.reader+kim@example.com';
const KEY = ['sk', 'test', 'notakeyofanyone'].join('_');

/** Everything the log prints of what `deed` throws. */
async function printed(deed: () => unknown): Promise<string> {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'trace', ...logRules, stream: { write: (line: string) => lines.push(line) } },
  });
  try {
    await deed();
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

/** What a stranger's service may answer, made by the SDK's own class. */
const refusedBy = (message: string) =>
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
    throw refusedBy(`Invalid email address: ${EMAIL}`);
  },
  'a quoted name': () => {
    throw refusedBy(`Invalid string: '${PERSON}' has an apostrophe`);
  },
  'a secret key': () => {
    throw refusedBy(`Invalid API Key provided: ${KEY}`);
  },
  'headers and other fields of an error': () => {
    throw Object.assign(new Error('Failed'), { headers: { authorization: PERSON }, raw: PERSON });
  },
  'a body that is no JSON': () => parse(`${PERSON} ${EMAIL}`),
  'what zod was given': () =>
    z.strictObject({ age: z.number() }).parse({ age: PERSON, [EMAIL]: 1 }),
  'the cause of a cause': () => {
    const cause = new Error(`"${PERSON}"`);
    throw new Error('One', { cause: new Error('Two', { cause }) });
  },
  'an address with a password': () => {
    throw new Error(`No answer from postgres://library:${KEY}@db.example.com/library`);
  },
  'a thrown text': () => {
    throw `${PERSON} ${EMAIL}`;
  },
};

describe('the log of an error holds no value of', () => {
  test.each(Object.entries(errors))('%s', async (_, deed) => {
    const log = await printed(deed);
    expect(log).not.toBe('');
    for (const secret of ['Robin', 'Reader', EMAIL, KEY]) expect(log).not.toContain(secret);
  });

  test.each(engines)('a row that %s refuses', async (engine) => {
    const { db } = await openTestDatabase(engine);
    const student = { id: EMAIL, parent_last_name: PERSON, created_at: 1, updated_at: 1 };
    const insert = () => db.insertInto('users').values(student).execute();
    await insert();
    const log = await printed(insert);
    expect(log).toMatch(/23505|1555/);
    for (const secret of ['Robin', EMAIL]) expect(log).not.toContain(secret);
  });
});

test("an error's kind, sentence, codes and place stay, with those of its cause", () => {
  const cause = refusedBy("No such customer: 'cus_1'; it may be gone");
  const told = describeError(new Error('The payment page cannot be reached', { cause }));
  expect(told).toMatchObject({
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

test('of a message, a stack and a code so much is kept, however long they are', () => {
  const error = new Error(`It failed: ${"'a ".repeat(500_000)}`);
  error.stack = `Error\n    at a (/app/server/a.ts:1:2)\n${'    at b\n'.repeat(100_000)}`;
  Object.assign(error, { code: 'x'.repeat(1_000_000) });
  const { message, stack, code } = describeError(error);
  expect(message).toHaveLength(2_000);
  expect(code).toHaveLength(200);
  expect(stack.length).toBeLessThanOrEqual(10_000);
  expect(fingerprintOf(error)).toMatch(/^[0-9a-f]{12}$/);
});

test('the permission that a restricted key lacks is told, and nothing else of the quotations', () => {
  const told = describeError(
    refusedBy(
      `The provided key '${KEY.replace('sk', 'rk')}' does not have the required permissions for this endpoint on account 'acct_1'. Having the 'rak_subscription_read' permission would allow this request to continue.`,
    ),
  );
  expect(told['permissions']).toBe('rak_subscription_read');
  expect(told.message).toBe(
    'The provided key "…" permission would allow this request to continue.',
  );
});

test('a fingerprint is one for each cause, whatever a failure was about', () => {
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

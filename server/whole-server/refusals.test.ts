// Every rejected request is logged with what was rejected and why, and without personal data.
import { beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, type Library, openLibrary } from '../test-support/library.ts';

const SECRET = 'of-nobody';
const ADDRESS = '198.51.100.77';

let library: Library;
let admin: Record<string, string>;
beforeAll(async () => {
  library = await openLibrary('sqlite');
  admin = { 'admin-auth': await library.adminToken() };
});

/** Returns the log lines of an action, without the fields that every line has. */
async function linesOf(action: () => Promise<unknown>) {
  library.log.length = 0;
  await action();
  expect(library.log.join('')).not.toMatch(new RegExp(`${SECRET}|${ADDRESS}|${ADMIN.username}"`));
  return library.log.map((line) => {
    const { level, msg, outcome, reason, route } = JSON.parse(line);
    return { level, msg, outcome, reason, route };
  });
}

const post = (url: string, headers: Record<string, string>, payload: string | object) =>
  library.app.inject({ method: 'POST', url, headers, payload, remoteAddress: ADDRESS });

describe('an owner’s sign-in', () => {
  const logIn = (password: string) =>
    post('/api/admin/login', {}, { username: ADMIN.username, password });
  const line = (level: number, outcome: string) =>
    expect.objectContaining({ level, outcome, msg: 'An owner’s sign-in' });

  test('is logged when it succeeds, fails and is locked', async () => {
    expect(await linesOf(() => logIn(ADMIN.password))).toEqual([line(30, 'opened')]);
    for (let n = 0; n < 5; n++) {
      expect(await linesOf(() => logIn(SECRET))).toEqual([line(40, 'refused')]);
    }
    expect(await linesOf(() => logIn(SECRET))).toEqual([line(40, 'locked')]);
  });

  test('is logged as busy during too many attempts', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `${SECRET}-${n}`);
    const tried = await linesOf(() =>
      Promise.all(
        names.map((username) =>
          library.app.inject({
            method: 'POST',
            url: '/api/admin/login',
            payload: { username, password: SECRET },
          }),
        ),
      ),
    );
    expect(tried).toContainEqual(line(40, 'busy'));
  });
});

describe('a webhook', () => {
  const send = (signature: string | null, payload: string) =>
    post(
      '/api/webhooks/stripe',
      { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      payload,
    );
  test.each([
    ['without a signature', null, '{}', 'The webhook signature is missing'],
    ['with a forged one', SECRET, `{"id":"${SECRET}"}`, 'The webhook signature is not valid'],
    ['that is too large', 'good', `"${'x'.repeat(1_100_000)}"`, 'The request is too large'],
  ])('%s', async (_, signature, payload, reason) => {
    expect(await linesOf(() => send(signature, payload))).toEqual([
      expect.objectContaining({ level: 40, msg: 'A webhook was refused', reason }),
    ]);
  });
});

describe('a file', () => {
  const PDF = { 'content-type': 'application/pdf' };
  const calls = {
    '/api/admin/flipbooks': PDF,
    '/api/admin/pictures?for=page': { 'content-type': 'image/png' },
    '/api/admin/catalogue/check': { 'content-type': 'application/x-ndjson' },
    '/api/admin/book-list/check': { 'content-type': 'text/csv' },
  };
  const line = (reason: string, url: string) =>
    expect.objectContaining({
      level: 40,
      msg: 'A file was not taken',
      reason,
      route: url.split('?')[0],
    });

  test.each(Object.entries(calls))('from an unauthorized caller to %s', async (url, headers) => {
    const stranger = { ...headers, 'admin-auth': SECRET };
    expect(await linesOf(() => post(url, stranger, SECRET))).toEqual([line('unauthorized', url)]);
  });

  test.each(Object.keys(calls))('of a wrong type to %s', async (url) => {
    const other = { ...admin, 'content-type': 'text/x-other' };
    expect(await linesOf(() => post(url, other, SECRET))).toEqual([line('invalid_request', url)]);
  });

  test('that is wrongly declared as a PDF', async () => {
    const [url] = Object.keys(calls);
    expect(await linesOf(() => post(url!, { ...PDF, ...admin }, SECRET))).toEqual([
      line('invalid_request', url!),
    ]);
  });
});

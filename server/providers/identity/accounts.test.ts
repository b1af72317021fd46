// What the provider may answer. Whether it does is tried with the stand-in, in e2e/leaving.spec.ts.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityAccounts, type IdentityAccounts } from './accounts.ts';

let answer = { status: 200, body: '' };
let asked: { url: string | undefined; body: string; headers: IncomingHttpHeaders } | undefined;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    asked = { url: request.url, body, headers: request.headers };
    response.writeHead(answer.status).end(answer.body);
  });
});
let accounts: IdentityAccounts;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  accounts = createIdentityAccounts({
    apiKey: 'a key',
    host: `http://localhost:${port}`,
    referrer: 'https://library.example.com',
  });
});
afterAll(() => void server.close());

const says = (message: string) => ({ status: 400, body: JSON.stringify({ error: { message } }) });
const done = (kind: string) => ({ status: 200, body: JSON.stringify({ kind }) });

test('an account is deleted with its own token, as a call of the library’s pages', async () => {
  answer = done('identitytoolkit#DeleteAccountResponse');
  await accounts.remove('her.own.token');
  expect(asked).toMatchObject({
    url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=a%20key',
    body: '{"idToken":"her.own.token"}',
    headers: { referer: 'https://library.example.com/', 'content-type': 'application/json' },
  });
});

test('one that is gone is no failure', async () => {
  answer = says('USER_NOT_FOUND');
  await accounts.remove('token');
  expect(await accounts.exists('token')).toBe(false);
  answer = done('identitytoolkit#GetAccountInfoResponse');
  expect(await accounts.exists('token')).toBe(true);
});

test.each([
  'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'TOKEN_EXPIRED',
  'INVALID_ID_TOKEN',
  'USER_DISABLED : Disabled.',
])('%s asks for a new sign-in', async (message) => {
  answer = says(message);
  await expect(accounts.remove('token')).rejects.toMatchObject({ code: 'sign_in_again' });
  await expect(accounts.exists('token')).rejects.toMatchObject({ code: 'sign_in_again' });
});

test.each([
  ['an error of its own', { status: 500, body: '{"error":{"message":"INTERNAL"}}' }],
  ['a refused key', { status: 403, body: '{"error":{"message":"Requests are blocked."}}' }],
  ['an unknown code', says('SOMETHING_NEW')],
  ['a page', { status: 200, body: '<!doctype html><p>Hello' }],
  ['JSON of something else', { status: 200, body: '{}' }],
  ['null', { status: 200, body: 'null' }],
  ['nothing', { status: 200, body: '' }],
])('%s deletes nothing, and says so', async (_, given) => {
  answer = given;
  await expect(accounts.remove('token')).rejects.toMatchObject({ code: 'provider_unavailable' });
  await expect(accounts.exists('token')).rejects.toMatchObject({ code: 'provider_unavailable' });
});

test('a provider that is not there neither', async () => {
  const nowhere = createIdentityAccounts({
    apiKey: 'key',
    host: 'http://localhost:9',
    referrer: '',
  });
  await expect(nowhere.remove('token')).rejects.toMatchObject({ code: 'provider_unavailable' });
});

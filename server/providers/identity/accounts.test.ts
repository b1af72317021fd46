// Possible responses of the provider. e2e/account-deletion.spec.ts tests the real requests against a test server.
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

test('an account is deleted with its own token, with the library as referrer', async () => {
  answer = done('identitytoolkit#DeleteAccountResponse');
  await accounts.remove('her.own.token');
  expect(asked).toMatchObject({
    url: '/identitytoolkit.googleapis.com/v1/accounts:delete?key=a%20key',
    body: '{"idToken":"her.own.token"}',
    headers: { referer: 'https://library.example.com/', 'content-type': 'application/json' },
  });
});

test('a deleted account is not an error', async () => {
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
])('%s throws sign_in_again', async (message) => {
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
])('%s throws provider_unavailable', async (_, given) => {
  answer = given;
  await expect(accounts.remove('token')).rejects.toMatchObject({ code: 'provider_unavailable' });
  await expect(accounts.exists('token')).rejects.toMatchObject({ code: 'provider_unavailable' });
});

test('an unreachable provider throws provider_unavailable', async () => {
  const nowhere = createIdentityAccounts({
    apiKey: 'key',
    host: 'http://localhost:9',
    referrer: '',
  });
  await expect(nowhere.remove('token')).rejects.toMatchObject({ code: 'provider_unavailable' });
});

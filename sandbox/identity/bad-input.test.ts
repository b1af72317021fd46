// The stand-in refuses invalid input with the error codes of the real service.
import { SignJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, projectId, startStandIn, type RunningStandIn } from './identity.test-support.ts';

let standIn: RunningStandIn;
let clock = Date.now();
let idToken: string;
const account = { email: 'ann@example.com', password: 'secret-1' };

beforeAll(async () => {
  standIn = await startStandIn({ now: () => clock });
  const { body } = await call(standIn.origin, 'signUp', account);
  idToken = String(body['idToken']);
});
afterAll(() => standIn.close());

describe.each<[string, [unknown, string][]]>([
  [
    'signUp',
    [
      [{}, 'ADMIN_ONLY_OPERATION'],
      [{ password: 'secret-1' }, 'MISSING_EMAIL'],
      [{ email: '', password: 'secret-1' }, 'MISSING_EMAIL'],
      [{ email: 'x@example.com' }, 'MISSING_PASSWORD'],
      [{ email: 'x@example.com', password: null }, 'MISSING_PASSWORD'],
      [{ email: 'x', password: 'secret-1' }, 'INVALID_EMAIL'],
      [{ email: 'x y@example.com', password: 'secret-1' }, 'INVALID_EMAIL'],
      [{ email: `${'x'.repeat(250)}@example.com`, password: 'secret-1' }, 'INVALID_EMAIL'],
      [
        { email: 'x@example.com', password: '12345' },
        'WEAK_PASSWORD : Password should be at least 6 characters',
      ],
      [
        { email: 'x@example.com', password: 'x'.repeat(4097) },
        'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may contain at most 4096 characters]',
      ],
      [account, 'EMAIL_EXISTS'],
      [{ ...account, idToken: 'x' }, 'INVALID_ID_TOKEN'],
      [
        { ...account, colour: 'red' },
        'Invalid JSON payload received. Unknown name "colour": Cannot find field.',
      ],
      [{ email: 7 }, "Invalid JSON payload received. Invalid value at 'email' (TYPE_STRING)"],
      [[], 'Invalid JSON payload received. Root element must be a message.'],
      ['{"email":', 'Invalid JSON payload received. The body is not valid JSON.'],
    ],
  ],
  [
    'signInWithPassword',
    [
      [{ password: 'secret-1' }, 'MISSING_EMAIL'],
      [{ email: 'ann', password: 'secret-1' }, 'INVALID_EMAIL'],
      [{ email: account.email }, 'MISSING_PASSWORD'],
      [{ email: account.email, password: '' }, 'MISSING_PASSWORD'],
      [{ ...account, password: 'Secret-1' }, 'INVALID_LOGIN_CREDENTIALS'],
      [{ ...account, email: 'nobody@example.com' }, 'INVALID_LOGIN_CREDENTIALS'],
    ],
  ],
  [
    'sendOobCode',
    [
      [{ email: account.email }, 'MISSING_REQ_TYPE'],
      [{ requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
      [{ requestType: 'PASSWORD_RESET', email: 'ann' }, 'INVALID_EMAIL'],
      [{ requestType: 'VERIFY_EMAIL' }, 'MISSING_ID_TOKEN'],
      [
        { requestType: 'PASSWORD_RESET', email: account.email, continueUrl: 'here' },
        'INVALID_CONTINUE_URI',
      ],
      [
        {
          requestType: 'PASSWORD_RESET',
          email: account.email,
          continueUrl: 'https://elsewhere.example/',
        },
        'UNAUTHORIZED_DOMAIN : Domain not allowlisted by project',
      ],
      [
        { requestType: 'EMAIL_SIGNIN', email: account.email },
        'OPERATION_NOT_ALLOWED : The stand-in sends PASSWORD_RESET and VERIFY_EMAIL only.',
      ],
    ],
  ],
  [
    'resetPassword',
    [
      [{ newPassword: 'secret-2' }, 'MISSING_OOB_CODE'],
      [{ oobCode: 'x', newPassword: 'secret-2' }, 'INVALID_OOB_CODE'],
    ],
  ],
  [
    'update',
    [
      [{ displayName: 'Ann' }, 'MISSING_ID_TOKEN'],
      [{ idToken: 'x.y.z', displayName: 'Ann' }, 'INVALID_ID_TOKEN'],
      [{ oobCode: 'x' }, 'INVALID_OOB_CODE'],
    ],
  ],
  [
    'createAuthUri',
    [
      [{ continueUri: 'http://localhost' }, 'MISSING_IDENTIFIER'],
      [{ identifier: 'ann', continueUri: 'http://localhost' }, 'INVALID_IDENTIFIER'],
      [{ identifier: account.email }, 'MISSING_CONTINUE_URI'],
    ],
  ],
  ['lookup', [[{}, 'MISSING_ID_TOKEN']]],
  ['delete', [[{}, 'MISSING_ID_TOKEN']]],
])('%s', (name, table) => {
  test.each(table)('%j is refused', async (body, message) => {
    const response = await call(standIn.origin, name, body);
    expect(response.status).toBe(400);
    expect(response.body['error']).toMatchObject({
      code: 400,
      message,
      errors: [{ message, domain: 'global', reason: 'invalid' }],
    });
  });
});

test.each([
  [{}, 'MISSING_GRANT_TYPE'],
  [{ grant_type: 'password' }, 'INVALID_GRANT_TYPE'],
  [{ grant_type: 'refresh_token' }, 'MISSING_REFRESH_TOKEN'],
  [{ grant_type: 'refresh_token', refresh_token: 'x' }, 'INVALID_REFRESH_TOKEN'],
])('a refresh with %j is refused', async (fields, message) => {
  const form = new URLSearchParams(fields).toString();
  const response = await call(standIn.origin, '/securetoken.googleapis.com/v1/token', form, {
    type: 'application/x-www-form-urlencoded',
  });
  expect(response).toMatchObject({ status: 400, message });
});

test('a call with a wrong API key or without one is refused', async () => {
  const wrong = await call(standIn.origin, 'signInWithPassword', account, { key: 'x' });
  expect(wrong).toMatchObject({
    status: 400,
    message: 'API key not valid. Please pass a valid API key.',
  });
  const none = await call(standIn.origin, 'signInWithPassword', account, { key: null });
  expect(none.status).toBe(403);
});

test('unknown calls, oversized bodies and other content types are refused with JSON', async () => {
  expect((await call(standIn.origin, 'toString', {})).status).toBe(404);
  expect((await call(standIn.origin, '/identitytoolkit.googleapis.com/v3/x', {})).status).toBe(404);
  const huge = await call(standIn.origin, 'signUp', {
    ...account,
    displayName: 'x'.repeat(70_000),
  });
  expect(huge.status).toBe(413);
  const xml = await call(standIn.origin, 'signUp', '<a/>', { type: 'application/xml' });
  expect(xml.status).toBe(415);
});

test('forged, unsigned and expired ID tokens are refused, and old ones for a password change', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const foreign = await new SignJWT({ firebase: { sign_in_provider: 'password' } })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(`https://securetoken.google.com/${projectId}`)
    .setAudience(projectId)
    .setSubject('x')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  const [header, payload] = idToken.split('.');
  const lookup = async (token: string) =>
    (await call(standIn.origin, 'lookup', { idToken: token })).message;
  expect(await lookup(foreign)).toBe('INVALID_ID_TOKEN');
  expect(await lookup(`${header}.${payload}.`)).toBe('INVALID_ID_TOKEN');
  expect(await lookup(`${btoa('{"alg":"none"}')}.${payload}.`)).toBe('INVALID_ID_TOKEN');
  expect(await lookup(idToken)).toBe('');
  clock += 6 * 60_000;
  const change = await call(standIn.origin, 'update', { idToken, password: 'secret-2' });
  expect(change.message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  clock += 3_600_000;
  expect(await lookup(idToken)).toBe('TOKEN_EXPIRED');
});

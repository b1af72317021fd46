import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestIdentity, PROJECT, type TestIdentity } from '../test-support/providers.ts';
import { createIdentityProvider } from './identity.ts';

const NOW = Date.UTC(2026, 0, 5);
const SECONDS = NOW / 1000;

describe('identity tokens', () => {
  let identity: TestIdentity;
  beforeAll(async () => {
    identity = await createTestIdentity(() => NOW);
  });

  test('a good token names its user', async () => {
    const token = await identity.sign('kim');
    expect(await identity.verify(token)).toEqual({ uid: 'kim', email: 'kim@example.com' });
  });

  test.each([
    ['expired', { claims: { exp: SECONDS - 1 } }],
    ['issued in the future', { claims: { iat: SECONDS + 3600 } }],
    ['authenticated in the future', { claims: { auth_time: SECONDS + 3600 } }],
    ['not yet valid', { claims: { nbf: SECONDS + 3600 } }],
    ['for another project', { claims: { aud: 'other' } }],
    ['of another issuer', { claims: { iss: `https://securetoken.google.com/other` } }],
    ['of nobody', { claims: { sub: '' } }],
    ['of a name too long', { claims: { sub: 'x'.repeat(129) } }],
    ['without a time of sign-in', { claims: { auth_time: undefined } }],
    ['signed with an unknown key', { header: { kid: 'key-2' } }],
    ['signed with a foreign key under a known name', { foreignKey: true }],
  ])('a token %s is unauthorized', async (_, changes) => {
    const token = await identity.sign('kim', changes);
    await expect(identity.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('a changed payload is unauthorized', async () => {
    const [header, payload = '', signature] = (await identity.sign('kim')).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'other' })).toString('base64url');
    const token = [header, forged, signature].join('.');
    await expect(identity.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  test('an unsigned token and one of another algorithm are unauthorized', async () => {
    const claims = {
      iss: `https://securetoken.google.com/${PROJECT}`,
      aud: PROJECT,
      sub: 'kim',
      iat: SECONDS,
      auth_time: SECONDS,
      exp: SECONDS + 3600,
    };
    const unsigned = new UnsecuredJWT(claims).encode();
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .sign(Buffer.from('a secret that is long enough for it'));
    for (const token of [unsigned, symmetric]) {
      await expect(identity.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
    }
  });
});

describe('a remembered token', () => {
  test('is forgotten when it expires, and another with the same ending is not taken for it', async () => {
    const keys = await createTestIdentity(() => NOW);
    let now = NOW;
    const server = createServer((_, answer) => answer.end(JSON.stringify(keys.published)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const identity = createIdentityProvider({ projectId: PROJECT, host, now: () => now });
    const token = await keys.sign('kim');
    expect(await identity.verify(token)).toMatchObject({ uid: 'kim' });
    expect(await identity.verify(token)).toMatchObject({ uid: 'kim' });
    const [header, , signature] = token.split('.');
    const forged = [header, Buffer.from('{"sub":"other"}').toString('base64url'), signature];
    await expect(identity.verify(forged.join('.'))).rejects.toMatchObject({ code: 'unauthorized' });
    now += 3_600_000;
    await expect(identity.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
    server.close();
  });
});

describe('published keys', () => {
  const broken = createServer((_, answer) => answer.writeHead(500).end());
  let host: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
    host = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    broken.close();
  });

  test('out of reach, the answer is a sentence and not a refusal', async () => {
    const identity = createIdentityProvider({ projectId: PROJECT, host, now: () => NOW });
    const token = await (await createTestIdentity(() => NOW)).sign('kim');
    await expect(identity.verify(token)).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: 'We cannot check your sign-in right now. Please try again in a moment.',
    });
  });
});

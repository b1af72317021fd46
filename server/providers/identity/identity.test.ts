import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type KeyServer, openKeyServer } from '../../test-support/key-server.ts';
import {
  createTestIdentity,
  encode,
  PROJECT,
  type TestIdentity,
} from '../../test-support/providers.ts';
import { createIdentityProvider, type IdentityProvider } from './identity.ts';

const NOW = Date.UTC(2026, 0, 5);
const SECONDS = NOW / 1000;
const HOUR = 3600;

describe('identity tokens', () => {
  let signer: TestIdentity;
  let keys: KeyServer;
  let identity: IdentityProvider;
  beforeAll(async () => {
    signer = await createTestIdentity(() => NOW);
    keys = await openKeyServer(signer.published.keys);
    const report = (error: unknown) => expect.unreachable(String(error));
    identity = createIdentityProvider({
      projectId: PROJECT,
      host: keys.host,
      now: () => NOW,
      report,
    });
  });

  const expectRefused = (token: string) =>
    expect(identity.verify(token)).rejects.toMatchObject({
      code: 'unauthorized',
      message: 'Unauthorized',
    });

  test('a valid token returns its user', async () => {
    const token = await signer.sign('kim');
    expect(await identity.verify(token)).toEqual({
      uid: 'kim',
      email: 'kim@example.com',
      emailVerified: true,
      signedInAt: NOW,
    });
  });

  test.each([
    ['says so of another kind', { email_verified: 'true' }],
    ['says that it is not', { email_verified: false }],
    ['does not say', { email_verified: undefined }],
    ['has no address', { email: undefined }],
  ])('the address of a token is not confirmed if the token %s', async (_, claims) => {
    const { emailVerified } = await identity.verify(await signer.sign('lou', { claims }));
    expect(emailVerified).toBe(false);
  });

  test.each([
    ['expired', { claims: { exp: SECONDS - 1 } }],
    ['that expires at this moment', { claims: { exp: SECONDS } }],
    ['that never expires', { claims: { exp: undefined } }],
    ['with a text as its expiry', { claims: { exp: 'never' } }],
    ['issued in the future', { claims: { iat: SECONDS + HOUR } }],
    ['without a time of issue', { claims: { iat: undefined } }],
    ['authenticated in the future', { claims: { auth_time: SECONDS + HOUR } }],
    ['with a text as its time of sign-in', { claims: { auth_time: 'yesterday' } }],
    ['without a time of sign-in', { claims: { auth_time: undefined } }],
    ['not yet valid', { claims: { nbf: SECONDS + HOUR } }],
    ['for another project', { claims: { aud: 'other' } }],
    ['without an audience', { claims: { aud: undefined } }],
    ['for a project whose name begins the same', { claims: { aud: `${PROJECT}-2` } }],
    ['of another issuer', { claims: { iss: 'https://securetoken.google.com/other' } }],
    [
      'of an issuer on another host',
      { claims: { iss: `https://securetoken.example.com/${PROJECT}` } },
    ],
    ['without an issuer', { claims: { iss: undefined } }],
    [
      "of the project's session cookies",
      { claims: { iss: `https://session.firebase.google.com/${PROJECT}` } },
    ],
    ['with an empty user', { claims: { sub: '' } }],
    ['without a user', { claims: { sub: undefined } }],
    ['with a user that is not text', { claims: { sub: 7 } }],
    ['with a user that is too long', { claims: { sub: 'x'.repeat(129) } }],
    ['signed with another key under a known key id', { foreignKey: true }],
    ['that names an unknown key', { header: { kid: 'key-2' } }],
    ['that names no key', { header: { kid: undefined } }],
    ['that names an empty key', { header: { kid: '' } }],
    ['with an unknown critical header', { header: { crit: ['x'], x: 1 } }],
    ['whose payload is not encoded', { header: { crit: ['b64'], b64: false } }],
    ['that brings its own key', { foreignKey: true, header: { jwk: {}, kid: 'mine' } }],
    ['that says where its key is', { foreignKey: true, header: { jku: 'http://127.0.0.1:9/' } }],
  ])('a token %s is unauthorized', async (_, changes) => {
    await expectRefused(await signer.sign('kim', changes));
  });

  test('a token from a clock slightly ahead of ours is accepted', async () => {
    const claims = { iat: SECONDS + 30, auth_time: SECONDS + 30 };
    expect(await identity.verify(await signer.sign('ahead', { claims }))).toMatchObject({
      uid: 'ahead',
    });
  });

  test('a changed header, payload or signature is unauthorized', async () => {
    const token = await signer.sign('kim');
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const other = encode({ ...claims, sub: 'other' });
    const [, , otherSignature] = (await signer.sign('other')).split('.');
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    await identity.verify(token);
    for (const parts of [
      [header, other, signature],
      [encode({ alg: 'RS256', kid: 'key-1' }), payload, signature],
      [encode({ alg: 'none', kid: 'key-1' }), payload, signature],
      [encode({ alg: 'none', kid: 'key-1' }), payload, ''],
      [header, payload, flipped],
      [header, payload, signature.slice(0, -2)],
      [header, payload, ''],
      [header, payload, otherSignature],
      [header, payload, signature, ''],
      [header, payload],
      ['', payload, signature],
    ]) {
      await expectRefused(parts.join('.'));
    }
  });

  test('another algorithm is unauthorized with any key', async () => {
    const payload = (await signer.sign('kim')).split('.')[1] ?? '';
    const header = (alg: string) => encode({ alg, kid: 'key-1' });
    const unsigned = ['none', 'None', 'nOnE'].map((alg) => `${header(alg)}.${payload}.`);
    // The published key, used as a shared secret.
    const [jwk] = signer.published.keys;
    const secrets = [
      signer.publicKey.export({ type: 'spki', format: 'pem' }),
      signer.publicKey.export({ type: 'spki', format: 'der' }),
      JSON.stringify(jwk),
      jwk?.n ?? '',
    ];
    const symmetric = secrets.map((secret) => {
      const signed = `${header('HS256')}.${payload}`;
      return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
    });
    const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const es256 = `${header('ES256')}.${payload}`;
    const signature = sign('sha256', Buffer.from(es256), {
      key: elliptic.privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    const published = elliptic.publicKey.export({ format: 'jwk' });
    keys.published = [...signer.published.keys, { ...published, kid: 'key-1' }];
    const fresh = createIdentityProvider({
      projectId: PROJECT,
      host: keys.host,
      now: () => NOW,
      report: () => {},
    });
    for (const token of [
      ...unsigned,
      ...symmetric,
      `${es256}.${signature.toString('base64url')}`,
    ]) {
      await expectRefused(token);
      await expect(fresh.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
    }
    // Both accept the same claims with a correct signature.
    const good = await signer.sign('kim');
    expect(await fresh.verify(good)).toEqual(await identity.verify(good));
  });
});

describe('a cached token', () => {
  test('is refused after it expires, and does not match another token with the same ending', async () => {
    let now = NOW;
    const signer = await createTestIdentity(() => NOW);
    const { host } = await openKeyServer(signer.published.keys);
    const identity = createIdentityProvider({
      projectId: PROJECT,
      host,
      now: () => now,
      report: () => {},
    });
    const token = await signer.sign('kim');
    expect(await identity.verify(token)).toMatchObject({ uid: 'kim' });
    expect(await identity.verify(token)).toMatchObject({ uid: 'kim' });
    const [header, , signature] = token.split('.');
    const forged = [header, encode({ sub: 'other' }), signature].join('.');
    await expect(identity.verify(forged)).rejects.toMatchObject({ code: 'unauthorized' });
    now += HOUR * 1000;
    await expect(identity.verify(token)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});

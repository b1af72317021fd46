// Sign-in with Google credentials through the official SDK: which account it opens.
import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  getAdditionalUserInfo,
  linkWithCredential,
  sendEmailVerification,
  signInWithCredential,
  signInWithEmailAndPassword,
  applyActionCode,
  unlink,
} from 'firebase/auth';
import { SignJWT, generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  call,
  chooseGoogleAccount,
  newestMailLink,
  openAuth,
  projectId,
  startStandIn,
  type RunningStandIn,
} from './identity.test-support.ts';

let standIn: RunningStandIn;
let clock = Date.now();
const opened: (() => Promise<void>)[] = [];
const open = () => {
  const { auth, close } = openAuth(standIn.origin);
  opened.push(close);
  return auth;
};
const google = async (email: string, name: string) =>
  GoogleAuthProvider.credential(
    (await chooseGoogleAccount(standIn.origin, { email, name })).idToken,
  );
const code = (value: string) => expect.objectContaining({ code: value });

beforeAll(async () => {
  standIn = await startStandIn({ now: () => clock });
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(() => standIn.close());

test('the first Google sign-in creates an account, and the next one opens the same account', async () => {
  const first = await signInWithCredential(open(), await google('ann@example.com', 'Ann Arch Bay'));
  expect(getAdditionalUserInfo(first)).toMatchObject({
    isNewUser: true,
    providerId: 'google.com',
    profile: { given_name: 'Ann', family_name: 'Arch Bay', verified_email: true },
  });
  expect(first.user).toMatchObject({
    email: 'ann@example.com',
    emailVerified: true,
    displayName: 'Ann Arch Bay',
  });
  const { claims } = await first.user.getIdTokenResult();
  expect(claims['firebase']).toEqual({
    identities: {
      email: ['ann@example.com'],
      'google.com': [expect.stringMatching(/^\d{21}$/)],
    },
    sign_in_provider: 'google.com',
  });
  const picture = await fetch(first.user.photoURL ?? '');
  expect(picture.headers.get('content-type')).toContain('image/svg+xml');
  expect(await picture.text()).toContain('AB');

  const again = await signInWithCredential(open(), await google('ANN@example.com', 'Ann Arch Bay'));
  expect(again.user.uid).toBe(first.user.uid);
  expect(getAdditionalUserInfo(again)?.isNewUser).toBe(false);
  expect(GoogleAuthProvider.credentialFromResult(again)?.idToken).toBeTypeOf('string');
});

test('Google sign-in links an account with a verified address, which keeps its password', async () => {
  const auth = open();
  const { user } = await createUserWithEmailAndPassword(auth, 'ben@example.com', 'secret-1');
  await sendEmailVerification(user);
  const link = new URL(await newestMailLink(standIn.origin));
  await applyActionCode(auth, link.searchParams.get('oobCode') ?? '');
  const linked = await signInWithCredential(open(), await google('ben@example.com', 'Ben'));
  expect(linked.user.uid).toBe(user.uid);
  expect(linked.user.providerData.map(({ providerId }) => providerId).sort()).toEqual([
    'google.com',
    'password',
  ]);
  const byPassword = await signInWithEmailAndPassword(open(), 'ben@example.com', 'secret-1');
  expect(byPassword.user.uid).toBe(user.uid);
});

test('Google sign-in takes over an account with an unverified address and ends its password and sessions', async () => {
  const { user } = await createUserWithEmailAndPassword(open(), 'cas@example.com', 'secret-1');
  const taken = await signInWithCredential(open(), await google('cas@example.com', 'Cas'));
  expect(taken.user.uid).toBe(user.uid);
  expect(taken.user.emailVerified).toBe(true);
  await expect(user.getIdToken(true)).rejects.toEqual(code('auth/user-token-expired'));
  await expect(signInWithEmailAndPassword(open(), 'cas@example.com', 'secret-1')).rejects.toEqual(
    code('auth/invalid-credential'),
  );
});

test('an account can link and unlink Google, but cannot link a Google account of another account', async () => {
  const { user } = await createUserWithEmailAndPassword(open(), 'deb@example.com', 'secret-1');
  await linkWithCredential(user, await google('deb@example.com', 'Deb'));
  expect(user.providerData.map(({ providerId }) => providerId)).toContain('google.com');
  const other = await createUserWithEmailAndPassword(open(), 'eli@example.com', 'secret-1');
  await expect(
    linkWithCredential(other.user, await google('deb@example.com', 'Deb')),
  ).rejects.toEqual(code('auth/credential-already-in-use'));
  await unlink(user, 'google.com');
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});

test('forged, unsigned, malformed and expired Google tokens are refused', async () => {
  const { privateKey } = await generateKeyPair('RS256');
  const forged = await new SignJWT({ email: 'ann@example.com', email_verified: true, name: 'Ann' })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer('https://accounts.google.com')
    .setAudience(`${projectId}.apps.googleusercontent.com`)
    .setSubject('1')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1","email":"ann@example.com"}')}.`;
  const { user } = await createUserWithEmailAndPassword(open(), 'fin@example.com', 'secret-1');
  const late = await google('gia@example.com', 'Gia');
  for (const token of [forged, unsigned, await user.getIdToken(), '{"sub":"1"}', 'x']) {
    const credential = GoogleAuthProvider.credential(token);
    await expect(signInWithCredential(open(), credential)).rejects.toThrow(/Google ID token/);
  }
  clock += 3_601_000;
  await expect(signInWithCredential(open(), late)).rejects.toEqual(code('auth/invalid-credential'));
});

test('an incomplete or unsupported credential is refused with its error code', async () => {
  const requestUri = 'http://localhost';
  const { postBody } = await chooseGoogleAccount(standIn.origin, {
    email: 'hui@example.com',
    name: 'Hui',
  });
  const refusals = [
    [{ postBody }, 'MISSING_REQUEST_URI'],
    [{ postBody, requestUri: 'here' }, 'INVALID_REQUEST_URI'],
    [{ requestUri }, 'INVALID_CREDENTIAL_OR_PROVIDER_ID'],
    [{ requestUri, postBody: 'providerId=facebook.com&id_token=x' }, 'OPERATION_NOT_ALLOWED'],
    [{ requestUri, postBody: 'providerId=google.com&access_token=x' }, 'INVALID_IDP_RESPONSE'],
    [{ requestUri, postBody, autoCreate: false }, 'USER_NOT_FOUND'],
  ] as const;
  for (const [body, message] of refusals) {
    const response = await call(standIn.origin, 'signInWithIdp', body);
    expect(response.message.split(' : ')[0]).toBe(message);
  }
  const opened = await call(standIn.origin, 'signInWithIdp', { postBody, requestUri });
  expect(opened.body).toMatchObject({
    kind: 'identitytoolkit#VerifyAssertionResponse',
    federatedId: expect.stringMatching(/^https:\/\/accounts\.google\.com\/\d{21}$/),
    isNewUser: true,
    fullName: 'Hui',
    expiresIn: '3600',
  });
});

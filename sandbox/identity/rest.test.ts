// Tests the stand-in with the official SDK over HTTP.
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  validatePassword,
  applyActionCode,
} from 'firebase/auth';
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  apiKey,
  call,
  keysPath,
  newestMailLink,
  openAuth,
  projectId,
  startStandIn,
  type RunningStandIn,
} from './identity.test-support.ts';

let standIn: RunningStandIn;
const opened: (() => Promise<void>)[] = [];
const open = () => {
  const { auth, close } = openAuth(standIn.origin);
  opened.push(close);
  return auth;
};

beforeAll(async () => {
  standIn = await startStandIn();
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});
afterAll(() => standIn.close());

const code = (value: string) => expect.objectContaining({ code: value });

describe('sign-up and sign-in with a password', () => {
  test('a new account is signed in, and can sign in again in another session', async () => {
    const { user } = await createUserWithEmailAndPassword(open(), 'Ada@Example.com', 'secret-1');
    expect(user).toMatchObject({ email: 'ada@example.com', emailVerified: false });
    expect(user.uid).toMatch(/^[A-Za-z0-9]{28}$/);
    const again = await signInWithEmailAndPassword(open(), 'ada@example.com', 'secret-1');
    expect(again.user.uid).toBe(user.uid);
    expect(again.user.isAnonymous).toBe(false);
    expect(again.user.providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });

  test('invalid sign-ups and sign-ins are refused with the error codes of the SDK', async () => {
    await createUserWithEmailAndPassword(open(), 'bea@example.com', 'secret-1');
    await expect(
      createUserWithEmailAndPassword(open(), 'BEA@example.com', 'secret-2'),
    ).rejects.toEqual(code('auth/email-already-in-use'));
    await expect(
      createUserWithEmailAndPassword(open(), 'new@example.com', '12345'),
    ).rejects.toThrow(/Password should be at least 6 characters.*auth\/weak-password/);
    await expect(createUserWithEmailAndPassword(open(), 'nobody', 'secret-1')).rejects.toEqual(
      code('auth/invalid-email'),
    );
    await expect(signInWithEmailAndPassword(open(), 'bea@example.com', 'secret-2')).rejects.toEqual(
      code('auth/invalid-credential'),
    );
    await expect(
      signInWithEmailAndPassword(open(), 'unknown@example.com', 'secret-2'),
    ).rejects.toEqual(code('auth/invalid-credential'));
  });

  test('two simultaneous sign-ups with one address create one account', async () => {
    const both = await Promise.allSettled([
      createUserWithEmailAndPassword(open(), 'twice@example.com', 'secret-1'),
      createUserWithEmailAndPassword(open(), 'twice@example.com', 'secret-1'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('after ten wrong passwords the right one is refused too', async () => {
    await createUserWithEmailAndPassword(open(), 'cleo@example.com', 'secret-1');
    const guess = (password: string) =>
      call(standIn.origin, 'signInWithPassword', { email: 'cleo@example.com', password });
    const guesses = await Promise.all(Array.from({ length: 10 }, () => guess('wrong-one')));
    expect(new Set(guesses.map(({ message }) => message))).toEqual(
      new Set(['INVALID_LOGIN_CREDENTIALS']),
    );
    await expect(
      signInWithEmailAndPassword(open(), 'cleo@example.com', 'secret-1'),
    ).rejects.toEqual(code('auth/too-many-requests'));
  });
});

describe('the signed-in account', () => {
  test('a changed profile is in the new tokens', async () => {
    const auth = open();
    const { user } = await createUserWithEmailAndPassword(auth, 'dora@example.com', 'secret-1');
    await updateProfile(user, { displayName: 'Dora', photoURL: 'http://localhost/dora.png' });
    expect(user.displayName).toBe('Dora');
    const { claims } = await user.getIdTokenResult(true);
    expect(claims).toMatchObject({ name: 'Dora', picture: 'http://localhost/dora.png' });
    await reload(user);
    expect(user.photoURL).toBe('http://localhost/dora.png');
    await updateProfile(user, { displayName: '' });
    expect(user.displayName).toBeNull();
  });

  test('the ID token is signed with the published key and has the claims of the provider', async () => {
    const { user } = await createUserWithEmailAndPassword(open(), 'eve@example.com', 'secret-1');
    const token = await user.getIdToken(true);
    const keys = createRemoteJWKSet(new URL(keysPath, standIn.origin));
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['RS256'],
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
    });
    expect(payload).toEqual({
      iss: `https://securetoken.google.com/${projectId}`,
      aud: projectId,
      auth_time: expect.any(Number),
      user_id: user.uid,
      sub: user.uid,
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 3600,
      email: 'eve@example.com',
      email_verified: false,
      firebase: { identities: { email: ['eve@example.com'] }, sign_in_provider: 'password' },
    });
    expect(decodeProtectedHeader(token)).toEqual({
      alg: 'RS256',
      typ: 'JWT',
      kid: expect.stringMatching(/^[0-9a-f]{40}$/),
    });
  });

  test('a password change ends the other sessions', async () => {
    const here = open();
    const { user } = await createUserWithEmailAndPassword(here, 'fay@example.com', 'secret-1');
    const elsewhere = await signInWithEmailAndPassword(open(), 'fay@example.com', 'secret-1');
    await updatePassword(user, 'secret-2');
    await expect(user.getIdToken(true)).resolves.toBeTypeOf('string');
    await expect(elsewhere.user.getIdToken(true)).rejects.toEqual(code('auth/user-token-expired'));
    await signOut(here);
    await expect(signInWithEmailAndPassword(open(), 'fay@example.com', 'secret-1')).rejects.toEqual(
      code('auth/invalid-credential'),
    );
    await signInWithEmailAndPassword(here, 'fay@example.com', 'secret-2');
  });

  test('the next token has the verified address', async () => {
    const auth = open();
    const { user } = await createUserWithEmailAndPassword(auth, 'gus@example.com', 'secret-1');
    await sendEmailVerification(user);
    const link = new URL(await newestMailLink(standIn.origin));
    await applyActionCode(auth, link.searchParams.get('oobCode') ?? '');
    expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true);
  });

  test('a deleted account loses its sessions, and its address can be registered again', async () => {
    const { user } = await createUserWithEmailAndPassword(open(), 'hal@example.com', 'secret-1');
    const other = await signInWithEmailAndPassword(open(), 'hal@example.com', 'secret-1');
    await deleteUser(user);
    await expect(other.user.getIdToken(true)).rejects.toEqual(code('auth/user-token-expired'));
    const next = await createUserWithEmailAndPassword(open(), 'hal@example.com', 'secret-1');
    expect(next.user.uid).not.toBe(user.uid);
  });
});

test('more than five minutes after sign-in, account deletion requires reauthentication', async () => {
  let clock = Date.now();
  const server = await startStandIn({ now: () => clock });
  const { auth, close } = openAuth(server.origin);
  try {
    const { user } = await createUserWithEmailAndPassword(auth, 'ivy@example.com', 'secret-1');
    clock += 5 * 60_000 + 1000;
    await expect(deleteUser(user)).rejects.toEqual(code('auth/requires-recent-login'));
    const reauthenticate = (password: string) =>
      reauthenticateWithCredential(user, EmailAuthProvider.credential('ivy@example.com', password));
    await expect(reauthenticate('secret-2')).rejects.toEqual(code('auth/invalid-credential'));
    await reauthenticate('secret-1');
    const idToken = await user.getIdToken();
    expect((await call(server.origin, 'delete', { idToken })).body).toEqual({
      kind: 'identitytoolkit#DeleteAccountResponse',
    });
    for (const name of ['delete', 'lookup']) {
      const again = await call(server.origin, name, { idToken });
      expect(again).toMatchObject({ status: 400, message: 'USER_NOT_FOUND' });
    }
    await expect(reauthenticate('secret-1')).rejects.toEqual(code('auth/invalid-credential'));
  } finally {
    await close();
    await server.close();
  }
});

describe('the project', () => {
  test('the password policy requires six characters', async () => {
    const status = await validatePassword(open(), '12345');
    expect(status).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
    expect((await validatePassword(open(), '123456')).isValid).toBe(true);
    expect(status.passwordPolicy.enforcementState).toBe('OFF');
  });

  test('the sign-in methods of a registered address are not revealed', async () => {
    await createUserWithEmailAndPassword(open(), 'ida@example.com', 'secret-1');
    expect(await fetchSignInMethodsForEmail(open(), 'ida@example.com')).toEqual([]);
  });

  test('CORS allows pages of this computer and no others', async () => {
    const preflight = (origin: string) =>
      fetch(`${standIn.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=${apiKey}`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers':
            'content-type,x-client-version,x-firebase-client,x-firebase-gmpid,x-firebase-locale',
        },
      });
    const allowed = await preflight('http://localhost:3000');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(allowed.headers.get('access-control-allow-headers')).toContain('x-client-version');
    const foreign = await preflight('https://elsewhere.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });
});

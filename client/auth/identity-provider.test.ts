import { onIdTokenChanged, signInWithPopup, signInWithRedirect, type User } from 'firebase/auth';
import { describe, expect, test, vi } from 'vitest';
import { connectIdentityProvider } from './identity-provider.ts';

vi.mock('firebase/app', () => ({ initializeApp: vi.fn() }));
const sdk = vi.hoisted(() => ({ currentUser: null as unknown }));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  browserPopupRedirectResolver: class {},
  GoogleAuthProvider: class {
    setCustomParameters() {}
  },
  indexedDBLocalPersistence: {},
  initializeAuth: () => sdk,
  onIdTokenChanged: vi.fn(),
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
}));

const config = { apiKey: 'key', projectId: 'library', authDomain: 'localhost', host: null };

/** Watches the provider, lets the SDK report this user, and returns the listeners' mocks. */
async function reportUser(
  user: (Pick<User, 'uid' | 'email' | 'displayName' | 'getIdToken'> & Partial<User>) | null,
) {
  const listener = vi.fn();
  const failed = vi.fn();
  connectIdentityProvider(config).watch(listener, failed);
  const [, onChange] = vi.mocked(onIdTokenChanged).mock.lastCall ?? [];
  if (typeof onChange !== 'function') throw new Error('onIdTokenChanged got no listener');
  sdk.currentUser = user;
  onChange(user as User | null);
  await new Promise((resolve) => setImmediate(resolve));
  return { listener, failed };
}

const mia = { uid: 'mia', email: 'parent@example.com', displayName: 'Mia' };

test('the listener receives the signed-in user with their token', async () => {
  const { listener, failed } = await reportUser({ ...mia, getIdToken: async () => 'token' });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ identity: mia, token: 'token' });
  expect(failed).not.toHaveBeenCalled();
});

test('an address is confirmed once the token says so, because the server goes by the token', async () => {
  const claims = { sub: 'mia', exp: 2, email_verified: false };
  const token = `.${btoa(JSON.stringify(claims))}.`;
  const user = { ...mia, emailVerified: true, getIdToken: async () => token };
  const { listener } = await reportUser(user);
  const identity = { ...mia, emailVerified: false };
  expect(listener).toHaveBeenCalledExactlyOnceWith({ identity, token });
});

test('the listener receives null when nobody is signed in', async () => {
  const { listener } = await reportUser(null);
  expect(listener).toHaveBeenCalledExactlyOnceWith(null);
});

test('a token that arrives after its user has signed out is not reported', async () => {
  const { listener } = await reportUser({
    ...mia,
    getIdToken: async () => {
      sdk.currentUser = null;
      return 'token';
    },
  });
  expect(listener).not.toHaveBeenCalled();
});

test('the failure callback is called when the token of a known user cannot be fetched', async () => {
  const error = new Error('auth/network-request-failed');
  const { listener, failed } = await reportUser({
    ...mia,
    getIdToken: () => Promise.reject(error),
  });
  expect(failed).toHaveBeenCalledExactlyOnceWith(error);
  expect(listener).not.toHaveBeenCalled();
});

describe('a popup is tried first; if the popup is blocked, closed by the user or cancelled, a redirect sign-in is used instead', () => {
  /** Signs in with Google while the popup fails with this code. */
  async function signIn(code: string, mayRedirect: () => boolean): Promise<'left' | 'failed'> {
    vi.mocked(signInWithPopup).mockRejectedValue(Object.assign(new Error(code), { code }));
    // A redirect leaves the page, so its promise never settles.
    const redirected = Promise.withResolvers<'left'>();
    vi.mocked(signInWithRedirect)
      .mockReset()
      .mockImplementation(() => {
        redirected.resolve('left');
        return new Promise<never>(() => {});
      });
    const attempt = connectIdentityProvider(config).signInWithGoogle(mayRedirect);
    const outcome = attempt.then(
      () => 'left' as const,
      () => 'failed' as const,
    );
    return Promise.race([redirected.promise, outcome]);
  }

  test.each([
    'auth/popup-blocked',
    'auth/popup-closed-by-user',
    'auth/cancelled-popup-request',
    'auth/user-cancelled',
  ])('%s', async (code) => {
    expect(await signIn(code, () => true)).toBe('left');
    expect(await signIn(code, () => false)).toBe('failed');
    expect(signInWithRedirect).not.toHaveBeenCalled();
  });

  test.each(['auth/network-request-failed', 'auth/user-disabled', 'auth/internal-error'])(
    '%s does not fall back to a redirect',
    async (code) => {
      const mayRedirect = vi.fn(() => true);
      expect(await signIn(code, mayRedirect)).toBe('failed');
      expect(mayRedirect).not.toHaveBeenCalled();
      expect(signInWithRedirect).not.toHaveBeenCalled();
    },
  );
});

import { onIdTokenChanged, signInWithPopup, signInWithRedirect, type User } from 'firebase/auth';
import { describe, expect, test, vi } from 'vitest';
import { connectIdentityProvider } from './identity-provider.ts';

vi.mock('firebase/app', () => ({ initializeApp: vi.fn() }));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  browserPopupRedirectResolver: class {},
  GoogleAuthProvider: class {
    setCustomParameters() {}
  },
  indexedDBLocalPersistence: {},
  initializeAuth: () => ({}),
  onIdTokenChanged: vi.fn(),
  signInWithPopup: vi.fn(),
  signInWithRedirect: vi.fn(),
}));

const config = { apiKey: 'key', projectId: 'library', authDomain: 'localhost', host: null };

/** What a watcher of the provider hears when the SDK names this user. */
async function hear(user: Pick<User, 'uid' | 'email' | 'displayName' | 'getIdToken'> | null) {
  const listener = vi.fn();
  const failed = vi.fn();
  connectIdentityProvider(config).watch(listener, failed);
  const [, told] = vi.mocked(onIdTokenChanged).mock.lastCall ?? [];
  if (typeof told !== 'function') throw new Error('The SDK was not listened to');
  told(user as User | null);
  await new Promise((resolve) => setImmediate(resolve));
  return { listener, failed };
}

const mia = { uid: 'mia', email: 'parent@example.com', displayName: 'Mia' };

test('a watcher is told who is signed in, with their token', async () => {
  const { listener, failed } = await hear({ ...mia, getIdToken: async () => 'token' });
  expect(listener).toHaveBeenCalledExactlyOnceWith({ identity: mia, token: 'token' });
  expect(failed).not.toHaveBeenCalled();
});

test('a watcher is told that nobody is signed in', async () => {
  const { listener } = await hear(null);
  expect(listener).toHaveBeenCalledExactlyOnceWith(null);
});

test('a watcher is told when the token of a known user cannot be fetched', async () => {
  const error = new Error('auth/network-request-failed');
  const { listener, failed } = await hear({ ...mia, getIdToken: () => Promise.reject(error) });
  expect(failed).toHaveBeenCalledExactlyOnceWith(error);
  expect(listener).not.toHaveBeenCalled();
});

describe('a popup is tried first; if the popup is blocked, closed by the user or cancelled, a redirect sign-in is used instead', () => {
  /** Signs in with Google where the popup fails with this code; what became of it. */
  async function signIn(code: string, leaving: () => boolean): Promise<'left' | 'failed'> {
    vi.mocked(signInWithPopup).mockRejectedValue(Object.assign(new Error(code), { code }));
    // The browser is gone.
    const gone = Promise.withResolvers<'left'>();
    vi.mocked(signInWithRedirect)
      .mockReset()
      .mockImplementation(() => {
        gone.resolve('left');
        return new Promise<never>(() => {});
      });
    const attempt = connectIdentityProvider(config).signInWithGoogle(leaving);
    const failed = attempt.then(
      () => 'left' as const,
      () => 'failed' as const,
    );
    return Promise.race([gone.promise, failed]);
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
    '%s is none of these',
    async (code) => {
      const leaving = vi.fn(() => true);
      expect(await signIn(code, leaving)).toBe('failed');
      expect(leaving).not.toHaveBeenCalled();
      expect(signInWithRedirect).not.toHaveBeenCalled();
    },
  );
});

import { onIdTokenChanged, type User } from 'firebase/auth';
import { expect, test, vi } from 'vitest';
import { connectIdentityProvider } from './identity-provider.ts';

vi.mock('firebase/app', () => ({ initializeApp: vi.fn() }));
vi.mock('firebase/auth', () => ({
  browserLocalPersistence: {},
  indexedDBLocalPersistence: {},
  initializeAuth: () => ({}),
  onIdTokenChanged: vi.fn(),
}));

/** What a watcher of the provider hears when the SDK names this user. */
async function hear(user: Pick<User, 'uid' | 'email' | 'displayName' | 'getIdToken'> | null) {
  const listener = vi.fn();
  const failed = vi.fn();
  const config = { apiKey: 'key', projectId: 'library', authDomain: 'localhost', host: null };
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

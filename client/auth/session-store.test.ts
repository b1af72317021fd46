import { expect, test, vi } from 'vitest';
import type { SyncBody } from '../../contracts/accounts.ts';
import type { IdentityProvider, SignedIn } from './identity.ts';
import { createSessionStore } from './session-store.ts';
import { createToken } from '../test-support/storage.ts';

/** Runs everything that only waits for promises. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const mia: SignedIn = {
  identity: { uid: 'mia', email: 'parent@example.com', displayName: 'Mia' },
  token: createToken('mia', NOW + HOUR, { email: 'parent@example.com', name: 'Mia' }),
};

/** The same parent after a reauthentication. */
const reauthenticated: SignedIn = {
  ...mia,
  token: createToken('mia', NOW + HOUR, { auth_time: NOW / 1000 }),
};

/** Creates a session store over a mock provider and server. */
function createTestSession({
  stored = null as string | null,
  redirecting = false,
  unsent = null as { uid: string; profile: NonNullable<SyncBody> } | null,
  slow = false,
  clockLag = 0,
} = {}) {
  let token = stored;
  let pending = redirecting;
  let unsentProfile = unsent;
  let now = NOW;
  let emit: (signedIn: SignedIn | null) => void = () => undefined;
  let emitError: (error: unknown) => void = () => undefined;
  let notifyOtherTab: () => void = () => undefined;
  const provider = {
    createAccount: vi.fn<IdentityProvider['createAccount']>(async () => mia),
    passwordHint: vi.fn<IdentityProvider['passwordHint']>(async () => 'Use a number.'),
    signIn: vi.fn<IdentityProvider['signIn']>(async () => mia),
    signInWithGoogle: vi.fn<IdentityProvider['signInWithGoogle']>(async () => mia),
    preparePopup: vi.fn<IdentityProvider['preparePopup']>(async () => undefined),
    finishRedirect: vi.fn<IdentityProvider['finishRedirect']>(async () => null),
    reauthenticationMethod: vi.fn<IdentityProvider['reauthenticationMethod']>(
      async () => 'password',
    ),
    reauthenticateWithPassword: vi.fn<IdentityProvider['reauthenticateWithPassword']>(
      async () => reauthenticated,
    ),
    reauthenticateWithGoogle: vi.fn<IdentityProvider['reauthenticateWithGoogle']>(
      async () => reauthenticated,
    ),
    signOut: vi.fn<IdentityProvider['signOut']>(async () => undefined),
    sendPasswordReset: vi.fn<IdentityProvider['sendPasswordReset']>(async () => undefined),
    sendVerification: vi.fn<IdentityProvider['sendVerification']>(async () => undefined),
    checkVerification: vi.fn<IdentityProvider['checkVerification']>(async () => undefined),
    freshToken: vi.fn<IdentityProvider['freshToken']>(async () => 'fresh'),
    watch: vi.fn<IdentityProvider['watch']>((listener, failed) => {
      emit = listener;
      emitError = failed;
    }),
  };
  const openProvider = vi.fn(async (): Promise<IdentityProvider> => provider);
  const shown = Promise.withResolvers<void>();
  if (!slow) shown.resolve();
  const screenShown = () => shown.promise;
  const sync = vi.fn(async (_body: SyncBody): Promise<unknown> => ({}));
  const clearCaches = vi.fn();
  const onProfileSent = vi.fn();
  const onRedirectSignIn = vi.fn();
  const log = vi.fn();
  const store = createSessionStore({
    openProvider,
    screenShown,
    token: {
      requireRoom: () => undefined,
      read: () => token,
      store: (next) => void (token = next),
      remove: () => void (token = null),
      watch: (listener) => void (notifyOtherTab = listener),
      clockLag: () => clockLag,
    },
    sync,
    clearCaches,
    redirect: { isPending: () => pending, set: (next) => void (pending = next) },
    unsent: {
      read: (uid) => (unsentProfile?.uid === uid ? unsentProfile.profile : undefined),
      save: (uid, profile) => void (unsentProfile = { uid, profile }),
      clear: () => void (unsentProfile = null),
    },
    onProfileSent,
    onRedirectSignIn,
    log,
    now: () => now,
  });
  return {
    store,
    provider,
    openProvider,
    sync,
    clearCaches,
    onProfileSent,
    onRedirectSignIn,
    log,
    showScreen: shown.resolve,
    emit: (signedIn: SignedIn | null) => emit(signedIn),
    emitError: (error: unknown) => emitError(error),
    /** Changes the shared token as another tab would. */
    storeElsewhere(next: string | null): void {
      token = next;
      notifyOtherTab();
    },
    wait: (milliseconds: number) => void (now += milliseconds),
    token: () => token,
    isRedirecting: () => pending,
    unsent: () => unsentProfile,
  };
}

const signedOut = { state: 'signed-out', identity: null, since: null };
const unchecked = { state: 'unchecked', identity: null, since: null };
/** A session restored by the browser, and one signed in on this page. */
const known = { state: 'signed-in', identity: mia.identity, since: null };
const signedIn = { ...known, since: NOW };

test('a visitor is signed out at once, and the provider is not loaded', () => {
  const { store, openProvider } = createTestSession();
  expect(store.get().state).toBe('loading');
  store.start();
  expect(store.get()).toEqual(signedOut);
  expect(openProvider).not.toHaveBeenCalled();
});

test('a valid stored token signs in at once; the provider is loaded after the screen has rendered', async () => {
  const { store, openProvider, showScreen } = createTestSession({ stored: mia.token, slow: true });
  store.start();
  expect(store.get()).toEqual(known);
  await flushPromises();
  expect(openProvider).not.toHaveBeenCalled();
  showScreen();
  await flushPromises();
  expect(openProvider).toHaveBeenCalledOnce();
});

test.each([createToken('mia', NOW + 30_000), 'not a token'])(
  'with the stored token %s the session stays loading until the provider responds',
  async (stored) => {
    const { store, emit } = createTestSession({ stored });
    store.start();
    expect(store.get().state).toBe('loading');
    await flushPromises();
    emit(mia);
    await flushPromises();
    expect(store.get()).toEqual(known);
  },
);

test('a token the provider does not confirm is removed', async () => {
  const { store, emit, token, clearCaches } = createTestSession({ stored: mia.token });
  store.start();
  await flushPromises();
  emit(null);
  expect(store.get()).toEqual(signedOut);
  expect(token()).toBeNull();
  expect(clearCaches).toHaveBeenCalledOnce();
});

test('if the provider cannot be loaded, an expired token is kept and the session is unchecked', async () => {
  const expired = createToken('mia', NOW);
  const { store, openProvider, token, log } = createTestSession({ stored: expired });
  openProvider.mockRejectedValue(new Error('offline'));
  store.start();
  await flushPromises();
  expect(store.get()).toEqual(unchecked);
  expect(token()).toBe(expired);
  expect(log).toHaveBeenCalled();
});

test('if the provider cannot renew an expired token, it is kept and the session is unchecked', async () => {
  const expired = createToken('mia', NOW);
  const { store, emit, emitError, token, log } = createTestSession({ stored: expired });
  store.start();
  await flushPromises();
  emitError(new Error('offline'));
  expect(store.get()).toEqual(unchecked);
  expect(token()).toBe(expired);
  expect(log).toHaveBeenCalledOnce();
  emit(mia);
  await flushPromises();
  expect(store.get()).toEqual(known);
});

test('if the provider cannot renew the token of a signed-in parent, they stay signed in', async () => {
  const { store, emitError } = createTestSession({ stored: mia.token });
  store.start();
  await flushPromises();
  emitError(new Error('offline'));
  expect(store.get()).toEqual(known);
});

test.each([
  [null, signedOut],
  [mia.token, known],
  [createToken('mia', NOW), unchecked],
])(
  'after a redirect with an unreachable provider, the stored token decides',
  async (stored, session) => {
    const { store, openProvider } = createTestSession({ stored, redirecting: true });
    openProvider.mockRejectedValue(new Error('offline'));
    store.start();
    expect(store.get().state).toBe('loading');
    await flushPromises();
    expect(store.get()).toEqual(session);
  },
);

test('a sign-in stores the token and syncs with the server once', async () => {
  const { store, emit, token, sync } = createTestSession();
  store.start();
  await store.signIn('parent@example.com', 'secret');
  emit(mia);
  expect(store.get()).toEqual(signedIn);
  expect(token()).toBe(mia.token);
  expect(sync).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('every new token is stored and synced with the server', async () => {
  const { store, emit, token, sync } = createTestSession();
  store.start();
  await store.signIn('parent@example.com', 'secret');
  const renewed = { ...mia, token: createToken('mia', NOW + 2 * HOUR) };
  emit(renewed);
  expect(token()).toBe(renewed.token);
  expect(sync).toHaveBeenCalledTimes(2);
});

test('the time of a sign-in survives the renewal of its token', async () => {
  const { store, emit, wait } = createTestSession();
  store.start();
  wait(5000);
  await store.signIn('parent@example.com', 'secret');
  wait(HOUR);
  emit({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await flushPromises();
  expect(store.get()).toEqual({ ...known, since: NOW + 5000 });
});

test('a sign-out or sign-in of another user in another tab applies here at once', async () => {
  const { store, clearCaches, sync, storeElsewhere } = createTestSession({
    stored: mia.token,
    slow: true,
  });
  store.start();
  storeElsewhere(reauthenticated.token);
  expect(store.get()).toEqual(known);
  expect(clearCaches).not.toHaveBeenCalled();

  const claims = { email: 'other@example.com', name: 'Ben', email_verified: true };
  storeElsewhere(createToken('ben', NOW + HOUR, claims));
  expect(store.get().identity).toMatchObject({ uid: 'ben', displayName: 'Ben' });
  expect(clearCaches).toHaveBeenCalledTimes(1);

  storeElsewhere(null);
  expect(store.get()).toEqual(signedOut);
  expect(clearCaches).toHaveBeenCalledTimes(2);
  expect(sync).not.toHaveBeenCalled();
});

test('a sign-in in another tab does not affect a signed-out visitor', () => {
  const { store, storeElsewhere } = createTestSession();
  store.start();
  storeElsewhere(mia.token);
  expect(store.get()).toEqual(signedOut);
});

test('a failed synchronisation is only logged', async () => {
  const { store, sync, log } = createTestSession();
  sync.mockRejectedValue(new Error('503: unavailable'));
  store.start();
  await store.signIn('parent@example.com', 'secret');
  expect(store.get()).toEqual(signedIn);
  expect(log).toHaveBeenCalledOnce();
});

test('a failed sign-in changes nothing', async () => {
  const { store, provider, token } = createTestSession();
  store.start();
  provider.signIn.mockRejectedValue(new Error('no match'));
  await expect(store.signIn('parent@example.com', 'wrong')).rejects.toThrow('no match');
  expect(store.get()).toEqual(signedOut);
  expect(token()).toBeNull();
});

const form = {
  email: 'parent@example.com',
  password: 'secret',
  firstName: 'Mia',
  profile: { firstName: 'Mia', parentFirstName: 'Ana', parentLastName: 'Silva', age: 5 },
};

test("the provider's event for a new account does not trigger a sync without the profile", async () => {
  const { store, provider, emit, sync, unsent } = createTestSession();
  store.start();
  provider.createAccount.mockImplementation(async () => {
    emit(mia);
    return mia;
  });
  await store.signUp(form);
  expect(provider.createAccount).toHaveBeenCalledWith('parent@example.com', 'secret', 'Mia');
  expect(sync).toHaveBeenCalledExactlyOnceWith(form.profile);
  expect(store.get()).toEqual(signedIn);
  expect(unsent()).toBeNull();
});

test('a profile the server did not accept is sent with the next token', async () => {
  const { store, emit, sync, unsent } = createTestSession();
  store.start();
  sync.mockRejectedValueOnce(new Error('503: unavailable'));
  await store.signUp(form);
  expect(unsent()).toEqual({ uid: 'mia', profile: form.profile });
  emit({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await flushPromises();
  expect(unsent()).toBeNull();
  expect(sync).toHaveBeenLastCalledWith(form.profile);
});

test('onProfileSent is called once the server has the profile', async () => {
  const { store, emit, sync, onProfileSent } = createTestSession();
  store.start();
  sync.mockRejectedValueOnce(new Error('503: unavailable'));
  await store.signUp(form);
  expect(onProfileSent).not.toHaveBeenCalled();
  emit({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await flushPromises();
  expect(onProfileSent).toHaveBeenCalledOnce();
  emit({ ...mia, token: createToken('mia', NOW + 3 * HOUR) });
  await flushPromises();
  expect(onProfileSent).toHaveBeenCalledOnce();
});

test('a page that opens with an unsent profile sends it before the session is signed in', async () => {
  const unsent = { uid: 'mia', profile: form.profile };
  const { store, sync } = createTestSession({ stored: mia.token, unsent });
  const response = Promise.withResolvers<unknown>();
  sync.mockReturnValueOnce(response.promise);
  store.start();
  await flushPromises();
  expect(sync).toHaveBeenCalledExactlyOnceWith(form.profile);
  expect(store.get().state).toBe('loading');
  response.resolve({});
  await flushPromises();
  expect(store.get()).toEqual(known);
});

test('a sync that fails again with an unsent profile does not block the sign-in', async () => {
  const unsent = { uid: 'mia', profile: form.profile };
  const session = createTestSession({ stored: mia.token, unsent });
  session.sync.mockRejectedValue(new Error('503: unavailable'));
  session.store.start();
  await flushPromises();
  expect(session.store.get()).toEqual(known);
  expect(session.unsent()).toEqual(unsent);
  expect(session.log).toHaveBeenCalledOnce();
});

test("the password hint is the provider's, or null if the provider fails", async () => {
  const { store, provider, log } = createTestSession();
  expect(await store.passwordHint()).toBe('Use a number.');
  provider.passwordHint.mockRejectedValue(new Error('offline'));
  expect(await store.passwordHint()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('after a refused sign-up the session handles provider events again', async () => {
  const { store, provider, emit } = createTestSession();
  store.start();
  provider.createAccount.mockRejectedValue(new Error('taken'));
  await expect(store.signUp(form)).rejects.toThrow('taken');
  emit(mia);
  await flushPromises();
  expect(store.get()).toEqual(known);
});

test('a redirect sign-in is finished when the page comes back', async () => {
  const { store, provider, onRedirectSignIn, isRedirecting } = createTestSession({
    redirecting: true,
  });
  provider.finishRedirect.mockResolvedValue(mia);
  store.start();
  expect(store.get().state).toBe('loading');
  await flushPromises();
  expect(onRedirectSignIn).toHaveBeenCalledOnce();
  expect(store.get()).toEqual(signedIn);
  expect(isRedirecting()).toBe(false);
  expect(provider.signOut).not.toHaveBeenCalled();
});

test('a redirect sign-in that fails is only logged', async () => {
  const { store, provider, emit, log } = createTestSession({ redirecting: true });
  provider.finishRedirect.mockRejectedValue(new Error('refused'));
  store.start();
  await flushPromises();
  emit(null);
  expect(log).toHaveBeenCalledOnce();
  expect(store.get()).toEqual(signedOut);
});

test('a pending redirect is recorded, and cleared when it fails', async () => {
  const { store, provider, isRedirecting } = createTestSession();
  store.start();
  provider.signInWithGoogle.mockImplementation(async (mayRedirect) => {
    mayRedirect();
    expect(isRedirecting()).toBe(true);
    throw new Error('redirect failed');
  });
  await expect(store.signInWithGoogle(() => true)).rejects.toThrow('redirect failed');
  expect(isRedirecting()).toBe(false);
});

test('there is no redirect if isWanted returns false', async () => {
  const { store, provider, isRedirecting } = createTestSession();
  store.start();
  provider.signInWithGoogle.mockImplementation(async (mayRedirect) => {
    expect(mayRedirect()).toBe(false);
    throw new Error('the popup was closed');
  });
  await expect(store.signInWithGoogle(() => false)).rejects.toThrow('the popup was closed');
  expect(isRedirecting()).toBe(false);
});

test('a user the provider still knows is signed out there if no session is stored here', async () => {
  const { store, provider } = createTestSession();
  store.start();
  store.prepare();
  await flushPromises();
  expect(provider.signOut).toHaveBeenCalledOnce();
});

test('signing out removes the token and clears the caches, even offline', async () => {
  const { store, openProvider, token, clearCaches } = createTestSession({ stored: mia.token });
  openProvider.mockRejectedValue(new Error('offline'));
  store.start();
  await store.signOut();
  expect(store.get()).toEqual(signedOut);
  expect(token()).toBeNull();
  expect(clearCaches).toHaveBeenCalledOnce();
});

test('a valid token is used as it is', async () => {
  const { store, openProvider } = createTestSession({ stored: mia.token });
  expect(await store.bearer()).toBe(mia.token);
  expect(openProvider).not.toHaveBeenCalled();
});

test('a token within 30 s of its expiry is renewed before it is used', async () => {
  const { store, token } = createTestSession({ stored: createToken('mia', NOW + 29_999) });
  expect(await store.bearer()).toBe('fresh');
  expect(token()).toBe('fresh');
});

test("a device with a slow clock renews a token by the issuer's time", async () => {
  const stored = createToken('mia', NOW + HOUR);
  expect(await createTestSession({ stored, clockLag: HOUR - 30_001 }).store.bearer()).toBe(stored);
  expect(await createTestSession({ stored, clockLag: HOUR - 30_000 }).store.bearer()).toBe('fresh');
  const { store, openProvider } = createTestSession({ stored, clockLag: HOUR });
  openProvider.mockRejectedValue(new Error('offline'));
  store.start();
  await flushPromises();
  expect(store.get()).toEqual(unchecked);
});

test('a token in its last 30 s that cannot be renewed is sent as it is', async () => {
  const stale = createToken('mia', NOW + 1000);
  const { store, provider } = createTestSession({ stored: stale });
  provider.freshToken.mockRejectedValue(new Error('offline'));
  expect(await store.bearer()).toBe(stale);
});

test.each([createToken('mia', NOW), 'not a token'])(
  'the token %s is neither sent nor removed if it cannot be renewed',
  async (stored) => {
    const { store, provider, token } = createTestSession({ stored });
    provider.freshToken.mockRejectedValue(new Error('offline'));
    await expect(store.bearer()).rejects.toThrow(
      'We cannot check your sign-in right now. Please try again in a moment.',
    );
    expect(token()).toBe(stored);
  },
);

test('if the provider knows no user, an expired token is sent as it is', async () => {
  const stale = createToken('mia', NOW);
  const { store, provider } = createTestSession({ stored: stale });
  provider.freshToken.mockResolvedValue(null);
  expect(await store.bearer()).toBe(stale);
});

test('without a stored token the bearer is null', async () => {
  expect(await createTestSession().store.bearer()).toBeNull();
});

test('a reauthentication replaces the token and waits for the server sync', async () => {
  const { store, provider, token, sync } = createTestSession({ stored: mia.token });
  store.start();
  await flushPromises();
  expect(store.authenticatedAt()).toBeNull();
  const synced = Promise.withResolvers<unknown>();
  sync.mockReturnValueOnce(synced.promise);
  let isDone = false;
  const reauthentication = store.reauthenticateWithPassword('secret').then(() => (isDone = true));
  await flushPromises();
  expect(provider.reauthenticateWithPassword).toHaveBeenCalledExactlyOnceWith('secret');
  expect([token(), isDone]).toEqual([reauthenticated.token, false]);
  synced.resolve({});
  await reauthentication;
  expect(store.authenticatedAt()).toBe(NOW);
  expect(store.get()).toEqual(known);
});

test('a failed reauthentication changes nothing', async () => {
  const { store, provider, token, sync } = createTestSession({ stored: mia.token });
  store.start();
  await flushPromises();
  provider.reauthenticateWithPassword.mockRejectedValue(new Error('wrong'));
  await expect(store.reauthenticateWithPassword('guess')).rejects.toThrow('wrong');
  expect(token()).toBe(mia.token);
  expect(sync).not.toHaveBeenCalled();
});

test('a redirect to reauthenticate with Google is recorded, and not recorded if it fails', async () => {
  const { store, provider, isRedirecting } = createTestSession({ stored: mia.token });
  store.start();
  await flushPromises();
  provider.reauthenticateWithGoogle.mockImplementation(async (mayRedirect) => {
    if (mayRedirect()) await new Promise(() => undefined);
    throw new Error('closed');
  });
  void store.reauthenticateWithGoogle(() => true);
  await flushPromises();
  expect(isRedirecting()).toBe(true);
  await expect(store.reauthenticateWithGoogle(() => false)).rejects.toThrow('closed');
  expect(isRedirecting()).toBe(false);
});

test('signOutDeleted removes the token, the caches and the unsent profile', async () => {
  const { store, provider, token, clearCaches, unsent } = createTestSession({
    stored: mia.token,
    unsent: { uid: 'mia', profile: { firstName: 'Mia' } },
  });
  store.start();
  await flushPromises();
  await store.signOutDeleted();
  expect(store.get()).toEqual(signedOut);
  expect(provider.signOut).toHaveBeenCalledOnce();
  expect(clearCaches).toHaveBeenCalledOnce();
  expect([token(), unsent()]).toEqual([null, null]);
});

test("Google's popup is prepared after the screen has rendered", async () => {
  const { store, provider, openProvider, showScreen } = createTestSession({ slow: true });
  store.start();
  store.prepareGoogle();
  await flushPromises();
  expect(openProvider).not.toHaveBeenCalled();
  showScreen();
  await flushPromises();
  expect(provider.preparePopup).toHaveBeenCalledOnce();
});

test('if preparing the popup fails, it is logged and the sign-in still works', async () => {
  const { store, provider, log } = createTestSession();
  provider.preparePopup.mockRejectedValueOnce(new Error('unavailable'));
  store.start();
  store.prepareGoogle();
  await flushPromises();
  expect(log).toHaveBeenCalledOnce();
  await store.signInWithGoogle(() => true);
  expect(provider.signInWithGoogle).toHaveBeenCalledOnce();
  expect(store.get().state).toBe('signed-in');
  expect(log).toHaveBeenCalledOnce();
});

test('whether the email is verified comes from the token, and is updated by the provider', async () => {
  const token = createToken('mia', NOW + HOUR, { email_verified: false });
  const { store, provider, emit } = createTestSession({ stored: token });
  store.start();
  expect(store.get().identity).toMatchObject({ uid: 'mia', emailVerified: false });
  store.checkVerification();
  await flushPromises();
  expect(provider.checkVerification).toHaveBeenCalledOnce();
  emit({ identity: { ...mia.identity, emailVerified: true }, token: mia.token });
  await flushPromises();
  expect(store.get().identity).toMatchObject({ uid: 'mia', emailVerified: true });
});

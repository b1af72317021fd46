import { expect, test, vi } from 'vitest';
import type { SyncBody } from '../../contracts/accounts.ts';
import type { IdentityProvider, SignedIn } from './identity.ts';
import { createSessionStore } from './session-store.ts';
import { createToken } from '../test-support/storage.ts';

/** Lets everything run that waits for nothing but promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

const mia: SignedIn = {
  identity: { uid: 'mia', email: 'parent@example.com', displayName: 'Mia' },
  token: createToken('mia', NOW + HOUR, { email: 'parent@example.com', name: 'Mia' }),
};

/** The same parent, who has just proved it. */
const proven: SignedIn = {
  ...mia,
  token: createToken('mia', NOW + HOUR, { auth_time: NOW / 1000 }),
};

/** A session over a provider and a server that are there as told. */
function createWorld({
  stored = null as string | null,
  redirecting = false,
  unsent = null as { uid: string; profile: NonNullable<SyncBody> } | null,
  slow = false,
  lag = 0,
} = {}) {
  let token = stored;
  let pending = redirecting;
  let kept = unsent;
  let now = NOW;
  let tell: (signedIn: SignedIn | null) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  let wakeOther: () => void = () => undefined;
  const provider = {
    createAccount: vi.fn<IdentityProvider['createAccount']>(async () => mia),
    passwordHint: vi.fn<IdentityProvider['passwordHint']>(async () => 'Use a number.'),
    signIn: vi.fn<IdentityProvider['signIn']>(async () => mia),
    signInWithGoogle: vi.fn<IdentityProvider['signInWithGoogle']>(async () => mia),
    readyPopups: vi.fn<IdentityProvider['readyPopups']>(async () => undefined),
    finishRedirect: vi.fn<IdentityProvider['finishRedirect']>(async () => null),
    proofAsked: vi.fn<IdentityProvider['proofAsked']>(async () => 'password'),
    proveByPassword: vi.fn<IdentityProvider['proveByPassword']>(async () => proven),
    proveByGoogle: vi.fn<IdentityProvider['proveByGoogle']>(async () => proven),
    signOut: vi.fn<IdentityProvider['signOut']>(async () => undefined),
    sendPasswordReset: vi.fn<IdentityProvider['sendPasswordReset']>(async () => undefined),
    sendVerification: vi.fn<IdentityProvider['sendVerification']>(async () => undefined),
    checkVerification: vi.fn<IdentityProvider['checkVerification']>(async () => undefined),
    freshToken: vi.fn<IdentityProvider['freshToken']>(async () => 'fresh'),
    watch: vi.fn<IdentityProvider['watch']>((listener, failed) => {
      tell = listener;
      fail = failed;
    }),
  };
  const openProvider = vi.fn(async (): Promise<IdentityProvider> => provider);
  const shown = Promise.withResolvers<void>();
  if (!slow) shown.resolve();
  const screenShown = () => shown.promise;
  const sync = vi.fn(async (_body: SyncBody): Promise<unknown> => ({}));
  const forget = vi.fn();
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
      watch: (listener) => void (wakeOther = listener),
      clockLag: () => lag,
    },
    sync,
    forget,
    redirect: { isPending: () => pending, set: (next) => void (pending = next) },
    unsent: {
      read: (uid) => (kept?.uid === uid ? kept.profile : undefined),
      keep: (uid, profile) => void (kept = { uid, profile }),
      drop: () => void (kept = null),
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
    forget,
    onProfileSent,
    onRedirectSignIn,
    log,
    showScreen: shown.resolve,
    tell: (signedIn: SignedIn | null) => tell(signedIn),
    fail: (error: unknown) => fail(error),
    /** What another tab does to the token that both share. */
    storeElsewhere(next: string | null): void {
      token = next;
      wakeOther();
    },
    wait: (milliseconds: number) => void (now += milliseconds),
    token: () => token,
    isRedirecting: () => pending,
    unsent: () => kept,
  };
}

const signedOut = { state: 'signed-out', identity: null, since: null };
const unchecked = { state: 'unchecked', identity: null, since: null };
/** Known to the browser, or signed in on this page. */
const known = { state: 'signed-in', identity: mia.identity, since: null };
const signedIn = { ...known, since: NOW };

test('a visitor is signed out at once, and the provider is not loaded', () => {
  const { store, openProvider } = createWorld();
  expect(store.get().state).toBe('loading');
  store.start();
  expect(store.get()).toEqual(signedOut);
  expect(openProvider).not.toHaveBeenCalled();
});

test('a stored token that holds signs in at once; the provider is loaded to confirm once the screen stands', async () => {
  const { store, openProvider, showScreen } = createWorld({ stored: mia.token, slow: true });
  store.start();
  expect(store.get()).toEqual(known);
  await settle();
  expect(openProvider).not.toHaveBeenCalled();
  showScreen();
  await settle();
  expect(openProvider).toHaveBeenCalledOnce();
});

test.each([createToken('mia', NOW + 30_000), 'not a token'])(
  'with the stored token %s the provider is waited for',
  async (stored) => {
    const { store, tell } = createWorld({ stored });
    store.start();
    expect(store.get().state).toBe('loading');
    await settle();
    tell(mia);
    await settle();
    expect(store.get()).toEqual(known);
  },
);

test('a token the provider does not confirm is removed', async () => {
  const { store, tell, token, forget } = createWorld({ stored: mia.token });
  store.start();
  await settle();
  tell(null);
  expect(store.get()).toEqual(signedOut);
  expect(token()).toBeNull();
  expect(forget).toHaveBeenCalledOnce();
});

test('where the provider cannot be loaded, an expired token is kept and its bearer unchecked', async () => {
  const expired = createToken('mia', NOW);
  const { store, openProvider, token, log } = createWorld({ stored: expired });
  openProvider.mockRejectedValue(new Error('offline'));
  store.start();
  await settle();
  expect(store.get()).toEqual(unchecked);
  expect(token()).toBe(expired);
  expect(log).toHaveBeenCalled();
});

test('where the provider cannot renew an expired token, it is kept and its bearer unchecked', async () => {
  const expired = createToken('mia', NOW);
  const { store, tell, fail, token, log } = createWorld({ stored: expired });
  store.start();
  await settle();
  fail(new Error('offline'));
  expect(store.get()).toEqual(unchecked);
  expect(token()).toBe(expired);
  expect(log).toHaveBeenCalledOnce();
  tell(mia);
  await settle();
  expect(store.get()).toEqual(known);
});

test('where the provider cannot renew the token of somebody signed in, they stay', async () => {
  const { store, fail } = createWorld({ stored: mia.token });
  store.start();
  await settle();
  fail(new Error('offline'));
  expect(store.get()).toEqual(known);
});

test.each([
  [null, signedOut],
  [mia.token, known],
  [createToken('mia', NOW), unchecked],
])('back from a redirect without a provider, the stored token decides', async (stored, session) => {
  const { store, openProvider } = createWorld({ stored, redirecting: true });
  openProvider.mockRejectedValue(new Error('offline'));
  store.start();
  expect(store.get().state).toBe('loading');
  await settle();
  expect(store.get()).toEqual(session);
});

test('a sign-in stores the token and tells the server once', async () => {
  const { store, tell, token, sync } = createWorld();
  store.start();
  await store.signIn('parent@example.com', 'secret');
  tell(mia);
  expect(store.get()).toEqual(signedIn);
  expect(token()).toBe(mia.token);
  expect(sync).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('every new token is stored and told to the server', async () => {
  const { store, tell, token, sync } = createWorld();
  store.start();
  await store.signIn('parent@example.com', 'secret');
  const renewed = { ...mia, token: createToken('mia', NOW + 2 * HOUR) };
  tell(renewed);
  expect(token()).toBe(renewed.token);
  expect(sync).toHaveBeenCalledTimes(2);
});

test('the time of a sign-in outlives the renewal of its token', async () => {
  const { store, tell, wait } = createWorld();
  store.start();
  wait(5000);
  await store.signIn('parent@example.com', 'secret');
  wait(HOUR);
  tell({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await settle();
  expect(store.get()).toEqual({ ...known, since: NOW + 5000 });
});

test('who signs out in another tab is signed out here, and who signs in there is signed in here, at once', async () => {
  const { store, forget, sync, storeElsewhere } = createWorld({ stored: mia.token, slow: true });
  store.start();
  storeElsewhere(proven.token);
  expect(store.get()).toEqual(known);
  expect(forget).not.toHaveBeenCalled();

  const claims = { email: 'other@example.com', name: 'Ben', email_verified: true };
  storeElsewhere(createToken('ben', NOW + HOUR, claims));
  expect(store.get().identity).toMatchObject({ uid: 'ben', displayName: 'Ben' });
  expect(forget).toHaveBeenCalledTimes(1);

  storeElsewhere(null);
  expect(store.get()).toEqual(signedOut);
  expect(forget).toHaveBeenCalledTimes(2);
  expect(sync).not.toHaveBeenCalled();
});

test('a visitor is not taken from a form because somebody signs in in another tab', () => {
  const { store, storeElsewhere } = createWorld();
  store.start();
  storeElsewhere(mia.token);
  expect(store.get()).toEqual(signedOut);
});

test('a failed synchronisation is only logged', async () => {
  const { store, sync, log } = createWorld();
  sync.mockRejectedValue(new Error('503: unavailable'));
  store.start();
  await store.signIn('parent@example.com', 'secret');
  expect(store.get()).toEqual(signedIn);
  expect(log).toHaveBeenCalledOnce();
});

test('a failed sign-in changes nothing', async () => {
  const { store, provider, token } = createWorld();
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

test("the provider's own announcement of a new account does not overtake its profile", async () => {
  const { store, provider, tell, sync, unsent } = createWorld();
  store.start();
  provider.createAccount.mockImplementation(async () => {
    tell(mia);
    return mia;
  });
  await store.signUp(form);
  expect(provider.createAccount).toHaveBeenCalledWith('parent@example.com', 'secret', 'Mia');
  expect(sync).toHaveBeenCalledExactlyOnceWith(form.profile);
  expect(store.get()).toEqual(signedIn);
  expect(unsent()).toBeNull();
});

test('a profile the server did not take goes with the next token', async () => {
  const { store, tell, sync, unsent } = createWorld();
  store.start();
  sync.mockRejectedValueOnce(new Error('503: unavailable'));
  await store.signUp(form);
  expect(unsent()).toEqual({ uid: 'mia', profile: form.profile });
  tell({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await settle();
  expect(unsent()).toBeNull();
  expect(sync).toHaveBeenLastCalledWith(form.profile);
});

test('once the server has a profile, what was read before is out of date', async () => {
  const { store, tell, sync, onProfileSent } = createWorld();
  store.start();
  sync.mockRejectedValueOnce(new Error('503: unavailable'));
  await store.signUp(form);
  expect(onProfileSent).not.toHaveBeenCalled();
  tell({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await settle();
  expect(onProfileSent).toHaveBeenCalledOnce();
  tell({ ...mia, token: createToken('mia', NOW + 3 * HOUR) });
  await settle();
  expect(onProfileSent).toHaveBeenCalledOnce();
});

test('a page that opens with an unsent profile sends it before anybody is announced', async () => {
  const unsent = { uid: 'mia', profile: form.profile };
  const { store, sync } = createWorld({ stored: mia.token, unsent });
  const answer = Promise.withResolvers<unknown>();
  sync.mockReturnValueOnce(answer.promise);
  store.start();
  await settle();
  expect(sync).toHaveBeenCalledExactlyOnceWith(form.profile);
  expect(store.get().state).toBe('loading');
  answer.resolve({});
  await settle();
  expect(store.get()).toEqual(known);
});

test('an unsent profile the server still does not take keeps nobody out', async () => {
  const unsent = { uid: 'mia', profile: form.profile };
  const world = createWorld({ stored: mia.token, unsent });
  world.sync.mockRejectedValue(new Error('503: unavailable'));
  world.store.start();
  await settle();
  expect(world.store.get()).toEqual(known);
  expect(world.unsent()).toEqual(unsent);
  expect(world.log).toHaveBeenCalledOnce();
});

test('what the provider asks of a password is known, or nothing while it cannot be asked', async () => {
  const { store, provider, log } = createWorld();
  expect(await store.passwordHint()).toBe('Use a number.');
  provider.passwordHint.mockRejectedValue(new Error('offline'));
  expect(await store.passwordHint()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('after a refused sign-up the session listens again', async () => {
  const { store, provider, tell } = createWorld();
  store.start();
  provider.createAccount.mockRejectedValue(new Error('taken'));
  await expect(store.signUp(form)).rejects.toThrow('taken');
  tell(mia);
  await settle();
  expect(store.get()).toEqual(known);
});

test('a redirect sign-in is finished when the page comes back', async () => {
  const { store, provider, onRedirectSignIn, isRedirecting } = createWorld({ redirecting: true });
  provider.finishRedirect.mockResolvedValue(mia);
  store.start();
  expect(store.get().state).toBe('loading');
  await settle();
  expect(onRedirectSignIn).toHaveBeenCalledOnce();
  expect(store.get()).toEqual(signedIn);
  expect(isRedirecting()).toBe(false);
  expect(provider.signOut).not.toHaveBeenCalled();
});

test('a redirect sign-in that fails is only logged', async () => {
  const { store, provider, tell, log } = createWorld({ redirecting: true });
  provider.finishRedirect.mockRejectedValue(new Error('refused'));
  store.start();
  await settle();
  tell(null);
  expect(log).toHaveBeenCalledOnce();
  expect(store.get()).toEqual(signedOut);
});

test('leaving for a redirect is remembered, and forgotten when it fails', async () => {
  const { store, provider, isRedirecting } = createWorld();
  store.start();
  provider.signInWithGoogle.mockImplementation(async (leaving) => {
    leaving();
    expect(isRedirecting()).toBe(true);
    throw new Error('no way there');
  });
  await expect(store.signInWithGoogle(() => true)).rejects.toThrow('no way there');
  expect(isRedirecting()).toBe(false);
});

test('a parent who has gone on to something else is not taken to the provider', async () => {
  const { store, provider, isRedirecting } = createWorld();
  store.start();
  provider.signInWithGoogle.mockImplementation(async (leaving) => {
    expect(leaving()).toBe(false);
    throw new Error('the popup was closed');
  });
  await expect(store.signInWithGoogle(() => false)).rejects.toThrow('the popup was closed');
  expect(isRedirecting()).toBe(false);
});

test('someone the provider still remembers does not come back uninvited', async () => {
  const { store, provider } = createWorld();
  store.start();
  store.prepare();
  await settle();
  expect(provider.signOut).toHaveBeenCalledOnce();
});

test('signing out removes the token and forgets what was read, even offline', async () => {
  const { store, openProvider, token, forget } = createWorld({ stored: mia.token });
  openProvider.mockRejectedValue(new Error('offline'));
  store.start();
  await store.signOut();
  expect(store.get()).toEqual(signedOut);
  expect(token()).toBeNull();
  expect(forget).toHaveBeenCalledOnce();
});

test('a token that holds is used as it is', async () => {
  const { store, openProvider } = createWorld({ stored: mia.token });
  expect(await store.bearer()).toBe(mia.token);
  expect(openProvider).not.toHaveBeenCalled();
});

test('a token within 30 s of its expiry is renewed before it is used', async () => {
  const { store, token } = createWorld({ stored: createToken('mia', NOW + 29_999) });
  expect(await store.bearer()).toBe('fresh');
  expect(token()).toBe('fresh');
});

test('a device whose clock is slow renews a token by the time of its issuer', async () => {
  const stored = createToken('mia', NOW + HOUR);
  expect(await createWorld({ stored, lag: HOUR - 30_001 }).store.bearer()).toBe(stored);
  expect(await createWorld({ stored, lag: HOUR - 30_000 }).store.bearer()).toBe('fresh');
  const { store, openProvider } = createWorld({ stored, lag: HOUR });
  openProvider.mockRejectedValue(new Error('offline'));
  store.start();
  await settle();
  expect(store.get()).toEqual(unchecked);
});

test('a token in its last 30 s that cannot be renewed is sent as it is', async () => {
  const stale = createToken('mia', NOW + 1000);
  const { store, provider } = createWorld({ stored: stale });
  provider.freshToken.mockRejectedValue(new Error('offline'));
  expect(await store.bearer()).toBe(stale);
});

test.each([createToken('mia', NOW), 'not a token'])(
  'the token %s, which cannot be renewed, is not sent, and is kept',
  async (stored) => {
    const { store, provider, token } = createWorld({ stored });
    provider.freshToken.mockRejectedValue(new Error('offline'));
    await expect(store.bearer()).rejects.toThrow(
      'We cannot check your sign-in right now. Please try again in a moment.',
    );
    expect(token()).toBe(stored);
  },
);

test('where the provider knows nobody, an expired token is sent for the server to refuse', async () => {
  const stale = createToken('mia', NOW);
  const { store, provider } = createWorld({ stored: stale });
  provider.freshToken.mockResolvedValue(null);
  expect(await store.bearer()).toBe(stale);
});

test('without a token there is no bearer', async () => {
  expect(await createWorld().store.bearer()).toBeNull();
});

test('a new proof takes the place of the old one, and the server has it before anything else', async () => {
  const { store, provider, token, sync } = createWorld({ stored: mia.token });
  store.start();
  await settle();
  expect(store.provenAt()).toBeNull();
  const synced = Promise.withResolvers<unknown>();
  sync.mockReturnValueOnce(synced.promise);
  let isProven = false;
  const proof = store.proveByPassword('secret').then(() => (isProven = true));
  await settle();
  expect(provider.proveByPassword).toHaveBeenCalledExactlyOnceWith('secret');
  expect([token(), isProven]).toEqual([proven.token, false]);
  synced.resolve({});
  await proof;
  expect(store.provenAt()).toBe(NOW);
  expect(store.get()).toEqual(known);
});

test('a proof that fails changes nothing', async () => {
  const { store, provider, token, sync } = createWorld({ stored: mia.token });
  store.start();
  await settle();
  provider.proveByPassword.mockRejectedValue(new Error('wrong'));
  await expect(store.proveByPassword('guess')).rejects.toThrow('wrong');
  expect(token()).toBe(mia.token);
  expect(sync).not.toHaveBeenCalled();
});

test('a proof by Google that leaves the page is remembered, one that fails is not', async () => {
  const { store, provider, isRedirecting } = createWorld({ stored: mia.token });
  store.start();
  await settle();
  provider.proveByGoogle.mockImplementation(async (leaving) => {
    if (leaving()) await new Promise(() => undefined);
    throw new Error('closed');
  });
  void store.proveByGoogle(() => true);
  await settle();
  expect(isRedirecting()).toBe(true);
  await expect(store.proveByGoogle(() => false)).rejects.toThrow('closed');
  expect(isRedirecting()).toBe(false);
});

test('who departs leaves nothing behind, not even what the server never took', async () => {
  const { store, provider, token, forget, unsent } = createWorld({
    stored: mia.token,
    unsent: { uid: 'mia', profile: { firstName: 'Mia' } },
  });
  store.start();
  await settle();
  await store.depart();
  expect(store.get()).toEqual(signedOut);
  expect(provider.signOut).toHaveBeenCalledOnce();
  expect(forget).toHaveBeenCalledOnce();
  expect([token(), unsent()]).toEqual([null, null]);
});

test('what a popup of Google needs is fetched once the screen stands', async () => {
  const { store, provider, openProvider, showScreen } = createWorld({ slow: true });
  store.start();
  store.prepareGoogle();
  await settle();
  expect(openProvider).not.toHaveBeenCalled();
  showScreen();
  await settle();
  expect(provider.readyPopups).toHaveBeenCalledOnce();
});

test('a popup that could not be made ready is opened by the tap all the same, and nobody is bothered', async () => {
  const { store, provider, log } = createWorld();
  provider.readyPopups.mockRejectedValueOnce(new Error('away'));
  store.start();
  store.prepareGoogle();
  await settle();
  expect(log).toHaveBeenCalledOnce();
  await store.signInWithGoogle(() => true);
  expect(provider.signInWithGoogle).toHaveBeenCalledOnce();
  expect(store.get().state).toBe('signed-in');
  expect(log).toHaveBeenCalledOnce();
});

test('whether an address is verified is known from the token, and anew when the provider says so', async () => {
  const token = createToken('mia', NOW + HOUR, { email_verified: false });
  const { store, provider, tell } = createWorld({ stored: token });
  store.start();
  expect(store.get().identity).toMatchObject({ uid: 'mia', emailVerified: false });
  store.checkVerification();
  await settle();
  expect(provider.checkVerification).toHaveBeenCalledOnce();
  tell({ identity: { ...mia.identity, emailVerified: true }, token: mia.token });
  await settle();
  expect(store.get().identity).toMatchObject({ uid: 'mia', emailVerified: true });
});

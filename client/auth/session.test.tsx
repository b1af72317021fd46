import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SyncBody } from '../../contracts/accounts.ts';
import { queryClient, userQuery } from '../api/queries.ts';
import { identity as provider } from '../test-support/identity.ts';
import { record } from '../test-support/people.ts';
import { pass, settle, stopClock } from '../test-support/screens.tsx';
import { server } from '../test-support/server.ts';
import { createToken } from '../test-support/storage.ts';
import { toastStore } from '../ui/toast-store.ts';
import { forgetSync } from './account-sync.ts';
import { bearer } from './bearer.ts';
import { prepareGoogle, reauthenticateWithGoogle, signInWithGoogle } from './google-sign-in.ts';
import { prepare, setProviderOpener } from './identity-connection.ts';
import type { SignedIn } from './identity.ts';
import { passwordHint, reauthenticateWithPassword, signIn, signUp } from './password-sign-in.ts';
import { setKeptQuestion } from './session-changes.ts';
import { sessionStore } from './session-state.ts';
import { startSession } from './session.tsx';
import { signOut, signOutDeleted } from './sign-out.ts';
import { authenticatedAt, checkVerification } from './signed-in-account.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const SYNC = 'POST /api/auth/firebase/sync';

const mia: SignedIn = {
  identity: { uid: 'mia', email: 'parent@example.com', displayName: 'Mia' },
  token: createToken('mia', NOW + HOUR, { email: 'parent@example.com', name: 'Mia' }),
};

/** The same parent after a reauthentication. */
const reauthenticated: SignedIn = {
  ...mia,
  token: createToken('mia', NOW + HOUR, { auth_time: NOW / 1000 }),
};

const session = sessionStore.getState;
const token = () => localStorage.getItem('firebase_token');
const unsent = () => JSON.parse(sessionStorage.getItem('unsent_profile') ?? 'null') as unknown;
const isRedirecting = () => sessionStorage.getItem('sign_in_redirect') !== null;
/** The bodies of the syncs so far. */
const synced = () => server.sent(SYNC).map(({ body }) => body);
/** Lets the first screen render, after which the provider's code is fetched. */
const showScreen = () => pass(1000);

beforeEach(() => {
  stopClock();
  vi.setSystemTime(NOW);
  server.answer(SYNC, record);
  provider.createAccount.mockResolvedValue(mia);
  provider.passwordHint.mockResolvedValue('Use a number.');
  provider.signIn.mockResolvedValue(mia);
  provider.signInWithGoogle.mockResolvedValue(mia);
  provider.reauthenticateWithPassword.mockResolvedValue(reauthenticated);
  provider.reauthenticateWithGoogle.mockResolvedValue(reauthenticated);
  provider.freshToken.mockResolvedValue('fresh');
});

/** Opens a page with this in the browser's storage. */
function openPage({
  stored = null as string | null,
  redirecting = false,
  unsent = null as { uid: string; profile: NonNullable<SyncBody> } | null,
  clockLag = 0,
} = {}) {
  localStorage.clear();
  sessionStorage.clear();
  if (stored !== null) localStorage.setItem('firebase_token', stored);
  if (redirecting) sessionStorage.setItem('sign_in_redirect', 'pending');
  if (unsent !== null) sessionStorage.setItem('unsent_profile', JSON.stringify(unsent));
  localStorage.setItem('clock_lag', String(clockLag));
  sessionStore.setState(sessionStore.getInitialState());
  forgetSync();

  let emit: (signedIn: SignedIn | null) => void = () => undefined;
  let emitError: (error: unknown) => void = () => undefined;
  provider.watch.mockImplementation((listener, failed) => {
    emit = listener;
    emitError = failed;
  });
  const openProvider = vi.fn(provider.open);
  setProviderOpener(openProvider);
  return {
    start: () => startSession(openProvider),
    openProvider,
    clearCaches: vi.spyOn(queryClient, 'clear'),
    log: vi.mocked(console.info),
    emit: (signedIn: SignedIn | null) => emit(signedIn),
    emitError: (error: unknown) => emitError(error),
  };
}

/** Changes the shared token as another tab would. */
function storeElsewhere(next: string | null): void {
  if (next === null) localStorage.removeItem('firebase_token');
  else localStorage.setItem('firebase_token', next);
  dispatchEvent(new StorageEvent('storage', { key: 'firebase_token' }));
}

const signedOut = { state: 'signed-out', identity: null, since: null };
const unchecked = { state: 'unchecked', identity: null, since: null };
/** A session restored by the browser, and one signed in on this page. */
const known = { state: 'signed-in', identity: mia.identity, since: null };
const signedIn = { ...known, since: NOW };

test('a visitor is signed out at once, and the provider is not loaded', () => {
  const { start, openProvider } = openPage();
  expect(session().state).toBe('loading');
  start();
  expect(session()).toEqual(signedOut);
  expect(openProvider).not.toHaveBeenCalled();
});

test('a valid stored token signs in at once; the provider is loaded after the screen has rendered', async () => {
  const { start, openProvider } = openPage({ stored: mia.token });
  start();
  expect(session()).toEqual(known);
  await settle();
  expect(openProvider).not.toHaveBeenCalled();
  await showScreen();
  expect(openProvider).toHaveBeenCalledOnce();
});

test('the provider waits while something of the first screen arrives, but not for ever', async () => {
  let lastArrival = () => performance.now();
  const arrivals = vi
    .spyOn(performance, 'getEntriesByType')
    .mockImplementation(() => [{ responseEnd: lastArrival() } as PerformanceResourceTiming]);
  const first = openPage({ stored: mia.token });
  first.start();
  await pass(3000);
  expect(first.openProvider).not.toHaveBeenCalled();
  const last = performance.now();
  lastArrival = () => last;
  await showScreen();
  expect(first.openProvider).toHaveBeenCalledOnce();

  lastArrival = () => performance.now();
  const second = openPage({ stored: mia.token });
  second.start();
  await pass(11_000);
  expect(second.openProvider).toHaveBeenCalledOnce();
  arrivals.mockRestore();
});

test.each([createToken('mia', NOW + 30_000), 'not a token'])(
  'with the stored token %s the session stays loading until the provider responds',
  async (stored) => {
    const { start, emit } = openPage({ stored });
    start();
    expect(session().state).toBe('loading');
    await settle();
    emit(mia);
    await settle();
    expect(session()).toEqual(known);
  },
);

test('a token the provider does not confirm is removed', async () => {
  const { start, emit, clearCaches } = openPage({ stored: mia.token });
  start();
  await showScreen();
  emit(null);
  expect(session()).toEqual(signedOut);
  expect(token()).toBeNull();
  expect(clearCaches).toHaveBeenCalledOnce();
});

test('if the provider cannot be loaded, an expired token is kept and the session is unchecked', async () => {
  const expired = createToken('mia', NOW);
  const { start, openProvider, log } = openPage({ stored: expired });
  openProvider.mockRejectedValue(new Error('offline'));
  start();
  await settle();
  expect(session()).toEqual(unchecked);
  expect(token()).toBe(expired);
  expect(log).toHaveBeenCalled();
});

describe('with something kept that may be opened', () => {
  const expired = createToken('mia', NOW, { email: 'parent@example.com', name: 'Mia' });
  beforeEach(() => setKeptQuestion((uid) => uid === 'mia'));
  afterEach(() => setKeptQuestion(() => false));

  test('an expired token signs in at once, and calls wait for a new one', async () => {
    const { start } = openPage({ stored: expired });
    start();
    expect(session()).toEqual(known);
    expect(await bearer()).toBe('fresh');
    expect(token()).toBe('fresh');
  });

  test('without a network nobody is signed out, and calls fail', async () => {
    const { start, openProvider } = openPage({ stored: expired });
    openProvider.mockRejectedValue(new Error('offline'));
    start();
    await showScreen();
    await expect(bearer()).rejects.toThrow('cannot check your sign-in');
    expect(session()).toEqual(known);
    expect(token()).toBe(expired);
  });

  test('a provider that knows no such user signs out', async () => {
    const { start, emit } = openPage({ stored: expired });
    start();
    await showScreen();
    emit(null);
    expect(session()).toEqual(signedOut);
    expect(token()).toBeNull();
  });

  test("another user's expired token opens nothing", async () => {
    const { start, openProvider } = openPage({ stored: createToken('noah', NOW) });
    openProvider.mockRejectedValue(new Error('offline'));
    start();
    await settle();
    expect(session()).toEqual(unchecked);
  });
});

test('if the provider cannot renew an expired token, it is kept and the session is unchecked', async () => {
  const expired = createToken('mia', NOW);
  const { start, emit, emitError, log } = openPage({ stored: expired });
  start();
  await settle();
  emitError(new Error('offline'));
  expect(session()).toEqual(unchecked);
  expect(token()).toBe(expired);
  expect(log).toHaveBeenCalledOnce();
  emit(mia);
  await settle();
  expect(session()).toEqual(known);
});

test('if the provider cannot renew the token of a signed-in parent, they stay signed in', async () => {
  const { start, emitError } = openPage({ stored: mia.token });
  start();
  await showScreen();
  emitError(new Error('offline'));
  expect(session()).toEqual(known);
});

test.each([
  [null, signedOut],
  [mia.token, known],
  [createToken('mia', NOW), unchecked],
])(
  'after a redirect with an unreachable provider, the stored token decides',
  async (stored, expected) => {
    const { start, openProvider } = openPage({ stored, redirecting: true });
    openProvider.mockRejectedValue(new Error('offline'));
    start();
    expect(session().state).toBe('loading');
    await settle();
    expect(session()).toEqual(expected);
  },
);

test('a sign-in stores the token and syncs with the server once', async () => {
  const { start, emit } = openPage();
  start();
  await signIn('parent@example.com', 'secret');
  emit(mia);
  expect(session()).toEqual(signedIn);
  expect(token()).toBe(mia.token);
  expect(synced()).toEqual([undefined]);
});

test('every new token is stored and synced with the server', async () => {
  const { start, emit } = openPage();
  start();
  await signIn('parent@example.com', 'secret');
  const renewed = { ...mia, token: createToken('mia', NOW + 2 * HOUR) };
  emit(renewed);
  expect(token()).toBe(renewed.token);
  await settle();
  expect(synced()).toHaveLength(2);
});

test('the time of a sign-in survives the renewal of its token', async () => {
  const { start, emit } = openPage();
  start();
  await pass(5000);
  await signIn('parent@example.com', 'secret');
  await pass(HOUR);
  emit({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await settle();
  expect(session()).toEqual({ ...known, since: NOW + 5000 });
});

test('a sign-out or sign-in of another user in another tab applies here at once', async () => {
  const { start, clearCaches } = openPage({ stored: mia.token });
  start();
  storeElsewhere(reauthenticated.token);
  expect(session()).toEqual(known);
  expect(clearCaches).not.toHaveBeenCalled();

  const claims = { email: 'other@example.com', name: 'Ben', email_verified: true };
  storeElsewhere(createToken('ben', NOW + HOUR, claims));
  expect(session().identity).toMatchObject({ uid: 'ben', displayName: 'Ben' });
  expect(clearCaches).toHaveBeenCalledTimes(1);

  storeElsewhere(null);
  expect(session()).toEqual(signedOut);
  expect(clearCaches).toHaveBeenCalledTimes(2);
  expect(synced()).toEqual([]);
});

test('a sign-in in another tab does not affect a signed-out visitor', () => {
  const { start } = openPage();
  start();
  storeElsewhere(mia.token);
  expect(session()).toEqual(signedOut);
});

test('a failed synchronisation is only logged', async () => {
  const { start, log } = openPage();
  server.refuse(SYNC, 503);
  start();
  await signIn('parent@example.com', 'secret');
  expect(session()).toEqual(signedIn);
  expect(log).toHaveBeenCalledOnce();
});

test('a failed sign-in changes nothing', async () => {
  const { start } = openPage();
  start();
  provider.signIn.mockRejectedValue(new Error('no match'));
  await expect(signIn('parent@example.com', 'wrong')).rejects.toThrow('no match');
  expect(session()).toEqual(signedOut);
  expect(token()).toBeNull();
});

const form = {
  email: 'parent@example.com',
  password: 'secret',
  firstName: 'Mia',
  profile: { firstName: 'Mia', parentFirstName: 'Ana', parentLastName: 'Silva', age: 5 },
};

test("the provider's event for a new account does not trigger a sync without the profile", async () => {
  const { start, emit } = openPage();
  start();
  provider.createAccount.mockImplementation(async () => {
    emit(mia);
    return mia;
  });
  await signUp(form);
  expect(provider.createAccount).toHaveBeenCalledWith('parent@example.com', 'secret', 'Mia');
  expect(synced()).toEqual([form.profile]);
  expect(session()).toEqual(signedIn);
  expect(unsent()).toBeNull();
});

test('a profile the server did not accept is sent with the next token', async () => {
  const { start, emit } = openPage();
  start();
  server.refuseOnce(SYNC, 503);
  await signUp(form);
  expect(unsent()).toEqual({ uid: 'mia', profile: form.profile });
  emit({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await settle();
  expect(unsent()).toBeNull();
  expect(synced().at(-1)).toEqual(form.profile);
});

test('cached data of the user is read again once the server has the profile', async () => {
  const { start, emit } = openPage();
  const refresh = vi.spyOn(queryClient, 'invalidateQueries');
  const refreshed = () => refresh.mock.calls.map(([filters]) => filters?.queryKey);
  start();
  server.refuseOnce(SYNC, 503);
  await signUp(form);
  expect(refreshed()).toEqual([]);
  emit({ ...mia, token: createToken('mia', NOW + 2 * HOUR) });
  await settle();
  expect(refreshed()).toEqual([userQuery().queryKey]);
  emit({ ...mia, token: createToken('mia', NOW + 3 * HOUR) });
  await settle();
  expect(refreshed()).toEqual([userQuery().queryKey]);
});

test('a page that opens with an unsent profile sends it before the session is signed in', async () => {
  const unsent = { uid: 'mia', profile: form.profile };
  const { start } = openPage({ stored: mia.token, unsent });
  const response = server.hold(SYNC);
  start();
  await settle();
  expect(synced()).toEqual([form.profile]);
  expect(session().state).toBe('loading');
  response.release();
  await settle();
  expect(session()).toEqual(known);
});

test('a sync that fails again with an unsent profile does not block the sign-in', async () => {
  const kept = { uid: 'mia', profile: form.profile };
  const { start, log } = openPage({ stored: mia.token, unsent: kept });
  server.refuse(SYNC, 503);
  start();
  await settle();
  expect(session()).toEqual(known);
  expect(unsent()).toEqual(kept);
  expect(log).toHaveBeenCalledOnce();
});

test("the password hint is the provider's, or null if the provider fails", async () => {
  const { log } = openPage();
  expect(await passwordHint()).toBe('Use a number.');
  provider.passwordHint.mockRejectedValue(new Error('offline'));
  expect(await passwordHint()).toBeNull();
  expect(log).toHaveBeenCalledOnce();
});

test('after a refused sign-up the session handles provider events again', async () => {
  const { start, emit } = openPage();
  start();
  provider.createAccount.mockRejectedValue(new Error('taken'));
  await expect(signUp(form)).rejects.toThrow('taken');
  emit(mia);
  await settle();
  expect(session()).toEqual(known);
});

test('a redirect sign-in is finished when the page comes back', async () => {
  const { start } = openPage({ redirecting: true });
  const toasted = vi.fn();
  onTestFinished(toastStore.subscribe(toasted));
  provider.finishRedirect.mockResolvedValue(mia);
  start();
  expect(session().state).toBe('loading');
  await settle();
  expect(toasted).toHaveBeenCalledOnce();
  expect(toastStore.getState()?.title).toBe('Welcome!');
  expect(session()).toEqual(signedIn);
  expect(isRedirecting()).toBe(false);
  expect(provider.signOut).not.toHaveBeenCalled();
});

test('a redirect sign-in that fails is only logged', async () => {
  const { start, emit, log } = openPage({ redirecting: true });
  provider.finishRedirect.mockRejectedValue(new Error('refused'));
  start();
  await settle();
  emit(null);
  expect(log).toHaveBeenCalledOnce();
  expect(session()).toEqual(signedOut);
});

test('a pending redirect is recorded, and cleared when it fails', async () => {
  const { start } = openPage();
  start();
  provider.signInWithGoogle.mockImplementation(async (mayRedirect) => {
    mayRedirect();
    expect(isRedirecting()).toBe(true);
    throw new Error('redirect failed');
  });
  await expect(signInWithGoogle(() => true)).rejects.toThrow('redirect failed');
  expect(isRedirecting()).toBe(false);
});

test('there is no redirect if isWanted returns false', async () => {
  const { start } = openPage();
  start();
  provider.signInWithGoogle.mockImplementation(async (mayRedirect) => {
    expect(mayRedirect()).toBe(false);
    throw new Error('the popup was closed');
  });
  await expect(signInWithGoogle(() => false)).rejects.toThrow('the popup was closed');
  expect(isRedirecting()).toBe(false);
});

test('a user the provider still knows is signed out there if no session is stored here', async () => {
  const { start } = openPage();
  start();
  prepare();
  await settle();
  expect(provider.signOut).toHaveBeenCalledOnce();
});

test('signing out removes the token and clears the caches, even offline', async () => {
  const { start, openProvider, clearCaches } = openPage({ stored: mia.token });
  openProvider.mockRejectedValue(new Error('offline'));
  start();
  await signOut();
  expect(session()).toEqual(signedOut);
  expect(token()).toBeNull();
  expect(clearCaches).toHaveBeenCalledOnce();
});

describe('whoever signs out is not signed in again by what the provider reports', () => {
  const watchStates = () => {
    const states: string[] = [];
    onTestFinished(sessionStore.subscribe(({ state }) => states.push(state)));
    return states;
  };

  test('while its code is on its way', async () => {
    const { start, openProvider } = openPage({ stored: mia.token });
    const code = Promise.withResolvers<void>();
    openProvider.mockImplementation(async () => {
      await code.promise;
      return provider.open();
    });
    start();
    prepare();
    provider.watch.mockImplementation((listener) => {
      if (provider.signOut.mock.calls.length === 0) listener(mia);
    });
    const states = watchStates();
    const left = signOut();
    code.resolve();
    await left;
    await settle();
    expect(states).toEqual(['signed-out']);
    expect(token()).toBeNull();
  });

  test('before it has signed them out', async () => {
    const { start, emit } = openPage({ stored: mia.token });
    start();
    await showScreen();
    provider.signOut.mockImplementation(async () => emit(mia));
    const states = watchStates();
    await signOut();
    await settle();
    expect(states).toEqual(['signed-out']);
    expect(token()).toBeNull();
    expect(synced()).toEqual([]);
  });
});

test('a valid token is used as it is', async () => {
  const { openProvider } = openPage({ stored: mia.token });
  expect(await bearer()).toBe(mia.token);
  expect(openProvider).not.toHaveBeenCalled();
});

test('a token within 30 s of its expiry is renewed before it is used', async () => {
  openPage({ stored: createToken('mia', NOW + 29_999) });
  expect(await bearer()).toBe('fresh');
  expect(token()).toBe('fresh');
});

test("a device with a slow clock renews a token by the issuer's time", async () => {
  const stored = createToken('mia', NOW + HOUR);
  openPage({ stored, clockLag: HOUR - 30_001 });
  expect(await bearer()).toBe(stored);
  openPage({ stored, clockLag: HOUR - 30_000 });
  expect(await bearer()).toBe('fresh');
  const { start, openProvider } = openPage({ stored, clockLag: HOUR });
  openProvider.mockRejectedValue(new Error('offline'));
  start();
  await settle();
  expect(session()).toEqual(unchecked);
});

test('a token in its last 30 s that cannot be renewed is sent as it is', async () => {
  const stale = createToken('mia', NOW + 1000);
  openPage({ stored: stale });
  provider.freshToken.mockRejectedValue(new Error('offline'));
  expect(await bearer()).toBe(stale);
});

test.each([createToken('mia', NOW), 'not a token'])(
  'the token %s is neither sent nor removed if it cannot be renewed',
  async (stored) => {
    openPage({ stored });
    provider.freshToken.mockRejectedValue(new Error('offline'));
    await expect(bearer()).rejects.toThrow(
      'We cannot check your sign-in right now. Please try again in a moment.',
    );
    expect(token()).toBe(stored);
  },
);

test('if the provider knows no user, an expired token is sent as it is', async () => {
  const stale = createToken('mia', NOW);
  openPage({ stored: stale });
  provider.freshToken.mockResolvedValue(null);
  expect(await bearer()).toBe(stale);
});

test('without a stored token the bearer is null', async () => {
  openPage();
  expect(await bearer()).toBeNull();
});

test('a reauthentication replaces the token and waits for the server sync', async () => {
  const { start } = openPage({ stored: mia.token });
  start();
  await showScreen();
  expect(authenticatedAt()).toBeNull();
  const response = server.hold(SYNC);
  let isDone = false;
  const reauthentication = reauthenticateWithPassword('secret').then(() => (isDone = true));
  await settle();
  expect(provider.reauthenticateWithPassword).toHaveBeenCalledExactlyOnceWith('secret');
  expect([token(), isDone]).toEqual([reauthenticated.token, false]);
  response.release();
  await reauthentication;
  expect(authenticatedAt()).toBe(NOW);
  expect(session()).toEqual(known);
});

test('a failed reauthentication changes nothing', async () => {
  const { start } = openPage({ stored: mia.token });
  start();
  await showScreen();
  provider.reauthenticateWithPassword.mockRejectedValue(new Error('wrong'));
  await expect(reauthenticateWithPassword('guess')).rejects.toThrow('wrong');
  expect(token()).toBe(mia.token);
  expect(synced()).toEqual([]);
});

test('a redirect to reauthenticate with Google is recorded, and not recorded if it fails', async () => {
  const { start } = openPage({ stored: mia.token });
  start();
  await showScreen();
  provider.reauthenticateWithGoogle.mockImplementation(async (mayRedirect) => {
    if (mayRedirect()) await new Promise(() => undefined);
    throw new Error('closed');
  });
  void reauthenticateWithGoogle(() => true);
  await settle();
  expect(isRedirecting()).toBe(true);
  await expect(reauthenticateWithGoogle(() => false)).rejects.toThrow('closed');
  expect(isRedirecting()).toBe(false);
});

test('signOutDeleted removes the token, the caches and the unsent profile', async () => {
  const { start, clearCaches } = openPage({
    stored: mia.token,
    unsent: { uid: 'mia', profile: { firstName: 'Mia' } },
  });
  start();
  await showScreen();
  await signOutDeleted();
  expect(session()).toEqual(signedOut);
  expect(provider.signOut).toHaveBeenCalledOnce();
  expect(clearCaches).toHaveBeenCalledOnce();
  expect([token(), unsent()]).toEqual([null, null]);
});

test("Google's popup is prepared after the screen has rendered", async () => {
  const { start, openProvider } = openPage();
  start();
  prepareGoogle();
  await settle();
  expect(openProvider).not.toHaveBeenCalled();
  await showScreen();
  expect(provider.preparePopup).toHaveBeenCalledOnce();
});

test('if preparing the popup fails, it is logged and the sign-in still works', async () => {
  const { start, log } = openPage();
  provider.preparePopup.mockRejectedValueOnce(new Error('unavailable'));
  start();
  prepareGoogle();
  await showScreen();
  expect(log).toHaveBeenCalledOnce();
  await signInWithGoogle(() => true);
  expect(provider.signInWithGoogle).toHaveBeenCalledOnce();
  expect(session().state).toBe('signed-in');
  expect(log).toHaveBeenCalledOnce();
});

test('whether the email is verified comes from the token, and is updated by the provider', async () => {
  const token = createToken('mia', NOW + HOUR, { email_verified: false });
  const { start, emit } = openPage({ stored: token });
  start();
  expect(session().identity).toMatchObject({ uid: 'mia', emailVerified: false });
  checkVerification();
  await showScreen();
  expect(provider.checkVerification).toHaveBeenCalledOnce();
  emit({ identity: { ...mia.identity, emailVerified: true }, token: mia.token });
  await settle();
  expect(session().identity).toMatchObject({ uid: 'mia', emailVerified: true });
});

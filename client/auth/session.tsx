// The session store and hook for screens.
import { useSyncExternalStore } from 'react';
import { call, setTokenSource } from '../api/api.ts';
import { awaitedPayment } from '../billing/awaited-payment.ts';
import type { IdentityProvider } from './identity.ts';
import { openIdentityProvider } from './open-identity-provider.ts';
import { queryClient, userQuery } from '../api/queries.ts';
import { returnPath } from '../api/return-path.ts';
import { createSessionStore, type Session } from './session-store.ts';
import { userToken } from '../api/tokens.ts';
import { saveItemOrThrow } from '../browser/storages.ts';
import { unsentProfile } from './unsent-profile.ts';
import { toast } from '../ui/toast.tsx';
import { clearSavedScreens } from '../browser/scroll-restoration.ts';

const REDIRECT_KEY = 'sign_in_redirect';

let providerOpener = openIdentityProvider;
let providerPromise: Promise<IdentityProvider> | null = null;

/** Returns the identity provider, which is opened once per page. A failed attempt is retried by the next call. */
function getProvider(isAwaited = true): Promise<IdentityProvider> {
  providerPromise ??= providerOpener(isAwaited).catch((error: unknown) => {
    providerPromise = null;
    throw error;
  });
  return providerPromise;
}

export function toastGoogleSignIn(): void {
  toast({ title: 'Welcome!', text: 'Successfully signed in with Google' });
}

/** How long the provider's code waits so that the first screen has the network to itself, in milliseconds. */
const PROVIDER_DELAY = 1000;

async function screenShown(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, PROVIDER_DELAY));
}

const store = createSessionStore({
  openProvider: getProvider,
  screenShown,
  token: userToken,
  sync: (body) => call('POST /api/auth/firebase/sync', body === undefined ? {} : { body }),
  clearCaches: () => {
    queryClient.clear();
    awaitedPayment.drop();
    clearSavedScreens();
  },
  redirect: {
    isPending: () => sessionStorage.getItem(REDIRECT_KEY) !== null,
    set: (pending) =>
      pending
        ? saveItemOrThrow(sessionStorage, REDIRECT_KEY, 'pending')
        : sessionStorage.removeItem(REDIRECT_KEY),
  },
  unsent: unsentProfile,
  onProfileSent: () => void queryClient.invalidateQueries(userQuery()),
  onRedirectSignIn: toastGoogleSignIn,
  log: (message, error) => console.info(message, error),
  now: () => Date.now(),
});

/** Starts the session before the first screen renders. `openProvider` is called when the provider is first needed. */
export function startSession(openProvider = openIdentityProvider): void {
  providerOpener = openProvider;
  setTokenSource(store.bearer);
  store.start();
}

/** Signs out on the parent's request, and clears the return path too. */
function signOut(): Promise<void> {
  returnPath.clear();
  return store.signOut();
}

/** Signs out after the account was deleted. Nothing of it stays in the browser. */
function signOutDeleted(): Promise<void> {
  returnPath.clear();
  return store.signOutDeleted();
}

const actions = {
  passwordHint: store.passwordHint,
  signUp: store.signUp,
  signIn: store.signIn,
  signInWithGoogle: store.signInWithGoogle,
  signOut,
  /** Ends a session that the server rejects. The return path is kept. */
  dismiss: store.signOut,
  sendPasswordReset: store.sendPasswordReset,
  sendVerification: store.sendVerification,
  checkVerification: store.checkVerification,
  reauthenticationMethod: store.reauthenticationMethod,
  reauthenticateWithPassword: store.reauthenticateWithPassword,
  reauthenticateWithGoogle: store.reauthenticateWithGoogle,
  authenticatedAt: store.authenticatedAt,
  signOutDeleted,
  prepare: store.prepare,
  prepareGoogle: store.prepareGoogle,
};

/** Returns the session and its actions. Actions reject with messages for the parent. */
export function useSession(): Session & typeof actions {
  return { ...useSyncExternalStore(store.subscribe, store.get), ...actions };
}

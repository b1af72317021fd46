// The session as screens use it.
import { useSyncExternalStore } from 'react';
import { call, setTokenSource } from '../api/api.ts';
import { awaitedPayment } from '../billing/awaited-payment.ts';
import type { IdentityProvider } from './identity.ts';
import { openIdentityProvider } from './open-identity-provider.ts';
import { queryClient, userQuery } from '../api/queries.ts';
import { returnPlace } from '../api/return-place.ts';
import { createSessionStore, type Session } from './session-store.ts';
import { userToken } from '../api/tokens.ts';
import { mustRemember } from '../browser/storages.ts';
import { unsentProfile } from './unsent-profile.ts';
import { toast } from '../ui/toast.tsx';
import { forgetPlaces } from '../browser/way-back.ts';

const REDIRECT = 'sign_in_redirect';

let open = openIdentityProvider;
let provider: Promise<IdentityProvider> | null = null;

/** One provider for the life of the page; a failed attempt may be repeated. */
function openOnce(isAwaited = true): Promise<IdentityProvider> {
  provider ??= open(isAwaited).catch((error: unknown) => {
    provider = null;
    throw error;
  });
  return provider;
}

export function welcomeFromGoogle(): void {
  toast({ title: 'Welcome!', text: 'Successfully signed in with Google' });
}

/** For how long the provider's code leaves the line to the first screen, in milliseconds. */
const HEAD_START = 1000;

async function screenShown(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => setTimeout(resolve, HEAD_START));
}

const store = createSessionStore({
  openProvider: openOnce,
  screenShown,
  token: userToken,
  sync: (body) => call('POST /api/auth/firebase/sync', body === undefined ? {} : { body }),
  forget: () => {
    queryClient.clear();
    awaitedPayment.drop();
    forgetPlaces();
  },
  redirect: {
    isPending: () => sessionStorage.getItem(REDIRECT) !== null,
    set: (pending) =>
      pending
        ? mustRemember(sessionStorage, REDIRECT, 'pending')
        : sessionStorage.removeItem(REDIRECT),
  },
  unsent: unsentProfile,
  onProfileSent: () => void queryClient.invalidateQueries(userQuery()),
  onRedirectSignIn: welcomeFromGoogle,
  log: (message, error) => console.info(message, error),
  now: () => Date.now(),
});

/**
 * Called when a page opens, before its first screen is drawn. `openProvider` opens the identity
 * provider, once somebody needs it.
 */
export function startSession(openProvider = openIdentityProvider): void {
  open = openProvider;
  setTokenSource(store.bearer);
  store.start();
}

/** What a parent does by hand: nothing of theirs stays in the tab. */
function signOut(): Promise<void> {
  returnPlace.drop();
  return store.signOut();
}

/** What is left to do here once the account is deleted: nothing of theirs stays in the browser. */
function depart(): Promise<void> {
  returnPlace.drop();
  return store.depart();
}

const actions = {
  passwordHint: store.passwordHint,
  signUp: store.signUp,
  signIn: store.signIn,
  signInWithGoogle: store.signInWithGoogle,
  signOut,
  /** Ends a session that the server does not take; where its bearer was going is kept. */
  dismiss: store.signOut,
  sendPasswordReset: store.sendPasswordReset,
  sendVerification: store.sendVerification,
  checkVerification: store.checkVerification,
  proofAsked: store.proofAsked,
  proveByPassword: store.proveByPassword,
  proveByGoogle: store.proveByGoogle,
  provenAt: store.provenAt,
  depart,
  prepare: store.prepare,
  prepareGoogle: store.prepareGoogle,
};

/** Who is signed in, and how to change that. Rejections carry sentences fit for a parent. */
export function useSession(): Session & typeof actions {
  return { ...useSyncExternalStore(store.subscribe, store.get), ...actions };
}

// What changes the session: a sign-in, a sign-out, a token in the storage, another tab.
import { claimsOf, isExpired, userToken } from '../api/tokens.ts';
import { unsentProfile } from './unsent-profile.ts';
import { forgetSync, syncAccount } from './account-sync.ts';
import type { SignedIn } from './identity.ts';
import { sessionStore, setSession, signedOut, unchecked } from './session-state.ts';

/**
 * Waits for the server sync of a new user before any screen requests their data. `isSignIn` is false for a
 * restored session or a renewed token.
 */
export async function onSignedIn(signedIn: SignedIn, isSignIn: boolean): Promise<void> {
  const { identity, token } = signedIn;
  const isSameUser = () => sessionStore.getState().identity?.uid === identity.uid;
  if (userToken.read() !== token) userToken.store(token);
  const done = syncAccount(signedIn);
  if (!isSameUser()) await done;
  if (userToken.read() === null) return; // Signed out meanwhile.
  const previousSince = isSameUser() ? sessionStore.getState().since : null;
  setSession({ state: 'signed-in', identity, since: isSignIn ? Date.now() : previousSince });
}

export function onSignedOut(): void {
  userToken.remove();
  forgetSync();
  setSession(signedOut);
}

/** Replaces the token after a reauthentication, here and at the server. */
export async function onReauthenticated(signedIn: SignedIn): Promise<void> {
  userToken.store(signedIn.token);
  await syncAccount(signedIn);
}

let hasKept: (uid: string) => boolean = () => false;

/** Sets what says whether this device keeps something for a user that may be opened. */
export function setKeptQuestion(question: (uid: string) => boolean): void {
  hasKept = question;
}

/**
 * Signs in the user of the stored token. Returns false if there is none, or one that has expired: that one is good enough
 * only to open what is kept, while the provider renews it.
 */
export function restoreFromToken(): boolean {
  const token = userToken.read();
  const claims = claimsOf(token ?? '');
  if (token === null || claims === null) return false;
  if (isExpired(token, userToken.issuerTime()) && !hasKept(claims.uid)) return false;
  const { uid, email, displayName, emailVerified } = claims;
  const identity = {
    uid,
    email,
    displayName,
    ...(emailVerified !== undefined && { emailVerified }),
  };
  // Sync an unsent profile first, or the screens would ask for the names again.
  if (unsentProfile.read(uid) !== undefined) void onSignedIn({ identity, token }, false);
  else setSession({ state: 'signed-in', identity, since: null });
  return true;
}

/**
 * Another tab has signed out or signed in a different user. Applies that here at once, so this tab makes no
 * more calls for the previous user. The provider would report it too, but later.
 */
export function onOtherTabChange(): void {
  const { identity } = sessionStore.getState();
  if (identity === null) return;
  const uid = claimsOf(userToken.read() ?? '')?.uid;
  if (uid === undefined) onSignedOut();
  else if (uid !== identity.uid) restoreFromToken();
}

/** The provider is unreachable: restores a valid token, and keeps an expired one for later. */
export function continueOffline(): void {
  if (sessionStore.getState().state !== 'loading' || restoreFromToken()) return;
  setSession(userToken.read() === null ? signedOut : unchecked);
}

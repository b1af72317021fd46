// Starts the session, and gives it to the screens.
import { useStore } from 'zustand';
import { setChildSource, setTokenSource } from '../api/api.ts';
import { userToken } from '../api/tokens.ts';
import { bearer } from './bearer.ts';
import { chosenChild } from './chosen-child.ts';
import { googleRedirect } from './google-redirect.ts';
import { prepareGoogle, reauthenticateWithGoogle, signInWithGoogle } from './google-sign-in.ts';
import { connectProvider, prepare, screenShown, setProviderOpener } from './identity-connection.ts';
import { openIdentityProvider } from './open-identity-provider.ts';
import {
  passwordHint,
  reauthenticateWithPassword,
  sendPasswordReset,
  signIn,
  signUp,
} from './password-sign-in.ts';
import { continueOffline, onOtherTabChange, restoreFromToken } from './session-changes.ts';
import { type Session, sessionStore, setSession, signedOut } from './session-state.ts';
import { dismiss, signOut, signOutDeleted } from './sign-out.ts';
import {
  authenticatedAt,
  checkVerification,
  reauthenticationMethod,
  sendVerification,
} from './signed-in-account.ts';

/**
 * Starts the session before the first screen renders. A valid token in the browser's storage signs the parent in
 * at once; the identity provider confirms it in the background, after the first screen has rendered.
 * `openProvider` is called when the provider is first needed.
 */
export function startSession(openProvider = openIdentityProvider): void {
  setProviderOpener(openProvider);
  setTokenSource(bearer);
  setChildSource(chosenChild);
  userToken.watch(onOtherTabChange);
  const isRedirect = googleRedirect.isPending();
  if (userToken.read() === null && !isRedirect) return setSession(signedOut);
  // With a valid token the screen does not wait for the provider's code.
  const isRestored = !isRedirect && restoreFromToken();
  (isRestored ? screenShown().then(() => connectProvider(false)) : connectProvider()).catch(
    (error: unknown) => {
      console.info('The identity provider could not be opened', error);
      continueOffline();
    },
  );
}

const actions = {
  passwordHint,
  signUp,
  signIn,
  signInWithGoogle,
  signOut,
  dismiss,
  sendPasswordReset,
  sendVerification,
  checkVerification,
  reauthenticationMethod,
  reauthenticateWithPassword,
  reauthenticateWithGoogle,
  authenticatedAt,
  signOutDeleted,
  prepare,
  prepareGoogle,
};

/** Returns the session and its actions. Actions reject with messages for the parent. */
export function useSession(): Session & typeof actions {
  return { ...useStore(sessionStore), ...actions };
}

import { userToken } from '../api/tokens.ts';
import { googleRedirect } from './google-redirect.ts';
import type { SignedIn } from './identity.ts';
import { afterScreenShown, connectProvider } from './identity-connection.ts';
import { onReauthenticated, onSignedIn } from './session-changes.ts';

/** Signs in or reauthenticates with Google, and records a redirect before the page leaves. */
async function withGoogle(
  method: 'signInWithGoogle' | 'reauthenticateWithGoogle',
  isWanted: () => boolean,
): Promise<SignedIn> {
  const provider = await connectProvider();
  try {
    return await provider[method](() => {
      if (!isWanted()) return false;
      googleRedirect.note();
      return true;
    });
  } catch (error) {
    googleRedirect.drop();
    console.info('Signing in with Google failed', error);
    throw error;
  }
}

/**
 * Calls `isWanted` before the page redirects to the provider: the SDK notices a closed popup seconds late, when
 * the parent may be doing something else.
 */
export async function signInWithGoogle(isWanted: () => boolean): Promise<void> {
  userToken.requireRoom();
  await onSignedIn(await withGoogle('signInWithGoogle', isWanted), true);
}

/** If popups are blocked, the page redirects to the provider, provided that `isWanted` returns true. */
export async function reauthenticateWithGoogle(isWanted: () => boolean): Promise<void> {
  await onReauthenticated(await withGoogle('reauthenticateWithGoogle', isWanted));
}

/**
 * Prepares Google's popup after the screen has rendered: browsers block a popup that opens seconds after the
 * tap.
 */
export function prepareGoogle(): void {
  afterScreenShown((provider) => provider.preparePopup(), "Google's popup could not be prepared");
}

// The interface to the identity provider. Its SDK is large, so it is fetched when it is first needed.
// The rest of the client depends only on the types in this file.

/** The signed-in parent, as the identity provider knows them. */
export interface Identity {
  uid: string;
  email: string | null;
  displayName: string | null;
  /** Whether the parent has verified their email address; absent if unknown. */
  emailVerified?: boolean;
}

export interface SignedIn {
  identity: Identity;
  /** The bearer token for the server. */
  token: string;
}

/** How the signed-in parent confirms their identity again. */
export type Reauthentication = 'password' | 'google';

export interface IdentityProvider {
  createAccount(email: string, password: string, displayName: string): Promise<SignedIn>;
  /** Returns what the provider requires of a new password beyond the form's rule, as a sentence, or null. */
  passwordHint(): Promise<string | null>;
  signIn(email: string, password: string): Promise<SignedIn>;
  /**
   * Never resolves if the browser leaves for a redirect sign-in. Calls `mayRedirect` before that; if it
   * returns false the browser stays and the popup's error is thrown.
   */
  signInWithGoogle(mayRedirect: () => boolean): Promise<SignedIn>;
  /** Fetches everything a Google popup needs, so the next one opens in the same task as the tap. */
  preparePopup(): Promise<void>;
  /** Returns the result of a redirect sign-in, or null if none was completed. */
  finishRedirect(): Promise<SignedIn | null>;
  /** Returns how the signed-in parent's account reauthenticates. */
  reauthenticationMethod(): Promise<Reauthentication>;
  /** Signs the same parent in again. Rejects if the password or the account is not theirs. */
  reauthenticateWithPassword(password: string): Promise<SignedIn>;
  /** The same with Google. If popups are blocked, the browser redirects as for a sign-in. */
  reauthenticateWithGoogle(mayRedirect: () => boolean): Promise<SignedIn>;
  signOut(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Emails the signed-in parent a link that verifies their address. */
  sendVerification(): Promise<void>;
  /** Checks whether the parent has followed that link; if so, `watch` listeners receive a new token. */
  checkVerification(): Promise<void>;
  /** Returns a token valid for at least 30 s, renewed if necessary; null if nobody is signed in. */
  freshToken(): Promise<string | null>;
  /**
   * Calls `listener` with the signed-in parent, now and after every token change. Calls `failed` instead
   * if the SDK knows a user but cannot fetch their token.
   */
  watch(listener: (signedIn: SignedIn | null) => void, failed: (error: unknown) => void): void;
}

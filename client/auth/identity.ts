// The way to the identity provider. Its SDK is heavy, so it is fetched when it is first needed and
// not before; what stands here is all that the rest of the product knows of it.

/** Who is signed in, as the identity provider says. */
export interface Identity {
  uid: string;
  email: string | null;
  displayName: string | null;
  /** Whether the address was proven to be theirs; left out where nobody has said. */
  emailVerified?: boolean;
}

export interface SignedIn {
  identity: Identity;
  /** The token to show to the server. */
  token: string;
}

/** What proves that the one before the screen is the one who is signed in. */
export type Proof = 'password' | 'google';

export interface IdentityProvider {
  createAccount(email: string, password: string, displayName: string): Promise<SignedIn>;
  /** What the provider asks of a new password beyond the form's rule, as a sentence, or null. */
  passwordHint(): Promise<string | null>;
  signIn(email: string, password: string): Promise<SignedIn>;
  /**
   * Never answers where the browser leaves for a redirect sign-in. `leaving` is asked before that;
   * where it answers false the browser stays, and the popup's own failure is thrown.
   */
  signInWithGoogle(leaving: () => boolean): Promise<SignedIn>;
  /** Fetches all that a popup of Google's needs: the next one opens in the task of the tap that asks for it. */
  readyPopups(): Promise<void>;
  /** The sign-in that was begun with a redirect; null where none was completed. */
  finishRedirect(): Promise<SignedIn | null>;
  /** The proof that the account of who is signed in asks for. */
  proofAsked(): Promise<Proof>;
  /** Signs the same parent in anew. Rejects where the password, or the account, is not theirs. */
  proveByPassword(password: string): Promise<SignedIn>;
  /** The same with Google. Where popups are blocked the browser leaves, as for a sign-in. */
  proveByGoogle(leaving: () => boolean): Promise<SignedIn>;
  signOut(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
  /** Sends the one who is signed in a link by which they prove their address. */
  sendVerification(): Promise<void>;
  /** Asks whether they have followed it; if so, a new token that says so is told to who watches. */
  checkVerification(): Promise<void>;
  /** A token with at least 30 s to live, renewed where need be; null when nobody is signed in. */
  freshToken(): Promise<string | null>;
  /**
   * Tells who is signed in, now and after every change of the token. `failed` is told instead where
   * the provider remembers somebody but cannot be reached for their token.
   */
  watch(listener: (signedIn: SignedIn | null) => void, failed: (error: unknown) => void): void;
}

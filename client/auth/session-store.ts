// The session (specification, section 4). Its state is loading, then signed in or signed out, or unchecked
// if an expired token cannot be renewed because the provider is unreachable. A valid token in the browser's
// storage signs the parent in at once; the identity provider confirms it in the background, after the first
// screen has rendered.
import type { SyncBody } from '../../contracts/accounts.ts';
import type { Identity, IdentityProvider, SignedIn } from './identity.ts';
import { claimsOf, isExpired, type userToken } from '../api/tokens.ts';

export interface Session {
  state: 'loading' | 'signed-in' | 'signed-out' | 'unchecked';
  identity: Identity | null;
  /** When the parent signed in on this page, in epoch milliseconds; null for a session restored from storage. */
  since: number | null;
}

/** The values of the /signup form. */
export interface SignUp {
  email: string;
  password: string;
  firstName: string;
  profile: NonNullable<SyncBody>;
}

export interface SessionDependencies {
  /** `isAwaited` is false for a fetch in the background. Default: true. */
  openProvider: (isAwaited?: boolean) => Promise<IdentityProvider>;
  /** Resolves once the first screen has had time to render. */
  screenShown: () => Promise<void>;
  token: typeof userToken;
  /** Sends the signed-in account to the server. The body is the profile from the sign-up form. */
  sync: (body: SyncBody) => Promise<unknown>;
  /** Clears all data of the previous user. */
  clearCaches: () => void;
  /** Records across page loads that a redirect to the provider has begun. */
  redirect: { isPending: () => boolean; set: (pending: boolean) => void };
  /** Stores the sign-up profile until the server has it, also across a reload. */
  unsent: {
    read: (uid: string) => SyncBody;
    save: (uid: string, profile: NonNullable<SyncBody>) => void;
    clear: () => void;
  };
  /** Called when the server has the sign-up profile: cached user data is stale. */
  onProfileSent: () => void;
  /** Called when a redirect sign-in has succeeded. */
  onRedirectSignIn: () => void;
  log: (message: string, error: unknown) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

const signedOut: Session = { state: 'signed-out', identity: null, since: null };
const unchecked: Session = { state: 'unchecked', identity: null, since: null };
const CANNOT_CHECK = 'We cannot check your sign-in right now. Please try again in a moment.';

export function createSessionStore(dependencies: SessionDependencies) {
  const { token: tokenStore, log } = dependencies;
  let session: Session = { state: 'loading', identity: null, since: null };
  let providerPromise: Promise<IdentityProvider> | null = null;
  let lastSync: { token: string; done: Promise<void> } | null = null;
  /** During a sign-up the provider's events are ignored, so the first sync includes the profile. */
  let isSigningUp = false;
  const listeners = new Set<() => void>();

  function publish(next: Session): void {
    if (session.identity !== null && session.identity.uid !== next.identity?.uid) {
      dependencies.clearCaches();
    }
    session = next;
    for (const listener of listeners) listener();
  }

  /**
   * Syncs the account with the server once per token. Failures are only logged; an unsent profile is sent
   * with the next token.
   */
  function sync({ identity, token }: SignedIn): Promise<void> {
    if (lastSync?.token === token) return lastSync.done;
    const profile = dependencies.unsent.read(identity.uid);
    const done = dependencies.sync(profile).then(
      () => {
        if (profile === undefined) return;
        dependencies.unsent.clear();
        dependencies.onProfileSent();
      },
      (error: unknown) => log('The account could not be synchronised', error),
    );
    lastSync = { token, done };
    return done;
  }

  /**
   * Waits for the server sync of a new user before any screen requests their data. `isSignIn` is false
   * for a restored session or a renewed token.
   */
  async function onSignedIn(signedIn: SignedIn, isSignIn: boolean): Promise<void> {
    const { identity, token } = signedIn;
    if (tokenStore.read() !== token) tokenStore.store(token);
    const done = sync(signedIn);
    if (session.identity?.uid !== identity.uid) await done;
    if (tokenStore.read() === null) return; // Signed out meanwhile.
    const previousSince = session.identity?.uid === identity.uid ? session.since : null;
    publish({ state: 'signed-in', identity, since: isSignIn ? dependencies.now() : previousSince });
  }

  function onSignedOut(): void {
    tokenStore.remove();
    lastSync = null;
    publish(signedOut);
  }

  /** The current time at the token's issuer: the device's time plus the known lag of its clock. */
  const issuerTime = () => dependencies.now() + tokenStore.clockLag();

  /** Signs in the user of the stored token. Returns false if there is no valid token. */
  function restoreFromToken(): boolean {
    const token = tokenStore.read();
    const claims = token === null || isExpired(token, issuerTime()) ? null : claimsOf(token);
    if (token === null || claims === null) return false;
    const { uid, email, displayName, emailVerified } = claims;
    const identity = {
      uid,
      email,
      displayName,
      ...(emailVerified !== undefined && { emailVerified }),
    };
    // Sync an unsent profile first, or the screens would ask for the names again.
    if (dependencies.unsent.read(uid) !== undefined) void onSignedIn({ identity, token }, false);
    else publish({ state: 'signed-in', identity, since: null });
    return true;
  }

  /**
   * Another tab has signed out or signed in a different user. Applies that here at once, so this tab makes no
   * more calls for the previous user. The provider would report it too, but later.
   */
  function handleOtherTabChange(): void {
    if (session.identity === null) return;
    const uid = claimsOf(tokenStore.read() ?? '')?.uid;
    if (uid === undefined) onSignedOut();
    else if (uid !== session.identity.uid) restoreFromToken();
  }

  /** The provider is unreachable: restores a valid token, and keeps an expired one for later. */
  function continueOffline(): void {
    if (session.state !== 'loading' || restoreFromToken()) return;
    publish(tokenStore.read() === null ? signedOut : unchecked);
  }

  async function open(isAwaited: boolean): Promise<IdentityProvider> {
    const isSessionExpected = tokenStore.read() !== null || dependencies.redirect.isPending();
    const provider = await dependencies.openProvider(isAwaited);
    if (dependencies.redirect.isPending()) {
      dependencies.redirect.set(false);
      try {
        const result = await provider.finishRedirect();
        if (result !== null) {
          await onSignedIn(result, true);
          dependencies.onRedirectSignIn();
        }
      } catch (error) {
        log('The redirect sign-in was not completed', error);
      }
    }
    // The SDK may still know a user who has signed out here. Do not sign them in again.
    if (!isSessionExpected) await provider.signOut();
    provider.watch(
      (signedIn) => {
        if (isSigningUp) return;
        if (signedIn === null) onSignedOut();
        else {
          onSignedIn(signedIn, false).catch((error: unknown) =>
            log('The sign-in could not be applied', error),
          );
        }
      },
      (error) => {
        log('The identity token could not be renewed', error);
        continueOffline();
      },
    );
    return provider;
  }

  function provider(isAwaited = true): Promise<IdentityProvider> {
    providerPromise ??= open(isAwaited).catch((error: unknown) => {
      providerPromise = null;
      throw error;
    });
    return providerPromise;
  }

  /** Signs in or reauthenticates with Google, and records a redirect before the page leaves. */
  async function withGoogle(
    method: 'signInWithGoogle' | 'reauthenticateWithGoogle',
    isWanted: () => boolean,
  ): Promise<SignedIn> {
    const identityProvider = await provider();
    try {
      return await identityProvider[method](() => {
        if (!isWanted()) return false;
        dependencies.redirect.set(true);
        return true;
      });
    } catch (error) {
      dependencies.redirect.set(false);
      log('Signing in with Google failed', error);
      throw error;
    }
  }

  /** Ends the session here even if the provider is unreachable. */
  async function signOut(): Promise<void> {
    onSignedOut();
    try {
      await (await provider()).signOut();
    } catch (error) {
      log('Signing out at the identity provider failed', error);
    }
  }

  /** Replaces the token after a reauthentication, here and at the server. */
  async function replaceToken(signedIn: SignedIn): Promise<void> {
    tokenStore.store(signedIn.token);
    await sync(signedIn);
  }

  /** Runs `task` with the provider in the background after the screen has rendered. Logs a failure as `message`. */
  function afterScreenShown(
    task: (identityProvider: IdentityProvider) => Promise<unknown>,
    message: string,
  ): void {
    dependencies
      .screenShown()
      // A signed-in parent does not wait for this.
      .then(() => provider(session.state !== 'signed-in'))
      .then(task)
      .catch((error: unknown) => log(message, error));
  }

  return {
    get: () => session,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Called once, when the page opens. */
    start(): void {
      tokenStore.watch(handleOtherTabChange);
      const isRedirect = dependencies.redirect.isPending();
      if (tokenStore.read() === null && !isRedirect) return publish(signedOut);
      // With a valid token the screen does not wait for the provider's code.
      const isRestored = !isRedirect && restoreFromToken();
      (isRestored ? dependencies.screenShown().then(() => provider(false)) : provider()).catch(
        (error: unknown) => {
          log('The identity provider could not be opened', error);
          continueOffline();
        },
      );
    },

    /** Fetches the provider in advance, when a parent is about to sign in. */
    prepare(): void {
      provider().catch((error: unknown) => log('The identity provider could not be opened', error));
    },

    /**
     * Prepares Google's popup after the screen has rendered: browsers block a popup that opens seconds
     * after the tap.
     */
    prepareGoogle(): void {
      afterScreenShown(
        (identityProvider) => identityProvider.preparePopup(),
        "Google's popup could not be prepared",
      );
    },

    /**
     * Returns the bearer token for a call, renewed if it expires within 30 s; null if there is none.
     * Throws if it has expired and the provider is unreachable: the server would reject it and the
     * family would be signed out.
     */
    async bearer(): Promise<string | null> {
      const token = tokenStore.read();
      if (token === null || !isExpired(token, issuerTime())) return token;
      try {
        const fresh = await (await dependencies.openProvider()).freshToken();
        if (fresh === null || tokenStore.read() === null) return tokenStore.read();
        try {
          tokenStore.store(fresh);
        } catch (error) {
          log('The renewed token could not be stored', error);
        }
        return fresh;
      } catch (error) {
        log('The identity token could not be renewed', error);
        if (isExpired(token, issuerTime(), 0)) throw new Error(CANNOT_CHECK, { cause: error });
        return token;
      }
    },

    /**
     * Returns what the provider requires of a new password, as a sentence; null if it requires nothing or
     * is unreachable.
     */
    async passwordHint(): Promise<string | null> {
      try {
        return await (await provider()).passwordHint();
      } catch (error) {
        log('The password policy could not be read', error);
        return null;
      }
    },

    async signUp({ email, password, firstName, profile }: SignUp): Promise<void> {
      tokenStore.requireRoom();
      const identityProvider = await provider();
      isSigningUp = true;
      try {
        const account = await identityProvider.createAccount(email, password, firstName);
        dependencies.unsent.save(account.identity.uid, profile);
        await onSignedIn(account, true);
      } finally {
        isSigningUp = false;
      }
    },

    async signIn(email: string, password: string): Promise<void> {
      tokenStore.requireRoom();
      await onSignedIn(await (await provider()).signIn(email, password), true);
    },

    /**
     * Calls `isWanted` before the page redirects to the provider: the SDK notices a closed popup seconds
     * late, when the parent may be doing something else.
     */
    async signInWithGoogle(isWanted: () => boolean): Promise<void> {
      tokenStore.requireRoom();
      await onSignedIn(await withGoogle('signInWithGoogle', isWanted), true);
    },

    reauthenticationMethod: async () => (await provider()).reauthenticationMethod(),

    async reauthenticateWithPassword(password: string): Promise<void> {
      await replaceToken(await (await provider()).reauthenticateWithPassword(password));
    },

    /** If popups are blocked, the page redirects to the provider, provided that `isWanted` returns true. */
    async reauthenticateWithGoogle(isWanted: () => boolean): Promise<void> {
      await replaceToken(await withGoogle('reauthenticateWithGoogle', isWanted));
    },

    /** Returns when the parent last authenticated, in epoch milliseconds; null if unknown. */
    authenticatedAt(): number | null {
      const token = tokenStore.read();
      return token === null ? null : (claimsOf(token)?.authenticatedAt ?? null);
    },

    /** Ends the session of a deleted account. */
    async signOutDeleted(): Promise<void> {
      dependencies.unsent.clear();
      await signOut();
    },

    signOut,

    async sendPasswordReset(email: string): Promise<void> {
      await (await provider()).sendPasswordReset(email);
    },

    async sendVerification(): Promise<void> {
      await (await provider()).sendVerification();
    },

    /** Checks in the background whether the address has been verified, perhaps on another device. */
    checkVerification(): void {
      afterScreenShown(
        (identityProvider) => identityProvider.checkVerification(),
        'The email verification could not be checked',
      );
    },
  };
}

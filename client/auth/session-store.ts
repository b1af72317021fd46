// Who is signed in (specification, section 4): loading, then signed in or signed out, or unchecked
// while the provider that would have to say cannot be reached. The token in the browser's storage
// is the product's own word on it; the identity provider is asked to confirm in the background, and
// is loaded for a visitor once the first screen stands.
import type { SyncBody } from '../../contracts/accounts.ts';
import type { Identity, IdentityProvider, SignedIn } from './identity.ts';
import { claimsOf, isExpired, type userToken } from '../api/tokens.ts';

export interface Session {
  state: 'loading' | 'signed-in' | 'signed-out' | 'unchecked';
  identity: Identity | null;
  /** When they signed in on this page, in epoch milliseconds; null where the browser knew them. */
  since: number | null;
}

/** What the form of /signup gives. */
export interface SignUp {
  email: string;
  password: string;
  firstName: string;
  profile: NonNullable<SyncBody>;
}

export interface SessionParts {
  /** `isAwaited` is false where nobody waits for it; it is true where it is left out. */
  openProvider: (isAwaited?: boolean) => Promise<IdentityProvider>;
  /** Resolves once the first screen has had its time to appear. */
  screenShown: () => Promise<void>;
  token: typeof userToken;
  /** Tells the server who is signed in; the body is what the sign-up form asked for. */
  sync: (body: SyncBody) => Promise<unknown>;
  /** Forgets everything that was read for the person before. */
  forget: () => void;
  /** Remembers across the page's reload that the browser went to the provider's page. */
  redirect: { isPending: () => boolean; set: (pending: boolean) => void };
  /** Keeps what the sign-up form asked for until the server has it, through a reload too. */
  unsent: {
    read: (uid: string) => SyncBody;
    keep: (uid: string, profile: NonNullable<SyncBody>) => void;
    drop: () => void;
  };
  /** The server has taken what the sign-up form asked for: what was read before is out of date. */
  onProfileSent: () => void;
  /** A redirect sign-in has succeeded. */
  onRedirectSignIn: () => void;
  log: (message: string, error: unknown) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

const signedOut: Session = { state: 'signed-out', identity: null, since: null };
const unchecked: Session = { state: 'unchecked', identity: null, since: null };
const CANNOT_CHECK = 'We cannot check your sign-in right now. Please try again in a moment.';

export function createSessionStore(parts: SessionParts) {
  const { token: stored, log } = parts;
  let session: Session = { state: 'loading', identity: null, since: null };
  let opening: Promise<IdentityProvider> | null = null;
  let synced: { token: string; done: Promise<void> } | null = null;
  /** While an account is being made nobody is announced before the profile is at hand. */
  let isSigningUp = false;
  const listeners = new Set<() => void>();

  function publish(next: Session): void {
    if (session.identity !== null && session.identity.uid !== next.identity?.uid) parts.forget();
    session = next;
    for (const listener of listeners) listener();
  }

  /**
   * Tells the server once per token. Failures are only logged; an unsent profile goes with the next
   * token.
   */
  function sync({ identity, token }: SignedIn): Promise<void> {
    if (synced?.token === token) return synced.done;
    const profile = parts.unsent.read(identity.uid);
    const done = parts.sync(profile).then(
      () => {
        if (profile === undefined) return;
        parts.unsent.drop();
        parts.onProfileSent();
      },
      (error: unknown) => log('The account could not be synchronised', error),
    );
    synced = { token, done };
    return done;
  }

  /**
   * A newcomer is announced to the server before any screen asks it about them. `isSignIn` is false
   * where the browser knew them and nobody has done anything.
   */
  async function welcome(signedIn: SignedIn, isSignIn: boolean): Promise<void> {
    const { identity, token } = signedIn;
    if (stored.read() !== token) stored.store(token);
    const done = sync(signedIn);
    if (session.identity?.uid !== identity.uid) await done;
    if (stored.read() === null) return; // Signed out meanwhile.
    const known = session.identity?.uid === identity.uid ? session.since : null;
    publish({ state: 'signed-in', identity, since: isSignIn ? parts.now() : known });
  }

  function farewell(): void {
    stored.remove();
    synced = null;
    publish(signedOut);
  }

  /** What the token's issuer takes for now, as far as the device's clock is known to be slow. */
  const issuersNow = () => parts.now() + stored.clockLag();

  /** Lets in whom the stored token names; answers whether it still holds. */
  function enter(): boolean {
    const token = stored.read();
    const claims = token === null || isExpired(token, issuersNow()) ? null : claimsOf(token);
    if (token === null || claims === null) return false;
    const { uid, email, displayName, emailVerified } = claims;
    const identity = {
      uid,
      email,
      displayName,
      ...(emailVerified !== undefined && { emailVerified }),
    };
    // Names the server has not got yet must not be asked for again.
    if (parts.unsent.read(uid) !== undefined) void welcome({ identity, token }, false);
    else publish({ state: 'signed-in', identity, since: null });
    return true;
  }

  /**
   * Whoever was signed in here has signed out in another tab, or somebody else has signed in: nothing that is
   * done here from now on may be done in their name. The provider would say so, too, but later.
   */
  function followOtherTab(): void {
    if (session.identity === null) return;
    const uid = claimsOf(stored.read() ?? '')?.uid;
    if (uid === undefined) farewell();
    else if (uid !== session.identity.uid) enter();
  }

  /** The provider cannot say who is there: a token that has expired is kept for a better moment. */
  function goOnAlone(): void {
    if (session.state !== 'loading' || enter()) return;
    publish(stored.read() === null ? signedOut : unchecked);
  }

  async function open(isAwaited: boolean): Promise<IdentityProvider> {
    const isExpected = stored.read() !== null || parts.redirect.isPending();
    const provider = await parts.openProvider(isAwaited);
    if (parts.redirect.isPending()) {
      parts.redirect.set(false);
      try {
        const result = await provider.finishRedirect();
        if (result !== null) {
          await welcome(result, true);
          parts.onRedirectSignIn();
        }
      } catch (error) {
        log('The redirect sign-in was not completed', error);
      }
    }
    // Someone the provider remembers, but who has left this product, does not come back by surprise.
    if (!isExpected) await provider.signOut();
    provider.watch(
      (signedIn) => {
        if (isSigningUp) return;
        if (signedIn === null) farewell();
        else {
          welcome(signedIn, false).catch((error: unknown) =>
            log('The sign-in could not be kept', error),
          );
        }
      },
      (error) => {
        log('The identity token could not be renewed', error);
        goOnAlone();
      },
    );
    return provider;
  }

  function provider(isAwaited = true): Promise<IdentityProvider> {
    opening ??= open(isAwaited).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  }

  /** What Google says, and where the whole page goes to it, that it did. */
  async function byGoogle(
    deed: 'signInWithGoogle' | 'proveByGoogle',
    isWanted: () => boolean,
  ): Promise<SignedIn> {
    const identityProvider = await provider();
    try {
      return await identityProvider[deed](() => {
        if (!isWanted()) return false;
        parts.redirect.set(true);
        return true;
      });
    } catch (error) {
      parts.redirect.set(false);
      log('Signing in with Google failed', error);
      throw error;
    }
  }

  /** Ends the session here, whether or not the provider can be reached. */
  async function signOut(): Promise<void> {
    farewell();
    try {
      await (await provider()).signOut();
    } catch (error) {
      log('The identity provider was not told of the sign-out', error);
    }
  }

  /** The token of a new proof takes the place of the one before, here and at the server. */
  async function renew(proven: SignedIn): Promise<void> {
    stored.store(proven.token);
    await sync(proven);
  }

  /** Asks the provider in the background, once the screen stands; a failure is logged with this sentence. */
  function onceShown(ask: (one: IdentityProvider) => Promise<unknown>, failed: string): void {
    parts
      .screenShown()
      // Whoever is signed in goes on with something else meanwhile.
      .then(() => provider(session.state !== 'signed-in'))
      .then(ask)
      .catch((error: unknown) => log(failed, error));
  }

  return {
    get: () => session,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Called once, when the page opens. */
    start(): void {
      stored.watch(followOtherTab);
      const isRedirect = parts.redirect.isPending();
      if (stored.read() === null && !isRedirect) return publish(signedOut);
      // Whom the token lets in need not wait for the provider, nor their screen for its code.
      const isIn = !isRedirect && enter();
      (isIn ? parts.screenShown().then(() => provider(false)) : provider()).catch(
        (error: unknown) => {
          log('The identity provider could not be opened', error);
          goOnAlone();
        },
      );
    },

    /** Fetches the provider before it is asked for, when a parent is about to sign in. */
    prepare(): void {
      provider().catch((error: unknown) => log('The identity provider could not be opened', error));
    },

    /**
     * The same for Google's popup, once the screen stands: browsers open one in answer to a tap alone, and
     * not seconds later.
     */
    prepareGoogle(): void {
      onceShown((one) => one.readyPopups(), "Google's popup could not be prepared");
    },

    /**
     * The bearer token for a call, renewed when it expires within 30 s; null when there is none.
     * Throws where it has expired and the provider cannot be reached: sent to the server it would
     * only be refused, and the family signed out.
     */
    async bearer(): Promise<string | null> {
      const token = stored.read();
      if (token === null || !isExpired(token, issuersNow())) return token;
      try {
        const fresh = await (await parts.openProvider()).freshToken();
        if (fresh === null || stored.read() === null) return stored.read();
        try {
          stored.store(fresh);
        } catch (error) {
          log('The renewed token could not be kept', error);
        }
        return fresh;
      } catch (error) {
        log('The identity token could not be renewed', error);
        if (isExpired(token, issuersNow(), 0)) throw new Error(CANNOT_CHECK, { cause: error });
        return token;
      }
    },

    /**
     * What the provider asks of a new password, as a sentence; null for nothing, or while it cannot
     * be asked.
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
      stored.requireRoom();
      const identityProvider = await provider();
      isSigningUp = true;
      try {
        const account = await identityProvider.createAccount(email, password, firstName);
        parts.unsent.keep(account.identity.uid, profile);
        await welcome(account, true);
      } finally {
        isSigningUp = false;
      }
    },

    async signIn(email: string, password: string): Promise<void> {
      stored.requireRoom();
      await welcome(await (await provider()).signIn(email, password), true);
    },

    /**
     * `isWanted` is asked before the whole page goes to the provider: a closed popup is noticed
     * seconds later, when the parent may be doing something else.
     */
    async signInWithGoogle(isWanted: () => boolean): Promise<void> {
      stored.requireRoom();
      await welcome(await byGoogle('signInWithGoogle', isWanted), true);
    },

    proofAsked: async () => (await provider()).proofAsked(),

    async proveByPassword(password: string): Promise<void> {
      await renew(await (await provider()).proveByPassword(password));
    },

    /** Where popups are blocked the whole page goes to the provider, if `isWanted` answers true. */
    async proveByGoogle(isWanted: () => boolean): Promise<void> {
      await renew(await byGoogle('proveByGoogle', isWanted));
    },

    /** When the parent last proved who they are, in epoch milliseconds; null where that is unknown. */
    provenAt(): number | null {
      const token = stored.read();
      return token === null ? null : (claimsOf(token)?.provenAt ?? null);
    },

    /** Ends the session of an account that is no more. */
    async depart(): Promise<void> {
      parts.unsent.drop();
      await signOut();
    },

    signOut,

    async sendPasswordReset(email: string): Promise<void> {
      await (await provider()).sendPasswordReset(email);
    },

    async sendVerification(): Promise<void> {
      await (await provider()).sendVerification();
    },

    /** Learns in the background whether the address was verified meanwhile, elsewhere perhaps. */
    checkVerification(): void {
      onceShown((one) => one.checkVerification(), 'Whether the address is verified is not known');
    },
  };
}

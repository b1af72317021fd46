// The adapter to Firebase Authentication: the only file that imports its SDK.
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getRedirectResult,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reauthenticateWithRedirect,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
  validatePassword,
  type Auth,
  type PasswordValidationStatus,
  type PopupRedirectResolver,
  type User,
} from 'firebase/auth';
import type { ClientConfig } from '../../contracts/client-config.ts';
import { pages } from '../../contracts/pages.ts';
import { codeOf, identityError, PASSWORD_REFUSED } from './identity-errors.ts';
import type { IdentityProvider, SignedIn } from './identity.ts';
import { passwordHint, passwordRefusal, type PasswordPolicy } from './password-policy.ts';

/** After these a popup is of no use and the whole page goes to the provider instead. */
const popupGaveUp = [
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

async function signedIn(user: User): Promise<SignedIn> {
  const { uid, email, displayName, emailVerified } = user;
  return { identity: { uid, email, displayName, emailVerified }, token: await user.getIdToken() };
}

/**
 * The SDK's popup and redirect need a helper script, which it would fetch from the provider's own
 * host. Loaded beforehand from the configured host, that helper is already there.
 */
function loadPopupHelper(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${host}/js/api.js`;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The sign-in page cannot be reached just now. Please try again.'));
    };
    document.head.append(script);
  });
}

/** What the SDK opens popups with. No public type says that it can be made ready; every popup begins with it. */
interface Popups {
  _initialize(auth: Auth): Promise<unknown>;
}

/** The SDK makes one of the class that it is given; of this class there is the one we have, too. */
function openPopups(): { popups: Popups; resolver: PopupRedirectResolver } {
  const Resolver = browserPopupRedirectResolver as unknown as new () => Popups;
  const made: Popups[] = [];
  class OnlyResolver extends Resolver {
    constructor() {
      super();
      made.push(this);
      return made[0] ?? this;
    }
  }
  return { popups: new OnlyResolver(), resolver: OnlyResolver as unknown as PopupRedirectResolver };
}

function policyOf({ passwordPolicy }: PasswordValidationStatus): PasswordPolicy {
  const { customStrengthOptions: asked, enforcementState } = passwordPolicy;
  return {
    isEnforced: enforcementState === 'ENFORCE',
    minLength: asked.minPasswordLength,
    maxLength: asked.maxPasswordLength,
    lowercase: asked.containsLowercaseLetter,
    uppercase: asked.containsUppercaseLetter,
    digit: asked.containsNumericCharacter,
    symbol: asked.containsNonAlphanumericCharacter,
  };
}

/**
 * Throws where the provider's policy refuses the password, saying what is missing. A policy that
 * cannot be read refuses nothing: the provider judges again.
 */
async function checkPassword(auth: Auth, password: string): Promise<void> {
  const status = await validatePassword(auth, password).catch((error: unknown) => {
    console.info('The password policy could not be read', error);
    return null;
  });
  if (status === null) return;
  const refusal = passwordRefusal(policyOf(status), {
    minLength: status.meetsMinPasswordLength,
    maxLength: status.meetsMaxPasswordLength,
    lowercase: status.containsLowercaseLetter,
    uppercase: status.containsUppercaseLetter,
    digit: status.containsNumericCharacter,
    symbol: status.containsNonAlphanumericCharacter,
  });
  if (refusal !== null) throw new Error(refusal, { cause: { code: PASSWORD_REFUSED } });
}

/** The page behind the link leads back to /account, which says that it has worked. */
const verify = (user: User) =>
  sendEmailVerification(user, { url: location.origin + pages.account });

/** Rejections carry sentences fit for a parent and the provider's own error as their cause. */
async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw identityError(error);
  }
}

/**
 * Where the SDK finds a stand-in, of which it takes one address. Where that is another site, browsers keep the outcome
 * of a sign-in from this page: then the server passes all of it on, as it does with the provider's own sign-in pages.
 */
function addressOf(host: string): string {
  return new URL(host).hostname === location.hostname ? host : location.origin;
}

export function connectIdentityProvider(config: ClientConfig['identity']): IdentityProvider {
  const { host, ...options } = config;
  // The popup helper is named with each use, not here: here it would be loaded at once on phones.
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = 'en-AU';
  if (host !== null) connectAuthEmulator(auth, addressOf(host), { disableWarnings: true });

  let made: ReturnType<typeof openPopups> | undefined;
  const popupParts = () => (made ??= openPopups());

  let helper: Promise<void> | null = null;
  const popupHelper = () => {
    if (host === null) return Promise.resolve();
    helper ??= loadPopupHelper(host).catch((error: unknown) => {
      helper = null;
      throw error;
    });
    return helper;
  };

  async function google(leaving: () => boolean): Promise<SignedIn> {
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ prompt: 'select_account' });
    await popupHelper();
    try {
      const { user } = await signInWithPopup(auth, provider, popupParts().resolver);
      return await signedIn(user);
    } catch (error) {
      if (!popupGaveUp.includes(codeOf(error)) || !leaving()) throw error;
      return await signInWithRedirect(auth, provider, popupParts().resolver);
    }
  }

  /** Who is signed in, as the SDK knows them. */
  async function currentUser(): Promise<User> {
    await auth.authStateReady();
    if (auth.currentUser !== null) return auth.currentUser;
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
  }

  async function proveByGoogle(leaving: () => boolean): Promise<SignedIn> {
    const user = await currentUser();
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ login_hint: user.email ?? '' });
    await popupHelper();
    try {
      await reauthenticateWithPopup(user, provider, popupParts().resolver);
    } catch (error) {
      if (codeOf(error) !== 'auth/popup-blocked' || !leaving()) throw error;
      return await reauthenticateWithRedirect(user, provider, popupParts().resolver);
    }
    return await signedIn(user);
  }

  return {
    async createAccount(email, password, displayName) {
      await checkPassword(auth, password);
      return inWords(
        createUserWithEmailAndPassword(auth, email, password).then(async ({ user }) => {
          // The account stands by now; the name also goes to the server, so its loss here is no failure.
          await updateProfile(user, { displayName }).catch((error: unknown) =>
            console.info('The display name was not saved', error),
          );
          // Nobody waits for it: /account sends it again.
          verify(user).catch((error: unknown) =>
            console.info('The email to verify the address was not sent', error),
          );
          return signedIn(user);
        }),
      );
    },
    passwordHint: async () => passwordHint(policyOf(await validatePassword(auth, ''))),
    signIn: (email, password) =>
      inWords(signInWithEmailAndPassword(auth, email, password).then(({ user }) => signedIn(user))),
    signInWithGoogle: (leaving) => inWords(google(leaving)),
    async readyPopups() {
      await popupHelper();
      await popupParts().popups._initialize(auth);
    },
    async finishRedirect() {
      await popupHelper();
      const result = await getRedirectResult(auth, popupParts().resolver);
      return result === null ? null : signedIn(result.user);
    },
    proofAsked: () =>
      inWords(
        currentUser().then(({ providerData }) =>
          providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID) &&
          !providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
            ? 'google'
            : 'password',
        ),
      ),
    proveByPassword: (password) =>
      inWords(
        currentUser().then(async (user) => {
          const credential = EmailAuthProvider.credential(user.email ?? '', password);
          await reauthenticateWithCredential(user, credential);
          return signedIn(user);
        }),
      ),
    proveByGoogle: (leaving) => inWords(proveByGoogle(leaving)),
    signOut: () => signOut(auth),
    sendPasswordReset: (email) =>
      inWords(
        // The page behind the link leads back to this address.
        sendPasswordResetEmail(auth, email, { url: location.origin + pages.signIn }).catch(
          (error: unknown) => {
            // Whether an address has an account here is nobody else's business.
            if (codeOf(error) !== 'auth/user-not-found') throw error;
          },
        ),
      ),
    sendVerification: () => inWords(currentUser().then(verify)),
    async checkVerification() {
      const user = await currentUser();
      await reload(user);
      if (user.emailVerified) await user.getIdToken(true);
    },
    async freshToken() {
      await auth.authStateReady();
      return auth.currentUser === null ? null : auth.currentUser.getIdToken();
    },
    watch(listener, failed) {
      onIdTokenChanged(auth, (user) => {
        if (user === null) listener(null);
        else signedIn(user).then(listener, failed);
      });
    },
  };
}

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
import { claimsOf } from '../api/tokens.ts';
import { codeOf, identityError, PASSWORD_REFUSED } from './identity-errors.ts';
import type { IdentityProvider, SignedIn } from './identity.ts';
import { passwordHint, passwordRefusal, type PasswordPolicy } from './password-policy.ts';

/** Popup failures after which the whole page redirects to the provider instead. */
const redirectFallbackCodes = [
  'auth/popup-blocked',
  'auth/popup-closed-by-user',
  'auth/cancelled-popup-request',
  'auth/user-cancelled',
];

async function signedIn(user: User): Promise<SignedIn> {
  const token = await user.getIdToken();
  const { uid, email, displayName } = user;
  // Of an address that was just confirmed the provider knows before the token says so, and the server goes by the token.
  const emailVerified = claimsOf(token)?.emailVerified ?? user.emailVerified;
  return { identity: { uid, email, displayName, emailVerified }, token };
}

/**
 * Loads the helper script that the SDK needs for popups and redirects from the configured host. If it
 * is already loaded, the SDK does not fetch it from the provider's own host.
 */
function loadPopupHelper(host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${host}/js/api.js`;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The sign-in page cannot be reached right now. Please try again.'));
    };
    document.head.append(script);
  });
}

/** The SDK's popup resolver. `_initialize` is not in the public types; every popup calls it first. */
interface PopupResolver {
  _initialize(auth: Auth): Promise<unknown>;
}

/**
 * Creates a popup resolver that can be initialised before the first popup. The SDK instantiates the class it
 * is given, so the class always returns the same instance.
 */
function createPopupResolver(): { popups: PopupResolver; resolver: PopupRedirectResolver } {
  const Resolver = browserPopupRedirectResolver as unknown as new () => PopupResolver;
  const instances: PopupResolver[] = [];
  class SingletonResolver extends Resolver {
    constructor() {
      super();
      instances.push(this);
      return instances[0] ?? this;
    }
  }
  return {
    popups: new SingletonResolver(),
    resolver: SingletonResolver as unknown as PopupRedirectResolver,
  };
}

function policyOf({ passwordPolicy }: PasswordValidationStatus): PasswordPolicy {
  const { customStrengthOptions: options, enforcementState } = passwordPolicy;
  return {
    isEnforced: enforcementState === 'ENFORCE',
    minLength: options.minPasswordLength,
    maxLength: options.maxPasswordLength,
    lowercase: options.containsLowercaseLetter,
    uppercase: options.containsUppercaseLetter,
    digit: options.containsNumericCharacter,
    symbol: options.containsNonAlphanumericCharacter,
  };
}

/**
 * Throws an error that says what is missing if the password does not meet the provider's policy. If the
 * policy cannot be read, every password passes: the provider checks it again.
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

/** The page behind the emailed link leads back to /account, which shows that the address is verified. */
const sendVerificationEmail = (user: User) =>
  sendEmailVerification(user, { url: location.origin + pages.account });

/** Rejects with an error that has a message for the parent and the provider's error as its cause. */
async function withReadableErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw identityError(error);
  }
}

/**
 * Returns the address of the auth emulator for the SDK, which takes a single one. If the emulator is on another
 * site, browsers hide the result of a sign-in from this page, so the server proxies the emulator as it proxies the
 * provider's own sign-in pages.
 */
function emulatorAddress(host: string): string {
  return new URL(host).hostname === location.hostname ? host : location.origin;
}

export function connectIdentityProvider(config: ClientConfig['identity']): IdentityProvider {
  const { host, ...options } = config;
  // The popup resolver is passed with each call instead of here: here, phones would load it at once.
  const auth = initializeAuth(initializeApp(options), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = 'en-AU';
  if (host !== null) connectAuthEmulator(auth, emulatorAddress(host), { disableWarnings: true });

  let popupResolver: ReturnType<typeof createPopupResolver> | undefined;
  const getPopupResolver = () => (popupResolver ??= createPopupResolver());

  let helper: Promise<void> | null = null;
  const popupHelper = () => {
    if (host === null) return Promise.resolve();
    helper ??= loadPopupHelper(host).catch((error: unknown) => {
      helper = null;
      throw error;
    });
    return helper;
  };

  async function signInByGoogle(mayRedirect: () => boolean): Promise<SignedIn> {
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ prompt: 'select_account' });
    await popupHelper();
    try {
      const { user } = await signInWithPopup(auth, provider, getPopupResolver().resolver);
      return await signedIn(user);
    } catch (error) {
      if (!redirectFallbackCodes.includes(codeOf(error)) || !mayRedirect()) throw error;
      return await signInWithRedirect(auth, provider, getPopupResolver().resolver);
    }
  }

  /** Returns the SDK's current user. Throws if nobody is signed in. */
  async function currentUser(): Promise<User> {
    await auth.authStateReady();
    if (auth.currentUser !== null) return auth.currentUser;
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/user-token-expired' });
  }

  async function reauthenticateWithGoogle(mayRedirect: () => boolean): Promise<SignedIn> {
    const user = await currentUser();
    const provider = new GoogleAuthProvider();
    provider.setCustomParameters({ login_hint: user.email ?? '' });
    await popupHelper();
    try {
      await reauthenticateWithPopup(user, provider, getPopupResolver().resolver);
    } catch (error) {
      if (codeOf(error) !== 'auth/popup-blocked' || !mayRedirect()) throw error;
      return await reauthenticateWithRedirect(user, provider, getPopupResolver().resolver);
    }
    return await signedIn(user);
  }

  return {
    async createAccount(email, password, displayName) {
      await checkPassword(auth, password);
      return withReadableErrors(
        createUserWithEmailAndPassword(auth, email, password).then(async ({ user }) => {
          // The account exists by now. The name also goes to the server, so a failure here is only logged.
          await updateProfile(user, { displayName }).catch((error: unknown) =>
            console.info('The display name was not saved', error),
          );
          // Not awaited: /account can send the email again.
          sendVerificationEmail(user).catch((error: unknown) =>
            console.info('The email to verify the address was not sent', error),
          );
          return signedIn(user);
        }),
      );
    },
    passwordHint: async () => passwordHint(policyOf(await validatePassword(auth, ''))),
    signIn: (email, password) =>
      withReadableErrors(
        signInWithEmailAndPassword(auth, email, password).then(({ user }) => signedIn(user)),
      ),
    signInWithGoogle: (mayRedirect) => withReadableErrors(signInByGoogle(mayRedirect)),
    async preparePopup() {
      await popupHelper();
      await getPopupResolver().popups._initialize(auth);
    },
    async finishRedirect() {
      await popupHelper();
      const result = await getRedirectResult(auth, getPopupResolver().resolver);
      return result === null ? null : signedIn(result.user);
    },
    reauthenticationMethod: () =>
      withReadableErrors(
        currentUser().then(({ providerData }) =>
          providerData.some(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID) &&
          !providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
            ? 'google'
            : 'password',
        ),
      ),
    reauthenticateWithPassword: (password) =>
      withReadableErrors(
        currentUser().then(async (user) => {
          const credential = EmailAuthProvider.credential(user.email ?? '', password);
          await reauthenticateWithCredential(user, credential);
          return signedIn(user);
        }),
      ),
    reauthenticateWithGoogle: (mayRedirect) =>
      withReadableErrors(reauthenticateWithGoogle(mayRedirect)),
    signOut: () => signOut(auth),
    sendPasswordReset: (email) =>
      withReadableErrors(
        // The page behind the emailed link leads back to this address.
        sendPasswordResetEmail(auth, email, { url: location.origin + pages.signIn }).catch(
          (error: unknown) => {
            // Do not reveal whether an address has an account.
            if (codeOf(error) !== 'auth/user-not-found') throw error;
          },
        ),
      ),
    sendVerification: () => withReadableErrors(currentUser().then(sendVerificationEmail)),
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
        if (user === null) return listener(null);
        signedIn(user).then((now) => {
          // A new token may arrive after its user has signed out.
          if (auth.currentUser?.uid === user.uid) listener(now);
        }, failed);
      });
    },
  };
}

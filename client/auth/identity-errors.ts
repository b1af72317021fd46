// Messages for parents for the identity provider's error codes
// (https://firebase.google.com/docs/auth/admin/errors and the SDK's own list).

/** The password does not meet the provider's password policy. */
export const PASSWORD_REFUSED = 'auth/password-does-not-meet-requirements';

const messages: Record<string, string> = {
  'auth/email-already-in-use': 'An account with this email already exists. Try signing in instead.',
  'auth/account-exists-with-different-credential':
    'An account with this email already exists. Try signing in with your email and password.',
  'auth/invalid-credential':
    'That email and password do not match. Please check them and try again.',
  'auth/wrong-password': 'That email and password do not match. Please check them and try again.',
  'auth/user-not-found': 'That email and password do not match. Please check them and try again.',
  'auth/invalid-email': 'Enter a valid email address.',
  'auth/missing-email': 'Enter your email address.',
  'auth/missing-password': 'Enter your password.',
  'auth/weak-password': 'Please choose a stronger password, with at least 6 characters.',
  [PASSWORD_REFUSED]: 'Please choose a stronger password: it does not meet the requirements.',
  'auth/user-mismatch': 'That is another account. Please choose the one you signed in with.',
  'auth/popup-closed-by-user': 'The window was closed too early. Please try again.',
  'auth/user-cancelled': 'Signing in was cancelled.',
  'auth/user-disabled': 'This account has been disabled. Please contact the library.',
  'auth/too-many-requests': 'Too many attempts. Please wait a few minutes and try again.',
  'auth/network-request-failed':
    'The sign-in service cannot be reached right now. Please check your internet connection and try again.',
  'auth/operation-not-allowed': 'This way of signing in is not available.',
  'auth/unauthorized-domain': 'This way of signing in is not available at this address.',
  'auth/user-token-expired': 'You have been signed out. Please sign in again.',
};

/** Returns the provider's error code, such as `auth/weak-password`, or '' if the error has none. */
export function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null | undefined)?.code;
  return typeof code === 'string' ? code : '';
}

/**
 * Converts a provider error into one with a message for the parent. For an unknown code the message
 * is empty, so the screen shows its own. Returns other errors unchanged.
 */
export function identityError(error: unknown): Error {
  const code = codeOf(error);
  if (!code.startsWith('auth/')) return error instanceof Error ? error : new Error('');
  return new Error(messages[code] ?? '', { cause: error });
}

/** Returns the sign-up field that a provider error belongs to, or null. */
export function fieldOf(error: unknown): 'email' | 'password' | null {
  switch (codeOf(error instanceof Error ? error.cause : null)) {
    case 'auth/email-already-in-use':
    case 'auth/invalid-email':
      return 'email';
    case 'auth/weak-password':
    case PASSWORD_REFUSED:
      return 'password';
    default:
      return null;
  }
}

/**
 * Whether the provider rejected the email and password. The provider does not say whether the account
 * exists, or whether the account now signs in with Google instead of a password.
 */
export function isWrongPassword(error: unknown): boolean {
  return ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found'].includes(
    codeOf(error instanceof Error ? error.cause : null),
  );
}

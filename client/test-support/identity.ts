// A mock identity provider.
import { vi } from 'vitest';
import { identityError } from '../auth/identity-errors.ts';
import type { Identity, IdentityProvider, SignedIn } from '../auth/identity.ts';
import { createToken } from './storage.ts';

const HOUR = 3_600_000;

/** Returns a token of this user that is valid for an hour. */
export function tokenOf({ uid, email, displayName }: Identity, claims: object = {}): string {
  return createToken(uid, Date.now() + HOUR, { email, name: displayName, ...claims });
}

export const robin: Identity = { uid: 'robin', email: 'robin@example.com', displayName: 'Kim' };

const signedIn = (): SignedIn => ({ identity: robin, token: tokenOf(robin) });

/** Returns the error for an SDK error code, with its message for the parent. */
export const refusal = (code: string) => identityError(Object.assign(new Error(code), { code }));

const provider = {
  createAccount: vi.fn<IdentityProvider['createAccount']>(),
  passwordHint: vi.fn<IdentityProvider['passwordHint']>(),
  signIn: vi.fn<IdentityProvider['signIn']>(),
  signInWithGoogle: vi.fn<IdentityProvider['signInWithGoogle']>(),
  preparePopup: vi.fn<IdentityProvider['preparePopup']>(),
  finishRedirect: vi.fn<IdentityProvider['finishRedirect']>(),
  reauthenticationMethod: vi.fn<IdentityProvider['reauthenticationMethod']>(),
  reauthenticateWithPassword: vi.fn<IdentityProvider['reauthenticateWithPassword']>(),
  reauthenticateWithGoogle: vi.fn<IdentityProvider['reauthenticateWithGoogle']>(),
  signOut: vi.fn<IdentityProvider['signOut']>(),
  sendPasswordReset: vi.fn<IdentityProvider['sendPasswordReset']>(),
  sendVerification: vi.fn<IdentityProvider['sendVerification']>(),
  checkVerification: vi.fn<IdentityProvider['checkVerification']>(),
  freshToken: vi.fn<IdentityProvider['freshToken']>(),
  watch: vi.fn<IdentityProvider['watch']>(),
};

export const identity = {
  ...provider,
  open: async (): Promise<IdentityProvider> => provider,
  /** Resets the mocks, so every method succeeds for the same parent. */
  reset(): void {
    for (const method of Object.values(provider)) method.mockReset();
    provider.createAccount.mockImplementation(async () => signedIn());
    provider.passwordHint.mockResolvedValue(null);
    provider.signIn.mockImplementation(async () => signedIn());
    provider.signInWithGoogle.mockImplementation(async () => signedIn());
    provider.preparePopup.mockResolvedValue();
    provider.finishRedirect.mockResolvedValue(null);
    provider.reauthenticationMethod.mockResolvedValue('password');
    provider.reauthenticateWithPassword.mockImplementation(async () => signedIn());
    provider.reauthenticateWithGoogle.mockImplementation(async () => signedIn());
    provider.signOut.mockResolvedValue();
    provider.sendPasswordReset.mockResolvedValue();
    provider.sendVerification.mockResolvedValue();
    provider.checkVerification.mockResolvedValue();
    provider.freshToken.mockResolvedValue(null);
  },
};

// An identity provider without one: what it answers, and what it was asked.
import { vi } from 'vitest';
import { identityError } from '../auth/identity-errors.ts';
import type { Identity, IdentityProvider, SignedIn } from '../auth/identity.ts';
import { createToken } from './storage.ts';

const HOUR = 3_600_000;

/** A token of this person that holds for an hour. */
export function tokenOf({ uid, email, displayName }: Identity, claims: object = {}): string {
  return createToken(uid, Date.now() + HOUR, { email, name: displayName, ...claims });
}

export const robin: Identity = { uid: 'robin', email: 'robin@example.com', displayName: 'Kim' };

const signedIn = (): SignedIn => ({ identity: robin, token: tokenOf(robin) });

/** A failure as the provider's SDK names it, in the words that a parent reads. */
export const refusal = (code: string) => identityError(Object.assign(new Error(code), { code }));

const provider = {
  createAccount: vi.fn<IdentityProvider['createAccount']>(),
  passwordHint: vi.fn<IdentityProvider['passwordHint']>(),
  signIn: vi.fn<IdentityProvider['signIn']>(),
  signInWithGoogle: vi.fn<IdentityProvider['signInWithGoogle']>(),
  readyPopups: vi.fn<IdentityProvider['readyPopups']>(),
  finishRedirect: vi.fn<IdentityProvider['finishRedirect']>(),
  proofAsked: vi.fn<IdentityProvider['proofAsked']>(),
  proveByPassword: vi.fn<IdentityProvider['proveByPassword']>(),
  proveByGoogle: vi.fn<IdentityProvider['proveByGoogle']>(),
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
  /** Everything succeeds, for the same parent. */
  reset(): void {
    for (const deed of Object.values(provider)) deed.mockReset();
    provider.createAccount.mockImplementation(async () => signedIn());
    provider.passwordHint.mockResolvedValue(null);
    provider.signIn.mockImplementation(async () => signedIn());
    provider.signInWithGoogle.mockImplementation(async () => signedIn());
    provider.readyPopups.mockResolvedValue();
    provider.finishRedirect.mockResolvedValue(null);
    provider.proofAsked.mockResolvedValue('password');
    provider.proveByPassword.mockImplementation(async () => signedIn());
    provider.proveByGoogle.mockImplementation(async () => signedIn());
    provider.signOut.mockResolvedValue();
    provider.sendPasswordReset.mockResolvedValue();
    provider.sendVerification.mockResolvedValue();
    provider.checkVerification.mockResolvedValue();
    provider.freshToken.mockResolvedValue(null);
  },
};

// What a signed-in parent asks the identity provider about their account.
import { claimsOf, userToken } from '../api/tokens.ts';
import type { Reauthentication } from './identity.ts';
import { afterScreenShown, connectProvider } from './identity-connection.ts';

export async function reauthenticationMethod(): Promise<Reauthentication> {
  return (await connectProvider()).reauthenticationMethod();
}

/** Returns when the parent last authenticated, in epoch milliseconds; null if unknown. */
export function authenticatedAt(): number | null {
  const token = userToken.read();
  return token === null ? null : (claimsOf(token)?.authenticatedAt ?? null);
}

export async function sendVerification(): Promise<void> {
  await (await connectProvider()).sendVerification();
}

/** Checks in the background whether the address has been verified, perhaps on another device. */
export function checkVerification(): void {
  afterScreenShown(
    (provider) => provider.checkVerification(),
    'The email verification could not be checked',
  );
}

// Signing up and in with an email address and a password. All reject with messages for the parent.
import type { SyncBody } from '../../contracts/accounts.ts';
import { userToken } from '../api/tokens.ts';
import { connectProvider, withoutReports } from './identity-connection.ts';
import { onReauthenticated, onSignedIn } from './session-changes.ts';
import { unsentProfile } from './unsent-profile.ts';

/** The values of the /signup form. */
export interface SignUp {
  email: string;
  password: string;
  firstName: string;
  profile: NonNullable<SyncBody>;
}

/**
 * Returns what the provider requires of a new password, as a sentence; null if it requires nothing or is
 * unreachable.
 */
export async function passwordHint(): Promise<string | null> {
  try {
    return await (await connectProvider()).passwordHint();
  } catch (error) {
    console.info('The password policy could not be read', error);
    return null;
  }
}

export async function signUp({ email, password, firstName, profile }: SignUp): Promise<void> {
  userToken.requireRoom();
  const provider = await connectProvider();
  await withoutReports(async () => {
    const account = await provider.createAccount(email, password, firstName);
    unsentProfile.save(account.identity.uid, profile);
    await onSignedIn(account, true);
  });
}

export async function signIn(email: string, password: string): Promise<void> {
  userToken.requireRoom();
  await onSignedIn(await (await connectProvider()).signIn(email, password), true);
}

export async function reauthenticateWithPassword(password: string): Promise<void> {
  await onReauthenticated(await (await connectProvider()).reauthenticateWithPassword(password));
}

export async function sendPasswordReset(email: string): Promise<void> {
  await (await connectProvider()).sendPasswordReset(email);
}

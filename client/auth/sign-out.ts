import { returnPath } from '../api/return-path.ts';
import { connectProvider, withoutReports } from './identity-connection.ts';
import { onSignedOut } from './session-changes.ts';
import { unsentProfile } from './unsent-profile.ts';

/** Ends a session that the server rejects, even if the provider is unreachable. The return path is kept. */
export async function dismiss(): Promise<void> {
  onSignedOut();
  try {
    await withoutReports(async () => (await connectProvider()).signOut());
  } catch (error) {
    console.info('Signing out at the identity provider failed', error);
  }
}

/** Signs out on the parent's request, and clears the return path too. */
export function signOut(): Promise<void> {
  returnPath.clear();
  return dismiss();
}

/** Signs out after the account was deleted. Nothing of it stays in the browser. */
export function signOutDeleted(): Promise<void> {
  unsentProfile.clear();
  return signOut();
}

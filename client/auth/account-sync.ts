// Tells the server who has signed in, with the profile of a new account.
import type { SyncBody } from '../../contracts/accounts.ts';
import { call } from '../api/api.ts';
import { refetchUser } from '../api/held-answers.ts';
import { noteAsksGrownUp } from './asks-grown-up.ts';
import type { SignedIn } from './identity.ts';
import { unsentProfile } from './unsent-profile.ts';

let lastSync: { token: string; done: Promise<void> } | null = null;

async function send(uid: string, profile: SyncBody): Promise<void> {
  try {
    const user = await call(
      'POST /api/auth/firebase/sync',
      profile === undefined ? {} : { body: profile },
    );
    noteAsksGrownUp(uid, user.asksGrownUp);
    if (profile === undefined) return;
    unsentProfile.clear();
    refetchUser();
  } catch (error) {
    console.info('The account could not be synchronised', error);
  }
}

/**
 * Syncs the account with the server once per token. Failures are only logged; an unsent profile is sent with
 * the next token.
 */
export function syncAccount({ identity, token }: SignedIn): Promise<void> {
  if (lastSync?.token !== token) {
    // Read first: if that throws, this token has not been synced.
    const profile = unsentProfile.read(identity.uid);
    lastSync = { token, done: send(identity.uid, profile) };
  }
  return lastSync.done;
}

/** Makes the next call of `syncAccount` sync whatever its token. */
export function forgetSync(): void {
  lastSync = null;
}

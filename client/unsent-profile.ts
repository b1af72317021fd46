// What a sign-up form asked for, kept in this tab until the server has taken it: an account that
// was made while the server was away loses nothing.
import type { SyncBody } from '../contracts/accounts.ts';

const KEY = 'unsent_profile';

type Kept = { uid: string; profile: NonNullable<SyncBody> };

export const unsentProfile = {
  /** The profile that waits for the account with this uid, if one does. */
  read(uid: string): SyncBody {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.uid === uid ? kept.profile : undefined;
  },
  keep(uid: string, profile: NonNullable<SyncBody>): void {
    sessionStorage.setItem(KEY, JSON.stringify({ uid, profile } satisfies Kept));
  },
  drop(): void {
    sessionStorage.removeItem(KEY);
  },
};

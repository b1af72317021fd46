// What a sign-up form asked for, kept in this tab until the server has taken it: an account that
// was made while the server was away loses nothing.
import type { SyncBody } from '../../contracts/accounts.ts';
import { remember } from '../browser/storages.ts';

const KEY = 'unsent_profile';

type Kept = { uid: string; profile: NonNullable<SyncBody> };

/** Where the storage is full: until the page is left. */
let held: Kept | null = null;

export const unsentProfile = {
  /** The profile that waits for the account with this uid, if one does. */
  read(uid: string): SyncBody {
    const kept = held ?? (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null);
    return kept?.uid === uid ? kept.profile : undefined;
  },
  keep(uid: string, profile: NonNullable<SyncBody>): void {
    const kept: Kept = { uid, profile };
    held = remember(sessionStorage, KEY, JSON.stringify(kept)) ? null : kept;
  },
  drop(): void {
    held = null;
    sessionStorage.removeItem(KEY);
  },
};

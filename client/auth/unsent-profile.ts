// The profile from the sign-up form, stored in this tab until the server has it. So an account that was
// created while the server was unavailable loses nothing.
import type { SyncBody } from '../../contracts/accounts.ts';
import { saveItem } from '../browser/storages.ts';

const KEY = 'unsent_profile';

type StoredProfile = { uid: string; profile: NonNullable<SyncBody> };

/** Fallback if the storage is full; lasts as long as the page. */
let inMemory: StoredProfile | null = null;

export const unsentProfile = {
  /** Returns the unsent profile of this account, if there is one. */
  read(uid: string): SyncBody {
    const stored =
      inMemory ?? (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as StoredProfile | null);
    return stored?.uid === uid ? stored.profile : undefined;
  },
  save(uid: string, profile: NonNullable<SyncBody>): void {
    const stored: StoredProfile = { uid, profile };
    inMemory = saveItem(sessionStorage, KEY, JSON.stringify(stored)) ? null : stored;
  },
  clear(): void {
    inMemory = null;
    sessionStorage.removeItem(KEY);
  },
};

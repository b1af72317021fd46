/**
 * Whether the library may keep a sign-in in this browser. One that blocks all cookies has no storages either:
 * they throw as soon as they are looked at.
 */
export function isStorageAllowed(): boolean {
  try {
    return [localStorage, sessionStorage].every((storage) => storage.length >= 0);
  } catch {
    return false;
  }
}

const NO_ROOM =
  'This browser has no room left to remember you. Please free some space on this device, or clear what other sites have kept in the browser’s settings, and try again.';

/** Keeps what can be done without. False where the storage is full. */
export function remember(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Keeps what nobody can be signed in without. Throws a sentence where the storage is full. */
export function mustRemember(storage: Storage, key: string, value: string): void {
  if (!remember(storage, key, value)) throw new Error(NO_ROOM);
}

/** Throws the same sentence where a sign-in could not be kept: before anything is done that would be lost. */
export function requireRoom(storage: Storage): void {
  const key = 'room_for_a_sign_in';
  try {
    mustRemember(storage, key, 'x'.repeat(4096));
  } finally {
    storage.removeItem(key);
  }
}

/** The sentence for what a browser throws where a storage is full; null for any other error. */
export function fullStorageIn(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' ? NO_ROOM : null;
}

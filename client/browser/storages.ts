/**
 * Whether the browser allows storage. If it blocks all cookies, even accessing `localStorage` throws.
 */
export function isStorageAllowed(): boolean {
  try {
    return [localStorage, sessionStorage].every((storage) => storage.length >= 0);
  } catch {
    return false;
  }
}

const STORAGE_FULL =
  'This browser’s storage is full, so it cannot keep you signed in. Please free some space on this device, or clear the data of other sites in the browser’s settings, and try again.';

/** Stores a value that is not essential. Returns false if the storage is full. */
export function saveItem(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Stores a value that the sign-in depends on. Throws an error for the parent if the storage is full. */
export function saveItemOrThrow(storage: Storage, key: string, value: string): void {
  if (!saveItem(storage, key, value)) throw new Error(STORAGE_FULL);
}

/** Throws the same error if a sign-in could not be stored. Called before an action whose result would be lost. */
export function requireRoom(storage: Storage): void {
  const key = 'room_for_a_sign_in';
  try {
    saveItemOrThrow(storage, key, 'x'.repeat(4096));
  } finally {
    storage.removeItem(key);
  }
}

/** Returns the message for a browser's storage-full error; null for any other error. */
export function storageFullMessage(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED'
    ? STORAGE_FULL
    : null;
}

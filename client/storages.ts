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

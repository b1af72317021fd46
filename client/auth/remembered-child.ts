// Which child reads, as this device remembers it for an account. Without the session: the document's own script asks too.
import { avatarOf, type Avatar } from '../../domain/family.ts';

/** The chosen child, as this device remembers it, so that its name and picture are there before any answer. */
export interface RememberedChild {
  id: string;
  firstName: string | null;
  avatar: Avatar | null;
}

/** Returns the key in the browser's storage. */
export const storageKeyOf = (uid: string): string => `child:${uid}`;

/** Returns the child that reads for this account; null if this device has not been told. */
export function readChild(uid: string | null): RememberedChild | null {
  try {
    const json = uid === null ? null : localStorage.getItem(storageKeyOf(uid));
    const stored = JSON.parse(json ?? 'null') as Partial<
      Record<keyof RememberedChild, unknown>
    > | null;
    // The id goes into a header.
    if (typeof stored?.id !== 'string' || !/^[!-~]+$/.test(stored.id)) return null;
    const text = (value: unknown) => (typeof value === 'string' ? value : null);
    const { id, firstName, avatar } = stored;
    return { id, firstName: text(firstName), avatar: avatarOf(text(avatar)) };
  } catch {
    return null;
  }
}

/** Ends the keys under which this device keeps what is a child's. They all end with the account's id. */
export const childKeyOf = (uid: string, childId: string): string =>
  childId === uid ? uid : `${childId}:${uid}`;

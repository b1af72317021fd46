// What is known about kept answers without opening the database: whether this device has some for a child.
import { saveItem } from '../browser/storages.ts';
import { mayOpenKept } from './last-active.ts';

/** Raised when a screen cannot show answers of earlier releases. */
const VERSION = '1';

const keyOf = (childKey: string) => `kept_answers:${childKey}`;

/** Whether this device has answers for this child, of a release that this one understands. */
export const isMarked = (childKey: string): boolean =>
  localStorage.getItem(keyOf(childKey)) === VERSION;

export const mark = (childKey: string): void =>
  void saveItem(localStorage, keyOf(childKey), VERSION);

export const unmark = (childKey: string): void => localStorage.removeItem(keyOf(childKey));

/** Whether this device has answers for this child that may be opened now. */
export const mayOpenAnswers = (uid: string, childKey: string): boolean =>
  isMarked(childKey) && mayOpenKept(uid);

/** Whether this device has answers of any child of this account that may be opened now. */
export const hasKept = (uid: string): boolean =>
  mayOpenKept(uid) &&
  Object.keys(localStorage).some(
    (key) => key.startsWith('kept_answers:') && key.endsWith(`:${uid}`),
  );

const LEFTOVERS = 'kept_answers:left over';

/** Notes that something is still to be removed, or that nothing is. */
export function noteLeftovers(areThere: boolean): void {
  if (areThere) saveItem(localStorage, LEFTOVERS, 'yes');
  else localStorage.removeItem(LEFTOVERS);
}

const KEPT = /^(?:kept_answers|kept_books|seen_active):/;

/** Returns the keys under which the browser's storage has lists of what is kept. */
export const keptListKeys = (): string[] =>
  Object.keys(localStorage).filter((key) => KEPT.test(key));

/** Whether this device has books of any child of this account. */
export const hasKeptBooks = (uid: string): boolean =>
  keptListKeys().some((key) => key.startsWith('kept_books:') && key.endsWith(`:${uid}`));

/** Whether anything is kept that is not of this account; for a visitor, anything at all. */
export const hasLeftovers = (uid: string | null): boolean =>
  keptListKeys().some((key) => uid === null || !key.endsWith(`:${uid}`));

// Whether a child is in the middle of something, something is not saved yet, or books are being fetched that somebody asked
// to keep: in this window, or in another one. A window that is in use holds a lock, which the browser takes back when the
// window is closed. Part of the first script: a window that was opened just now is seen by the others.
import { childsPages, findPage, type PageName } from '../../contracts/pages.ts';
import { hasUnsaved, watchUnsaved } from '../browser/unsaved.ts';

const LOCK = 'in-use';

/** Also where a book is chosen to listen to a child: it is about to read. */
const USED: readonly PageName[] = [...childsPages, 'listen'];

/** Whether a child is in the middle of something on the screen of this path. */
export const isChildsScreen = (path: string): boolean => {
  const page = findPage(path);
  return page !== null && USED.includes(page.name);
};

let isFetching = false;

/** Whether books are being fetched in this window that somebody asked to keep. */
export const isFetchingBooks = (): boolean => isFetching;

/** Whether this window is in use. */
export const isInUse = (): boolean =>
  hasUnsaved() || isFetching || isChildsScreen(location.pathname);

/** Calls `listener` after each navigation in this window. The router reports its own as events. */
export function watchNavigation(listener: () => void): void {
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, listener);
}

let isTelling = false;
let release: (() => void) | null = null;

function tell(): void {
  if (!isTelling || isInUse() === (release !== null)) return;
  if (release !== null) {
    release();
    release = null;
    return;
  }
  const released = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(LOCK, { mode: 'shared' }, () => released);
}

/** Tells other windows from now on whether this one is in use. */
export function tellUse(): void {
  if (isTelling) return;
  isTelling = true;
  watchNavigation(tell);
  watchUnsaved(tell);
  tell();
}

/** Notes whether books are being fetched in this window that somebody asked to keep. */
export function noteFetching(isSo: boolean): void {
  isFetching = isSo;
  tell();
}

/** Runs `task` unless a window is in use. Returns null if one is. None can run a second task meanwhile. */
export async function whileUnused<T>(task: () => Promise<T>): Promise<T | null> {
  if (isInUse()) return null;
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? null : task(),
  );
}

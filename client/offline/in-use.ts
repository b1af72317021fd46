// Whether a child is in the middle of something, or something is not saved yet: in this window, or in another one. A
// window that is in use holds a lock, which the browser takes back when the window is closed.
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

/** Whether this window is in use. */
export const isInUse = (): boolean => hasUnsaved() || isChildsScreen(location.pathname);

/** Calls `listener` after each navigation in this window. The router reports its own as events. */
export function watchNavigation(listener: () => void): void {
  for (const type of ['pushState', 'replaceState', 'popstate']) addEventListener(type, listener);
}

/** Tells other windows from now on whether this one is in use. */
export function tellUse(): void {
  let release: (() => void) | null = null;
  function follow(): void {
    if (isInUse() === (release !== null)) return;
    if (release !== null) {
      release();
      release = null;
      return;
    }
    const released = new Promise<void>((resolve) => (release = resolve));
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => released);
  }
  watchNavigation(follow);
  watchUnsaved(follow);
  follow();
}

/** Runs `task` unless a window is in use. Returns null if one is. None can run a second task meanwhile. */
export async function whileUnused<T>(task: () => Promise<T>): Promise<T | null> {
  if (isInUse()) return null;
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock === null ? null : task(),
  );
}

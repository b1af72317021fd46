// The page a visitor wanted when they were redirected to sign in. Stored in this tab until they reach it or
// sign out.
import { findPage, type PageName } from '../../contracts/pages.ts';
import { saveItem } from '../browser/storages.ts';

const KEY = 'return_place';
const RETURN_PAGES: readonly PageName[] = ['account', 'warmUp', 'placement', 'reading'];

/** Whether a path is a page worth returning to. The sign-in leads to the other pages anyway. */
function isReturnPath(path: string): boolean {
  const page = findPage(path);
  return page !== null && RETURN_PAGES.includes(page.name) && !/[?#\\]/.test(path);
}

export const returnPath = {
  /** Returns the saved path, or null if there is none. */
  read(): string | null {
    const path = sessionStorage.getItem(KEY);
    return path !== null && isReturnPath(path) ? path : null;
  },
  /** Saves a path; ignores paths that are not return paths. */
  save(path: string): void {
    if (isReturnPath(path)) saveItem(sessionStorage, KEY, path);
  },
  clear(): void {
    sessionStorage.removeItem(KEY);
  },
};

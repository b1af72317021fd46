// Where a visitor was going when they were sent to sign in, kept in this tab until they come back to
// it or sign out by hand.
import { findPage, type PageName } from '../../contracts/pages.ts';
import { remember } from '../browser/storages.ts';

const KEY = 'return_place';
const PLACES: readonly PageName[] = ['account', 'warmUp', 'reading'];

/** The screens that someone opens by their address: the other ones are on everybody's way. */
function isPlace(path: string): boolean {
  const page = findPage(path);
  return page !== null && PLACES.includes(page.name) && !/[?#\\]/.test(path);
}

export const returnPlace = {
  /** A path of this product; null where the visitor came for nothing in particular. */
  read(): string | null {
    const path = sessionStorage.getItem(KEY);
    return path !== null && isPlace(path) ? path : null;
  },
  /** Any other path than those of `isPlace` is not kept. */
  keep(path: string): void {
    if (isPlace(path)) remember(sessionStorage, KEY, path);
  },
  drop(): void {
    sessionStorage.removeItem(KEY);
  },
};

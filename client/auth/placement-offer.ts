// The offer of the reading check 'Where to begin', as this browser remembers it: dismissed for a child, and how many
// checks were begun, so that the next one shows other words.
import { saveItem } from '../browser/storages.ts';

/** Holds the id of the user whose family chose 'Not now', or kept the starting level. */
const DISMISSED = 'placement_not_now';
const CHECKS = 'placement_checks';

export const placementOffer = {
  isDismissed: (userId: string): boolean => localStorage.getItem(DISMISSED) === userId,
  dismiss: (userId: string): void => void saveItem(localStorage, DISMISSED, userId),
};

/** Counts a check that begins. Returns its number, from 0. */
export function countCheck(): number {
  const number = Number(localStorage.getItem(CHECKS)) || 0;
  saveItem(localStorage, CHECKS, String(number + 1));
  return number;
}

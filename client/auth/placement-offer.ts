// The offer of the reading check 'Where to begin', as this browser remembers it: dismissed for a child, and how many
// checks were begun, so that the next one shows other words.
import { createDismissals } from '../browser/dismissals.ts';
import { saveItem } from '../browser/storages.ts';

const CHECKS = 'placement_checks';

/** The children whose family chose 'Not now', or kept the starting level. */
export const placementOffer = createDismissals('placement_not_now');

/** Counts a check that begins. Returns its number, from 0. */
export function countCheck(): number {
  const number = Number(localStorage.getItem(CHECKS)) || 0;
  saveItem(localStorage, CHECKS, String(number + 1));
  return number;
}

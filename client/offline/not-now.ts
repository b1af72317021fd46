// Why a window takes no release now, for whoever has asked for it.
import { hasUnsaved, isLostElsewhere } from '../browser/unsaved.ts';
import { isFetchingBooks } from './in-use.ts';
import type { takeVersion } from './new-version.ts';

const AT_NEXT_START = 'It comes by itself when the library is opened next.';

export type Refusal = 'unsaved' | 'sending' | 'fetching' | Awaited<ReturnType<typeof takeVersion>>;

export const refusals: Record<Refusal, string> = {
  unsaved: 'Something here is not saved yet. Save it first.',
  sending: 'Files are being sent from here. Use it when they are sent.',
  fetching: 'Books are being kept here. Use it when they are kept.',
  'in-use': `Another window is in use, and is left alone. ${AT_NEXT_START}`,
  failed: `It cannot be used just now. ${AT_NEXT_START}`,
};

/** Why this window takes no release now; null if it does. */
export function refusalHere(): Refusal | null {
  if (isLostElsewhere()) return 'unsaved';
  if (hasUnsaved('sending')) return 'sending';
  return isFetchingBooks() ? 'fetching' : null;
}

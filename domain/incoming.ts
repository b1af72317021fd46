// Limits of the files that owners bring in, of which the library makes drafts.
import { PDF_BYTES, PDF_TOO_LARGE } from './flipbooks.ts';

export const incomingStates = ['arriving', 'waiting', 'working', 'ready', 'refused'] as const;
/** `arriving` is not here yet; `waiting` has its turn later; `ready` is a draft. */
export type IncomingState = (typeof incomingStates)[number];

/** The maximum size of a ZIP or an EPUB, in bytes. */
export const INCOMING_BYTES = 500 * 1_048_576;
export const INCOMING_TOO_LARGE = `A file can have at most ${INCOMING_BYTES / 1_048_576} MB. Save its pictures in a smaller size.`;
/** The most files that are not made yet: those that arrive, and those that wait. */
export const MOST_WAITING = 200;
/** How long a file that does not go on arriving is kept, in milliseconds. */
export const ARRIVES_WITHIN = 24 * 3_600_000;
/** The longest name of a file that is kept, in characters. */
export const LONGEST_FILE_NAME = 200;

/** Returns why a file of this name and size is not taken; null if it may be. The content of it is not known yet. */
export function sizeRefusal(name: string, bytes: number): string | null {
  if (bytes === 0) return 'This file is empty. Choose another one, or save it again.';
  if (/\.pdf$/i.test(name) && bytes > PDF_BYTES) return PDF_TOO_LARGE;
  return bytes > INCOMING_BYTES ? INCOMING_TOO_LARGE : null;
}

// The store of flipbook pages, as pictures. Only the server reads them, because unlike the objects behind
// /public-objects/ they show a book's text. They are in a folder (flipbook-folder.ts) or in a bucket
// (flipbook-bucket.ts).
import type { WorkFolders } from './work-folders.ts';

/** `discardBefore` also deletes flipbooks whose upload began before that time and never finished. */
export interface FlipbookFiles extends WorkFolders {
  /**
   * Stores the files of a rendered folder as the pages of a flipbook, and replaces any earlier pages. Stores all
   * or none. Removes the folder.
   */
  keep(folder: string, flipbookId: string): Promise<void>;
  has(flipbookId: string): Promise<boolean>;
  /** Returns the bytes of one file; null if there is no such file. */
  read(flipbookId: string, name: string): Promise<Buffer | null>;
  /** Returns every stored flipbook, and when it was stored, in epoch milliseconds. */
  list(): Promise<{ id: string; storedAt: number }[]>;
  remove(flipbookId: string): Promise<void>;
}

const SAFE_ID = /^[0-9a-f]{32}$/;
const SAFE_NAME = /^[a-z0-9-]{1,40}\.[a-z0-9]{1,8}$/;

export const isFlipbookId = (text: string): boolean => SAFE_ID.test(text);

/** Whether a text is a valid name for a file of a flipbook. */
export const isPageName = (text: string): boolean => SAFE_NAME.test(text);

/** Returns the text if it is a valid flipbook id. Throws otherwise. */
export function flipbookIdOf(text: string): string {
  if (!isFlipbookId(text)) throw new Error(`Not the id of a flipbook: ${text}`);
  return text;
}

// The store of flipbooks' pages: some pictures for each, which none but the server reads. Unlike the
// objects behind /public-objects/, they hold a book's words. In a folder (flipbook-folder.ts) or in a
// bucket (flipbook-bucket.ts).
import type { Drawings } from './drawings.ts';

/** `discardBefore` also throws away what began to be kept before then and never was. */
export interface FlipbookFiles extends Drawings {
  /**
   * Stores a drawn folder's files as those of a flipbook, in the place of any it had: all, or none.
   * The folder is gone then.
   */
  keep(folder: string, flipbookId: string): Promise<void>;
  has(flipbookId: string): Promise<boolean>;
  /** One file's bytes, or null where it is not there. */
  read(flipbookId: string, name: string): Promise<Buffer | null>;
  /** Each flipbook that is stored, and since when, in epoch milliseconds. */
  list(): Promise<{ id: string; storedAt: number }[]>;
  remove(flipbookId: string): Promise<void>;
}

const SAFE_ID = /^[0-9a-f]{32}$/;
const SAFE_NAME = /^[a-z0-9-]{1,40}\.[a-z0-9]{1,8}$/;

export const isFlipbookId = (text: string): boolean => SAFE_ID.test(text);

/** Of one of its files. */
export const isPageName = (text: string): boolean => SAFE_NAME.test(text);

/** Throws for what is none. */
export function flipbookIdOf(text: string): string {
  if (!isFlipbookId(text)) throw new Error(`Not the id of a flipbook: ${text}`);
  return text;
}

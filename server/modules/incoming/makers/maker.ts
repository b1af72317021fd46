// What the makers of books are given, and what they return.
import type { InlinePage } from '../../../../contracts/inline-pages.ts';
import type { PicturePurpose, StoredPicture } from '../../../../contracts/pictures.ts';

/** An inline book that was made of a file. */
export interface MadeBook {
  title: string;
  author: string | null;
  description: string | null;
  /** The address of a stored picture; null if there is none. */
  coverImageUrl: string | null;
  content: InlinePage[];
  /** What the owner should look at, in sentences; null for nothing. */
  note: string | null;
}

/** What the owner should do about a book without words. */
export const ONLY_PICTURES =
  'Its pages are pictures. Type the words of each page, so that they can be checked.';

/** Joins what the owner should look at; null for nothing. */
export const joinNotes = (...notes: (string | null)[]): string | null =>
  notes.filter((note) => note !== null).join(' ') || null;

export interface MakerParts {
  /** Stores a picture. Throws a Problem with a sentence if it is not one that the library takes. */
  storePicture(bytes: AsyncIterable<Buffer>, purpose: PicturePurpose): Promise<StoredPicture>;
  onProgress(pagesDone: number, pageCount: number): void;
  /** Stops the work. The maker then throws the reason. */
  signal: AbortSignal;
}

// Where the editor of a book leads back to: the table of all books, or the file that was brought in from which it was opened.
import { pages } from '../../../../contracts/pages.ts';

interface OpenedFile {
  bookId: string;
  /** The key of the file's row, which receives the focus. */
  row: string;
}

let opened: OpenedFile | null = null;

export const openedFile = {
  read: () => opened,
  save: (next: OpenedFile) => void (opened = next),
  clear: () => void (opened = null),
};

const TO_BOOKS = { href: pages.admin, name: 'All books' };
const TO_BRING_IN = { href: `${pages.admin}#bring-in`, name: 'Bring in' };

/** `bookId` is that of the book that is edited; undefined for a new one. */
export const wayBack = (bookId: string | undefined): { href: string; name: string } =>
  opened !== null && opened.bookId === bookId ? TO_BRING_IN : TO_BOOKS;

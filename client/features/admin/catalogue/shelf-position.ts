// Remembers the owner's table view, row and selected books while a book is viewed or edited, so that the owner returns to
// the same search, row and selection.
import type { AdminBook } from '../../../../contracts/books.ts';
import type { TableView } from './use-table.ts';

interface ShelfPosition {
  view: TableView;
  /** The book whose row receives the focus. */
  bookId: string;
  /** As they were when the owner left; none if left out. */
  selected?: readonly AdminBook[];
}

let position: ShelfPosition | null = null;

export const shelfPosition = {
  read: () => position,
  save: (next: ShelfPosition) => void (position = next),
  clear: () => void (position = null),
};

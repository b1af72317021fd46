// Remembers the owner's table view and row while a book is being edited, so that the owner returns to the same search
// and row.
import type { TableView } from './use-table.ts';

interface ShelfPosition {
  view: TableView;
  /** The book whose row receives the focus. */
  bookId: string;
}

let position: ShelfPosition | null = null;

export const shelfPosition = {
  read: () => position,
  save: (next: ShelfPosition) => void (position = next),
  clear: () => void (position = null),
};

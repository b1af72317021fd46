// Where the owner was among her books when she opened one of them: she comes back to its row, and to what
// she had searched for, however she comes back.
import type { TableView } from './use-table.ts';

interface ShelfPlace {
  view: TableView;
  /** The book in whose row she goes on. */
  bookId: string;
}

let place: ShelfPlace | null = null;

export const shelfPlace = {
  read: () => place,
  keep: (next: ShelfPlace) => void (place = next),
  /** She is back. */
  drop: () => void (place = null),
};

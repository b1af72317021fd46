// Which books of the owner's table are selected. They stay selected while more rows are loaded.
import { useState } from 'react';
import type { AdminBook } from '../../../../contracts/books.ts';

export interface Selection {
  /** In the order in which they were selected. */
  books: readonly AdminBook[];
  has: (book: AdminBook) => boolean;
  /** Selects these books as well, or no longer. */
  set: (books: readonly AdminBook[], isSelected: boolean) => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, AdminBook>>(new Map());
  return {
    books: [...selected.values()],
    has: ({ id }) => selected.has(id),
    set: (books, isSelected) =>
      setSelected((now) => {
        const next = new Map(now);
        for (const book of books) {
          if (isSelected) next.set(book.id, book);
          else next.delete(book.id);
        }
        return next;
      }),
    clear: () => setSelected(new Map()),
  };
}

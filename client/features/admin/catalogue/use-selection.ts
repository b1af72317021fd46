// Which books of the owner's table are selected. They stay selected while more rows are loaded.
import { useRef, useState } from 'react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { shelfPosition } from './shelf-position.ts';
import type { useTable } from './use-table.ts';

export interface Selection {
  /** In the order in which they were selected. */
  books: readonly AdminBook[];
  has: (book: AdminBook) => boolean;
  /** Selects these books as well, or no longer. */
  set: (books: readonly AdminBook[], isSelected: boolean) => void;
  /**
   * Selects what `load` returns later as well, and returns true: unless it returns null, or a book has been deselected
   * meanwhile. `load` can ask whether its books are wanted still.
   */
  setLater: (
    load: (isWanted: () => boolean) => Promise<readonly AdminBook[] | null>,
  ) => Promise<boolean>;
  /** Deselects the books with these ids. */
  remove: (ids: readonly string[]) => void;
  clear: () => void;
}

const byId = (books: readonly AdminBook[]): ReadonlyMap<string, AdminBook> =>
  new Map(books.map((book) => [book.id, book]));

/**
 * Begins with what was selected when the owner left the table for a book. A book that was changed meanwhile is as the table has
 * it, and one that the whole table has no longer is not selected: it would go unseen.
 */
export function useSelection({ rows, isPending, hasMore }: ReturnType<typeof useTable>): Selection {
  const [selected, setSelected] = useState(() => byId(shelfPosition.read()?.selected ?? []));
  const inTable = byId(rows);
  const isWhole = !isPending && !hasMore;
  /** How often books have been deselected. */
  const deselections = useRef(0);
  const add = (books: readonly AdminBook[]) =>
    setSelected((now) => new Map([...now, ...byId(books)]));
  const remove = (ids: readonly string[]) => {
    deselections.current += 1;
    setSelected((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
  };
  return {
    books: [...selected.values()].flatMap(
      (book) => inTable.get(book.id) ?? (isWhole ? [] : [book]),
    ),
    has: ({ id }) => selected.has(id),
    set: (books, isSelected) => (isSelected ? add(books) : remove(books.map(({ id }) => id))),
    async setLater(load) {
      const before = deselections.current;
      const isWanted = () => deselections.current === before;
      const books = await load(isWanted);
      if (books === null || !isWanted()) return false;
      add(books);
      return true;
    },
    remove,
    clear() {
      deselections.current += 1;
      setSelected(new Map());
    },
  };
}

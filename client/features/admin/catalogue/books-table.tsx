// 'All Books': a table on wide screens, one card per book on phones and portrait tablets. The ARIA roles are explicit,
// because a table with `display: block` loses its implicit roles.
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { AdminBook } from '../../../../contracts/books.ts';
import type { TableColumn } from '../../../../domain/owner-table.ts';
import { classNames } from '../../../ui/class-names.ts';
import { BookRow, cell } from './book-row.tsx';
import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';
import type { TableView } from './use-table.ts';

/** Explains the three figures of a book, and the step below them. */
const WORDS_MEANING =
  'the share of words that a child of its level can sound out · with the heart words · how many different words practise the level; below, the step of its words. Select the figures for the report';

const columns: readonly { name: string; column?: TableColumn }[] = [
  { name: 'Title', column: 'title' },
  { name: 'Author', column: 'author' },
  { name: 'Category', column: 'category' },
  { name: 'Words', column: 'words' },
  { name: 'Flipbook' },
  { name: 'Actions' },
];

const SORTED = { up: 'ascending', down: 'descending' } as const;

/** The first press sorts up, the second down, and the third restores the order of the shelf. */
function nextSort(current: TableView['sort'], column: TableColumn): TableView['sort'] {
  if (current?.column !== column) return { column, order: 'up' };
  return current.order === 'up' ? { column, order: 'down' } : null;
}

function SortMark({ order }: { order: 'up' | 'down' | null }) {
  const Arrow = order === null ? ArrowUpDown : order === 'up' ? ArrowUp : ArrowDown;
  return (
    <Arrow
      aria-hidden="true"
      className={classNames('size-4 shrink-0', order === null && 'opacity-55')}
    />
  );
}

export function BooksTable({
  books,
  sort,
  onSort,
  selection,
  deletingId,
  onView,
  onEdit,
  onInspect,
  onDelete,
}: {
  books: readonly AdminBook[];
  sort: TableView['sort'];
  onSort: (sort: TableView['sort']) => void;
  selection: Selection;
  /** The id of the book that is being deleted. */
  deletingId: string | null;
  /** Opens the book as a child would see it. */
  onView: (book: AdminBook) => void;
  onEdit: (book: AdminBook) => void;
  /** Opens the full report on a book. */
  onInspect: (book: AdminBook, button: HTMLElement) => void;
  onDelete: (book: AdminBook, button: HTMLElement) => void;
}) {
  const selected = books.filter(selection.has).length;
  const isWhole = books.length > 0 && selected === books.length;
  return (
    <>
      <p className="mb-1 text-[0.95rem] text-ink-soft">{`Words: ${WORDS_MEANING}.`}</p>
      <SelectBox
        label={`Select all ${books.length} shown`}
        checked={isWhole}
        partly={selected > 0 && !isWhole}
        onChange={(isSelected) => selection.set(books, isSelected)}
      />
      <table role="table" className="w-full border-collapse max-lg:block">
        <thead role="rowgroup" className="max-lg:block">
          <tr
            role="row"
            className="text-left text-ink-soft max-lg:mb-3 max-lg:flex max-lg:flex-wrap"
          >
            {columns.map(({ name, column }) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                aria-sort={sort !== null && sort.column === column ? SORTED[sort.order] : undefined}
                className={classNames(
                  'font-normal',
                  column === undefined ? `${cell} max-lg:sr-only` : 'p-0',
                  name === 'Actions' && 'lg:text-right',
                )}
              >
                {column === undefined ? (
                  name
                ) : (
                  <button
                    type="button"
                    className="flex min-h-12 items-center gap-1.5 rounded-control px-3 py-2 text-left hover:bg-sea-wash"
                    onClick={() => onSort(nextSort(sort, column))}
                  >
                    <span>{name}</span>
                    <SortMark order={sort?.column === column ? sort.order : null} />
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:flex max-lg:flex-col max-lg:gap-3">
          {books.map((book) => (
            <BookRow
              key={book.id}
              book={book}
              deleting={book.id === deletingId}
              selected={selection.has(book)}
              onSelect={(isSelected) => selection.set([book], isSelected)}
              onView={() => onView(book)}
              onEdit={() => onEdit(book)}
              onInspect={(button) => onInspect(book, button)}
              onDelete={(button) => onDelete(book, button)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

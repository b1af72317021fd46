// 'All Books': a table on wide screens, one card per book on phones and portrait tablets. The ARIA roles are explicit,
// because a table with `display: block` loses its implicit roles.
import { ArrowDown, ArrowUp, ArrowUpDown, ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { type TableColumn, UNKNOWN } from '../../../../domain/owner-table.ts';
import { seriesText } from '../../../../domain/series.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../../ui/level-badge.tsx';
import { BookWords } from './book-words.tsx';
import { SelectBox } from './select-box.tsx';
import { StateChip } from './state-chip.tsx';
import type { Selection } from './use-selection.ts';
import type { TableView } from './use-table.ts';

/** Explains the three figures of a book, and the step below them. */
const WORDS_MEANING =
  'the share of words that a child of its level can sound out · with the heart words · how many different words practise the level; below, the step of its words. Select the figures for the report';

const cell = 'px-3 py-1 align-middle lg:py-3';

function CategoryBadge({ category }: { category: string }) {
  if (levelNameOf(category) !== '') return <LevelBadge category={category} />;
  return <span className="rounded-full bg-paper-deep px-3 py-0.5 font-semibold">{UNKNOWN}</span>;
}

function BookRow({
  book,
  deleting,
  selected,
  onSelect,
  onView,
  onEdit,
  onInspect,
  onDelete,
}: {
  book: AdminBook;
  deleting: boolean;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onView: () => void;
  onEdit: () => void;
  onInspect: (button: HTMLElement) => void;
  onDelete: (button: HTMLElement) => void;
}) {
  const title = useId();
  const series = seriesText(book);
  return (
    <tr
      role="row"
      aria-selected={selected}
      className="border-line max-lg:flex max-lg:flex-wrap max-lg:items-start max-lg:rounded-control max-lg:border max-lg:py-3 lg:border-t"
    >
      <th
        role="rowheader"
        scope="row"
        aria-labelledby={title}
        className={classNames(cell, 'text-left max-lg:w-full lg:w-1/4 lg:min-w-48')}
      >
        <span className="flex items-center">
          <SelectBox checked={selected} labelledBy={title} onChange={onSelect} />
          <span className="flex min-w-0 flex-col">
            <span
              id={title}
              translate="no"
              className="font-display text-lg font-semibold wrap-anywhere"
            >
              {book.title}
            </span>
            {series !== null && (
              <span
                translate="no"
                className="text-[0.95rem] font-normal text-ink-soft wrap-anywhere"
              >
                {series}
              </span>
            )}
          </span>
        </span>
      </th>
      <td
        role="cell"
        className={classNames(cell, 'wrap-anywhere text-ink-soft max-lg:w-full lg:w-1/6')}
      >
        {book.author ?? UNKNOWN}
      </td>
      <td
        role="cell"
        className={classNames(cell, 'max-lg:flex max-lg:min-h-14 max-lg:items-center lg:min-w-44')}
      >
        <span className="flex flex-wrap items-center gap-2">
          <CategoryBadge category={book.category} />
          <StateChip book={book} />
        </span>
      </td>
      <td role="cell" className={classNames(cell, 'max-lg:grow max-lg:basis-44')}>
        <BookWords book={book} onInspect={onInspect} />
      </td>
      <td role="cell" className={classNames(cell, 'max-lg:px-0 max-lg:empty:hidden')}>
        {book.flipbookType === 'fliphtml5' && book.flipbookUrl !== null && (
          <a
            href={book.openUrl ?? book.flipbookUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={classNames(buttonClass('quiet'), 'px-3!')}
          >
            <ExternalLink aria-hidden="true" />
            Open
            <span className="sr-only">{` ${book.title} in a new tab`}</span>
          </a>
        )}
      </td>
      <td
        role="cell"
        className={classNames(cell, 'max-lg:pl-0 max-lg:pr-1 lg:text-right lg:whitespace-nowrap')}
      >
        <Button variant="quiet" className="px-3!" onClick={onView}>
          <Eye aria-hidden="true" />
          View
          <span className="sr-only">{` ${book.title} as a child`}</span>
        </Button>
        <Button variant="quiet" className="px-3!" data-edits={book.id} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
          <span className="sr-only">{` ${book.title}`}</span>
        </Button>
        <Button
          variant="quiet"
          className="px-3! text-loss! hover:bg-loss-wash!"
          busy={deleting}
          busyText="Deleting..."
          onClick={(event) => onDelete(event.currentTarget)}
        >
          <Trash2 aria-hidden="true" />
          Delete
          <span className="sr-only">{` ${book.title}`}</span>
        </Button>
      </td>
    </tr>
  );
}

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

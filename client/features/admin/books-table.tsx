// 'All Books': a table where there is room, one card a book on a phone. The roles are written out
// because a table laid out as blocks would lose them.
import { ExternalLink, Trash2 } from 'lucide-react';
import type { AdminBook } from '../../../contracts/books.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../ui/level-badge.tsx';

const cell = 'px-3 py-1 align-middle md:py-3';

function CategoryBadge({ category }: { category: string }) {
  if (levelNameOf(category) !== '') return <LevelBadge category={category} />;
  return <span className="rounded-full bg-paper-deep px-3 py-0.5 font-semibold">Unknown</span>;
}

function BookRow({
  book,
  deleting,
  onDelete,
}: {
  book: AdminBook;
  deleting: boolean;
  onDelete: (button: HTMLElement) => void;
}) {
  return (
    <tr
      role="row"
      className="border-line max-md:flex max-md:flex-wrap max-md:items-center max-md:rounded-control max-md:border max-md:py-3 md:border-t"
    >
      <th
        role="rowheader"
        scope="row"
        className={classNames(
          cell,
          'wrap-anywhere text-left max-md:w-full font-display text-lg font-semibold',
        )}
      >
        {book.title}
      </th>
      <td
        role="cell"
        className={classNames(cell, 'wrap-anywhere text-ink-soft max-md:w-full md:w-1/4')}
      >
        {book.author ?? 'Unknown'}
      </td>
      <td role="cell" className={classNames(cell, 'max-md:grow')}>
        <CategoryBadge category={book.category} />
      </td>
      <td role="cell" className={classNames(cell, 'max-md:px-0 max-md:empty:hidden')}>
        {book.flipbookType === 'fliphtml5' && book.flipbookUrl !== null && (
          <a
            href={book.flipbookUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={classNames(buttonClass('quiet'), 'px-3!')}
          >
            <ExternalLink aria-hidden="true" />
            Open
            <span className="sr-only"> {book.title} in a new tab</span>
          </a>
        )}
      </td>
      <td role="cell" className={classNames(cell, 'max-md:pl-0 max-md:pr-1 md:text-right')}>
        <Button
          variant="quiet"
          className="px-3! text-loss! hover:bg-loss-wash!"
          busy={deleting}
          busyText="Deleting..."
          onClick={(event) => onDelete(event.currentTarget)}
        >
          <Trash2 aria-hidden="true" />
          Delete
          <span className="sr-only"> {book.title}</span>
        </Button>
      </td>
    </tr>
  );
}

export function BooksTable({
  books,
  deletingId,
  onDelete,
}: {
  books: readonly AdminBook[];
  /** The book whose deletion is under way. */
  deletingId: string | null;
  onDelete: (book: AdminBook, button: HTMLElement) => void;
}) {
  return (
    <table role="table" className="w-full border-collapse max-md:block">
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="text-left text-ink-soft">
          {['Title', 'Author', 'Category', 'Flipbook', 'Actions'].map((name) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={classNames(cell, 'font-normal', name === 'Actions' && 'md:text-right')}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        {books.map((book) => (
          <BookRow
            key={book.id}
            book={book}
            deleting={book.id === deletingId}
            onDelete={(button) => onDelete(book, button)}
          />
        ))}
      </tbody>
    </table>
  );
}

// A book in the table of all books.
import { ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { UNKNOWN } from '../../../../domain/owner-table.ts';
import { seriesText } from '../../../../domain/series.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LevelBadge, levelNameOf } from '../../../ui/level-badge.tsx';
import { BookWords } from './book-words.tsx';
import { SelectBox } from './select-box.tsx';
import { StateChip } from './state-chip.tsx';

/** The classes of a cell. */
export const cell = 'px-3 py-1 align-middle lg:py-3';

function CategoryBadge({ category }: { category: string }) {
  if (levelNameOf(category) !== '') return <LevelBadge category={category} />;
  return <span className="rounded-full bg-paper-deep px-3 py-0.5 font-semibold">{UNKNOWN}</span>;
}

export function BookRow({
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

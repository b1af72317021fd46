// The rows of a book list, as they would become drafts.
import type { ListedBook, ListRemark } from '../../../../contracts/book-list.ts';
import { count } from '../../../../domain/count.ts';
import { seriesText } from '../../../../domain/series.ts';
import { LevelBadge } from '../../../ui/level-badge.tsx';

/** A heading with the rows below it, which scroll on their own. Without a row there is nothing. */
export function ListedRows({
  title,
  rows,
  again,
  onAgain,
}: {
  title: string;
  rows: readonly ListedBook[];
  /** The rows that are added although their titles are known. */
  again?: ReadonlySet<number>;
  onAgain?: (row: number, isWanted: boolean) => void;
}) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h4 className="mb-2 text-lg">{`${title} (${rows.length})`}</h4>
      <div
        role="region"
        aria-label={title}
        tabIndex={0}
        className="max-h-96 overflow-y-auto rounded-control border border-line"
      >
        <ul className="divide-y divide-line">
          {rows.map((book) => (
            <Row
              key={book.row}
              book={book}
              again={again?.has(book.row) ?? false}
              onAgain={onAgain && ((isWanted) => onAgain(book.row, isWanted))}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

function Row({
  book,
  again,
  onAgain,
}: {
  book: ListedBook;
  again: boolean;
  onAgain: ((isWanted: boolean) => void) | undefined;
}) {
  const { row, title, author, category, problems, notes } = book;
  const series = seriesText(book);
  return (
    <li className="flex flex-col gap-1 px-3 py-2.5 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-[0.95rem] text-ink-soft">{`Row ${row}`}</span>
        <bdi translate="no" className="font-display font-semibold">
          {title}
        </bdi>
        {author !== null && <bdi className="text-ink-soft">{author}</bdi>}
        {category !== null && <LevelBadge category={category} />}
        {series !== null && <bdi className="text-ink-soft">{series}</bdi>}
      </div>
      <span className="text-[0.95rem] text-ink-soft empty:hidden">{contentOf(book)}</span>
      <Remarks remarks={problems} className="font-bold text-loss" />
      <Remarks remarks={notes} className="text-ink" />
      {onAgain && (
        <label className="-ml-3 inline-flex min-h-12 cursor-pointer items-center gap-2 self-start rounded-control px-3 hover:bg-sea-wash">
          <input
            type="checkbox"
            className="size-5 accent-sea"
            aria-label={`Add it again: row ${row}, ${title}`}
            checked={again}
            onChange={({ target }) => onAgain(target.checked)}
          />
          <span>Add it again</span>
        </label>
      )}
    </li>
  );
}

const contentOf = ({ address, pages }: ListedBook): string | null =>
  pages === null ? address : `${count(pages, 'page')} of words`;

function Remarks({ remarks, className }: { remarks: readonly ListRemark[]; className: string }) {
  if (remarks.length === 0) return null;
  return (
    <ul className={className}>
      {remarks.map(({ column, message }) => (
        <li key={column + message}>{message}</li>
      ))}
    </ul>
  );
}

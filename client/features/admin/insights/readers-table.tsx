import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReaderSort, ReadersOfBooks } from '../../../../contracts/insights.ts';
import { LevelBadge } from '../../../ui/level-badge.tsx';

const columns: readonly { sort: ReaderSort; name: string }[] = [
  { sort: 'title', name: 'Title' },
  { sort: 'opened', name: 'Opened by' },
  { sort: 'finished', name: 'Finished by' },
  { sort: 'finishedLately', name: 'Finished in the last 30 days' },
];

export interface ReadersOrder {
  sort: ReaderSort;
  order: 'up' | 'down';
}

/** A second press reverses the order. Titles start in ascending order, counts in descending order. */
export const nextOrder = (current: ReadersOrder, sort: ReaderSort): ReadersOrder => {
  if (current.sort === sort) return { sort, order: current.order === 'up' ? 'down' : 'up' };
  return { sort, order: sort === 'title' ? 'up' : 'down' };
};

export function ReadersTable({
  books,
  current,
  onSort,
}: Pick<ReadersOfBooks, 'books'> & { current: ReadersOrder; onSort: (sort: ReaderSort) => void }) {
  const Arrow = current.order === 'up' ? ArrowUp : ArrowDown;
  return (
    <div
      role="region"
      aria-label="Readers by book"
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className="w-full border-collapse">
        <thead>
          <tr className="text-left">
            {columns.map(({ sort, name }) => {
              const isSorted = current.sort === sort;
              const order = current.order === 'up' ? 'ascending' : 'descending';
              return (
                <th key={sort} scope="col" aria-sort={isSorted ? order : undefined} className="p-0">
                  <button
                    type="button"
                    className="flex min-h-12 w-full items-center gap-1.5 px-3 py-2 text-left font-bold hover:bg-sea-wash focus-visible:-outline-offset-2"
                    onClick={() => onSort(sort)}
                  >
                    <span>{name}</span>
                    {isSorted && <Arrow aria-hidden="true" className="size-4 shrink-0" />}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {books.map((book) => (
            <tr key={book.id} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-display font-semibold wrap-anywhere">{book.title}</span>
                  <LevelBadge category={book.category} />
                </span>
              </th>
              {[book.opened, book.finished, book.finishedLately].map((count, index) => (
                <td key={index} className="px-3 py-2">
                  {count === null ? (
                    <span className="whitespace-nowrap text-ink-soft">fewer than 3</span>
                  ) : (
                    count.toLocaleString('en-AU')
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

// Shows how many children have opened and finished each book, without naming the children.
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Download } from 'lucide-react';
import { useState } from 'react';
import type { ReaderSort, ReadersOfBooks } from '../../../../contracts/insights.ts';
import { callAsOwner, fetchFile, messageOf } from '../../../api/api.ts';
import { saveFile } from '../../../browser/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LevelBadge } from '../../../ui/level-badge.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AdminData } from './admin-data.tsx';
import { fileName } from '../files/catalogue-file-name.ts';
import { isSessionOver } from '../login/use-admin-session.ts';

const columns: readonly { sort: ReaderSort; name: string }[] = [
  { sort: 'title', name: 'Title' },
  { sort: 'opened', name: 'Opened by' },
  { sort: 'finished', name: 'Finished by' },
  { sort: 'finishedLately', name: 'Finished in the last 30 days' },
];

interface Order {
  sort: ReaderSort;
  order: 'up' | 'down';
}

/** A second press reverses the order. Titles start in ascending order, counts in descending order. */
const nextOrder = (current: Order, sort: ReaderSort): Order => {
  if (current.sort === sort) return { sort, order: current.order === 'up' ? 'down' : 'up' };
  return { sort, order: sort === 'title' ? 'up' : 'down' };
};

function ReadersTable({
  books,
  current,
  onSort,
}: Pick<ReadersOfBooks, 'books'> & { current: Order; onSort: (sort: ReaderSort) => void }) {
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

export function ReadersPart({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const [order, setOrder] = useState<Order>({ sort: 'opened', order: 'down' });
  const [page, setPage] = useState(1);
  const readers = useQuery({
    queryKey: ['/api/admin/readers', order, page],
    queryFn: () =>
      callAsOwner('GET /api/admin/readers', { query: { ...order, page: String(page) } }),
    staleTime: 0,
    // The table stays visible while another order is fetched.
    placeholderData: keepPreviousData,
  });
  const failed = 'Failed to download the readers';
  const download = useMutation({
    mutationFn: async () => {
      const name = fileName('readers', 'csv', Date.now());
      saveFile(name, await fetchFile('GET /api/admin/readers/table'));
      toast({ title: 'The table is on its way', text: `It is saved as ${name}.` });
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(failed);
      const text = messageOf(error, 'Please try again in a moment.');
      toast({ title: failed, text, destructive: true });
    },
  });

  return (
    <Card>
      <Card.Title>Readers by book</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        How many children have opened and finished each book. Who they are is not told, nor a number
        below three, by which a child could be told apart. It is counted anew every five minutes.
      </p>
      <AdminData query={readers} what="The readers" onSessionOver={onSessionOver}>
        {({ books, total, pageSize }) => {
          const last = Math.max(1, Math.ceil(total / pageSize));
          return (
            <>
              <ReadersTable
                books={books}
                current={order}
                onSort={(sort) => {
                  setPage(1);
                  setOrder(nextOrder(order, sort));
                }}
              />
              <div className="mt-5 flex flex-wrap items-center gap-3">
                {last > 1 && (
                  <nav aria-label="Pages of readers" className="flex flex-wrap items-center gap-3">
                    <Button
                      variant="secondary"
                      disabled={page === 1}
                      onClick={() => setPage(page - 1)}
                    >
                      Previous
                    </Button>
                    <span role="status">{`Page ${page} of ${last}`}</span>
                    <Button
                      variant="secondary"
                      disabled={page >= last}
                      onClick={() => setPage(page + 1)}
                    >
                      Next
                    </Button>
                  </nav>
                )}
                <Button
                  variant="secondary"
                  busy={download.isPending}
                  busyText="Downloading..."
                  onClick={() => download.mutate()}
                >
                  <Download className="size-5" aria-hidden="true" />
                  Download as CSV
                </Button>
              </div>
            </>
          );
        }}
      </AdminData>
    </Card>
  );
}

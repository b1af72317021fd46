// Lists the books counted in a cell of the map. Pressing a book opens its report.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { levelOf } from '../../../../domain/levels.ts';
import { callAsOwner } from '../../../api/api.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AdminData } from './admin-data.tsx';
import { BookReportDialog } from '../phonics/book-report-dialog.tsx';
import type { Cell } from './map-row.tsx';

type FoundBook = Parameters<typeof BookReportDialog>[0]['book'];

export function CellBooksDialog({
  cell: { row, category },
  onClose,
  onSessionOver,
}: {
  cell: Cell;
  onClose: () => void;
  onSessionOver: () => void;
}) {
  const books = useQuery({
    queryKey: ['/api/admin/phonograms/books', row.key, category],
    queryFn: () =>
      callAsOwner('GET /api/admin/phonograms/books', { query: { phonogram: row.key, category } }),
    gcTime: 0,
  });
  const [inspected, setInspected] = useState<FoundBook | null>(null);
  if (inspected !== null) {
    // The report replaces the list until it is closed.
    return (
      <BookReportDialog
        book={inspected}
        onClose={() => setInspected(null)}
        onSessionOver={onSessionOver}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${row.letters} as in ${row.example}`}
      description={`Books of level ${levelOf(category)} that have it`}
    >
      <AdminData query={books} what="The books" onSessionOver={onSessionOver}>
        {({ total, books: listed }) => (
          <>
            <ul className="flex flex-col">
              {listed.map((book) => (
                <li key={book.id} className="border-t border-line first:border-t-0">
                  <button
                    type="button"
                    className="-mx-2 flex min-h-12 w-full items-center rounded-control px-2 py-1 text-left text-sea-deep underline decoration-1 underline-offset-4 wrap-anywhere hover:bg-sea-wash"
                    onClick={() => setInspected(book)}
                  >
                    <span translate="no">{book.title}</span>
                    <span className="sr-only">: the report on its words</span>
                  </button>
                </li>
              ))}
            </ul>
            {total > listed.length && (
              <p className="text-ink-soft">{`and ${total - listed.length} more.`}</p>
            )}
          </>
        )}
      </AdminData>
    </Dialog>
  );
}

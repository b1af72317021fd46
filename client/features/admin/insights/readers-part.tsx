// Shows how many children have opened and finished each book, without naming the children.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callAsOwner, fetchFile } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { fileName } from '../files/catalogue-file-name.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { AdminData } from './admin-data.tsx';
import { nextOrder, ReadersTable, type ReadersOrder } from './readers-table.tsx';

const fetchTable = async () => ({
  name: fileName('readers', 'csv', Date.now()),
  file: await fetchFile('GET /api/admin/readers/table'),
  title: 'The table is downloading',
});

export function ReadersPart({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const [order, setOrder] = useState<ReadersOrder>({ sort: 'opened', order: 'down' });
  const [page, setPage] = useState(1);
  const readers = useQuery({
    queryKey: ['/api/admin/readers', order, page],
    queryFn: () =>
      callAsOwner('GET /api/admin/readers', { query: { ...order, page: String(page) } }),
    staleTime: 0,
    // The table stays visible while another order is fetched.
    placeholderData: keepPreviousData,
  });

  const { total = 0, pageSize = 1 } = readers.data ?? {};
  const last = Math.ceil(total / pageSize);

  return (
    <Card>
      <Card.Title>Readers by book</Card.Title>
      <p className="mb-5 max-w-prose text-ink-soft">
        How many children have opened and finished each book. Names are not shown, nor a number
        below three, because a child could be recognised by it. The numbers are updated every five
        minutes.
      </p>
      <AdminData query={readers} what="The readers" onSessionOver={onSessionOver}>
        {({ books }) => (
          <ReadersTable
            books={books}
            current={order}
            onSort={(sort) => {
              setPage(1);
              setOrder(nextOrder(order, sort));
            }}
          />
        )}
      </AdminData>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        {last > 1 && (
          <nav aria-label="Pages of readers" className="flex flex-wrap items-center gap-3">
            <Button variant="secondary" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Previous
            </Button>
            <span role="status">{`Page ${page} of ${last}`}</span>
            <Button variant="secondary" disabled={page >= last} onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </nav>
        )}
        <DownloadButton
          fetchFile={fetchTable}
          onError={(error) =>
            toastOwnerFailure(error, 'Failed to download the readers', onSessionOver)
          }
        >
          Download as CSV
        </DownloadButton>
      </div>
    </Card>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { AdminBook } from '../../../../contracts/books.ts';
import { levelOf } from '../../../../domain/levels.ts';
import { callAsOwner } from '../../../api/api.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { levelNameOf } from '../../../ui/level-badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LevelReport } from './level-report.tsx';
import { fitSentence } from './report-copy.ts';
import { useSessionEnd } from '../login/use-admin-session.ts';

/** Shows the full report on a book's words. */
export function BookReportDialog({
  book,
  onClose,
  onSessionOver,
}: {
  book: Pick<AdminBook, 'id' | 'title' | 'category' | 'levelReason'>;
  onClose: () => void;
  onSessionOver: () => void;
}) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/admin/books', book.id, 'report'],
    queryFn: () =>
      callAsOwner('GET /api/admin/books/{bookId}/report', { params: { bookId: book.id } }),
    // Fetched again each time the dialog opens.
    gcTime: 0,
  });

  useSessionEnd(error, onSessionOver);

  return (
    <Dialog
      open
      onClose={onClose}
      title={book.title}
      description={`Level ${levelOf(book.category)}: ${levelNameOf(book.category)}`}
    >
      {error !== null ? (
        <QueryProblem title="The report could not be loaded" {...{ error, isFetching, refetch }} />
      ) : data === undefined ? (
        <>
          <p role="status" className="sr-only">
            Loading the report...
          </p>
          <Skeleton className="h-60" />
        </>
      ) : data.report === null ? (
        <p>The words of this book are not known.</p>
      ) : (
        <>
          {data.report.failing.length === 0 ? (
            <p>{fitSentence(data.report)}</p>
          ) : (
            book.levelReason !== null && (
              <p className="max-w-prose wrap-anywhere">
                <b>Why it is at this level anyway:</b> <span>{book.levelReason}</span>
              </p>
            )
          )}
          <LevelReport report={data.report} headingAs="h3" />
        </>
      )}
    </Dialog>
  );
}

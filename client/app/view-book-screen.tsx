// The screen at /admin/books/{bookId}/view: the reader, as a child would see a book in any state. It joins the owner's
// session with the reader, which know nothing of each other.
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { editPage, pages } from '../../contracts/pages.ts';
import { ApiError, callAsOwner, messageOf } from '../api/api.ts';
import { useAdminSession, useSessionEnd } from '../features/admin/login/use-admin-session.ts';
import { ViewedBook } from '../features/reader/viewed-book.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { ProblemPage } from '../ui/problem-page.tsx';

/** Where the owner came from: the editor of the book says so in the history. Else it was the table. */
const cameFromEditor = () =>
  (history.state as { fromEditor?: boolean } | null)?.fromEditor === true;

export function ViewBookScreen({ bookId }: { bookId: string }) {
  const { endSession } = useAdminSession();
  const [backTo] = useState(() => (cameFromEditor() ? editPage(bookId) : pages.admin));
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/admin/books', bookId, 'reader'],
    queryFn: () => callAsOwner('GET /api/admin/books/{bookId}/reader', { params: { bookId } }),
    // Fetched again each time the screen opens.
    gcTime: 0,
  });
  useSessionEnd(error, endSession);
  const fetchAgain = useCallback(() => refetch(), [refetch]);

  if (data !== undefined) return <ViewedBook book={data} {...{ backTo, fetchAgain }} />;
  if (error === null) return <PageSkeleton />;
  const isDeleted = error instanceof ApiError && error.status === 404;
  const back = (
    <ButtonLink href={pages.admin} variant={isDeleted ? 'primary' : 'secondary'}>
      Back to the workshop
    </ButtonLink>
  );
  if (isDeleted) {
    return <ProblemPage title="Book not found" text="It may have been deleted." action={back} />;
  }
  return (
    <ProblemPage
      title="The book could not be opened"
      text={messageOf(error, 'Please try again in a moment.')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
          {back}
        </div>
      }
    />
  );
}

// The screen at /admin/books/{bookId}, which edits a stored book.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { WholeBook } from '../../../../contracts/books.ts';
import { pages } from '../../../../contracts/pages.ts';
import { ApiError, callAsOwner, messageOf } from '../../../api/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BookEditor } from './book-editor.tsx';
import { editDraft, type EditedBook } from '../drafts/drafts.ts';
import { toBookState } from './edited-book.ts';
import { EditorPage } from './editor-page.tsx';
import { RestoredDraftNotice, PRIVATE_WINDOW } from '../drafts/restored-draft-notice.tsx';
import { NewBookEditor } from './new-book-editor.tsx';
import { isSessionOver, useAdminSession } from '../login/use-admin-session.ts';

const LABELS = {
  title: 'Edit Book',
  submit: 'Save Changes',
  busy: 'Saving...',
  anyway: 'Save anyway',
  saved: 'Book saved successfully!',
  failed: 'Failed to save book',
};

function Editing({
  book,
  onDeleted,
  onSessionOver,
}: {
  book: WholeBook;
  onDeleted: (typed: EditedBook) => void;
  onSessionOver: () => void;
}) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { id } = book;
  const draft = useMemo(() => editDraft(id), [id]);
  const [restored, setRestored] = useState(() => draft.read());
  const params = { bookId: id };
  const stored = useMemo(() => toBookState(book), [book]);
  return (
    <>
      {restored !== null && (
        <RestoredDraftNotice
          title="Your unsaved changes are back"
          text={`They stay in this browser until you save or discard them. ${PRIVATE_WINDOW}`}
          discard="Discard them"
          onDiscard={() => {
            draft.discard();
            setRestored(null);
          }}
        />
      )}
      <BookEditor
        key={restored === null ? 'book' : 'draft'}
        bookId={id}
        start={restored ?? stored}
        // A restored draft may be based on an earlier version of the book.
        initialBase={
          restored === null || restored.version === stored.version
            ? stored
            : (restored.found ?? null)
        }
        draft={draft}
        labels={LABELS}
        send={(body) => callAsOwner('PUT /api/books/{bookId}', { params, body: body as never })}
        getLatest={async () => {
          const latest = await callAsOwner('GET /api/admin/books/{bookId}', { params });
          return toBookState(latest);
        }}
        onSaved={() => {
          // An open reader in this browser refetches the saved book.
          void queryClient.invalidateQueries({ queryKey: ['/api/progress'] });
          navigate(pages.admin);
        }}
        onDeleted={onDeleted}
        onSessionOver={onSessionOver}
      />
    </>
  );
}

/** Shown for a deleted book. The owner can add an unsaved edit of it as a new book. */
function DeletedBook({
  bookId,
  typed,
  onSessionOver,
}: {
  bookId: string;
  /** The unsaved edit when the book was found deleted; null if it was deleted before the screen opened. */
  typed: EditedBook | null;
  onSessionOver: () => void;
}) {
  const draft = useMemo(() => editDraft(bookId), [bookId]);
  const [restored, setRestored] = useState(() => draft.read() ?? typed);
  const start = useMemo(() => restored && { ...restored, version: 0, found: null }, [restored]);
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button has been removed, so the focus moves to the notice.
  useEffect(() => notice.current?.focus(), []);
  if (start === null) {
    return <Problem title="Book not found" text="It may have been deleted meanwhile." />;
  }
  return (
    <>
      <div ref={notice} tabIndex={-1} className="outline-none">
        <RestoredDraftNotice
          title="This book has been deleted meanwhile"
          text={`What you have typed is still here: add it as a new book, or discard it. ${PRIVATE_WINDOW}`}
          discard="Discard it"
          onDiscard={() => {
            draft.discard();
            setRestored(null);
          }}
        />
      </div>
      <NewBookEditor start={start} startsUnsaved draft={draft} onSessionOver={onSessionOver} />
    </>
  );
}

export function EditBookScreen({ bookId }: { bookId: string }) {
  const { endSession } = useAdminSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/admin/books', bookId, 'whole'],
    queryFn: () => callAsOwner('GET /api/admin/books/{bookId}', { params: { bookId } }),
    // Fetched again each time the screen opens.
    gcTime: 0,
  });
  const [typedBeforeDeletion, setTypedBeforeDeletion] = useState<EditedBook | null>(null);
  const isSessionEnded = isSessionOver(error);
  useEffect(() => {
    if (isSessionEnded) endSession();
  }, [isSessionEnded, endSession]);

  const isDeleted = error instanceof ApiError && error.status === 404;
  return (
    <EditorPage heading={data?.title ?? 'Edit a Book'}>
      {typedBeforeDeletion !== null || isDeleted ? (
        <DeletedBook bookId={bookId} typed={typedBeforeDeletion} onSessionOver={endSession} />
      ) : data !== undefined ? (
        <Editing book={data} onDeleted={setTypedBeforeDeletion} onSessionOver={endSession} />
      ) : error !== null ? (
        <Problem
          title="The book could not be fetched"
          text={messageOf(error, 'Please try again in a moment.')}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : (
        <>
          <p role="status" className="sr-only">
            Loading the book...
          </p>
          <Skeleton className="h-96" />
        </>
      )}
    </EditorPage>
  );
}

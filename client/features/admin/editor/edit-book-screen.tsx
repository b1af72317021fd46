// The screen at /admin/books/{bookId}, which edits a stored book.
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { WholeBook } from '../../../../contracts/books.ts';
import { ApiError } from '../../../api/api.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { askedReason, refusedState } from '../catalogue/asked-reason.ts';
import { type AskReason, BookEditor } from './book-editor.tsx';
import { BookStateCard } from './book-state-card.tsx';
import { editDraft, type EditedBook } from '../drafts/drafts.ts';
import { toBookState } from './edited-book.ts';
import { EditorPage } from './editor-page.tsx';
import { wholeBookQuery } from '../../../api/whole-book.ts';
import { RestoredDraftNotice, PRIVATE_WINDOW } from '../drafts/restored-draft-notice.tsx';
import { EarlierWords } from '../record/earlier-words.tsx';
import { useAdminSession, useSessionEnd } from '../login/use-admin-session.ts';

function Editing({
  book,
  askReason,
  onDeleted,
}: {
  book: WholeBook;
  askReason: RefObject<AskReason | null>;
  onDeleted: (typed: EditedBook) => void;
}) {
  const draft = useMemo(() => editDraft(book.id), [book.id]);
  const [restored, setRestored] = useState(() => draft.read());
  const stored = useMemo(() => toBookState(book), [book]);
  // A restored draft may be based on an earlier version of the book.
  const isBasedOnStored = restored === null || restored.version === stored.version;
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
        bookId={book.id}
        start={{ ...(restored ?? stored), found: isBasedOnStored ? stored : restored.found }}
        stored={stored}
        startsUnsaved={restored !== null}
        draft={draft}
        isDraft={book.state === 'draft'}
        askReason={askReason}
        onDeleted={onDeleted}
      />
    </>
  );
}

/** Shown for a deleted book. The owner can add an unsaved edit of it as a new book. */
function DeletedBook({
  bookId,
  typed,
}: {
  bookId: string;
  /** The unsaved edit when the book was found deleted; null if it was deleted before the screen opened. */
  typed: EditedBook | null;
}) {
  const draft = useMemo(() => editDraft(bookId), [bookId]);
  const [restored, setRestored] = useState(() => draft.read() ?? typed);
  const start = useMemo(() => restored && { ...restored, version: 0, found: null }, [restored]);
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button has been removed, so the focus moves to the notice.
  useEffect(() => notice.current?.focus(), []);
  if (start === null) {
    return <Problem title="Book not found" text="It may have been deleted." />;
  }
  return (
    <>
      <div ref={notice} tabIndex={-1} className="outline-none">
        <RestoredDraftNotice
          title="This book has been deleted in the meantime"
          text={`What you have typed is still here: add it as a new book, or discard it. ${PRIVATE_WINDOW}`}
          discard="Discard it"
          onDiscard={() => {
            draft.discard();
            setRestored(null);
          }}
        />
      </div>
      <BookEditor start={start} startsUnsaved draft={draft} />
    </>
  );
}

export function EditBookScreen({ bookId }: { bookId: string }) {
  const { endSession } = useAdminSession();
  const { data, error, isFetching, refetch } = useQuery(wholeBookQuery(bookId));
  const [restorings, setRestorings] = useState(0);
  const [typedBeforeDeletion, setTypedBeforeDeletion] = useState<EditedBook | null>(null);
  useSessionEnd(error, endSession);
  const askReason = useRef<AskReason>(null);
  const isOpen = data !== undefined;
  // A list of books that need a reason has led here.
  useEffect(() => {
    const refused = askedReason();
    if (isOpen && refused !== null) askReason.current?.(refused);
  }, [isOpen]);

  const isDeleted = error instanceof ApiError && error.status === 404;
  return (
    <EditorPage bookId={bookId} heading={data?.title ?? 'Edit a Book'}>
      {typedBeforeDeletion !== null || isDeleted ? (
        <DeletedBook bookId={bookId} typed={typedBeforeDeletion} />
      ) : data !== undefined ? (
        <>
          <BookStateCard
            book={data}
            onMisfit={(change) => askReason.current?.(refusedState(change))}
            onSessionOver={endSession}
          />
          {/* Restored words open the form anew. */}
          <Editing
            key={restorings}
            book={data}
            askReason={askReason}
            onDeleted={setTypedBeforeDeletion}
          />
          <EarlierWords book={data} onRestored={() => setRestorings(restorings + 1)} />
        </>
      ) : error !== null ? (
        <QueryProblem title="The book could not be loaded" {...{ error, isFetching, refetch }} />
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

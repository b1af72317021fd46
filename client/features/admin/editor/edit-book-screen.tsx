// The screen of /admin/books/{bookId}: a book of the catalogue, to be changed.
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
import { editedBookOf } from './edited-book.ts';
import { EditorPage } from './editor-page.tsx';
import { KeptDraftNotice, PRIVATE_WINDOW } from '../drafts/kept-draft-notice.tsx';
import { NewBookEditor } from './new-book-editor.tsx';
import { isSessionOver, useAdminSession } from '../login/use-admin-session.ts';

const WORDS = {
  title: 'Edit Book',
  submit: 'Save Changes',
  busy: 'Saving...',
  anyway: 'Save anyway',
  saved: 'Book saved successfully!',
  failed: 'Failed to save book',
};

function Editing({
  book,
  onGone,
  onSessionOver,
}: {
  book: WholeBook;
  onGone: (typed: EditedBook) => void;
  onSessionOver: () => void;
}) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const { id } = book;
  const draft = useMemo(() => editDraft(id), [id]);
  const [kept, setKept] = useState(() => draft.read());
  const params = { bookId: id };
  const found = useMemo(() => editedBookOf(book), [book]);
  return (
    <>
      {kept !== null && (
        <KeptDraftNotice
          title="Your unsaved changes are back"
          text={`They stay in this browser until you save or discard them. ${PRIVATE_WINDOW}`}
          discard="Discard them"
          onDiscard={() => {
            draft.drop();
            setKept(null);
          }}
        />
      )}
      <BookEditor
        key={kept === null ? 'book' : 'draft'}
        bookId={id}
        start={kept ?? found}
        // What was typed may have begun with an earlier version.
        found={kept === null || kept.version === found.version ? found : (kept.found ?? null)}
        draft={draft}
        words={WORDS}
        send={(body) => callAsOwner('PUT /api/books/{bookId}', { params, body: body as never })}
        getLatest={async () => {
          const latest = await callAsOwner('GET /api/admin/books/{bookId}', { params });
          return editedBookOf(latest);
        }}
        onSaved={() => {
          // A reader that is open here shows what was saved, too.
          void queryClient.invalidateQueries({ queryKey: ['/api/progress'] });
          navigate(pages.admin);
        }}
        onGone={onGone}
        onSessionOver={onSessionOver}
      />
    </>
  );
}

/** A book that is not there any more: what was changed of it can still become a new one. */
function GoneBook({
  bookId,
  typed,
  onSessionOver,
}: {
  bookId: string;
  /** What stood in the editor as it went; null where it was gone before. */
  typed: EditedBook | null;
  onSessionOver: () => void;
}) {
  const draft = useMemo(() => editDraft(bookId), [bookId]);
  const [kept, setKept] = useState(() => draft.read() ?? typed);
  const start = useMemo(() => kept && { ...kept, version: 0, found: null }, [kept]);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => notice.current?.focus(), []);
  if (start === null) {
    return <Problem title="Book not found" text="It may have been deleted meanwhile." />;
  }
  return (
    <>
      <div ref={notice} tabIndex={-1} className="outline-none">
        <KeptDraftNotice
          title="This book has been deleted meanwhile"
          text={`What you have typed is still here: add it as a new book, or discard it. ${PRIVATE_WINDOW}`}
          discard="Discard it"
          onDiscard={() => {
            draft.drop();
            setKept(null);
          }}
        />
      </div>
      <NewBookEditor start={start} startsUnsaved draft={draft} onSessionOver={onSessionOver} />
    </>
  );
}

export function EditBookScreen({ bookId }: { bookId: string }) {
  const { leave } = useAdminSession();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/admin/books', bookId, 'whole'],
    queryFn: () => callAsOwner('GET /api/admin/books/{bookId}', { params: { bookId } }),
    // The next time it is opened it is asked for anew.
    gcTime: 0,
  });
  const [left, setLeft] = useState<EditedBook | null>(null);
  const isOver = isSessionOver(error);
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, leave]);

  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <EditorPage heading={data?.title ?? 'Edit a Book'}>
      {left !== null || isGone ? (
        <GoneBook bookId={bookId} typed={left} onSessionOver={leave} />
      ) : data !== undefined ? (
        <Editing book={data} onGone={setLeft} onSessionOver={leave} />
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

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WholeBook } from '../../../../contracts/books.ts';
import type { BookChange } from '../../../../contracts/record.ts';
import { hasUnsaved } from '../../../browser/unsaved.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { useAdminSession } from '../login/use-admin-session.ts';
import { libraryTime } from '../login/when.ts';
import { ChangeDetails } from './change-details.tsx';
import { ChangeEntry } from './change-entry.tsx';
import { isWords } from './field-values.ts';
import { bookChangeQuery } from './record-query.ts';
import { useRestoreWords } from './use-restore-words.ts';

function Opened({
  change,
  bookId,
  isRestoring,
  onRestore,
}: {
  change: BookChange;
  bookId: string;
  isRestoring: boolean;
  onRestore: (button: HTMLElement) => void;
}) {
  const { endSession } = useAdminSession();
  const details = useQuery(bookChangeQuery(bookId, change.id));
  const hasWords = details.data?.changes.some(
    ({ field, before }) => isWords(field) && (before ?? null) !== null,
  );
  return (
    <>
      <ChangeDetails query={details} onSessionOver={endSession} />
      {hasWords ? (
        <Button
          variant="secondary"
          className="self-start"
          busy={isRestoring}
          busyText="Restoring..."
          onClick={({ currentTarget }) => onRestore(currentTarget)}
        >
          Restore the words before this change
        </Button>
      ) : (
        hasWords === false && <p className="text-ink-soft">There were no words before this.</p>
      )}
    </>
  );
}

/** The changes of a book's words, each with a button that puts the words back as they were before it. */
export function EarlierWordsList({
  book,
  changes,
  onRestored,
}: {
  book: WholeBook;
  changes: readonly BookChange[];
  onRestored: () => void;
}) {
  const [asked, setAsked] = useState<BookChange | null>(null);
  const returnFocusTo = useReturnFocus(asked !== null);
  const restore = useRestoreWords(book, onRestored);
  if (changes.length === 0) {
    return <p>The words have not been changed in the last thirty days.</p>;
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {changes.map((change) => (
          <ChangeEntry key={change.id} change={change} when={libraryTime(change.at)}>
            {() => (
              <Opened
                change={change}
                bookId={book.id}
                isRestoring={restore.isPending && restore.variables === change.id}
                onRestore={(button) => {
                  returnFocusTo(button);
                  setAsked(change);
                }}
              />
            )}
          </ChangeEntry>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title="Restore these words?"
        text={`“${book.title}” gets its words back as they were before this change. The words it has now stay in the record, so that you can come back to them.`}
        note={
          hasUnsaved('typed')
            ? 'What you have typed is not saved and stays in the form. When you save it, you choose which words to keep.'
            : undefined
        }
        confirm="Restore"
        onConfirm={() => {
          if (asked !== null) restore.mutate(asked.id);
        }}
      />
    </>
  );
}

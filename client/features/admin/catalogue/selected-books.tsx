// The bar of the selected books, and the question that each of its buttons asks.
import { useEffect, useRef, useState, type RefObject } from 'react';
import { MOST_SELECTED, type BulkChange } from '../../../../contracts/bulk-changes.ts';
import { count } from '../../../../domain/count.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { useRecordingsNote } from '../narration/use-recordings-note.ts';
import { questionOf, scheduleNote } from './bulk-copy.ts';
import { LevelDialog } from './level-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SeriesDialog } from '../series/series-dialog.tsx';
import { SelectionBar, type BulkAction } from './selection-bar.tsx';
import { useChangeBooks } from './use-change-books.ts';
import { StoppedBooks } from './stopped-books.tsx';
import type { Selection } from './use-selection.ts';
import type { useTable } from './use-table.ts';

/** Moves the focus to `fallback` if it was in a part of the page that is gone. */
function useFocusAfter(isShown: boolean, fallback: RefObject<HTMLElement | null>): void {
  const wasShown = useRef(false);
  useEffect(() => {
    const isGone = wasShown.current && !isShown;
    wasShown.current = isShown;
    if (isGone && document.activeElement === document.body) fallback.current?.focus();
  }, [isShown, fallback]);
}

export function SelectedBooks({
  selection,
  table,
  fallback,
  onOpen,
  onSessionOver,
}: {
  selection: Selection;
  table: ReturnType<typeof useTable>;
  /** Receives the focus when the bar goes. */
  fallback: RefObject<HTMLElement | null>;
  /** Called with the id of a book that is opened. */
  onOpen: (bookId: string) => void;
  onSessionOver: (failure?: string) => void;
}) {
  const { books } = selection;
  const isShown = books.length > 0;
  const status = useRef<HTMLParagraphElement>(null);
  useFocusAfter(isShown, fallback);
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const returnFocusTo = useReturnFocus(asked !== null);
  const changing = useChangeBooks({ onChanged: selection.remove, onSessionOver });
  const { hasFailed, stopped, forgetRefusal } = changing;
  const ids = books.map(({ id }) => id).join(' ');
  // A refusal is about the books that were selected. What is on its way is told, whatever is selected then.
  const isRefused = useRef(hasFailed);
  useEffect(() => void (isRefused.current = hasFailed), [hasFailed]);
  useEffect(() => {
    if (isRefused.current) forgetRefusal();
  }, [ids, forgetRefusal]);
  const stoppedBooks = books.filter(({ id }) => stopped?.ids.includes(id));
  // The button that went on without them is gone.
  useFocusAfter(!changing.isLeft, status);

  // The order of the table, in which the books of a series are numbered.
  const inTable = [...table.rows.filter(selection.has), ...books];
  const inOrder = [...new Set(inTable.map(({ id }) => id))];
  const close = () => setAsked(null);
  const change = (next: BulkChange) =>
    changing.change({ ids: books.map(({ id }) => id), change: next });
  const isPlain = asked !== null && asked !== 'schedule' && asked !== 'level' && asked !== 'series';
  const question = isPlain ? questionOf(asked, books) : null;
  const only = books.length === 1 ? (books[0] ?? null) : null;
  const recordingsNote = useRecordingsNote(asked === 'delete' ? only : null);
  const number = count(books.length, 'book');

  const selectAll = async () => {
    // The button is gone then.
    if (await selection.setLater(table.loadAll)) status.current?.focus();
  };
  const isWholePage = table.rows.every(selection.has);
  const hasMore = table.hasMore && isWholePage && table.total <= MOST_SELECTED;

  if (!isShown) return null;
  return (
    <>
      <SelectionBar
        {...{ books, status, onSessionOver }}
        more={
          hasMore
            ? {
                total: table.total,
                isLoading: table.isFetchingMore,
                onSelect: () => void selectAll(),
              }
            : null
        }
        isChanging={changing.isChanging}
        refusal={changing.refusal}
        stopped={
          stopped !== null &&
          stoppedBooks.length > 0 && (
            <StoppedBooks
              stopped={stopped}
              books={stoppedBooks}
              isLeft={changing.isLeft}
              isChanging={changing.isChanging}
              onOpen={onOpen}
              onGoOn={() =>
                changing.change({ ids: stopped.others, change: stopped.change, before: stopped })
              }
            />
          )
        }
        onAction={(action, button) => {
          returnFocusTo(button);
          changing.forgetRefusal();
          setAsked(action);
        }}
        onClear={selection.clear}
      />
      <ConfirmDialog
        open={isPlain}
        onClose={close}
        title={question?.title ?? ''}
        lead={question?.lead}
        text={question?.text ?? ''}
        note={question?.note ?? recordingsNote}
        confirm={question?.confirm ?? ''}
        destructive={asked === 'delete'}
        onConfirm={() => {
          if (isPlain) change({ kind: asked });
        }}
      />
      <ScheduleDialog
        open={asked === 'schedule'}
        onClose={close}
        title={`Publish ${number} later`}
        note={scheduleNote(books)}
        onSchedule={(publishAt) => change({ kind: 'schedule', publishAt })}
      />
      <LevelDialog
        open={asked === 'level'}
        onClose={close}
        title={`Set the level of ${number}`}
        first={books[0]?.category ?? 'level1'}
        onChoose={(category) => change({ kind: 'level', category })}
      />
      <SeriesDialog
        open={asked === 'series'}
        onClose={close}
        title={`Set the series of ${number}`}
        ids={inOrder}
        first={books[0]?.series ?? ''}
        onChoose={(chosen) => changing.change({ ids: inOrder, change: chosen })}
      />
    </>
  );
}

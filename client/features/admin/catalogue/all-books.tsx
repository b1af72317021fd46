// The owner's list of all books, with the level figures of each book and a button that deletes it after confirmation.
import { ListOrdered } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminBook } from '../../../../contracts/books.ts';
import { editPage, viewPage } from '../../../../contracts/pages.ts';
import { levelOf } from '../../../../domain/levels.ts';
import { count } from '../../../../domain/count.ts';
import { QueryProblem } from '../../../loading/query-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { screen } from '../../../loading/screen.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { useFocusNewItem } from '../../../ui/use-focus-new-item.ts';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import { orderDraft } from '../drafts/unsaved-order.ts';
import { openedFile } from '../drafts/way-back.ts';
import { useRecordingsNote } from '../narration/use-recordings-note.ts';
import { BookReportDialog } from '../phonics/book-report-dialog.tsx';
import { BooksTable } from './books-table.tsx';
import { begunText, deletionText } from './bulk-copy.ts';
import { SelectedBooks } from './selected-books.tsx';
import { shelfPosition } from './shelf-position.ts';
import { TableFilters } from './table-filters.tsx';
import { useDeleteBook, type Deletion } from './use-delete-book.ts';
import { useReturnToRow } from './use-return-to-row.ts';
import { useSelection } from './use-selection.ts';
import { type TableView, useTable, fullView, isFiltered } from './use-table.ts';

/** Its code has the library that drags. */
const LevelOrder = screen(
  async () => (await import('./level-order.tsx')).LevelOrder,
  <Skeleton className="h-80" />,
);

function emptyMessage({ search, category, state }: TableView): string {
  const kind = state === null ? '' : `${state} `;
  const subject =
    search.trim() === '' ? `There is no ${kind}book` : `No ${kind}books match "${search.trim()}"`;
  return category === null ? `${subject}.` : `${subject} at Level ${levelOf(category)}.`;
}

export function AllBooks({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  /** The level that is put in order; maybe since before the session ended. */
  const [ordering, setOrdering] = useState(() => orderDraft.read()?.category ?? null);
  const [view, setView] = useState(
    () => shelfPosition.read()?.view ?? { ...fullView(), category: ordering },
  );
  const table = useTable(view);
  const selection = useSelection(table);
  const [, navigate] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const goOn = useFocusNewItem(list, 'tbody tr', table.rows.length);
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const [inspected, setInspected] = useState<AdminBook | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const returnFocusTo = useReturnFocus(deletion !== null || inspected !== null);

  /** Another order keeps the selection; among other books it would go unseen. */
  const changeView = (next: TableView) => {
    if (next.sort === view.sort) selection.clear();
    setView(next);
  };
  const keepPosition = (bookId: string) => {
    shelfPosition.save({ view, bookId, selected: selection.books });
    openedFile.clear();
  };
  const leaveFor = (bookId: string, path: string) => {
    keepPosition(bookId);
    navigate(path);
  };

  const remove = useDeleteBook(title, onSessionOver);
  const recordingsNote = useRecordingsNote(deletion?.book ?? null);

  const orderButton = useRef<HTMLButtonElement>(null);
  useFocusBack(ordering !== null, orderButton);

  const { isOver } = table;
  useEffect(() => {
    if (isOver) onSessionOver();
  }, [isOver, onSessionOver]);

  useReturnToRow({ list, title, isReady: !table.isPending && !table.isFetching });

  if (ordering !== null) {
    return (
      <Card>
        <LevelOrder
          category={ordering}
          onDone={() => setOrdering(null)}
          onSessionOver={onSessionOver}
        />
      </Card>
    );
  }
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {table.count === undefined ? 'All Books' : `All Books (${table.count})`}
        </h2>
        {table.count !== undefined && table.count > 0 && (
          <TableFilters view={view} onChange={changeView} />
        )}
      </div>
      {view.category !== null && table.total > 0 && (
        <Button
          ref={orderButton}
          variant="quiet"
          className="mb-2 px-3!"
          onClick={() => setOrdering(view.category)}
        >
          <ListOrdered aria-hidden="true" />
          <span>{`Change the order of Level ${levelOf(view.category)}`}</span>
        </Button>
      )}
      {/* Below the rows, so that none of them moves when the first one is selected. */}
      <div className="flex flex-col">
        <SelectedBooks
          {...{ selection, table, onSessionOver }}
          fallback={title}
          onOpen={keepPosition}
        />
        {table.isPending || isOver ? (
          <div className="flex flex-col gap-3">
            <p role="status" className="sr-only">
              Loading books...
            </p>
            {Array.from({ length: 4 }, (_, i) => (
              <Skeleton key={i} className="h-14" />
            ))}
          </div>
        ) : table.error ? (
          <QueryProblem
            title="The books could not be loaded"
            error={table.error}
            isFetching={table.isFetching}
            refetch={table.retry}
          />
        ) : table.count === 0 ? (
          <Problem title="No books available yet." />
        ) : table.rows.length === 0 ? (
          <Problem title={emptyMessage(view)} />
        ) : (
          // The bar of the selected books stays at the foot of the window, and is never above what has the focus.
          <div ref={list} className="[&_:is(a,button,input)]:scroll-mb-[min(20rem,50dvh)]">
            <BooksTable
              books={table.rows}
              sort={view.sort}
              onSort={(sort) => changeView({ ...view, sort })}
              selection={selection}
              deletingId={remove.isPending ? remove.variables.book.id : null}
              onView={({ id }) => leaveFor(id, viewPage(id))}
              onEdit={({ id }) => leaveFor(id, editPage(id))}
              onInspect={(book, button) => {
                returnFocusTo(button);
                setInspected(book);
              }}
              onDelete={(book, button) => {
                returnFocusTo(button);
                setDeletion({ book, button });
              }}
            />
            {table.hasMore && (
              <ShowMore
                of="books"
                shown={table.rows.length}
                total={table.total}
                isFetching={table.isFetchingMore}
                hasFailed={table.hasMoreFailed}
                onMore={() => {
                  goOn();
                  table.showMore();
                }}
              />
            )}
          </div>
        )}
      </div>
      <p className="sr-only" role="status">
        {isFiltered(view) && !table.isPending ? count(table.total, 'book') : ''}
      </p>
      {inspected !== null && (
        <BookReportDialog
          book={inspected}
          onClose={() => setInspected(null)}
          onSessionOver={onSessionOver}
        />
      )}
      <ConfirmDialog
        open={deletion !== null}
        onClose={() => setDeletion(null)}
        title="Delete this book?"
        lead={deletion === null ? undefined : begunText([deletion.book])}
        text={deletion === null ? '' : deletionText(deletion.book)}
        confirm="Delete"
        note={recordingsNote}
        destructive
        onConfirm={() => {
          if (deletion === null) return;
          selection.remove([deletion.book.id]);
          remove.mutate(deletion);
        }}
      />
    </Card>
  );
}

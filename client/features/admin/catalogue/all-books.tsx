// The owner's catalogue: what is said of each book's words, and its deletion after it was confirmed.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { AdminBook } from '../../../../contracts/books.ts';
import { editPage } from '../../../../contracts/pages.ts';
import { categories, levelNames, levelOf, type Category } from '../../../../domain/levels.ts';
import { ApiError, callAsOwner, messageOf } from '../../../api/api.ts';
import { booksQuery, dropAdminBook, progressQuery } from '../../../api/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Select, TextInput } from '../../../ui/field.tsx';
import { MoreBooks } from '../../../ui/more-books.tsx';
import { Problem } from '../../../ui/problem.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useGoOn } from '../../../ui/use-go-on.ts';
import { BookReportDialog } from '../phonics/book-report-dialog.tsx';
import { BooksTable } from './books-table.tsx';
import { dropEditDraft } from '../drafts/drafts.ts';
import { shelfPlace } from './shelf-position.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { type TableView, useTable, wholeTable } from './use-table.ts';

const FAILED = 'Failed to delete book';

/** A book whose deletion was asked for, and the button that asked. */
interface Doomed {
  book: AdminBook;
  button: HTMLElement;
}

/** The same button of the next row, or of the one before; null for the only row. */
function neighbourOf(button: HTMLElement): HTMLElement | null {
  const row = button.closest('tr');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return [...(next?.querySelectorAll('button') ?? [])].at(-1) ?? null;
}

function sayNone({ search, category }: TableView): string {
  const sought = search.trim() === '' ? 'There is no book' : `No books match "${search.trim()}"`;
  return category === null ? `${sought}.` : `${sought} at Level ${levelOf(category)}.`;
}

export function AllBooks({ onSessionOver }: { onSessionOver: (failure?: string) => void }) {
  const queryClient = useQueryClient();
  const [place, setPlace] = useState(shelfPlace.read);
  const [view, setView] = useState(place?.view ?? wholeTable());
  const { search, category } = view;
  const [, navigate] = useLocation();
  const table = useTable(view);
  const list = useRef<HTMLDivElement>(null);
  const goOn = useGoOn(list, 'tbody tr', table.rows.length);
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const [inspected, setInspected] = useState<AdminBook | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const asked = useRef<HTMLElement | null>(null);

  /** The book is gone: so is its row, and the keyboard goes on at the next one. */
  const forget = ({ book, button }: Doomed) => {
    const next = neighbourOf(button) ?? title.current;
    const isWaiting = [document.body, button].includes(document.activeElement as HTMLElement);
    if (isWaiting) next?.focus();
    dropAdminBook(book.id);
    for (const { queryKey } of [booksQuery(), progressQuery()]) {
      void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
    }
  };

  const remove = useMutation({
    mutationFn: ({ book }: Doomed) =>
      callAsOwner('DELETE /api/books/{bookId}', { params: { bookId: book.id } }),
    onSuccess: (_, gone) => {
      toast({ title: 'Book deleted successfully!' });
      // She meant all of it.
      dropEditDraft(gone.book.id);
      forget(gone);
    },
    onError: (error, refused) => {
      if (isSessionOver(error)) return onSessionOver(FAILED);
      if (error instanceof ApiError && error.status === 404) forget(refused);
      toast({
        title: FAILED,
        text: messageOf(error, 'Please try again in a moment.'),
        destructive: true,
      });
    },
  });

  const { isOver } = table;
  useEffect(() => {
    if (isOver) onSessionOver();
  }, [isOver, onSessionOver]);

  // Back from a book, she goes on in its row, once the screen has taken the focus to its heading and the rows
  // are those of now; where she has changed it so that it is not among them, at their beginning.
  const isBack = place !== null && !table.isPending && !table.isFetching;
  useEffect(() => {
    if (!isBack) return;
    const frame = requestAnimationFrame(() => {
      shelfPlace.drop();
      setPlace(null);
      const edits = `[data-edits="${CSS.escape(place.bookId)}"]`;
      const hasGoneOn = document.activeElement?.matches('a, button, input, select, textarea');
      if (!hasGoneOn) (list.current?.querySelector<HTMLElement>(edits) ?? title.current)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [isBack, place]);

  // When a dialog closes, the keyboard goes back to where it was asked for.
  const isOpen = doomed !== null || inspected !== null;
  useEffect(() => {
    if (isOpen) return;
    asked.current?.focus();
    asked.current = null;
  }, [isOpen]);

  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {table.count === undefined ? 'All Books' : `All Books (${table.count})`}
        </h2>
        {table.count !== undefined && table.count > 0 && (
          <div className="flex min-w-0 grow flex-wrap justify-end gap-3 sm:flex-nowrap">
            <Select
              className="sm:w-44"
              aria-label="Level"
              value={category ?? ''}
              onChange={({ target }) =>
                setView({ ...view, category: (target.value || null) as Category | null })
              }
            >
              <option value="">All levels</option>
              {categories.map((one) => (
                <option key={one} value={one}>
                  {`Level ${levelOf(one)}: ${levelNames[one]}`}
                </option>
              ))}
            </Select>
            <TextInput
              type="search"
              className="sm:max-w-sm"
              aria-label="Search the books"
              placeholder="Title, author, level or state"
              autoComplete="off"
              value={search}
              onChange={({ target }) => setView({ ...view, search: target.value })}
            />
          </div>
        )}
      </div>
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
        <Problem
          title="The books could not be fetched"
          text={messageOf(table.error, 'Please try again in a moment.')}
          action={
            <Button busy={table.isFetching} onClick={table.retry}>
              Try again
            </Button>
          }
        />
      ) : table.count === 0 ? (
        <Problem title="No books available yet." />
      ) : table.rows.length === 0 ? (
        <Problem title={sayNone(view)} />
      ) : (
        <div ref={list}>
          <BooksTable
            books={table.rows}
            sort={view.sort}
            onSort={(sort) => setView({ ...view, sort })}
            deletingId={remove.isPending ? remove.variables.book.id : null}
            onEdit={({ id }) => {
              shelfPlace.keep({ view, bookId: id });
              navigate(editPage(id));
            }}
            onInspect={(book, button) => {
              asked.current = button;
              setInspected(book);
            }}
            onDelete={(book, button) => {
              asked.current = button;
              setDoomed({ book, button });
            }}
          />
          {table.hasMore && (
            <MoreBooks
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
      <p className="sr-only" role="status">
        {(search.trim() !== '' || category !== null) && !table.isPending
          ? `${table.total} ${table.total === 1 ? 'book' : 'books'}`
          : ''}
      </p>
      {inspected !== null && (
        <BookReportDialog
          book={inspected}
          onClose={() => setInspected(null)}
          onSessionOver={onSessionOver}
        />
      )}
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete this book?"
        text={`Are you sure you want to delete "${doomed?.book.title ?? ''}"? This action cannot be undone and will remove all student progress for this book.`}
        confirm="Delete"
        destructive
        onConfirm={() => {
          if (doomed !== null) remove.mutate(doomed);
        }}
      />
    </Card>
  );
}

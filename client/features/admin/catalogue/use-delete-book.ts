import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AdminBook } from '../../../../contracts/books.ts';
import { ApiError, callAsOwner } from '../../../api/api.ts';
import { booksQuery, dropAdminBook, progressQuery } from '../../../api/queries.ts';
import { toast } from '../../../ui/toast.tsx';
import { discardEditDraft } from '../drafts/drafts.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { discardTakesOf } from '../narration/narration-tasks.ts';
import { seriesQuery } from '../series/series-query.ts';

const FAILED = 'Failed to delete book';

/** A book to delete, and the button that was pressed. */
export interface Deletion {
  book: AdminBook;
  button: HTMLElement;
}

/** Returns the same button of the next row, or else of the previous row; null for the only row. */
function neighbouringButton(button: HTMLElement): HTMLElement | null {
  const row = button.closest('tr');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return [...(next?.querySelectorAll('button') ?? [])].at(-1) ?? null;
}

/** Deletes a book and removes its row. `fallback` receives the focus when no row is left. */
export function useDeleteBook(
  fallback: RefObject<HTMLElement | null>,
  onSessionOver: (failure: string) => void,
) {
  const queryClient = useQueryClient();

  /** Removes the row and the takes of a deleted book, and moves the focus to the next row. */
  const removeRow = ({ book, button }: Deletion) => {
    const next = neighbouringButton(button) ?? fallback.current;
    const isFocusUnclaimed = [document.body, button].includes(
      document.activeElement as HTMLElement,
    );
    if (isFocusUnclaimed) next?.focus();
    discardTakesOf(book.id);
    dropAdminBook(book.id);
    for (const { queryKey } of [booksQuery(), progressQuery(), seriesQuery()]) {
      void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
    }
  };

  return useMutation({
    mutationFn: ({ book }: Deletion) =>
      callAsOwner('DELETE /api/books/{bookId}', { params: { bookId: book.id } }),
    onSuccess: (_, deleted) => {
      toast({ title: 'Book deleted successfully!' });
      // The confirmation covers unsaved changes too.
      discardEditDraft(deleted.book.id);
      removeRow(deleted);
    },
    onError: (error, failed) => {
      if (error instanceof ApiError && error.status === 404) removeRow(failed);
      toastOwnerFailure(error, FAILED, onSessionOver);
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WholeBook } from '../../../../contracts/books.ts';
import { ApiError, callAsOwner } from '../../../api/api.ts';
import { adminBooksQuery, booksQuery } from '../../../api/queries.ts';
import { hasUnsaved } from '../../../browser/unsaved.ts';
import { toast } from '../../../ui/toast.tsx';
import { wholeBookQuery } from '../../../api/whole-book.ts';
import { toastOwnerFailure } from '../login/toast-owner-failure.ts';
import { useAdminSession } from '../login/use-admin-session.ts';

/**
 * Puts a book's words back as they were before a change. What is typed and not saved stays in the form, which is based on the
 * older version still, so saving it asks which words to keep. Otherwise `onRestored` is called.
 */
export function useRestoreWords({ id, version }: WholeBook, onRestored: () => void) {
  const queryClient = useQueryClient();
  const { endSession } = useAdminSession();
  return useMutation({
    mutationFn: (changeId: string) =>
      callAsOwner('POST /api/admin/changes/{changeId}/restore', {
        params: { changeId },
        body: { version },
      }),
    onSuccess: (book) => {
      const isTyped = hasUnsaved('typed');
      toast({
        title: 'The earlier words are back',
        ...(isTyped && { text: 'What you have typed is still in the form, and not saved yet.' }),
      });
      queryClient.setQueryData(wholeBookQuery(id).queryKey, book);
      if (!isTyped) onRestored();
      void queryClient.invalidateQueries({ queryKey: ['/api/admin/books', id, 'changes'] });
      void queryClient.invalidateQueries({ queryKey: booksQuery().queryKey.slice(0, 1) });
      void queryClient.invalidateQueries({
        queryKey: adminBooksQuery().queryKey.slice(0, 1),
        predicate: ({ queryKey: [, wanted] }) => typeof wanted === 'object',
      });
    },
    onError: (error) => {
      // The next try is based on what is stored now.
      if (error instanceof ApiError && error.status === 409) {
        void queryClient.invalidateQueries(wholeBookQuery(id));
      }
      toastOwnerFailure(error, 'Failed to restore the words', endSession);
    },
  });
}

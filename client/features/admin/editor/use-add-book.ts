import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { newFlipbook } from '../../../../contracts/books.ts';
import { callAsOwner, messageOf } from '../../../api/api.ts';
import { adminBooksQuery, booksQuery } from '../../../api/queries.ts';
import { toast } from '../../../ui/toast.tsx';
import { requireNoUploads } from '../drafts/upload-guard.ts';
import { isSessionOver } from '../login/use-admin-session.ts';

export type ValidatedBook = z.output<typeof newFlipbook>;

interface Submission {
  book: ValidatedBook;
  /** Whether to add it even if its words do not fit its level. */
  anyway: boolean;
}

const FAILED = 'Failed to add book';

/** Adds a book if its words fit its level, if they are not known, or if the owner chose to add it anyway. */
export function useAddBook({
  fits,
  onAdded,
  onRefused,
  onSessionOver,
}: {
  /** Checks whether the words fit; true if there are none. Throws if the check fails. */
  fits: () => Promise<boolean>;
  onAdded: (book: ValidatedBook) => void;
  onRefused: (error: unknown) => void;
  onSessionOver: (failure: string) => void;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ book, anyway }: Submission) => {
      requireNoUploads();
      const { text, levelReason, ...rest } = book;
      if (!anyway && !(await fits())) return null;
      const body = { ...rest, ...(text && { text }), ...(anyway && { levelReason }) };
      return callAsOwner('POST /api/books', { body });
    },
    onSuccess: (added, { book }) => {
      if (added === null) return;
      toast({ title: 'Book added successfully!' });
      for (const { queryKey } of [adminBooksQuery(), booksQuery()]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
      onAdded(book);
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(FAILED);
      toast({
        title: FAILED,
        text: messageOf(error, 'Please try again in a moment.'),
        destructive: true,
      });
      onRefused(error);
    },
  });
}

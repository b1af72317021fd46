import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../api/api.ts';
import { adminBooksQuery, booksQuery } from '../../../api/queries.ts';
import { toast } from '../../../ui/toast.tsx';
import type { SentBook } from './edited-book.ts';
import { requireArrived } from '../drafts/files-under-way.ts';
import { isSessionOver } from '../login/use-admin-session.ts';

interface Submission {
  book: SentBook;
  /** Whether it is kept although its words do not fit its level. */
  anyway: boolean;
}

/** Keeps a book whose words fit its level, or whose owner wants it all the same. */
export function useSaveBook({
  said,
  fits,
  send,
  onSaved,
  onChangedMeanwhile,
  onRefused,
  onSessionOver,
}: {
  said: { saved: string; failed: string };
  /** Asks whether the words fit. Throws where that cannot be known. */
  fits: () => Promise<boolean>;
  send: (book: SentBook) => Promise<{ id: string }>;
  onSaved: (bookId: string) => void;
  /** Somebody else has changed it: nothing was kept. */
  onChangedMeanwhile: () => void;
  onRefused: (error: unknown) => void;
  onSessionOver: (failure: string) => void;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ book, anyway }: Submission) => {
      requireArrived();
      if (!anyway && !(await fits())) return null;
      return send(book);
    },
    onSuccess: (saved) => {
      if (saved === null) return;
      toast({ title: said.saved });
      for (const { queryKey } of [adminBooksQuery(), booksQuery()]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
      onSaved(saved.id);
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(said.failed);
      if (error instanceof ApiError && error.status === 409) return onChangedMeanwhile();
      const text = messageOf(error, 'Please try again in a moment.');
      toast({ title: said.failed, text, destructive: true });
      onRefused(error);
    },
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../api/api.ts';
import { adminBooksQuery, booksQuery } from '../../../api/queries.ts';
import { toast } from '../../../ui/toast.tsx';
import type { BookBody } from './edited-book.ts';
import { requireNoUploads } from '../drafts/upload-guard.ts';
import { isSessionOver } from '../login/use-admin-session.ts';

interface Submission {
  book: BookBody;
  /** Whether to save it even if its words do not fit its level. */
  anyway: boolean;
}

/** Saves a book if its words fit its level, or if the owner chose to save it anyway. */
export function useSaveBook({
  messages,
  fits,
  send,
  onSaved,
  onChangedMeanwhile,
  onRefused,
  onSessionOver,
}: {
  messages: { saved: string; failed: string };
  /** Checks whether the words fit. Throws if the check fails. */
  fits: () => Promise<boolean>;
  send: (book: BookBody) => Promise<{ id: string }>;
  onSaved: (bookId: string) => void;
  /** Called when another owner has changed the book. Nothing was saved. */
  onChangedMeanwhile: () => void;
  onRefused: (error: unknown) => void;
  onSessionOver: (failure: string) => void;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ book, anyway }: Submission) => {
      requireNoUploads();
      if (!anyway && !(await fits())) return null;
      return send(book);
    },
    onSuccess: (saved) => {
      if (saved === null) return;
      toast({ title: messages.saved });
      for (const { queryKey } of [adminBooksQuery(), booksQuery()]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
      onSaved(saved.id);
    },
    onError: (error) => {
      if (isSessionOver(error)) return onSessionOver(messages.failed);
      if (error instanceof ApiError && error.status === 409) return onChangedMeanwhile();
      const text = messageOf(error, 'Please try again in a moment.');
      toast({ title: messages.failed, text, destructive: true });
      onRefused(error);
    },
  });
}

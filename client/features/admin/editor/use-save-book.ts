import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../../api/api.ts';
import { adminBooksQuery, booksQuery } from '../../../api/queries.ts';
import { toast } from '../../../ui/toast.tsx';
import { requireNoUploads } from '../drafts/upload-guard.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { seriesQuery } from '../series/series-query.ts';
import type { EditorCopy } from './editor-copy.ts';

export interface Submission<Body> {
  book: Body;
  /** Whether to save it even if its words do not fit its level. */
  anyway: boolean;
}

/** Saves a book if its words fit its level, or if the owner chose to save it anyway. */
export function useSaveBook<Body>({
  copy,
  savedText,
  fits,
  send,
  onSaved,
  onChangedMeanwhile,
  onRefused,
  onSessionOver,
}: {
  copy: Pick<EditorCopy, 'failed'>;
  /** Returns what is said of the saved book. */
  savedText: (book: Body) => string;
  /** Checks whether the words fit; true if there are none. Throws if the check fails. */
  fits: () => Promise<boolean>;
  send: (submission: Submission<Body>) => Promise<{ id: string }>;
  onSaved: (bookId: string, book: Body) => void;
  /** Called when another owner has changed the stored book. Nothing was saved. */
  onChangedMeanwhile?: ((submission: Submission<Body>) => Promise<void>) | undefined;
  onRefused: (error: unknown) => void;
  onSessionOver: (failure: string) => void;
}) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (submission: Submission<Body>) => {
      requireNoUploads();
      if (!submission.anyway && !(await fits())) return null;
      return send(submission);
    },
    onSuccess: (saved, { book }) => {
      if (saved === null) return;
      toast({ title: savedText(book) });
      for (const { queryKey } of [adminBooksQuery(), booksQuery(), seriesQuery()]) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
      onSaved(saved.id, book);
    },
    onError: (error, submission) => {
      if (isSessionOver(error)) return onSessionOver(copy.failed);
      if (onChangedMeanwhile && error instanceof ApiError && error.status === 409) {
        return onChangedMeanwhile(submission);
      }
      const text = messageOf(error, 'Please try again in a moment.');
      toast({ title: copy.failed, text, destructive: true });
      onRefused(error);
    },
  });
}

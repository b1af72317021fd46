import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkChange } from '../../../../contracts/bulk-changes.ts';
import { callAsOwner, errorBodyOf, messageOf } from '../../../api/api.ts';
import { adminBooksQuery, booksQuery, dropAdminBook, progressQuery } from '../../../api/queries.ts';
import { toast } from '../../../ui/toast.tsx';
import { discardEditDraft } from '../drafts/drafts.ts';
import { isSessionOver } from '../login/use-admin-session.ts';
import { discardTakesOf } from '../narration/narration-tasks.ts';
import { seriesQuery } from '../series/series-query.ts';
import { doneText } from './bulk-copy.ts';
import { type Stopped, stoppedOf } from './stopped.ts';

const failedText = ({ length }: readonly string[]) =>
  `Failed to change the ${length === 1 ? 'book' : 'books'}`;

interface Changing {
  ids: readonly string[];
  change: BulkChange;
  /** What has stopped the same change before, which is made without those books now. */
  before?: Stopped;
}

/** Forgets what this browser has of deleted books. The confirmation covers unsaved changes too. */
function forget(ids: readonly string[]): void {
  for (const id of ids) {
    discardEditDraft(id);
    discardTakesOf(id);
    dropAdminBook(id);
  }
}

/** Changes books, all of them or none, and says so. */
export function useChangeBooks({
  onChanged,
  onMisfit,
  onSessionOver,
}: {
  /** Called with the ids of the changed books. */
  onChanged?: (ids: readonly string[]) => void;
  /** Called if the words of a book do not fit its level. */
  onMisfit?: (change: BulkChange) => void;
  onSessionOver: (failure: string) => void;
}) {
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error, variables, reset } = useMutation({
    mutationFn: ({ ids, change }: Changing) =>
      callAsOwner('POST /api/admin/books/changes', { body: { ids: [...ids], change } }),
    onSuccess: (_, { ids, change, before }) => {
      toast({ title: doneText(change, ids.length) });
      if (change.kind === 'delete') forget(ids);
      const changed = [adminBooksQuery(), booksQuery(), progressQuery(), seriesQuery()];
      for (const { queryKey } of changed) {
        void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 1) });
      }
      onChanged?.(before?.why === 'gone' ? [...ids, ...before.ids] : ids);
    },
    onError: (failure, { ids, change }) => {
      if (isSessionOver(failure)) onSessionOver(failedText(ids));
      else if (errorBodyOf(failure)?.code === 'level_misfit') onMisfit?.(change);
    },
  });
  return {
    change: mutate,
    isChanging: isPending,
    /** Whether the last change failed. */
    hasFailed: error !== null,
    /** The books that have stopped the last change, also while it is made without them; null if there were none. */
    stopped:
      error !== null && variables ? stoppedOf(error, variables) : (variables?.before ?? null),
    /** Whether the others have changed without them. */
    isLeft: isSuccess,
    /** Why the last change failed, in sentences; null if it did not. The server names the books. */
    refusal:
      error === null || isSessionOver(error)
        ? null
        : `${failedText(variables?.ids ?? [])}. ${messageOf(error, 'Please try again in a moment.')}`,
    forgetRefusal: reset,
  };
}

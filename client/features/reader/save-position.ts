import { bookProgressQuery, progressQuery, queryClient } from '../../api/queries.ts';
import {
  isOutOfReach,
  notePosition,
  PAGE_FAILED,
  sendPage,
  toastFailure,
  unsentPositionOf,
} from '../../offline/progress-sync.ts';

/**
 * Saves the page, counted from 1, that a child is on. The cache has it at once. Without a network it waits in the
 * outbox; if the server refuses it, a toast says so. The child reads on in any case.
 */
export async function savePosition(bookId: string, currentPage: number): Promise<void> {
  const { queryKey } = bookProgressQuery(bookId);
  const { completed = false, pawPrints = 0 } = queryClient.getQueryData(queryKey) ?? {};
  // A response that is on its way was made before the page was turned.
  void queryClient.cancelQueries({ queryKey, exact: true });
  notePosition({ bookId, currentPage, completed, pawPrints, updatedAt: Date.now() });
  const outcome = await sendPage(bookId, currentPage);
  if (outcome.state === 'replaced') return;
  if (outcome.state === 'sent') {
    // Skipped if the child has turned the page meanwhile, or the family has signed out.
    if (unsentPositionOf(bookId) === null) {
      queryClient.setQueryData(queryKey, (cached) => cached && outcome.answer);
    }
    return queryClient.invalidateQueries({ queryKey: progressQuery().queryKey, exact: true });
  }
  if (isOutOfReach(outcome.error)) return;
  // The cached position was not saved.
  void queryClient.invalidateQueries({ queryKey: progressQuery().queryKey });
  toastFailure(outcome.error, PAGE_FAILED);
}

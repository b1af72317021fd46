// When the library can be reached again, what is shown and could not be fetched is fetched once. The status is also asked
// when a page is seen again: a page may stay open for days.
import type { Query } from '@tanstack/react-query';
import { ApiError } from '../api/api.ts';
import { isOffline, watchReconnection } from '../api/connection.ts';
import { queryClient, statusQuery } from '../api/queries.ts';
import { canKeep } from './worker.ts';

/** Whether something was asked for and there was no answer. */
const isBehind = ({ state }: Query): boolean =>
  state.error !== null && !(state.error instanceof ApiError);

/** A status this old is asked for when the page is seen again, in milliseconds. */
const STATUS_FOR = 6 * 3_600_000;

/** Asks whether the library can be reached. If it can, what could not be fetched follows. */
export const askAgain = (): void =>
  void queryClient.refetchQueries({ queryKey: statusQuery().queryKey }, { cancelRefetch: false });

function onSeen(): void {
  if (document.visibilityState !== 'visible' || !canKeep()) return;
  const askedAt = queryClient.getQueryState(statusQuery().queryKey)?.dataUpdatedAt;
  if (askedAt === undefined) return;
  if (isOffline() || Date.now() - askedAt > STATUS_FOR) askAgain();
}

function catchUp(): void {
  if (!canKeep()) return;
  void queryClient.refetchQueries(
    { type: 'active', predicate: isBehind },
    { cancelRefetch: false },
  );
}

/** Starts to follow, for as long as the page is open. Calls that are under way are not repeated. Where nothing is kept, a parent asks. */
export function catchUpLater(): void {
  document.addEventListener('visibilitychange', onSeen);
  watchReconnection(catchUp);
  // It may be reached again since the page was opened.
  if (!isOffline()) catchUp();
}

// What the library already knows of a child's place, kept in step with what the child does: the home
// screen is right at once, before the server has answered.
import type { QueryClient } from '@tanstack/react-query';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { bookProgressQuery, progressQuery } from '../../queries.ts';

/** Enters the place in the book's own read and in the list, where they were read before. */
export function notePlace(queryClient: QueryClient, entry: ProgressEntry): void {
  queryClient.setQueryData(bookProgressQuery(entry.bookId).queryKey, entry);
  queryClient.setQueryData(
    progressQuery().queryKey,
    (entries) => entries && [entry, ...entries.filter(({ bookId }) => bookId !== entry.bookId)],
  );
}

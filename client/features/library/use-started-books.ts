// The books of 'Continue Reading'. The progress says which ones at once, before the server
// responds.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookCard } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { STARTED_SIZE } from '../../api/first-calls.ts';
import { bookQuery, startedQuery } from '../../api/queries.ts';
import { listStarted } from './shelf.ts';

/** `books` are the loaded cards; missing ones are fetched. Undefined means not loaded yet. */
export function useStartedBooks(
  books: readonly BookCard[] | undefined,
  progress: readonly ProgressEntry[] | undefined,
) {
  const queryClient = useQueryClient();
  const ids = listStarted(progress ?? []);
  const first = ids.slice(0, STARTED_SIZE);
  const loaded = new Map(books?.map((book) => [book.id, book]));
  const fetched = useQuery({
    ...startedQuery(first),
    enabled: books !== undefined && first.some((id) => !loaded.has(id)),
  });
  const cardOf = (id: string): BookCard | undefined =>
    loaded.get(id) ??
    fetched.data?.find((book) => book.id === id) ??
    // The book has been opened in this browser.
    queryClient.getQueryData(bookQuery(id).queryKey);
  return {
    started: ids.flatMap((id) => cardOf(id) ?? []).slice(0, STARTED_SIZE),
    isPending: fetched.isLoading && first.some((id) => cardOf(id) === undefined),
    error: fetched.error,
  };
}

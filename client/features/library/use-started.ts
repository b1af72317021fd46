// The books of 'Continue Reading': which ones, the progress says at once, before any server has answered.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookCard } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import { bookQuery, startedQuery } from '../../api/queries.ts';
import { CONTINUE_LIMIT, listStarted } from './shelf.ts';

/** `books` are the cards that are here; of those that are not the server is asked. Undefined is not known yet. */
export function useStarted(
  books: readonly BookCard[] | undefined,
  progress: readonly ProgressEntry[] | undefined,
) {
  const queryClient = useQueryClient();
  const ids = listStarted(progress ?? []);
  const first = ids.slice(0, CONTINUE_LIMIT);
  const here = new Map(books?.map((book) => [book.id, book]));
  const asked = useQuery({
    ...startedQuery(first),
    enabled: books !== undefined && first.some((id) => !here.has(id)),
  });
  const cardOf = (id: string): BookCard | undefined =>
    here.get(id) ??
    asked.data?.find((book) => book.id === id) ??
    // It has been opened here.
    queryClient.getQueryData(bookQuery(id).queryKey);
  return {
    started: ids.flatMap((id) => cardOf(id) ?? []).slice(0, CONTINUE_LIMIT),
    isPending: asked.isLoading && first.some((id) => cardOf(id) === undefined),
    error: asked.error,
  };
}

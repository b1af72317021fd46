// The cards of the kept books, which this device knows also where no list of the shelf has shown them.
import type { BookCard } from '../../../contracts/books.ts';
import { bookQuery, queryClient } from '../../api/queries.ts';
import { useKeptBooks } from '../../offline/kept-books.ts';

/** The newest first. */
export const useKeptCards = (): BookCard[] =>
  useKeptBooks().flatMap(({ id }) => queryClient.getQueryData(bookQuery(id).queryKey) ?? []);

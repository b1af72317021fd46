// A book in the owner's editor, as it is stored now.
import { queryOptions } from '@tanstack/react-query';
import type { WholeBook } from '../../contracts/books.ts';
import { callAsOwner } from './api.ts';
import { withState } from './older-server.ts';

export const fetchWholeBook = async (bookId: string): Promise<WholeBook> =>
  withState(await callAsOwner('GET /api/admin/books/{bookId}', { params: { bookId } }));

export const wholeBookQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['/api/admin/books', bookId, 'whole'],
    queryFn: () => fetchWholeBook(bookId),
    // Fetched again each time the screen opens.
    gcTime: 0,
  });

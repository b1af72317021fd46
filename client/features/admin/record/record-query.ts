import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ChangesQuery } from '../../../../contracts/record.ts';
import { callAsOwner, callPageAsOwner } from '../../../api/api.ts';

const PAGE = 50;

/** What the record is narrowed to. */
export type RecordFilter = Pick<ChangesQuery, 'group' | 'by' | 'subject'>;

/** The record of the whole library, the newest change first. */
export const recordQuery = (filter: RecordFilter) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/changes', filter],
    queryFn: ({ pageParam: offset }) =>
      callPageAsOwner('GET /api/admin/changes', { size: PAGE, offset }, filter),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((sum, { items }) => sum + items.length, 0);
      return seen < last.total ? seen : null;
    },
    staleTime: 0,
  });

/** One change, before and after. */
export const changeQuery = (changeId: string) =>
  queryOptions({
    queryKey: ['/api/admin/changes', changeId],
    queryFn: () => callAsOwner('GET /api/admin/changes/{changeId}', { params: { changeId } }),
    staleTime: 0,
  });

/** The last hundred changes of a book before which its words can be restored, the newest first. */
export const earlierWordsQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['/api/admin/books', bookId, 'changes'],
    queryFn: () =>
      callAsOwner('GET /api/admin/books/{bookId}/changes', {
        params: { bookId },
        query: { restorable: 'true', limit: '100' },
      }),
    staleTime: 0,
  });

/** One change of a book, for those who look after the books alone. */
export const bookChangeQuery = (bookId: string, changeId: string) =>
  queryOptions({
    queryKey: ['/api/admin/books', bookId, 'changes', changeId],
    queryFn: () =>
      callAsOwner('GET /api/admin/books/{bookId}/changes/{changeId}', {
        params: { bookId, changeId },
      }),
    staleTime: 0,
  });

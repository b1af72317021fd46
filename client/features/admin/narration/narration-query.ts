import { queryOptions } from '@tanstack/react-query';
import { callAsOwner } from '../../../api/api.ts';

/** All recordings of a book. Fetched again each time a screen with them opens: another owner may have recorded. */
export const narrationQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['/api/admin/books', bookId, 'narration'],
    queryFn: () => callAsOwner('GET /api/admin/books/{bookId}/narration', { params: { bookId } }),
    gcTime: 0,
  });

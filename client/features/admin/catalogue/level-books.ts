// All books of a level, in the order of the shelf.
import { queryOptions } from '@tanstack/react-query';
import type { AdminBook } from '../../../../contracts/books.ts';
import type { Category } from '../../../../domain/levels.ts';
import { callPageAsOwner } from '../../../api/api.ts';
import { withState } from '../../../api/older-server.ts';
import { itemsOf } from '../../../api/queries.ts';

const SIZE = 100;

/** Read anew each time the order is opened, because others may have changed it. */
export const levelBooksQuery = (category: Category) =>
  queryOptions({
    queryKey: ['/api/admin/levels', category],
    queryFn: async (): Promise<AdminBook[]> => {
      const pages = [];
      for (let offset = 0; ; offset += SIZE) {
        const page = await callPageAsOwner(
          'GET /api/admin/books',
          { size: SIZE, offset },
          { category },
        );
        pages.push(page);
        if (offset + SIZE >= page.total) return itemsOf({ pages }).map(withState);
      }
    },
    staleTime: 0,
    gcTime: 0,
  });

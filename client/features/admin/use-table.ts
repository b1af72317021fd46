// The rows of the owner's table. A catalogue that is here as a whole is looked through here; of a longer
// one the server is asked, which sends it page by page.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AdminBook } from '../../../contracts/books.ts';
import { searchableText, searchFor } from '../../../domain/search.ts';
import { adminBooksQuery, itemsOf, totalOf } from '../../queries.ts';
import { usePaused } from '../../ui/use-paused.ts';

/** What of a search is looked at: words of a book, and its id. */
function findRows(rows: readonly AdminBook[], search: string): AdminBook[] {
  const matches = searchFor(search);
  return rows.filter((book) => matches(`${searchableText(book)}\n${book.id}`));
}

export function useTable(search: string) {
  const all = useInfiniteQuery(adminBooksQuery());
  const pages = all.data?.pages.filter((page) => page !== null);
  const known = pages && { items: itemsOf({ pages }), total: totalOf({ pages }) };
  const isHere = known !== undefined && known.items.length >= known.total;
  const asked = usePaused(search.trim());
  const asksServer = search.trim() !== '' && known !== undefined && !isHere;
  const found = useInfiniteQuery({
    ...adminBooksQuery(asked),
    enabled: asksServer && asked !== '',
    placeholderData: keepPreviousData,
  });
  const list = asksServer ? found : all;
  const listed = list.data?.pages.filter((page) => page !== null) ?? [];
  const items = itemsOf({ pages: listed });
  const rows = isHere ? findRows(items, search) : items;
  return {
    isPending: list.isPending,
    /** Whether the owner's session has ended. */
    isOver: [all, found].some(({ data }) => data?.pages.includes(null)),
    /** Why there is nothing to show. */
    error: list.data === undefined ? list.error : null,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
    rows,
    /** How many books there are; undefined until that is known. */
    count: known?.total,
    /** How many of them were found. */
    total: isHere ? rows.length : totalOf({ pages: listed }),
    hasMore: list.hasNextPage,
    isFetchingMore: list.isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    showMore: () => void list.fetchNextPage(),
  };
}

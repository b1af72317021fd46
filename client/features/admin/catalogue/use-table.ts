// The rows of the owner's books table. A catalogue that is fully loaded is filtered and sorted in the browser. For a
// longer one the server does this, page by page.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AdminBook } from '../../../../contracts/books.ts';
import type { BookState } from '../../../../domain/book-states.ts';
import type { Category } from '../../../../domain/levels.ts';
import { shownText, sortRows, type TableColumn } from '../../../../domain/owner-table.ts';
import { searchFor } from '../../../../domain/search.ts';
import { adminBooksQuery, itemsOf, totalOf, type WantedRows } from '../../../api/queries.ts';
import { usePaused } from '../../../ui/use-paused.ts';

/** The search, filter and sort order of the table. */
export interface TableView {
  search: string;
  /** Null for all levels. */
  category: Category | null;
  /** Null for all states. */
  state: BookState | null;
  /** Null for the order of the shelf. */
  sort: { column: TableColumn; order: 'up' | 'down' } | null;
}

export const fullView = (search = ''): TableView => ({
  ...{ search, category: null, state: null, sort: null },
});

/** Whether the view leaves books out. */
export const isFiltered = ({ search, category, state }: TableView): boolean =>
  search.trim() !== '' || category !== null || state !== null;

function filterRows(
  rows: readonly AdminBook[],
  { search, category, state, sort }: TableView,
): AdminBook[] {
  const matches = searchFor(search);
  const found = rows.filter(
    (book) =>
      (category === null || book.category === category) &&
      (state === null || book.state === state) &&
      matches(shownText(book)),
  );
  return sort === null ? found : sortRows(found, sort.column, sort.order);
}

export function useTable(view: TableView) {
  const { category, state, sort } = view;
  const all = useInfiniteQuery(adminBooksQuery());
  const pages = all.data?.pages.filter((page) => page !== null);
  const loaded = pages && { items: itemsOf({ pages }), total: totalOf({ pages }) };
  const isFullyLoaded = loaded !== undefined && loaded.items.length >= loaded.total;
  const search = view.search.trim();
  const debouncedSearch = usePaused(search);
  const serverQuery: WantedRows = {
    ...(debouncedSearch && { search: debouncedSearch }),
    ...(category && { category }),
    ...(state && { state }),
    ...(sort && { sort: sort.column, order: sort.order }),
  };
  const isWhole = !isFiltered(view) && sort === null;
  const asksServer = !isWhole && loaded !== undefined && !isFullyLoaded;
  const filtered = useInfiniteQuery({
    ...adminBooksQuery(serverQuery),
    enabled: asksServer && Object.keys(serverQuery).length > 0,
    placeholderData: keepPreviousData,
  });
  const list = asksServer ? filtered : all;
  const listed = list.data?.pages.filter((page) => page !== null) ?? [];
  const items = itemsOf({ pages: listed });
  const rows = isFullyLoaded ? filterRows(items, view) : items;
  return {
    isPending: list.isPending,
    /** Whether the owner's session has ended. */
    isOver: [all, filtered].some(({ data }) => data?.pages.includes(null)),
    /** The error, if no rows could be loaded. */
    error: list.data === undefined ? list.error : null,
    isFetching: list.isFetching,
    retry: () => void list.refetch(),
    rows,
    /** The number of books in the catalogue; undefined until it is loaded. */
    count: loaded?.total,
    /** The number of books that match the view. */
    total: isFullyLoaded ? rows.length : totalOf({ pages: listed }),
    hasMore: list.hasNextPage,
    isFetchingMore: list.isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    showMore: () => void list.fetchNextPage(),
    /** Loads all that match the view while they are wanted, and returns them; null if it fails. */
    async loadAll(isWanted: () => boolean): Promise<AdminBook[] | null> {
      let loaded = await list.fetchNextPage();
      while (loaded.hasNextPage && !loaded.isError && isWanted()) {
        loaded = await loaded.fetchNextPage();
      }
      if (loaded.isError || loaded.data === undefined) return null;
      return itemsOf({ pages: loaded.data.pages.filter((page) => page !== null) });
    },
  };
}

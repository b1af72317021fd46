// The rows of the owner's table. A catalogue that is here as a whole is looked through here; of a longer
// one the server is asked, which sends it page by page.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AdminBook } from '../../../../contracts/books.ts';
import type { Category } from '../../../../domain/levels.ts';
import { shownText, sortRows, type TableColumn } from '../../../../domain/owner-table.ts';
import { searchFor } from '../../../../domain/search.ts';
import { adminBooksQuery, itemsOf, totalOf, type WantedRows } from '../../../api/queries.ts';
import { usePaused } from '../../../ui/use-paused.ts';

/** What the owner looks at of her table. */
export interface TableView {
  search: string;
  /** Null for all levels. */
  category: Category | null;
  /** Null for the order of the shelf. */
  sort: { column: TableColumn; order: 'up' | 'down' } | null;
}

export const wholeTable = (search = ''): TableView => ({ search, category: null, sort: null });

function rowsOf(rows: readonly AdminBook[], { search, category, sort }: TableView): AdminBook[] {
  const matches = searchFor(search);
  const found = rows.filter(
    (book) => (category === null || book.category === category) && matches(shownText(book)),
  );
  return sort === null ? found : sortRows(found, sort.column, sort.order);
}

export function useTable(view: TableView) {
  const { category, sort } = view;
  const all = useInfiniteQuery(adminBooksQuery());
  const pages = all.data?.pages.filter((page) => page !== null);
  const known = pages && { items: itemsOf({ pages }), total: totalOf({ pages }) };
  const isHere = known !== undefined && known.items.length >= known.total;
  const search = view.search.trim();
  const asked = usePaused(search);
  const wanted: WantedRows = {
    ...(asked && { search: asked }),
    ...(category && { category }),
    ...(sort && { sort: sort.column, order: sort.order }),
  };
  const isWhole = search === '' && category === null && sort === null;
  const asksServer = !isWhole && known !== undefined && !isHere;
  const found = useInfiniteQuery({
    ...adminBooksQuery(wanted),
    enabled: asksServer && Object.keys(wanted).length > 0,
    placeholderData: keepPreviousData,
  });
  const list = asksServer ? found : all;
  const listed = list.data?.pages.filter((page) => page !== null) ?? [];
  const items = itemsOf({ pages: listed });
  const rows = isHere ? rowsOf(items, view) : items;
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

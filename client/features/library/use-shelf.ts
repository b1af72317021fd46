// The books of 'Discover New Books'. A level that is here as a whole is looked through here, at once and
// without a network; of a longer one the server is asked, which sends it page by page.
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page } from '../../api/api.ts';
import type { BookCard, ShelfOrder } from '../../../contracts/books.ts';
import type { ReadingState } from '../../../domain/fit.ts';
import type { Category } from '../../../domain/levels.ts';
import { booksQuery, itemsOf, SHELF_PAGE, totalOf } from '../../api/queries.ts';
import { usePaused } from '../../ui/use-paused.ts';
import { useKept } from '../../browser/way-back.ts';
import { countFinished, findBooks, type Places } from './shelf.ts';

export interface Chosen {
  category: Category | null;
  state: ReadingState | 'all';
  search: string;
  sort: ShelfOrder;
}

const isWhole = (data: { pages: Page<BookCard>[] }) => itemsOf(data).length >= totalOf(data);

export function useShelf({ category, state, search, sort }: Chosen, places: Places) {
  const queryClient = useQueryClient();
  const wanted = { category, sort };
  const level = useInfiniteQuery({
    ...booksQuery(wanted),
    // The screen around this one has asked already: what failed there is not asked for again.
    retryOnMount: false,
    placeholderData: (previous, query) => {
      // The whole catalogue is here already: a chip answers at once, and the server has the last word.
      const all = queryClient.getQueryData(booksQuery().queryKey);
      if (all && isWhole(all)) {
        const items = itemsOf(all).filter(
          (book) => category === null || book.category === category,
        );
        return { pages: [{ items, total: items.length }], pageParams: [0] };
      }
      const asked = query?.queryKey[1] as { list: { category?: Category } } | undefined;
      return asked && (asked.list.category ?? null) === category ? previous : undefined;
    },
  });
  const isHere = level.data !== undefined && isWhole(level.data);
  const isNarrow = search.trim() !== '' || state !== 'all';
  const asksServer = isNarrow && level.data !== undefined && !isHere;
  const narrowed = useInfiniteQuery({
    ...booksQuery({
      ...wanted,
      state,
      search: usePaused(search.trim()),
      // Another book was begun or finished: the answer is another.
      of: `${places.size}, ${countFinished([...places.values()])}`,
    }),
    enabled: asksServer,
    placeholderData: keepPreviousData,
  });
  const list = asksServer ? narrowed : level;

  const choice = JSON.stringify([category, state, search, sort]);
  const [kept, setKept] = useKept('shown', { choice, count: SHELF_PAGE });
  const shown = kept.choice === choice ? kept.count : SHELF_PAGE;
  const items = list.data ? itemsOf(list.data) : [];
  const found = isHere ? findBooks(items, places, { search, state }) : items;
  const total = isHere || !list.data ? found.length : totalOf(list.data);

  // On the way back, after a reload, more may have been shown than has come by now.
  const isMissing = found.length < Math.min(total, shown) && !list.isPlaceholderData;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const books = found.slice(0, shown);
  return {
    isPending: list.isPending,
    /** Why there is nothing to show. */
    error: list.data === undefined ? list.error : null,
    /** What is shown, of `total` that were found. */
    books,
    total,
    /** Whether the level has books at all. */
    hasBooks: level.data !== undefined && totalOf(level.data) > 0,
    /** Whether what is shown is of an earlier question. */
    isOld: list.isPlaceholderData && !isHere,
    hasMore: shown < total,
    isFetchingMore: list.isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    showMore() {
      // From what stands here: what was asked for before may not have come.
      const count = books.length + SHELF_PAGE;
      setKept({ choice, count });
      if (found.length < Math.min(total, count)) void list.fetchNextPage();
    },
  };
}

// The books of 'Discover New Books'. A level that is loaded completely is filtered in the browser,
// at once and without a network. A longer level is filtered by the server, which sends it page by
// page.
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Page } from '../../api/api.ts';
import type { BookCard, ShelfOrder } from '../../../contracts/books.ts';
import type { ReadingState } from '../../../domain/fit.ts';
import type { Category } from '../../../domain/levels.ts';
import { booksQuery, itemsOf, SHELF_PAGE, totalOf } from '../../api/queries.ts';
import { useIsCutOff } from '../../offline/cut-off.ts';
import { type KeptBook, useKeptBooks } from '../../offline/kept-books.ts';
import { usePaused } from '../../ui/use-paused.ts';
import { useRestoredState } from '../../browser/scroll-restoration.ts';
import { knownCards } from './known-cards.ts';
import { countFinished, findBooks, FIRST_ORDER, stateOf, type ProgressByBook } from './shelf.ts';

export interface ShelfChoice {
  category: Category | null;
  state: ReadingState | 'all';
  search: string;
  sort: ShelfOrder;
}

/** What the child had read when a list was fetched (epoch milliseconds). */
const readWhenFetched = new Map<number, string>();

const inLevel = (books: readonly BookCard[], category: Category | null): BookCard[] =>
  books.filter((book) => category === null || book.category === category);

const isComplete = (data: { pages: Page<BookCard>[] }) => itemsOf(data).length >= totalOf(data);

/** Returns the books of this level that were loaded in any order; null if none were. */
function knownBooks(
  queryClient: QueryClient,
  { category, sort }: Pick<ShelfChoice, 'category' | 'sort'>,
): { books: BookCard[]; isAll: boolean } | null {
  const all = [sort, FIRST_ORDER].map((order) =>
    queryClient.getQueryData(booksQuery({ sort: order }).queryKey),
  );
  const data = all.find((one) => one !== undefined);
  if (data === undefined) return null;
  return { books: inLevel(itemsOf(data), category), isAll: isComplete(data) };
}

/** Returns the kept books that are not `listed`. */
function unlistedOf(kept: readonly KeptBook[], listed: readonly BookCard[]): BookCard[] {
  const ids = new Set(listed.map(({ id }) => id));
  return knownCards(kept.map(({ id }) => id).filter((id) => !ids.has(id)));
}

export function useShelf(
  { category, state, search, sort }: ShelfChoice,
  progressByBook: ProgressByBook,
) {
  const queryClient = useQueryClient();
  const wanted = { category, sort };
  const of = `${progressByBook.size}, ${countFinished([...progressByBook.values()])}`;
  const level = useInfiniteQuery({
    ...booksQuery(wanted),
    // The library screen has made this request: a failed one is not repeated here.
    retryOnMount: false,
    placeholderData: (previous, query) => {
      // If the whole catalogue is loaded, a chip shows its books at once, until the server
      // responds.
      const all = queryClient.getQueryData(booksQuery({ sort }).queryKey);
      if (all && isComplete(all)) {
        const items = inLevel(itemsOf(all), category);
        return { pages: [{ items, total: items.length }], pageParams: [0] };
      }
      const previousKey = query?.queryKey[1] as { list: { category?: Category } } | undefined;
      return previousKey && (previousKey.list.category ?? null) === category ? previous : undefined;
    },
  });
  const isLevelLoaded = level.data !== undefined && isComplete(level.data);
  const isFiltered = search.trim() !== '' || state !== 'all';
  const isCutOff = useIsCutOff();
  const filtersOnServer = isFiltered && level.data !== undefined && !isLevelLoaded && !isCutOff;
  const filtered = useInfiniteQuery({
    ...booksQuery({
      ...wanted,
      state,
      search: usePaused(search.trim()),
      // The result changes when a book is begun or finished.
      of,
    }),
    enabled: filtersOnServer,
    placeholderData: keepPreviousData,
  });
  const list = filtersOnServer ? filtered : level;

  const choice = JSON.stringify([category, state, search, sort]);
  const [stored, setStored] = useRestoredState('shown', { choice, count: SHELF_PAGE });
  const shown = stored.choice === choice ? stored.count : SHELF_PAGE;
  // Without a network, what is known by now stands for the rest.
  const known = isCutOff && list.data === undefined ? knownBooks(queryClient, wanted) : null;
  const kept = useKeptBooks();
  const listed = known?.books ?? (list.data ? itemsOf(list.data) : []);
  // Those that no list has shown come first: behind many that do not open, nobody would look for them.
  const items = isCutOff ? [...inLevel(unlistedOf(kept, listed), category), ...listed] : listed;
  const filtersHere = isLevelLoaded || isCutOff;
  const found = filtersHere ? findBooks(items, progressByBook, { search, state }) : items;
  const total = filtersHere || !list.data ? found.length : totalOf(list.data);

  const isFinished = ({ id }: BookCard) => stateOf(progressByBook.get(id)) === 'finished';
  const ofLevel = level.data && !level.isPlaceholderData ? itemsOf(level.data) : [];
  // Sorted by fit, unread books come first.
  const knowsLevel = isLevelLoaded || (sort === 'fit' && !level.isFetching);
  const isLevelRead = knowsLevel && ofLevel.length > 0 && ofLevel.every(isFinished);

  // A book that was begun or finished since has another place in the order by fit, so that the next
  // page would leave a book out: all pages are fetched again first.
  const { dataUpdatedAt } = list;
  useEffect(() => {
    if (!readWhenFetched.has(dataUpdatedAt)) readWhenFetched.set(dataUpdatedAt, of);
  }, [dataUpdatedAt, of]);
  const isOutdated = sort === 'fit' && (readWhenFetched.get(dataUpdatedAt) ?? of) !== of;

  // After a return or a reload, more books may have been shown before than are loaded now.
  const isMissing = found.length < Math.min(total, shown) && !list.isPlaceholderData;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = list;
  const hasMoreFailed = isFetchNextPageError || (isOutdated && list.isRefetchError);
  useEffect(() => {
    if (!isMissing || !hasNextPage || isFetching || hasMoreFailed) return;
    void (isOutdated ? refetch() : fetchNextPage());
  }, [isMissing, hasNextPage, isFetching, hasMoreFailed, isOutdated, fetchNextPage, refetch]);

  const books = found.slice(0, shown);
  return {
    isPending: list.isPending && known === null,
    /** Whether there may be more books that only the server knows, and it cannot be reached. */
    needsNetwork: isCutOff && !(known?.isAll ?? isLevelLoaded),
    /** Why no books can be shown. */
    error: list.data === undefined && known === null ? list.error : null,
    /** The books shown, of `total` found. */
    books,
    total,
    /** Whether the level has books at all. */
    hasBooks: known !== null || (level.data !== undefined && totalOf(level.data) > 0),
    /** Whether every book of the level has been read, and unread ones were not searched for. */
    isReadOut: isLevelRead && search.trim() === '' && (state === 'all' || state === 'notStarted'),
    /** Whether the books belong to an earlier choice. */
    isStale: list.isPlaceholderData && !isLevelLoaded,
    hasMore: shown < total,
    isFetchingMore: list.isFetchingNextPage || (isMissing && isFetching),
    hasMoreFailed: hasMoreFailed && !isCutOff,
    showMore() {
      // Counts from the books shown, because an earlier request may have failed.
      const count = books.length + SHELF_PAGE;
      setStored({ choice, count });
      if (found.length < Math.min(total, count)) void (isOutdated ? refetch() : fetchNextPage());
    },
  };
}

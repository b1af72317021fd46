// Queries shared by several screens. Cached data is never stale, never refetched automatically and never
// retried (specification, section 7). A screen that changes data invalidates its queries.
import {
  infiniteQueryOptions,
  notifyManager,
  QueryClient,
  queryOptions,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import type { User } from '../../contracts/accounts.ts';
import type { AdminBook, AdminShelfQuery, ShelfOrder } from '../../contracts/books.ts';
import type { ReadingState } from '../../domain/fit.ts';
import type { Category } from '../../domain/levels.ts';
import type { StepId } from '../../domain/teaching-steps.ts';
import { call, callPage, callPageAsOwner, nullOn401, type Page } from './api.ts';
import { SHELF_PAGE } from './first-calls.ts';
import { setHeldAnswers } from './held-answers.ts';
import { ofFamily } from './of-family.ts';
import { withState } from './older-server.ts';

export { SHELF_PAGE };

// Notify in a microtask, so a button is busy before the next click. The default is a task later, and a double
// click would submit twice.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      // Never garbage-collected, so the shelf is there at once after a long book.
      gcTime: Infinity,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

setHeldAnswers({
  clear: () => queryClient.clear(),
  refetchUser: () => void queryClient.invalidateQueries(userQuery()),
});

/** Refetches every failed query on the screen, so one press of a button recovers from an outage. */
export function retryFailed(): void {
  const predicate = ({ state }: { state: { status: string } }) => state.status === 'error';
  void queryClient.refetchQueries({ type: 'active', predicate });
}

export const statusQuery = () =>
  queryOptions({
    queryKey: ['/api/subscription/status'],
    queryFn: () => ofFamily(() => call('GET /api/subscription/status')),
  });

export const userQuery = () =>
  queryOptions({ queryKey: ['/api/auth/user'], queryFn: () => call('GET /api/auth/user') });

/** Caches a user if the same user is cached already. That user may have signed out in the meantime. */
export function noteUser(user: User): void {
  queryClient.setQueryData(userQuery().queryKey, (known) =>
    known?.id === user.id ? user : undefined,
  );
}

/** The page size of the owner's table. */
const TABLE_PAGE = 50;

interface Pages<T> {
  pages: Page<T>[];
}

/** Returns all loaded items of a list. A book that moved to the next page between two requests appears once. */
export function itemsOf<T extends { id: string }>({ pages }: Pages<T>): T[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/** Returns the number of items in the whole list. */
export function totalOf({ pages }: Pages<unknown>): number {
  return pages.at(-1)?.total ?? 0;
}

/** Returns the offset of the next page; null after the last one. */
function nextOffset(last: Page<unknown>, pages: Page<unknown>[]): number | null {
  const seen = pages.reduce((sum, { items }) => sum + items.length, 0);
  return seen < last.total ? seen : null;
}

/** A filter of the shelf. `state` and `search` are used if the shelf is too large to filter in the browser. */
export interface ShelfFilter {
  category?: Category | null;
  search?: string;
  state?: ReadingState | 'all';
  sort?: ShelfOrder;
  /** Anything else the response depends on. A new value fetches again. */
  of?: string;
}

/** The shelf in pages. The key `['/api/books']` matches all of these queries. */
export const booksQuery = ({ category, search, state, sort, of }: ShelfFilter = {}) => {
  const query = {
    ...(category && { category }),
    ...(search && { search }),
    ...(state && state !== 'all' && { state }),
    // A page is in the order of fit unless another is asked for.
    ...(sort && sort !== 'fit' && { sort }),
  };
  return infiniteQueryOptions({
    queryKey: ['/api/books', { list: query, of }],
    queryFn: ({ pageParam: offset }) =>
      callPage('GET /api/books', { size: SHELF_PAGE, offset }, query),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
};

/** The recommended next book, or the one to read again, and those that are begun. */
export const proposalQuery = () =>
  queryOptions({ queryKey: ['/api/proposal'], queryFn: () => call('GET /api/proposal') });

/** The steps of the child's path. */
export const pathQuery = () =>
  queryOptions({ queryKey: ['/api/path'], queryFn: () => call('GET /api/path') });

/** The books of a step, the best fitting first. */
export const stepBooksQuery = (step: StepId) =>
  queryOptions({
    queryKey: ['/api/books', { step }],
    queryFn: async () => {
      const page = { size: SHELF_PAGE, offset: 0 };
      return (await callPage('GET /api/books', page, { step, sort: 'fit' })).items;
    },
  });

/** Whether a query fetches a list rather than a single book. */
const isList = ({ queryKey }: { queryKey: QueryKey }) => typeof queryKey[1] === 'object';

/** Refetches the shelf, the recommendation and the path after a book was finished or the reading level changed. */
export function refreshFit(): void {
  void queryClient.invalidateQueries({ queryKey: ['/api/books'], predicate: isList });
  void queryClient.invalidateQueries(proposalQuery());
  void queryClient.invalidateQueries(pathQuery());
}

export const bookQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['/api/books', bookId],
    queryFn: () => call('GET /api/books/{bookId}', { params: { bookId } }),
  });

export const progressQuery = () =>
  queryOptions({ queryKey: ['/api/progress'], queryFn: () => call('GET /api/progress') });

export const bookProgressQuery = (bookId: string) =>
  queryOptions({
    queryKey: ['/api/progress', bookId],
    queryFn: () => call('GET /api/progress/{bookId}', { params: { bookId } }),
  });

/** Whether the position in any book was updated after `time` (epoch milliseconds). */
export const hasReadSince = (time: number): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: progressQuery().queryKey })
    .some(({ state }) => state.dataUpdatedAt > time);

/**
 * The reading report of the last `weeks` weeks, or of the server's default. It is stale after any reading and
 * on a new day.
 */
export const reportQuery = (weeks?: number) =>
  queryOptions({
    staleTime: ({ state: { dataUpdatedAt } }) => {
      const isOfToday = new Date(dataUpdatedAt).toDateString() === new Date().toDateString();
      return isOfToday && !hasReadSince(dataUpdatedAt) ? Infinity : 0;
    },
    queryKey: ['/api/reading-report', { weeks: weeks ?? null }],
    queryFn: () =>
      call('GET /api/reading-report', weeks === undefined ? {} : { query: { weeks: `${weeks}` } }),
  });

export const achievementsQuery = () =>
  queryOptions({ queryKey: ['/api/achievements'], queryFn: () => call('GET /api/achievements') });

/** The words the child practises. Invalidated after each practice event (offline/practice.ts). */
export const practiceQuery = () =>
  queryOptions({ queryKey: ['/api/practice'], queryFn: () => call('GET /api/practice') });

/** The filter of the owner's table. */
export type WantedRows = Omit<AdminShelfQuery, 'limit' | 'offset'>;

async function fetchRows(offset: number, wanted: WantedRows): Promise<Page<AdminBook>> {
  const page = { size: TABLE_PAGE, offset };
  const { items, total } = await callPageAsOwner('GET /api/admin/books', page, wanted);
  return { items: items.map(withState), total };
}

/** The owner's table in pages. A page is null if the owner's session has expired. */
export const adminBooksQuery = (wanted: WantedRows = {}) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/books', wanted],
    queryFn: ({ pageParam: offset }) => nullOn401(fetchRows(offset, wanted)),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last &&
      nextOffset(
        last,
        pages.filter((page) => page !== null),
      ),
  });

/** Removes a deleted book from the cached table before the table is fetched again. */
export function dropAdminBook(bookId: string): void {
  queryClient.setQueriesData<InfiniteData<Page<AdminBook> | null>>(
    { queryKey: ['/api/admin/books'], predicate: isList },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => page && withoutBook(page, bookId)) },
  );
}

/** Removes the book and lowers the total of the page, because the next offset is counted from the loaded items. */
const withoutBook = ({ items, total }: Page<AdminBook>, bookId: string): Page<AdminBook> => ({
  items: items.filter(({ id }) => id !== bookId),
  total: total - 1,
});

// What several screens read, and how it is cached: never stale, never refetched by itself, never
// retried (specification, section 7). A screen that changes something invalidates what it changed.
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
import { call, callPage, callPageAsOwner, nullOn401, type Page } from './api.ts';

// A button is busy before the next press can come. By default it is told a task later, and a double click is two
// submissions.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      // Nor forgotten: after a long book the shelf is there at once.
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

/** Asks again for everything on the screen that failed: one outage takes one press of a button. */
export function retryFailed(): void {
  const predicate = ({ state }: { state: { status: string } }) => state.status === 'error';
  void queryClient.refetchQueries({ type: 'active', predicate });
}

export const statusQuery = () =>
  queryOptions({
    queryKey: ['/api/subscription/status'],
    queryFn: () => call('GET /api/subscription/status'),
  });

export const userQuery = () =>
  queryOptions({ queryKey: ['/api/auth/user'], queryFn: () => call('GET /api/auth/user') });

/** Enters a record where it is the one that is known: whoever it is of may have signed out meanwhile. */
export function noteUser(user: User): void {
  queryClient.setQueryData(userQuery().queryKey, (known) =>
    known?.id === user.id ? user : undefined,
  );
}

/** How many cards the shelf asks for at once: whole rows, whether two stand in one or three, four, five. */
export const SHELF_PAGE = 60;
/** How many rows the owner's table asks for at once. */
const TABLE_PAGE = 50;

interface Pages<T> {
  pages: Page<T>[];
}

/** All that has come of a list. A book that moved to the next page meanwhile stands once. */
export function itemsOf<T extends { id: string }>({ pages }: Pages<T>): T[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/** How many there are in all. */
export function totalOf({ pages }: Pages<unknown>): number {
  return pages.at(-1)?.total ?? 0;
}

/** The place of the next page in its list; null after the last one. */
function nextOffset(last: Page<unknown>, pages: Page<unknown>[]): number | null {
  const seen = pages.reduce((sum, { items }) => sum + items.length, 0);
  return seen < last.total ? seen : null;
}

/** What of the shelf is asked for; `state` and `search` where it is more than can be looked through here. */
export interface Wanted {
  category?: Category | null;
  search?: string;
  state?: ReadingState | 'all';
  sort?: ShelfOrder;
  /** What the answer depends on besides; another asks anew. */
  of?: string;
}

/** The shelf, page by page. `['/api/books']` is the key of all of these. */
export const booksQuery = ({ category, search, state, sort, of }: Wanted = {}) => {
  const query = {
    ...(category && { category }),
    ...(search && { search }),
    ...(state && state !== 'all' && { state }),
    ...(sort && sort !== 'level' && { sort }),
  };
  return infiniteQueryOptions({
    queryKey: ['/api/books', { list: query, of }],
    queryFn: ({ pageParam: offset }) =>
      callPage('GET /api/books', { size: SHELF_PAGE, offset }, query),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });
};

/** The cards of the books read last and not finished; `of` names those that stand on the home. */
export const startedQuery = (of: readonly string[]) =>
  queryOptions({
    queryKey: ['/api/books', { started: of }],
    queryFn: async () => {
      const page = { size: of.length, offset: 0 };
      return (await callPage('GET /api/books', page, { state: 'reading', sort: 'recent' })).items;
    },
  });

/** The one book to begin now. */
export const proposalQuery = () =>
  queryOptions({
    queryKey: ['/api/proposal'],
    queryFn: async () => (await call('GET /api/proposal')).book,
  });

/** Whether a query is of a list, and not of one book. */
const isList = ({ queryKey }: { queryKey: QueryKey }) => typeof queryKey[1] === 'object';

/** How books fit the child has changed: a book was finished, or the level is another. */
export function refreshFit(): void {
  void queryClient.invalidateQueries({ queryKey: ['/api/books'], predicate: isList });
  void queryClient.invalidateQueries(proposalQuery());
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

/** Something was read since: the place in some book was noted later. */
const isReadSince = (time: number): boolean =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: progressQuery().queryKey })
    .some(({ state }) => state.dataUpdatedAt > time);

/**
 * Looks back so many weeks; the library's own number of them where nothing is said. All reading changes
 * it, and so does a new day.
 */
export const reportQuery = (weeks?: number) =>
  queryOptions({
    staleTime: ({ state: { dataUpdatedAt } }) => {
      const isOfToday = new Date(dataUpdatedAt).toDateString() === new Date().toDateString();
      return isOfToday && !isReadSince(dataUpdatedAt) ? Infinity : 0;
    },
    queryKey: ['/api/reading-report', { weeks: weeks ?? null }],
    queryFn: () =>
      call('GET /api/reading-report', weeks === undefined ? {} : { query: { weeks: `${weeks}` } }),
  });

export const achievementsQuery = () =>
  queryOptions({ queryKey: ['/api/achievements'], queryFn: () => call('GET /api/achievements') });

/** The words the child practises; whoever tells of one has it read anew. */
export const practiceQuery = () =>
  queryOptions({ queryKey: ['/api/practice'], queryFn: () => call('GET /api/practice') });

/** What of the owner's table is asked for. */
export type WantedRows = Omit<AdminShelfQuery, 'limit' | 'offset'>;

/** The owner's table, page by page; a page is null where her session is over. */
export const adminBooksQuery = (wanted: WantedRows = {}) =>
  infiniteQueryOptions({
    queryKey: ['/api/admin/books', wanted],
    queryFn: ({ pageParam: offset }) =>
      nullOn401(callPageAsOwner('GET /api/admin/books', { size: TABLE_PAGE, offset }, wanted)),
    initialPageParam: 0,
    getNextPageParam: (last, pages) =>
      last &&
      nextOffset(
        last,
        pages.filter((page) => page !== null),
      ),
  });

/** A book is gone: so is its row, before the table is asked for again. */
export function dropAdminBook(bookId: string): void {
  queryClient.setQueriesData<InfiniteData<Page<AdminBook> | null>>(
    { queryKey: ['/api/admin/books'], predicate: isList },
    (data) => data && { ...data, pages: data.pages.map((page) => page && without(page, bookId)) },
  );
}

/** The total goes down with it on each page: the place of the next page is counted by what is here. */
const without = ({ items, total }: Page<AdminBook>, bookId: string): Page<AdminBook> => ({
  items: items.filter(({ id }) => id !== bookId),
  total: total - 1,
});

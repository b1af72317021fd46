// What several screens read, and how it is cached: never stale, never refetched by itself, never
// retried (specification, section 7). A screen that changes something invalidates what it changed.
import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Category } from '../domain/levels.ts';
import { call, callOrNull } from './api.ts';

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

/** The catalogue, or one level of it. `['/api/books']` is the key of all of these. */
export const booksQuery = (category?: Category) =>
  queryOptions({
    queryKey: ['/api/books', { category: category ?? null }],
    queryFn: () => call('GET /api/books', category === undefined ? {} : { query: { category } }),
  });

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

export const achievementsQuery = () =>
  queryOptions({ queryKey: ['/api/achievements'], queryFn: () => call('GET /api/achievements') });

/** The words the child practises; whoever tells of one has it read anew. */
export const practiceQuery = () =>
  queryOptions({ queryKey: ['/api/practice'], queryFn: () => call('GET /api/practice') });

/** Null where the owner's session is over. */
export const adminBooksQuery = () =>
  queryOptions({
    queryKey: ['/api/admin/books'],
    queryFn: () => callOrNull('GET /api/admin/books'),
  });

// @vitest-environment happy-dom
// A book that is kept before start.ts has begun to follow the answers.
import { expect, test, vi } from 'vitest';
import { queryClient, statusQuery } from '../api/queries.ts';
import { startSession } from '../auth/session.tsx';
import { stubDevice } from '../test-support/caches.ts';
import { identity } from '../test-support/identity.ts';
import { beFamily, placeIn } from '../test-support/people.ts';
import { server } from '../test-support/server.ts';
import { bookOf, cardOf } from '../test-support/shelf.ts';
import { beginAsked, keepStore } from './keep-state.ts';
import { keepAsked } from './keeping.ts';
import { listStore } from './kept-list.ts';
import { workerStore } from './worker.ts';

const records = new Map<string, unknown>();
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  getMany: async (names: string[]) => names.map((name) => records.get(name)),
  update: async (name: string, change: (before: unknown) => unknown) =>
    void records.set(name, change(records.get(name))),
  delMany: async () => {},
  keys: async () => [],
  clear: async () => {},
}));

test('a book that is asked for in the first seconds is kept with its answers', async () => {
  const sam = cardOf('Sam', 'level1');
  stubDevice();
  // The answers are really stored here.
  vi.restoreAllMocks();
  workerStore.setState({ canKeep: true });
  beFamily({ books: [sam] });
  server.answer('GET /api/books/{bookId}', bookOf(sam));
  server.answer('GET /api/progress/{bookId}', placeIn(sam.id));
  startSession(identity.open);
  // The home asks this before it shows a book.
  await queryClient.fetchQuery(statusQuery());
  await keepAsked([{ book: sam, signal: beginAsked(sam.id) }]);
  expect(keepStore.getState().problem).toBeNull();
  expect(listStore.getState().books.map(({ title }) => title)).toEqual(['Sam']);
  expect([...records.keys()]).toContain(`book:robin:${sam.id}`);
});

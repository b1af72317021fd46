// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pathQuery, progressQuery, queryClient, statusQuery, userQuery } from '../api/queries.ts';
import { rememberChild } from '../auth/chosen-child.ts';
import { setSession, signedOut } from '../auth/session-state.ts';
import { stubLocks } from '../test-support/locks.ts';
import { notSubscribed, subscribed } from '../test-support/people.ts';
import { keptBook } from '../test-support/shelf.ts';
import {
  areAnswersStored,
  followAnswers,
  forgetAnswersOf,
  restoreAnswers,
} from './kept-answers.ts';
import { changeList } from './kept-list.ts';
import { hasLeftovers } from './kept-marks.ts';
import type { KeptAnswer } from './kept-records.ts';
import { noteSeenActive, OPENS_FOR } from './last-active.ts';
import { workerStore } from './worker.ts';

type KeptRecord = Map<string, KeptAnswer>;

/** The database. While `fault` is set, it cannot be used. */
const records = new Map<string, KeptRecord>();
let fault: Error | null = null;
function access<T>(action: () => T): Promise<T> {
  return fault === null ? Promise.resolve(action()) : Promise.reject(fault);
}
vi.mock('idb-keyval', () => ({
  createStore: () => null,
  getMany: (names: string[]) => access(() => names.map((name) => records.get(name))),
  update: (name: string, change: (before?: KeptRecord) => KeptRecord) =>
    access(() => void records.set(name, change(records.get(name)))),
  delMany: (names: string[]) => access(() => names.forEach((name) => records.delete(name))),
  keys: () => access(() => [...records.keys()]),
  clear: () => access(() => records.clear()),
}));

const NOW = 1_800_000_000_000;
const BOOK = 'sam-and-the-wet-hat';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const keysIn = (name: string) =>
  [...(records.get(name)?.values() ?? [])].map(({ queryKey }) => queryKey);
/** The server answers. */
const answer = (queryKey: readonly unknown[], data: unknown) =>
  queryClient.fetchQuery({ queryKey, queryFn: async () => data, staleTime: 0 });
const signIn = (uid = 'mia') =>
  setSession({
    state: 'signed-in',
    identity: { uid, email: null, displayName: null },
    since: null,
  });
const keepBooks = (...ids: string[]) =>
  changeList(() => ids.map((id) => keptBook({ id, title: id, category: 'level1' })));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.stubGlobal('caches', { delete: vi.fn(async () => true) });
  stubLocks();
  workerStore.setState({ canKeep: true });
  signIn();
  followAnswers();
});
afterEach(async () => {
  fault = null;
  setSession(signedOut);
  await pass(2_000);
  queryClient.clear();
  records.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What the home shows was answered, and written. */
async function visit(): Promise<void> {
  await answer(statusQuery().queryKey, subscribed);
  await answer(userQuery().queryKey, { id: 'mia' });
  await answer(pathQuery().queryKey, { step: '1.1' });
  await pass(1_000);
}

describe('writing', () => {
  test('the answers of the home are written a second after the last one', async () => {
    await answer(statusQuery().queryKey, subscribed);
    await pass(900);
    await answer(userQuery().queryKey, { id: 'mia' });
    await pass(900);
    expect(records.size).toBe(0);
    await pass(100);
    expect(keysIn('home:mia')).toEqual([statusQuery().queryKey, userQuery().queryKey]);
    expect(localStorage.getItem('kept_answers:mia')).not.toBeNull();
  });

  test('a page that is hidden writes at once', async () => {
    await answer(statusQuery().queryKey, subscribed);
    dispatchEvent(new Event('pagehide'));
    await pass(0);
    expect(keysIn('home:mia')).toHaveLength(1);
  });

  test("searches, the report and the owner's table are not kept", async () => {
    await visit();
    for (const queryKey of [
      ['/api/books', { list: { search: 'cat' } }],
      ['/api/reading-report', { weeks: null }],
      ['/api/admin/books', {}],
      ['/api/books', 'a-book-that-is-not-kept'],
    ]) {
      await answer(queryKey, []);
    }
    await pass(1_000);
    expect([...records.keys()]).toEqual(['home:mia']);
    expect(keysIn('home:mia')).toHaveLength(3);
  });

  test('many lists of books leave room for what the home needs', async () => {
    await visit();
    for (let list = 0; list < 50; list++)
      await answer(['/api/books', { started: [`${list}`] }], []);
    await pass(1_000);
    expect(keysIn('home:mia')).toHaveLength(33);
    expect(keysIn('home:mia')).toContainEqual(statusQuery().queryKey);
  });

  test('each kept book has a record of its own, which goes with it', async () => {
    await visit();
    await answer(['/api/books', BOOK], { id: BOOK });
    await answer([...progressQuery().queryKey, BOOK], { currentPage: 1 });
    keepBooks(BOOK);
    await pass(0);
    expect(keysIn(`book:mia:${BOOK}`)).toHaveLength(2);
    keepBooks();
    await pass(0);
    expect(records.has(`book:mia:${BOOK}`)).toBe(false);
    expect(records.has('home:mia')).toBe(true);
  });

  test('a book on the list is known to have its answers stored, or not', async () => {
    await visit();
    await answer(['/api/books', BOOK], { id: BOOK });
    keepBooks(BOOK);
    expect(await areAnswersStored(BOOK)).toBe(true);
    keepBooks();
    fault = new Error('Full');
    keepBooks(BOOK);
    expect(await areAnswersStored(BOOK)).toBe(false);
  });

  test('nothing is written where nothing can be kept', async () => {
    workerStore.setState({ canKeep: false });
    await visit();
    expect(records.size).toBe(0);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('a database that fails is survived', async () => {
    fault = new Error('blocked');
    await visit();
    expect(localStorage.getItem('kept_answers:mia')).toBeNull();
    await restoreAnswers();
  });
});

describe('children', () => {
  const leo = { id: 'leo', firstName: 'Leo', avatar: null };

  test("an answer is written under the key of the child it was for, and the other's record stays", async () => {
    await answer(statusQuery().queryKey, subscribed);
    await answer(userQuery().queryKey, { id: 'mia' });
    rememberChild(leo);
    queryClient.removeQueries({ queryKey: userQuery().queryKey });
    await answer(userQuery().queryKey, { id: 'leo' });
    await pass(1_000);
    const userOf = (name: string) =>
      [...(records.get(name)?.values() ?? [])].find(
        ({ queryKey }) => queryKey[0] === userQuery().queryKey[0],
      )?.data;
    expect(userOf('home:mia')).toEqual({ id: 'mia' });
    expect(userOf('home:leo:mia')).toEqual({ id: 'leo' });
  });

  test('a late answer for the child before is not written', async () => {
    await visit();
    const late = Promise.withResolvers<unknown>();
    const { queryKey } = progressQuery();
    const asked = queryClient.fetchQuery({ queryKey, queryFn: () => late.promise });
    rememberChild(leo);
    queryClient.removeQueries({ queryKey });
    late.resolve(['of Mia']);
    await asked.catch(() => {});
    await pass(1_000);
    expect(keysIn('home:leo:mia')).toEqual([]);
    expect(keysIn('home:mia')).toHaveLength(3);
  });

  test('the records of a removed child go and do not come back, the others stay', async () => {
    await visit();
    rememberChild(leo);
    await answer(userQuery().queryKey, { id: 'leo' });
    await pass(1_000);
    forgetAnswersOf('leo:mia');
    await answer(userQuery().queryKey, { id: 'leo' });
    await pass(1_000);
    expect([...records.keys()]).toEqual(['home:mia']);
    expect(localStorage.getItem('kept_answers:leo:mia')).toBeNull();
  });
});

describe('putting back', () => {
  test('a further visit knows the answers at once, and they are stale', async () => {
    await visit();
    queryClient.clear();
    await restoreAnswers();
    expect(queryClient.getQueryData(userQuery().queryKey)).toEqual({ id: 'mia' });
    expect(queryClient.getQueryState(userQuery().queryKey)).toMatchObject({ isInvalidated: true });
  });

  test('what the server has answered meanwhile stays', async () => {
    await visit();
    queryClient.clear();
    await answer(pathQuery().queryKey, { step: '1.2' });
    await restoreAnswers();
    expect(queryClient.getQueryData(pathQuery().queryKey)).toEqual({ step: '1.2' });
  });

  test('a status that is put back does not count as seen', async () => {
    await visit();
    const seen = localStorage.getItem('seen_active:mia');
    queryClient.clear();
    await pass(60_000);
    await restoreAnswers();
    expect(localStorage.getItem('seen_active:mia')).toBe(seen);
  });

  test('nothing is put back after seven days', async () => {
    await visit();
    queryClient.clear();
    vi.setSystemTime(NOW + OPENS_FOR + 2_000);
    await restoreAnswers();
    expect(queryClient.getQueryData(userQuery().queryKey)).toBeUndefined();
    noteSeenActive('mia');
    await restoreAnswers();
    expect(queryClient.getQueryData(userQuery().queryKey)).toBeDefined();
  });
});

describe('access', () => {
  const expectNothing = async () => {
    await pass(3_000);
    expect(records.size).toBe(0);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(vi.mocked(caches.delete).mock.calls).toEqual([
      ['kept-files'],
      ['shown-pictures'],
      ['kept-files'],
      // Once more, after what the worker was fetching.
      ['shown-pictures'],
    ]);
  };

  test('what cannot be removed at a sign-out is removed at the next start', async () => {
    await visit();
    fault = new Error('No database');
    setSession(signedOut);
    await pass(2_000);
    expect(hasLeftovers(null)).toBe(true);
  });

  test('a sign-out removes everything, also what waits to be written', async () => {
    await visit();
    keepBooks(BOOK);
    await answer(progressQuery().queryKey, []);
    setSession(signedOut);
    await expectNothing();
  });

  test('another account removes everything', async () => {
    await visit();
    signIn('noah');
    await expectNothing();
  });

  test('a subscription that is over removes everything', async () => {
    await visit();
    await answer(statusQuery().queryKey, notSubscribed);
    await expectNothing();
  });

  test('it does so also where another call than that of the status says so', async () => {
    await visit();
    queryClient.setQueryData(statusQuery().queryKey, notSubscribed);
    await expectNothing();
  });

  test('a status that fails changes nothing', async () => {
    await visit();
    await queryClient
      .fetchQuery({
        queryKey: statusQuery().queryKey,
        queryFn: () => Promise.reject(new Error('no network')),
        staleTime: 0,
      })
      .catch(() => {});
    await pass(2_000);
    expect(records.has('home:mia')).toBe(true);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStorage, createToken } from '../test-support/storage.ts';
import { dropAhead } from './ahead.ts';
import { call, callAhead, callerHeaders, PATIENCE, setChildSource, setTokenSource } from './api.ts';
import { userToken } from './tokens.ts';

const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const progress = () => call('GET /api/progress');
/** How many calls were made. */
const made = () => fetchMock.mock.calls.length;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', createStorage());
  setTokenSource(async () => userToken.read());
  userToken.store(createToken('robin', Date.now() + 3_600_000));
  fetchMock.mockImplementation(async () => new Response(JSON.stringify([made()])));
});

afterEach(() => {
  dropAhead();
  setChildSource(() => null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

const ahead = (headers = callerHeaders('family')) => callAhead('/api/progress', headers);

test('an answer that was asked for ahead is handed out once', async () => {
  void ahead();
  expect(await progress()).toEqual([1]);
  expect(made()).toBe(1);
  expect(await progress()).toEqual([2]);
});

test('a call waits for one ahead that is not made yet', async () => {
  const { promise, resolve } = Promise.withResolvers<Headers>();
  void ahead(promise);
  const answer = progress();
  await vi.advanceTimersByTimeAsync(100);
  expect(made()).toBe(0);
  resolve(await callerHeaders('family'));
  expect(await answer).toEqual([1]);
  expect(made()).toBe(1);
});

test('a call is made by itself where the one ahead is not made, or has failed', async () => {
  void ahead(Promise.reject(new Error('no subscription')));
  expect(await progress()).toEqual([1]);
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  void ahead();
  expect(await progress()).toEqual([3]);
});

test('an answer is handed out neither for another child nor to another parent', async () => {
  void ahead();
  await vi.advanceTimersByTimeAsync(0);
  setChildSource(() => 'leo');
  expect(await progress()).toEqual([2]);
  setChildSource(() => null);

  void ahead();
  await vi.advanceTimersByTimeAsync(0);
  userToken.store(createToken('other', Date.now() + 3_600_000));
  expect(await progress()).toEqual([4]);
});

test('an answer for another address is not handed out', async () => {
  void ahead();
  await call('GET /api/books');
  expect(made()).toBe(2);
});

test('an answer is not handed out when it is old', async () => {
  void ahead();
  await vi.advanceTimersByTimeAsync(20_001);
  expect(await progress()).toEqual([2]);
});

test('a call that changes something forgets the answers from before it', async () => {
  void ahead();
  await vi.advanceTimersByTimeAsync(0);
  await call('POST /api/progress', { body: { bookId: 'x', currentPage: 2 } });
  expect(await progress()).toEqual([3]);
});

test('a refusal is handed out like any other answer', async () => {
  fetchMock.mockResolvedValueOnce(new Response('{"message":"Unauthorized"}', { status: 401 }));
  void ahead();
  await expect(progress()).rejects.toThrow('401: {"message":"Unauthorized"}');
  expect(made()).toBe(1);
});

test('an answer that does not come is waited for no longer than any other', async () => {
  fetchMock.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        const fail = () => reject(new DOMException('Aborted', 'AbortError'));
        if (signal?.aborted) fail();
        else signal?.addEventListener('abort', fail);
      }),
  );
  void ahead();
  const failed = expect(progress()).rejects.toThrow('The library is taking too long to answer.');
  await vi.advanceTimersByTimeAsync(PATIENCE);
  await failed;
});

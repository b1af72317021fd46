import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswered } from '../api/connection.ts';
import { queryClient, statusQuery } from '../api/queries.ts';
import { pass, stopClock } from '../test-support/screens.tsx';
import { reachAgain } from './reach-again.ts';
import { workerStore } from './worker.ts';

/** Whether a page of the library is answered, and whether its calls are. */
let isAnswered = { page: false, call: false };
const ask = vi.fn(async (_: string, { method }: RequestInit) => {
  if (method !== 'HEAD' || !isAnswered.page) throw new TypeError('Failed to fetch');
  return new Response();
});
const askStatus = vi.fn(async () => {
  noteAnswered(isAnswered.call);
  if (!isAnswered.call) throw new Error('A page of a hotel');
  return { hasSubscription: true };
});
let stop = () => {};

beforeEach(async () => {
  stopClock();
  vi.stubGlobal('fetch', ask);
  workerStore.setState({ canKeep: true });
  isAnswered = { page: true, call: true };
  await queryClient.fetchQuery({ ...statusQuery(), queryFn: askStatus as never });
  isAnswered = { page: false, call: false };
  ask.mockClear();
  askStatus.mockClear();
  stop = reachAgain();
});
afterEach(() => {
  stop();
  workerStore.setState({ canKeep: false });
  noteAnswered(true);
});

/** Lets time pass and returns how often it was asked meanwhile. */
async function asked(milliseconds: number): Promise<number> {
  const before = ask.mock.calls.length;
  await pass(milliseconds);
  return ask.mock.calls.length - before;
}

test('a library that answers is not asked', async () => {
  expect(await asked(600_000)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that does not answer is asked after growing pauses', async () => {
  noteAnswered(false);
  expect(await asked(4_999)).toBe(0);
  expect(await asked(1)).toBe(1);
  expect(await asked(9_999)).toBe(0);
  expect(await asked(1)).toBe(1);
  expect(await asked(3_600_000)).toBeLessThan(20);
  expect(askStatus).not.toHaveBeenCalled();
});

test('when it can be reached again, the status is asked and that is the end of it', async () => {
  noteAnswered(false);
  isAnswered = { page: true, call: true };
  await pass(5_000);
  expect(askStatus).toHaveBeenCalledOnce();
  expect(await asked(600_000)).toBe(0);
});

test("a captive portal's page does not end it, nor begin the pauses anew", async () => {
  noteAnswered(false);
  isAnswered = { page: true, call: false };
  await pass(35_000);
  expect(askStatus).toHaveBeenCalledTimes(3);
  noteAnswered(true);
  noteAnswered(false);
  expect(await asked(30_000)).toBe(0);
});

test('a page that is not seen, or without any network, does not ask', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  noteAnswered(false);
  expect(await asked(600_000)).toBe(0);
  visibility.mockReturnValue('visible');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await asked(600_000)).toBe(0);
});

test('a page that is looked at again and again does not make the pause grow', async () => {
  noteAnswered(false);
  for (let looks = 0; looks < 5; looks += 1) {
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(await asked(4_999)).toBe(0);
  expect(await asked(1)).toBe(1);
});

test('a page that is seen again asks again', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  noteAnswered(false);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await asked(5_000)).toBe(1);
});

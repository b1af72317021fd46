// A page that is seen again.
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteAnswered } from '../api/connection.ts';
import { queryClient, statusQuery } from '../api/queries.ts';
import { catchUpLater } from './catch-up.ts';
import { workerStore } from './worker.ts';

const HOUR = 3_600_000;
const fetchStatus = vi.fn(async () => ({ hasSubscription: true }));

catchUpLater();
beforeEach(async () => {
  workerStore.setState({ canKeep: true });
  await queryClient.fetchQuery({ ...statusQuery(), queryFn: fetchStatus as never, staleTime: 0 });
  fetchStatus.mockClear();
});
afterEach(() => {
  workerStore.setState({ canKeep: false });
  noteAnswered(true);
  vi.restoreAllMocks();
});

const see = () => document.dispatchEvent(new Event('visibilitychange'));

test('asks for the status where it was asked for more than six hours ago', () => {
  see();
  expect(fetchStatus).not.toHaveBeenCalled();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * HOUR);
  see();
  expect(fetchStatus).toHaveBeenCalledOnce();
});

test('asks whether the library can be reached where it could not', () => {
  noteAnswered(false);
  see();
  expect(fetchStatus).toHaveBeenCalledOnce();
});

test('asks for nothing where nothing is kept', () => {
  workerStore.setState({ canKeep: false });
  noteAnswered(false);
  see();
  expect(fetchStatus).not.toHaveBeenCalled();
});

test('what got no answer before the page began to follow is fetched then', async () => {
  const fetch = vi.fn(async () => 'known').mockRejectedValueOnce(new Error('no answer'));
  const observer = new QueryObserver(queryClient, { queryKey: ['shelf'], queryFn: fetch });
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true), {
    timeout: 15_000,
  });
  catchUpLater();
  expect(fetch).toHaveBeenCalledTimes(2);
  stop();
});

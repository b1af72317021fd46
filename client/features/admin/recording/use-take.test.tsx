import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../api/api.ts';
import { queryClient } from '../../../api/queries.ts';
import { server } from '../../../test-support/server.ts';
import { discardTakes } from '../drafts/takes.ts';
import type { RecordingTask } from './recording.ts';
import { useTake } from './use-take.ts';

const MASTER = 'GET /api/admin/recordings/{take}/master';
const FIRST = '1'.repeat(32);
const made = { samples: new Float32Array(480), rate: 48_000, seconds: 0.8, faults: [] };

const taskWith = (changes: Partial<RecordingTask>): RecordingTask => ({
  ...{ key: 'sound/s', name: 's as in sun', kind: 'held', recorded: FIRST, removeLabel: '' },
  keep: vi.fn(async () => {}),
  remove: vi.fn(async () => {}),
  refresh: async () => {},
  ...changes,
});

const openCard = (task: RecordingTask) =>
  renderHook((shown) => useTake(shown, { onKept: () => {}, onSessionOver: () => {} }), {
    initialProps: task,
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });

afterEach(discardTakes);

test('a take replaces the recording that was there when it was made, and another only once that is shown', async () => {
  const keep = vi
    .fn(async () => {})
    .mockRejectedValueOnce(new ApiError(412, '', 'Precondition Failed'));
  const { result, rerender } = openCard(taskWith({ keep }));
  await act(() => result.current.add(made));
  rerender(taskWith({ keep, recorded: 'of another owner' }));
  act(() => result.current.keep());
  await waitFor(() => expect(result.current.isConflicting).toBe(true));
  expect(keep).toHaveBeenLastCalledWith(expect.any(Blob), FIRST);
  act(() => result.current.keep());
  await waitFor(() => expect(result.current.take).toBeNull());
  expect(keep).toHaveBeenLastCalledWith(expect.any(Blob), 'of another owner');
});

test('a recording whose file is lost is deleted, and cannot be brought back', async () => {
  server.refuse(MASTER, 404, { code: 'not_found', message: 'Not found' });
  const task = taskWith({});
  const { result } = openCard(task);
  act(() => void result.current.remove());
  await waitFor(() => expect(task.remove).toHaveBeenCalledWith(FIRST));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  expect([result.current.removed, result.current.failure]).toEqual([null, null]);
});

test('a recording that cannot be fetched for another reason is not deleted', async () => {
  server.lose(MASTER);
  const task = taskWith({});
  const { result } = openCard(task);
  act(() => void result.current.remove());
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(task.remove).not.toHaveBeenCalled();
});

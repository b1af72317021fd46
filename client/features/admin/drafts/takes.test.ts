import { beforeEach, expect, test, vi } from 'vitest';
import { createStorage } from '../../../test-support/storage.ts';
import { discardDrafts, hasDrafts } from './drafts.ts';
import { discardTake, discardTakes, hasTake, readTake, storeTake } from './takes.ts';

const take = {
  ...{ samples: Float32Array.of(0, 0.5), rate: 48_000, seconds: 0.8, faults: [] },
  replaces: null,
};

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  discardTakes();
});

test('a browser that stores nothing keeps a take while the page is open', async () => {
  expect(await storeTake('sound/sh', take)).toEqual({ ...take, isStored: false });
  expect(await readTake('sound/sh')).toEqual({ ...take, isStored: false });
  expect(await readTake('sound/s')).toBeNull();
  await discardTake('sound/sh');
  expect(await readTake('sound/sh')).toBeNull();
});

test('a browser whose storage never opens does the same, after five seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const storing = storeTake('sound/sh', take);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await storing).toEqual({ ...take, isStored: false });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a take that is stored counts as a draft, and is discarded with the others', () => {
  localStorage.setItem('take_draft sound/sh', 'x');
  expect([hasDrafts(), hasTake('sound/sh')]).toEqual([true, true]);
  discardDrafts();
  expect([hasDrafts(), hasTake('sound/sh')]).toEqual([false, false]);
});

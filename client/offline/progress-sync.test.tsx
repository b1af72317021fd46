import { beforeEach, expect, it, vi } from 'vitest';
import type { ProgressEntry } from '../../contracts/progress.ts';
import { createStorage } from '../test-support/storage.ts';

const place: ProgressEntry = { bookId: 'sam', currentPage: 4, completed: false, updatedAt: 100 };

/** The module as a page opens it. */
async function open() {
  vi.resetModules();
  vi.stubGlobal('localStorage', createStorage());
  return import('./progress-sync.ts');
}

let placeWith: Awaited<ReturnType<typeof open>>['placeWith'];
beforeEach(async () => void ({ placeWith } = await open()));

it('a book opens where the server knows it, unless something newer waits here', () => {
  expect(placeWith(null, place, 9)).toEqual(place);
  const unsent = { currentPage: 6, isFinished: false, at: 101 };
  expect(placeWith(unsent, place, 9)).toEqual({ ...place, currentPage: 6, updatedAt: 101 });
  expect(placeWith({ ...unsent, at: 99 }, place, 9)).toEqual(place);
  expect(placeWith(unsent, { ...place, updatedAt: null }, 9)).toMatchObject({ currentPage: 6 });
});

it('a book whose finish waits is finished, and at its end unless it was read on since', () => {
  const unsent = { currentPage: null, isFinished: true, at: 101 };
  const finished = { ...place, completed: true };
  expect(placeWith(unsent, place, 9)).toEqual({ ...finished, currentPage: 9, updatedAt: 101 });
  expect(placeWith({ ...unsent, at: 99 }, place, 9)).toEqual(finished);
  expect(placeWith({ ...unsent, currentPage: 2 }, place, 9)).toMatchObject({ currentPage: 2 });
});

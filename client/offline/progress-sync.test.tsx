import { beforeEach, expect, it, vi } from 'vitest';
import type { ProgressEntry } from '../../contracts/progress.ts';
import { createStorage } from '../test-support/storage.ts';

const saved: ProgressEntry = {
  bookId: 'sam',
  currentPage: 4,
  completed: false,
  pawPrints: 0,
  updatedAt: 100,
};

/** Loads the module as a newly opened page does. */
async function open() {
  vi.resetModules();
  vi.stubGlobal('localStorage', createStorage());
  return import('./progress-sync.ts');
}

let positionWith: Awaited<ReturnType<typeof open>>['positionWith'];
beforeEach(async () => void ({ positionWith } = await open()));

it("the server's position is used unless a newer one is queued", () => {
  expect(positionWith(null, saved, 9)).toEqual(saved);
  const unsent = { currentPage: 6, isFinished: false, at: 101 };
  expect(positionWith(unsent, saved, 9)).toEqual({ ...saved, currentPage: 6, updatedAt: 101 });
  expect(positionWith({ ...unsent, at: 99 }, saved, 9)).toEqual(saved);
  expect(positionWith(unsent, { ...saved, updatedAt: null }, 9)).toMatchObject({ currentPage: 6 });
});

it('a book with a queued finish is finished, and at its last page unless a newer page is known', () => {
  const unsent = { currentPage: null, isFinished: true, at: 101 };
  const finished = { ...saved, completed: true };
  expect(positionWith(unsent, saved, 9)).toEqual({ ...finished, currentPage: 9, updatedAt: 101 });
  expect(positionWith({ ...unsent, at: 99 }, saved, 9)).toEqual(finished);
  expect(positionWith({ ...unsent, currentPage: 2 }, saved, 9)).toMatchObject({ currentPage: 2 });
});

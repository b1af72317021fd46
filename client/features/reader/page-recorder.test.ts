import { expect, it } from 'vitest';
import { createPageRecorder } from './page-recorder.ts';

/** A save that the test answers itself. */
function controlledSave() {
  const calls: { page: number; resolve: () => void; reject: (error: Error) => void }[] = [];
  const save = (page: number) =>
    new Promise<void>((resolve, reject) => calls.push({ page, resolve, reject }));
  const settle = async (answer: (call: (typeof calls)[number]) => void) => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('nothing was saved');
    answer(call);
    await new Promise(setImmediate);
  };
  return { save, settle, pages: () => calls.map(({ page }) => page) };
}

it('saves a page at once when nothing is under way', () => {
  const { save, pages } = controlledSave();
  createPageRecorder(save, () => undefined).record(3);
  expect(pages()).toEqual([3]);
});

it('saves one page at a time and skips to the newest', async () => {
  const { save, settle, pages } = controlledSave();
  const recorder = createPageRecorder(save, () => undefined);
  for (const page of [1, 2, 3, 4]) recorder.record(page);
  expect(pages()).toEqual([1]);
  await settle((call) => call.resolve());
  expect(pages()).toEqual([1, 4]);
  await settle((call) => call.resolve());
  expect(pages()).toEqual([1, 4]);
});

it('tells of a failure and goes on with the next page', async () => {
  const { save, settle, pages } = controlledSave();
  const failures: unknown[] = [];
  const recorder = createPageRecorder(save, (error) => failures.push(error));
  const lost = new Error('503: later');
  recorder.record(1);
  recorder.record(2);
  await settle((call) => call.reject(lost));
  expect(failures).toEqual([lost]);
  expect(pages()).toEqual([1, 2]);
  await settle((call) => call.resolve());
  recorder.record(3);
  expect(pages()).toEqual([1, 2, 3]);
});

import { beforeEach, expect, test } from 'vitest';
import { createReadingTracker } from './reading-tracker.ts';

const LISTED = ['ship', 'said'];
const page = (first: number, ...words: string[]) => ({ first, words });

let tracker: ReturnType<typeof createReadingTracker>;
beforeEach(() => {
  tracker = createReadingTracker();
  tracker.show(page(1, 'the', 'ship'), LISTED, 0);
});

test('a listed word counts after its page was visible for three seconds and turned forward', () => {
  expect(tracker.show(page(2, 'he', 'said'), LISTED, 3_000)).toEqual(['ship']);
  expect(tracker.show(page(3), LISTED, 6_000)).toEqual(['said']);
});

test('a page turned too soon does not count, and a full page needs more time', () => {
  expect(tracker.show(page(2, ...Array(40).fill('said')), LISTED, 2_999)).toEqual([]);
  expect(tracker.show(page(3), LISTED, 2_999 + 9_999)).toEqual([]);
});

test('a page does not count when the child turns back', () => {
  tracker.show(page(2, 'said'), LISTED, 0);
  expect(tracker.show(page(1, 'ship'), LISTED, 9_000)).toEqual([]);
});

test('a word counts once while the book is open, however often it appears', () => {
  expect(tracker.show(page(2, 'ship'), LISTED, 9_000)).toEqual(['ship']);
  expect(tracker.show(page(3, 'ship'), LISTED, 18_000)).toEqual([]);
});

test('a word the child asked for help with does not count while the book is open', () => {
  tracker.noteHelpRequest('ship');
  expect(tracker.show(page(2, 'ship'), LISTED, 9_000)).toEqual([]);
  expect(tracker.finish(LISTED, 18_000)).toEqual([]);
});

test('the words of a page that was read to the child do not count, until it is open again', () => {
  tracker.noteReadAloud();
  expect(tracker.show(page(2, 'said'), LISTED, 9_000)).toEqual([]);
  tracker.show(page(1, 'ship'), LISTED, 18_000);
  expect(tracker.show(page(2, 'said'), LISTED, 27_000)).toEqual(['ship']);
  tracker.noteReadAloud();
  expect(tracker.finish(LISTED, 36_000)).toEqual([]);
});

test('time while the tablet sleeps does not count', () => {
  tracker.pause(1_000);
  tracker.resume(3_600_000);
  expect(tracker.show(page(2, 'said'), LISTED, 3_601_000)).toEqual([]);
  tracker.pause(3_602_000);
  tracker.resume(3_700_000);
  expect(tracker.show(page(3), LISTED, 3_702_000)).toEqual(['said']);
});

test('the last page counts when the book is finished', () => {
  expect(tracker.finish(LISTED, 3_000)).toEqual(['ship']);
  expect(tracker.finish(LISTED, 9_000)).toEqual([]);
});

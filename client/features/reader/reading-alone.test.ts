import { beforeEach, expect, test } from 'vitest';
import { createReading } from './reading-alone.ts';

const LISTED = ['ship', 'said'];
const page = (first: number, ...words: string[]) => ({ first, words });

let reading: ReturnType<typeof createReading>;
beforeEach(() => {
  reading = createReading();
  reading.show(page(1, 'the', 'ship'), LISTED, 0);
});

test('a listed word counts when its page was in sight for three seconds and turned forward', () => {
  expect(reading.show(page(2, 'he', 'said'), LISTED, 3_000)).toEqual(['ship']);
  expect(reading.show(page(3), LISTED, 6_000)).toEqual(['said']);
});

test('whoever leafs past has not read, on a full page still less', () => {
  expect(reading.show(page(2, ...Array(40).fill('said')), LISTED, 2_999)).toEqual([]);
  expect(reading.show(page(3), LISTED, 2_999 + 9_999)).toEqual([]);
});

test('a page that was turned back has not been read', () => {
  reading.show(page(2, 'said'), LISTED, 0);
  expect(reading.show(page(1, 'ship'), LISTED, 9_000)).toEqual([]);
});

test('a word counts once in an opening, however often it stands there', () => {
  expect(reading.show(page(2, 'ship'), LISTED, 9_000)).toEqual(['ship']);
  expect(reading.show(page(3, 'ship'), LISTED, 18_000)).toEqual([]);
});

test('a word that was asked for does not count in that opening', () => {
  reading.asked('ship');
  expect(reading.show(page(2, 'ship'), LISTED, 9_000)).toEqual([]);
  expect(reading.finish(LISTED, 18_000)).toEqual([]);
});

test('the time while the tablet slept is no time of reading', () => {
  reading.pause(1_000);
  reading.resume(3_600_000);
  expect(reading.show(page(2, 'said'), LISTED, 3_601_000)).toEqual([]);
  reading.pause(3_602_000);
  reading.resume(3_700_000);
  expect(reading.show(page(3), LISTED, 3_702_000)).toEqual(['said']);
});

test('the last page is read when the book is finished', () => {
  expect(reading.finish(LISTED, 3_000)).toEqual(['ship']);
  expect(reading.finish(LISTED, 9_000)).toEqual([]);
});

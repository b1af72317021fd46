import { describe, expect, test } from 'vitest';
import {
  finish,
  happenedAt,
  LONGEST_DELAY,
  percentRead,
  readOn,
  type ReadingDay,
  turnTo,
  waitAtStart,
  wayOf,
  wayToFinish,
  type WayToFinish,
} from './progress.ts';

const finished = { currentPage: 8, completedAt: 5, updatedAt: 5 };

describe('progress', () => {
  test.each([
    [1, 8, 1],
    [8, 8, 8],
    [9, 8, 8],
    [0, 8, 1],
    [3, 0, 1],
  ])('turning to page %i of %i shows page %i', (page, total, shown) => {
    expect(turnTo(null, page, total, 7)).toEqual({
      currentPage: shown,
      completedAt: null,
      updatedAt: 7,
    });
  });

  test('turning a page of a finished book leaves it finished', () => {
    expect(turnTo(finished, 2, 8, 9)).toEqual({ currentPage: 2, completedAt: 5, updatedAt: 9 });
  });

  test('finishing moves to the last page and keeps the time of the first completion', () => {
    expect(finish(null, 8, 7)).toEqual({ currentPage: 8, completedAt: 7, updatedAt: 7 });
    expect(finish(finished, 8, 9)).toEqual({ currentPage: 8, completedAt: 5, updatedAt: 9 });
  });

  test('a late report does not move the position back, but still finishes the book', () => {
    const read = { currentPage: 4, completedAt: null, updatedAt: 7 };
    expect(turnTo(read, 2, 8, 6)).toEqual(read);
    expect(turnTo(read, 2, 8, 7)).toEqual({ ...read, currentPage: 2 });
    expect(finish(read, 8, 6)).toEqual({ ...read, completedAt: 6 });
  });

  test('a reported time is limited to the last LONGEST_DELAY and never in the future', () => {
    const now = 2 * LONGEST_DELAY;
    expect(happenedAt(undefined, now)).toBe(now);
    expect(happenedAt(now - 5, now)).toBe(now - 5);
    expect(happenedAt(now + 1, now)).toBe(now);
    expect(happenedAt(0, now)).toBe(now - LONGEST_DELAY);
  });

  test('a reading day has its first and last page, whatever the order and number of reports', () => {
    const reports = [
      [3, null],
      [2, null],
      [8, { at: 9, by: 'reading' }],
      [8, { at: 7, by: 'marking' }],
      [3, null],
    ] as const;
    const day = {
      firstPage: 2,
      lastPage: 8,
      finishedAt: 7,
      isListened: false,
      finishedBy: 'reading',
    };
    for (const order of [reports, [...reports].reverse()]) {
      let current: ReadingDay | null = null;
      for (const [page, ending] of order) current = readOn(current, page, ending);
      expect(current).toEqual(day);
    }
    expect(readOn(null, 4, null)).toEqual({
      firstPage: 4,
      lastPage: 4,
      finishedAt: null,
      isListened: false,
      finishedBy: null,
    });
  });

  test('a day keeps that the book was read to the child', () => {
    const listened = readOn(null, 8, null, true);
    expect(listened).toMatchObject({
      firstPage: 8,
      lastPage: 8,
      finishedAt: null,
      isListened: true,
    });
    expect(readOn(listened, 2, { at: 9, by: 'reading' })).toMatchObject({
      finishedAt: 9,
      isListened: true,
    });
    expect(readOn(readOn(null, 2, { at: 9, by: 'reading' }), 8, null, true)).toMatchObject({
      finishedAt: 9,
      isListened: true,
    });
  });

  test('of the ways in which a book was finished on a day, the truest counts', () => {
    const by = (...ways: readonly WayToFinish[]) =>
      ways.reduce<ReadingDay | null>((day, way) => readOn(day, 1, { at: 9, by: way }), null)
        ?.finishedBy;
    expect(by('marking')).toBe('marking');
    expect(by('marking', 'listening')).toBe('listening');
    expect(by('reading', 'marking')).toBe('reading');
    expect(by('listening', 'reading')).toBe('reading');
  });

  test.each([
    ['marking', true, false, 'marking'],
    ['reading', true, true, 'reading'],
    [null, true, false, 'reading'],
    [null, true, true, 'listening'],
    ['unknown', true, false, 'reading'],
    [null, false, true, null],
  ])('a stored day with %s, finished: %s, listened: %s, was finished by %s', (...row) => {
    const [stored, isFinished, isListened, way] = row;
    expect(wayToFinish(stored, { isFinished, isListened })).toBe(way);
  });

  test.each([
    [{}, 'reading'],
    [{ marked: true }, 'marking'],
    [{ listened: true }, 'listening'],
    [{ listened: true, marked: true }, 'listening'],
    [{ listened: false, marked: false }, 'reading'],
  ])('a report %j says that the book was finished by %s', (report, way) => {
    expect(wayOf(report)).toBe(way);
  });

  test('a book that was listened to waits at its first page and stays finished', () => {
    expect(waitAtStart(finished, 8, 9)).toEqual({ currentPage: 1, completedAt: 5, updatedAt: 9 });
    expect(waitAtStart(null, 8, 9)).toEqual({ currentPage: 1, completedAt: null, updatedAt: 9 });
    expect(waitAtStart(finished, 8, 4)).toEqual(finished);
  });

  test.each([
    [1, 8, 13],
    [4, 8, 50],
    [8, 8, 100],
    [9, 8, 100],
    [1, 0, 0],
  ])('page %i of %i is %i per cent', (page, total, percent) => {
    expect(percentRead(page, total)).toBe(percent);
  });
});

import { describe, expect, test } from 'vitest';
import type { ReadBook } from '../../../contracts/reading-report.ts';
import {
  booksRead,
  dayName,
  daysOfWeek,
  describePagesRead,
  metText,
  soundsSentence,
  starsSentence,
  thisWeek,
} from './report-copy.ts';

const book = (bookId: string, changes: Partial<ReadBook> = {}): ReadBook => ({
  bookId,
  title: bookId.toUpperCase(),
  level: 1,
  coverImageUrl: null,
  firstPage: 1,
  lastPage: 4,
  isFinished: false,
  isAgain: false,
  isListened: false,
  isMarked: false,
  ...changes,
});
const finished = (bookId: string) => book(bookId, { isFinished: true });
const marked = (bookId: string) => book(bookId, { lastPage: 1, isFinished: true, isMarked: true });
const on = (day: string, ...books: ReadBook[]) => ({ day: `2026-11-${day}`, books });

test('the seven days of a week have the books read, and tell today and future days', () => {
  const report = { today: '2026-11-19', days: [on('19', book('a'), finished('b'))] };
  const days = daysOfWeek(report, '2026-11-16');
  expect(days.map(({ day }) => day.slice(8))).toEqual(['16', '17', '18', '19', '20', '21', '22']);
  expect(days[3]).toMatchObject({ finished: 1, isToday: true, isAhead: false });
  expect(days[3]?.books).toHaveLength(2);
  expect(days.filter(({ isAhead }) => isAhead)).toHaveLength(3);
  expect(days[0]).toMatchObject({ books: [], finished: 0, isToday: false });
});

describe('this week in a sentence', () => {
  const today = '2026-11-22';
  test.each([
    [[on('22', book('a'))], 'Mia read on 1 day this week.'],
    [
      [on('22', finished('a')), on('16', book('a'))],
      'Mia read on 2 days this week and finished 1 book.',
    ],
    [
      [on('22', finished('a'), finished('b')), on('20', finished('a'))],
      'Mia read on 2 days this week and finished 2 books.',
    ],
    [
      [16, 17, 18, 19, 20, 21, 22].map((day) => on(`${day}`, book('a'))),
      'Mia read every day this week.',
    ],
    [
      [on('22', finished('a'), marked('b')), on('21', marked('c'))],
      'Mia read on 1 day this week and finished 1 book.',
    ],
    // She turned pages on that day too.
    [[on('22', { ...marked('a'), lastPage: 3 })], 'Mia read on 1 day this week.'],
    [[on('22', marked('a'))], 'Mia has not read yet this week.'],
    [[], 'Mia has not read yet this week.'],
    [
      [on('15', finished('a'))],
      'Mia has not read yet this week. Mia read on 1 day last week and finished 1 book.',
    ],
    [[on('08', finished('a'))], 'Mia has not read yet this week.'],
  ])('%#', (days, sentence) => {
    expect(thisWeek('Mia', { today, days })).toBe(sentence);
  });
});

test.each([
  ['2026-11-22', 'Today'],
  ['2026-11-21', 'Yesterday'],
  ['2026-11-16', 'Monday 16 November'],
  ['2025-12-31', 'Wednesday 31 December 2025'],
])('%s is called %s', (day, name) => {
  // Versions of the locale data differ in a comma.
  expect(dayName(day, '2026-11-22').replace(',', '')).toBe(name);
});

test('how far a book was read, and what was read on a day', () => {
  expect(describePagesRead(book('a'))).toBe('Pages 1 to 4');
  expect(describePagesRead(book('a', { firstPage: 3, lastPage: 3 }))).toBe('Page 3');
  expect(describePagesRead(book('a', { firstPage: null, lastPage: null, isFinished: true }))).toBe(
    'Finished',
  );
  expect(describePagesRead(book('a', { isListened: true }))).toBe('Pages 1 to 4, listened');
  expect(describePagesRead(book('a', { isFinished: true, isListened: true }))).toBe(
    'Finished, listened',
  );
  expect(describePagesRead(marked('a'))).toBe('Marked complete');
  expect(describePagesRead({ ...marked('a'), isListened: true })).toBe('Marked complete, listened');
  expect(booksRead([finished('sam'), marked('tam'), book('pam', { title: null })])).toBe(
    'SAM, finished; TAM, marked complete; a book that has left the library, pages 1 to 4',
  );
});

test('the stars in a sentence', () => {
  const weeks = [2, 1].map((stars) => ({ monday: '2026-11-16', stars }));
  expect(starsSentence(weeks)).toBe('3 gold stars in the last 2 weeks, 1 of them this week.');
  expect(
    starsSentence(weeks.toReversed().map((week, at) => (at === 1 ? { ...week, stars: 0 } : week))),
  ).toBe('1 gold star in the last 2 weeks.');
});

describe('texts about phonograms', () => {
  const level = {
    level: 2,
    phonograms: ['sh:ship', 'th:thin', 'ch:chip'],
    met: ['sh:ship'],
    practised: [] as string[],
    isKnownBefore: false,
  };

  test.each([
    [level, '1 of 3 met'],
    [{ ...level, isKnownBefore: true }, 'Before the start, 1 met'],
    [{ ...level, isKnownBefore: true, met: [] }, 'Before the start'],
  ])('%#', (shown, words) => {
    expect(metText(shown)).toBe(words);
  });

  test('all levels in a sentence', () => {
    expect(soundsSentence('Mia', [level, level])).toBe(
      'Mia has met 2 of 6 sounds in finished books.',
    );
    expect(soundsSentence('Mia', [{ ...level, practised: ['th:thin'] }])).toBe(
      'Mia has met 1 of 3 sounds in finished books, and has needed help with 1 sound.',
    );
  });
});

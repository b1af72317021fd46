import { expect, test } from 'vitest';
import type { ReadBook } from '../../../contracts/reading-report.ts';
import { heardSentence, markedSentence, weekFigures } from './week-figures.ts';

const book = (bookId: string, changes: Partial<ReadBook> = {}): ReadBook => ({
  ...{ bookId, title: bookId, level: 1, coverImageUrl: null, firstPage: 1, lastPage: 4 },
  ...{ isFinished: true, isAgain: false, isListened: false, isMarked: false },
  ...changes,
});
const on = (day: number, ...books: ReadBook[]) => ({ day: `2026-11-${day}`, books });
const figures = (...days: ReturnType<typeof on>[]) => weekFigures({ today: '2026-11-19', days });

test('the books of this week are counted as read, read again, listened to and marked', () => {
  expect(
    figures(
      on(19, book('a'), book('b', { isAgain: true }), book('c', { isFinished: false })),
      on(18, book('b', { isAgain: true }), book('d', { isMarked: true })),
      on(17, book('e', { isFinished: false, isListened: true })),
      on(15, book('f'), book('g', { isListened: true })),
    ),
  ).toEqual({ read: 1, again: 2, listened: 1, marked: 1 });
});

test('a book that was read to the child to its end does not count as read', () => {
  expect(figures(on(19, book('a', { isListened: true })))).toMatchObject({ read: 0, listened: 1 });
});

test('books that were only marked are said apart', () => {
  const none = figures();
  expect(markedSentence(none)).toBeNull();
  expect(markedSentence({ ...none, marked: 1 })).toBe(
    '1 book was marked complete without turning a page.',
  );
  expect(markedSentence({ ...none, marked: 2 })).toBe(
    '2 books were marked complete without turning a page.',
  );
});

test('the words heard in a sentence', () => {
  expect(heardSentence({ well: 0, helped: 0, missed: 0 })).toBeNull();
  expect(heardSentence({ well: 34, helped: 5, missed: 2 })).toBe(
    'Words you have heard: 34 read well, 5 helped, 2 missed.',
  );
});

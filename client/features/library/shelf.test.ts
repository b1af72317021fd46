import { describe, expect, it } from 'vitest';
import type { BookSummary } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import type { Category, LevelGroup } from '../../../domain/levels.ts';
import {
  continueReading,
  countFinished,
  findBooks,
  percentOf,
  placesOf,
  proposeBook,
  stateOf,
  toggleGroup,
  type Places,
  type ReadingState,
} from './shelf.ts';

function book(id: string, more: Partial<BookSummary> = {}): BookSummary {
  return {
    id,
    title: id,
    author: null,
    description: null,
    category: 'level1',
    coverImageUrl: null,
    flipbookType: 'html',
    totalPages: 8,
    starReward: 1,
    ...more,
  };
}

function place(bookId: string, more: Partial<ProgressEntry> = {}): ProgressEntry {
  return { bookId, currentPage: 2, completed: false, updatedAt: 1, ...more };
}

const ids = (books: BookSummary[]) => books.map(({ id }) => id);

describe('Continue Reading', () => {
  const books = ['a', 'b', 'c', 'd', 'e'].map((id) => book(id));

  it('shows the three unfinished books read last, the latest first', () => {
    const places = placesOf([
      place('a', { updatedAt: 10 }),
      place('b', { updatedAt: 40 }),
      place('c', { updatedAt: 20 }),
      place('d', { updatedAt: 30 }),
    ]);
    expect(ids(continueReading(books, places))).toEqual(['b', 'd', 'c']);
  });

  it('leaves out finished books, unopened books and books that were deleted', () => {
    const places = placesOf([place('a', { completed: true }), place('b'), place('gone')]);
    expect(ids(continueReading(books, places))).toEqual(['b']);
  });

  it('does not reorder the list it was given', () => {
    const places = placesOf([place('a', { updatedAt: 1 }), place('b', { updatedAt: 2 })]);
    continueReading(books, places);
    expect(ids(books)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});

describe('the book on the welcome card', () => {
  const books = [
    book('one', { category: 'level1' }),
    book('two', { category: 'level2' }),
    book('two more', { category: 'level2' }),
    book('five', { category: 'level5' }),
  ];
  const done = (...bookIds: string[]) =>
    placesOf(bookIds.map((id) => place(id, { completed: true })));

  it.each<[string, Places, number | null, string | undefined, string | undefined]>([
    ['nothing opened', done(), 2, 'two', 'first'],
    ['an unknown level', done(), null, 'one', 'first'],
    ['a level without books', done(), 3, 'five', 'first'],
    ['a level above all books', done(), 9, 'one', 'first'],
    ['a book finished', done('two'), 2, 'two more', 'next'],
    ['the level finished', done('two', 'two more'), 2, 'five', 'next'],
    ['all above finished', done('two', 'two more', 'five'), 2, 'one', 'next'],
    ['a book half read', placesOf([place('five')]), 1, 'five', 'reading'],
    ['every book finished', done('one', 'two', 'two more', 'five'), 2, undefined, undefined],
  ])('%s', (_, places, level, id, why) => {
    const proposal = proposeBook(books, places, level);
    expect(proposal?.book.id).toBe(id);
    expect(proposal?.why).toBe(why);
  });
});

it('Books Read counts finished books alone', () => {
  expect(countFinished([place('a', { completed: true }), place('b'), place('c')])).toBe(1);
});

it.each<[string, ProgressEntry | undefined, number, number | null, string]>([
  ['a book never opened', undefined, 8, null, 'new'],
  ['a book at page 2 of 8', place('x'), 8, 25, 'reading'],
  ['a book at its last page', place('x', { currentPage: 8 }), 8, 100, 'reading'],
  [
    'a finished book read again',
    place('x', { currentPage: 1, completed: true }),
    8,
    null,
    'finished',
  ],
  ['an opened book of one page', place('x', { currentPage: 1 }), 1, null, 'reading'],
  ['a finished book of one page', place('x', { completed: true }), 1, null, 'finished'],
])('%s', (_, at, totalPages, percent, state) => {
  expect(percentOf(book('x', { totalPages }), at)).toBe(percent);
  expect(stateOf(at)).toBe(state);
});

describe('the grid', () => {
  const books = [
    book('nap', { title: 'Nap Time', author: 'A. Writer', category: 'level1' }),
    book('ship', { title: 'The Ship', description: 'Fish and chips', category: 'level2' }),
    book('cafe', { title: 'The Café', category: 'level7' }),
    book('snout', { title: 'Who Took Snowman’s Snout?', description: "It's gone" }),
  ];
  const places = placesOf([place('nap'), place('ship', { completed: true })]);

  it.each<[string, ReadingState, string[]]>([
    ['', 'all', ['nap', 'ship', 'cafe', 'snout']],
    ['   ', 'all', ['nap', 'ship', 'cafe', 'snout']],
    ['NAP', 'all', ['nap']],
    ['writer', 'all', ['nap']],
    ['chips', 'all', ['ship']],
    ['digraphs', 'all', ['ship']],
    ['level 7', 'all', ['cafe']],
    ['cafe', 'all', ['cafe']],
    ['café', 'all', ['cafe']],
    ["snowman's", 'all', ['snout']],
    ['it’s', 'all', ['snout']],
    ['ship the', 'all', ['ship']],
    ['zebra', 'all', []],
    ['', 'new', ['cafe', 'snout']],
    ['', 'reading', ['nap']],
    ['', 'finished', ['ship']],
    ['nap', 'finished', []],
  ])('search %j among %s books', (search, state, found) => {
    expect(ids(findBooks(books, places, { search, state }))).toEqual(found);
  });
});

it.each<[Category | null, LevelGroup, Category | null]>([
  [null, 'beginner', 'level1'],
  [null, 'intermediate', 'level4'],
  [null, 'advanced', 'level7'],
  ['level1', 'beginner', null],
  ['level2', 'beginner', null],
  ['level1', 'advanced', 'level7'],
  ['level9', 'advanced', null],
  ['level9', 'beginner', 'level1'],
])('with %s chosen, the %s chip selects %s', (before, group, after) => {
  expect(toggleGroup(before, group)).toBe(after);
});

import { describe, expect, it } from 'vitest';
import type { BookSummary } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import type { ReadingState } from '../../../domain/fit.ts';
import type { Category, LevelGroup } from '../../../domain/levels.ts';
import {
  countFinished,
  findBooks,
  listStarted,
  offerBook,
  percentOf,
  placesOf,
  stateOf,
  toggleGroup,
  type Places,
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

it('Continue Reading lists begun and unfinished books, the one read last first', () => {
  const progress = [
    place('a', { updatedAt: 10 }),
    place('b', { updatedAt: 40 }),
    place('done', { updatedAt: 50, completed: true }),
    place('c', { updatedAt: 20 }),
    place('d', { updatedAt: 30 }),
  ];
  expect(listStarted(progress)).toEqual(['b', 'd', 'c', 'a']);
  expect(progress[0]?.bookId).toBe('a');
});

describe('the book on the welcome card', () => {
  const [started, next] = [book('started'), book('next')];
  it.each<[string, BookSummary[], BookSummary | null, Places, string | undefined, string?]>([
    ['a book half read', [started], next, placesOf([place('started')]), 'started', 'reading'],
    ['nothing opened', [], next, placesOf([]), 'next', 'first'],
    ['a book finished', [], next, placesOf([place('a', { completed: true })]), 'next', 'next'],
    ['the proposed book opened meanwhile', [], next, placesOf([place('next')]), undefined],
    ['every book begun', [], null, placesOf([place('a', { completed: true })]), undefined],
  ])('%s', (_, reading, proposed, places, id, why) => {
    const offer = offerBook(reading, proposed, places);
    expect([offer?.book.id, offer?.why]).toEqual([id, why]);
  });
});

it('Books Read counts finished books alone', () => {
  expect(countFinished([place('a', { completed: true }), place('b'), place('c')])).toBe(1);
});

it.each<[string, ProgressEntry | undefined, number, number | null, string]>([
  ['a book never opened', undefined, 8, null, 'notStarted'],
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

  it.each<[string, ReadingState | 'all', string[]]>([
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
    ['', 'notStarted', ['cafe', 'snout']],
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

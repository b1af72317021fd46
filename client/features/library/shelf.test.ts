import { describe, expect, it } from 'vitest';
import type { BookSummary, Proposal } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import type { ReadingState } from '../../../domain/fit.ts';
import type { Category, LevelGroup } from '../../../domain/levels.ts';
import {
  countFinished,
  findBooks,
  listStarted,
  offerBook,
  offerKept,
  percentOf,
  indexProgress,
  starCard,
  stateOf,
  toggleGroup,
  type ProgressByBook,
} from './shelf.ts';

function book(id: string, more: Partial<BookSummary> = {}): BookSummary {
  return {
    id,
    title: id,
    author: null,
    description: null,
    category: 'level1',
    coverImageUrl: null,
    heroImageUrl: null,
    flipbookType: 'html',
    totalPages: 8,
    starReward: 1,
    ...more,
  };
}

function entry(bookId: string, more: Partial<ProgressEntry> = {}): ProgressEntry {
  return { bookId, currentPage: 2, completed: false, pawPrints: 0, updatedAt: 1, ...more };
}

const ids = (books: BookSummary[]) => books.map(({ id }) => id);

it('Continue Reading lists begun and unfinished books, the most recently read one first', () => {
  const progress = [
    entry('a', { updatedAt: 10 }),
    entry('b', { updatedAt: 40 }),
    entry('done', { updatedAt: 50, completed: true }),
    entry('c', { updatedAt: 20 }),
    entry('d', { updatedAt: 30 }),
  ];
  expect(listStarted(progress)).toEqual(['b', 'd', 'c', 'a']);
  expect(progress[0]?.bookId).toBe('a');
});

describe('the book on the welcome card', () => {
  const [started, next] = [book('started'), book('next')];
  const finished = indexProgress([entry('a', { completed: true })]);
  const open = { book: next, again: null, started: [] };
  const all = { book: null, again: book('a'), started: [] };
  const none = { book: null, again: null, started: [] };
  it.each<
    [string, BookSummary[], Proposal | undefined, ProgressByBook, string | undefined, string?]
  >([
    ['a book half read', [started], open, indexProgress([entry('started')]), 'started', 'reading'],
    ['nothing opened', [], open, indexProgress([]), 'next', 'first'],
    ['a book finished', [], open, finished, 'next', 'next'],
    ['the proposed book opened meanwhile', [], open, indexProgress([entry('next')]), undefined],
    ['every book finished', [], all, finished, 'a', 'again'],
    ['a book half read, and all others finished', [started], all, finished, 'started', 'reading'],
    ['no books', [], none, indexProgress([]), undefined],
    ['the proposal unknown', [], undefined, finished, undefined],
  ])('%s', (_, reading, proposal, progressByBook, id, why) => {
    const offer = offerBook(reading, proposal, progressByBook);
    expect([offer?.book.id, offer?.why]).toEqual([id, why]);
  });
});

describe('the book on the welcome card without a network', () => {
  const kept = [book('kept'), book('other')];
  const proposal = { book: book('other'), again: null, started: [] };
  const away = { book: book('away'), again: null, started: [] };
  it.each<[string, BookSummary[], Proposal | undefined, ProgressEntry[], string?, string?]>([
    ['what is begun comes first', kept, proposal, [entry('other')], 'other', 'reading'],
    ['a begun book that is not kept is passed over', kept, away, [entry('away')], 'kept', 'next'],
    ['then the proposed one', kept, proposal, [entry('x', { completed: true })], 'other', 'next'],
    ['then the first of the shelf', kept, away, [], 'kept', 'first'],
    [
      'an unread one before a finished one',
      kept,
      away,
      [entry('kept', { completed: true })],
      'other',
      'next',
    ],
    [
      'at last a finished one',
      [book('kept')],
      away,
      [entry('kept', { completed: true })],
      'kept',
      'again',
    ],
    ['none where none is kept', [], away, []],
  ])('%s', (_, books, proposed, progress, id, why) => {
    const offer = offerKept(books, proposed, progress);
    expect([offer?.book.id, offer?.why]).toEqual([id, why]);
  });
});

it('Books Read counts only finished books', () => {
  expect(countFinished([entry('a', { completed: true }), entry('b'), entry('c')])).toBe(1);
});

it.each<[string, ProgressEntry | undefined, number, number | null, string]>([
  ['a book never opened', undefined, 8, null, 'notStarted'],
  ['a book at page 2 of 8', entry('x'), 8, 25, 'reading'],
  ['a book at its last page', entry('x', { currentPage: 8 }), 8, 100, 'reading'],
  [
    'a finished book read again',
    entry('x', { currentPage: 1, completed: true }),
    8,
    null,
    'finished',
  ],
  ['an opened book of one page', entry('x', { currentPage: 1 }), 1, null, 'reading'],
  ['a finished book of one page', entry('x', { completed: true }), 1, null, 'finished'],
])('percent and state of %s', (_, progress, totalPages, percent, state) => {
  expect(percentOf(book('x', { totalPages }), progress)).toBe(percent);
  expect(stateOf(progress)).toBe(state);
});

describe('the grid', () => {
  const books = [
    book('nap', { title: 'Nap Time', author: 'A. Writer', category: 'level1' }),
    book('ship', { title: 'The Ship', description: 'Fish and chips', category: 'level2' }),
    book('cafe', { title: 'The Café', category: 'level7' }),
    book('snout', { title: 'Who Took Snowman’s Snout?', description: "It's gone" }),
  ];
  const progressByBook = indexProgress([entry('nap'), entry('ship', { completed: true })]);

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
    expect(ids(findBooks(books, progressByBook, { search, state }))).toEqual(found);
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

it.each([
  [24, false, { percent: 48, description: 'Your star collection' }],
  [70, false, { percent: 100, description: 'Your star collection' }],
  [40, true, { percent: 100, description: 'Every star there is', fullNote: 'All 40 stars earned' }],
  [1, true, { percent: 100, description: 'Every star there is', fullNote: '1 star earned' }],
])('the star card with %i stars, every book finished: %s', (stars, hasReadAll, card) => {
  expect(starCard(stars, hasReadAll)).toEqual(card);
});

import { describe, expect, it } from 'vitest';
import {
  openingPage,
  pagesShown,
  splitPages,
  turned,
  type PagesShown,
  type Piece,
  type TurnDirection,
} from './pages.ts';

const section = (html: string): Piece => ({ section: true, html });
const other = (html: string): Piece => ({ section: false, html });

it.each<[string, Piece[], string[]]>([
  ['nothing', [], []],
  ['only whitespace', [other(' \n ')], []],
  ['no sections', [other('<p>a</p>'), other('<p>b</p>')], ['<p>a</p><p>b</p>']],
  ['sections', [section('a'), section('b')], ['a', 'b']],
  [
    'whitespace between sections',
    [other('\n'), section('a'), other('\n'), section('b')],
    ['a', 'b'],
  ],
  ['a heading before the first section', [other('<h1>t</h1>'), section('a')], ['<h1>t</h1>a']],
  ['words between sections', [section('a'), other('x'), section('b')], ['a', 'xb']],
  ['words after the last section', [section('a'), section('b'), other('x')], ['a', 'bx']],
  ['an empty section', [section(''), section('b')], ['', 'b']],
])('content of %s', (_, pieces, pages) => {
  expect(splitPages(pieces)).toEqual(pages);
});

it.each<[number, TurnDirection, number, number]>([
  [1, 'next', 3, 2],
  [3, 'next', 3, 3],
  [2, 'previous', 3, 1],
  [1, 'previous', 3, 1],
  [1, 'next', 1, 1],
  [1, 'next', 0, 1],
])('from page %d, %s in a book of %d is page %d', (page, turn, pageCount, after) => {
  expect(turned(page, turn, pageCount)).toBe(after);
});

it.each<[number, TurnDirection, number, number]>([
  [1, 'next', 10, 3],
  [4, 'next', 10, 5],
  [9, 'next', 10, 9],
  [10, 'next', 10, 10],
  [7, 'next', 9, 9],
  [9, 'previous', 9, 7],
  [4, 'previous', 10, 1],
  [2, 'previous', 10, 2],
])('two by two, from page %d, %s in a book of %d is page %d', (page, turn, pageCount, after) => {
  expect(turned(page, turn, pageCount, 2)).toBe(after);
});

it.each<[number, PagesShown, number, number[]]>([
  [4, 1, 10, [4]],
  [3, 2, 10, [3, 4]],
  [4, 2, 10, [3, 4]],
  [9, 2, 9, [9]],
  [1, 2, 1, [1]],
])(
  'with page %d, at %d side by side in a book of %d, the pages shown are %j',
  (page, by, pageCount, open) => {
    expect(pagesShown(page, by, pageCount)).toEqual(open);
  },
);

describe('a book opens', () => {
  it.each<[string, { currentPage: number; completed: boolean } | null, number]>([
    ['at its first page without a saved position', null, 1],
    ['at the saved page', { currentPage: 4, completed: false }, 4],
    ['at its last page when the saved page is beyond it', { currentPage: 99, completed: false }, 8],
    [
      'at its last page when that is saved and the book is not finished',
      { currentPage: 8, completed: false },
      8,
    ],
    ['at its first page when it is finished', { currentPage: 8, completed: true }, 1],
    ['at the saved page when it is being read again', { currentPage: 3, completed: true }, 3],
    ['at its first page when the saved page is negative', { currentPage: -2, completed: false }, 1],
    [
      'at its first page when the saved page is not a number',
      { currentPage: NaN, completed: false },
      1,
    ],
  ])('%s', (_, saved, page) => {
    expect(openingPage(saved, 8)).toBe(page);
  });

  it.each<[number, number, number]>([
    [7, 8, 1],
    [6, 8, 6],
    [7, 9, 7],
    [9, 9, 1],
  ])('two by two, finished and saved at page %d of %d, at page %d', (currentPage, count, page) => {
    expect(openingPage({ currentPage, completed: true }, count, 2)).toBe(page);
  });
});

import { describe, expect, it } from 'vitest';
import {
  openingPage,
  pagesShown,
  splitPages,
  turned,
  type PagesShown,
  type Piece,
  type Turn,
} from './pages.ts';

const section = (html: string): Piece => ({ section: true, html });
const loose = (html: string): Piece => ({ section: false, html });

it.each<[string, Piece[], string[]]>([
  ['nothing', [], []],
  ['blanks alone', [loose(' \n ')], []],
  ['no sections', [loose('<p>a</p>'), loose('<p>b</p>')], ['<p>a</p><p>b</p>']],
  ['sections', [section('a'), section('b')], ['a', 'b']],
  ['blanks between sections', [loose('\n'), section('a'), loose('\n'), section('b')], ['a', 'b']],
  ['a heading before the first section', [loose('<h1>t</h1>'), section('a')], ['<h1>t</h1>a']],
  ['words between sections', [section('a'), loose('x'), section('b')], ['a', 'xb']],
  ['words after the last section', [section('a'), section('b'), loose('x')], ['a', 'bx']],
  ['an empty section', [section(''), section('b')], ['', 'b']],
])('content of %s', (_, pieces, pages) => {
  expect(splitPages(pieces)).toEqual(pages);
});

it.each<[number, Turn, number, number]>([
  [1, 'next', 3, 2],
  [3, 'next', 3, 3],
  [2, 'previous', 3, 1],
  [1, 'previous', 3, 1],
  [1, 'next', 1, 1],
  [1, 'next', 0, 1],
])('from page %d, %s in a book of %d is page %d', (page, turn, pageCount, after) => {
  expect(turned(page, turn, pageCount)).toBe(after);
});

it.each<[number, Turn, number, number]>([
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
])('with page %d, of %d side by side in a book of %d lie open %j', (page, by, pageCount, open) => {
  expect(pagesShown(page, by, pageCount)).toEqual(open);
});

describe('a book opens', () => {
  it.each<[string, { currentPage: number; completed: boolean } | null, number]>([
    ['at its first page when nothing is kept', null, 1],
    ['at the kept page', { currentPage: 4, completed: false }, 4],
    ['at its last page when the kept page is beyond it', { currentPage: 99, completed: false }, 8],
    ['at its last page when that was kept unfinished', { currentPage: 8, completed: false }, 8],
    ['at its beginning when it is finished', { currentPage: 8, completed: true }, 1],
    ['at the kept page when it is read once more', { currentPage: 3, completed: true }, 3],
    ['at its first page when the place makes no sense', { currentPage: -2, completed: false }, 1],
    ['at its first page when the place is no number', { currentPage: NaN, completed: false }, 1],
  ])('%s', (_, kept, page) => {
    expect(openingPage(kept, 8)).toBe(page);
  });

  it.each<[number, number, number]>([
    [7, 8, 1],
    [6, 8, 6],
    [7, 9, 7],
    [9, 9, 1],
  ])('two by two, finished and kept at page %d of %d, at page %d', (currentPage, count, page) => {
    expect(openingPage({ currentPage, completed: true }, count, 2)).toBe(page);
  });
});

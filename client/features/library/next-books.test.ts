import { describe, expect, it } from 'vitest';
import type { BookCard } from '../../../contracts/books.ts';
import { cardOf } from '../../test-support/shelf.ts';
import { placeIn } from '../../test-support/people.ts';
import { allKeptText, endText, nextBooks, offerText } from './next-books.ts';
import { indexProgress } from './shelf.ts';

const [sam, pat, meg, ted, gus, nan, tess] = [
  ...['Sam', 'Pat', 'Meg', 'Ted', 'Gus', 'Nan', 'Tess'],
].map((title) => cardOf(title, 'level1')) as [
  ...[BookCard, BookCard, BookCard, BookCard, BookCard, BookCard, BookCard],
];
const finished = (...books: BookCard[]) =>
  indexProgress(books.map(({ id }) => placeIn(id, { completed: true })));
const titlesOf = (books: BookCard[]) => books.map(({ title }) => title);

describe('nextBooks', () => {
  it('returns the book to read now and then the others in their order, five in all', () => {
    expect(titlesOf(nextBooks(meg, [sam, pat, meg, ted, gus, nan], finished()))).toEqual([
      ...['Meg', 'Sam', 'Pat', 'Ted', 'Gus'],
    ]);
    expect(titlesOf(nextBooks(undefined, [sam, pat], finished()))).toEqual(['Sam', 'Pat']);
  });

  it('leaves out finished books, and those of another host', () => {
    const crab = cardOf('Crab', 'level1', { flipbookType: 'fliphtml5', isElsewhere: true });
    const ship = cardOf('Ship', 'level1', { flipbookType: 'fliphtml5' });
    expect(titlesOf(nextBooks(sam, [crab, pat, ship, meg], finished(pat)))).toEqual([
      ...['Sam', 'Ship', 'Meg'],
    ]);
  });

  it('returns the books to read again if every book is finished', () => {
    const all = [sam, pat, meg, ted, gus, nan, tess];
    expect(titlesOf(nextBooks(tess, all, finished(...all)))).toEqual([
      ...['Tess', 'Sam', 'Pat', 'Meg', 'Ted'],
    ]);
  });
});

describe('the words', () => {
  it('say how many books', () => {
    expect([5, 3, 1].map(offerText)).toEqual([
      ...['Keep the next five', 'Keep the next three', 'Keep the next book'],
    ]);
    expect([5, 1].map(allKeptText)).toEqual(['The next five are kept', 'The next book is kept']);
    expect([5, 1].map(endText)).toEqual([
      ...['Five books are kept for the car.', 'One book is kept for the car.'],
    ]);
  });
});

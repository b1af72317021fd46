import { expect, test } from 'vitest';
import { blankBook, type BookState, type TypedBook } from '../drafts/drafts.ts';
import { differences, mergeBooks } from './merge-books.ts';
import { newPage } from '../drafts/typed-pages.ts';

const bookOf = (
  pages: string[] | null,
  changes: Partial<TypedBook> = {},
  version = 1,
): BookState => ({
  book: { ...blankBook('level1'), title: 'Sam', ...changes },
  pages: pages && pages.map((words) => newPage({ words })),
  version,
});
const wordsOf = ({ pages }: BookState) => pages?.map(({ words }) => words);
const PAGES = ['One.', 'Two.', 'Three.'];
const found = bookOf(PAGES);

test('what one alone has changed is taken from that one', () => {
  const mine = bookOf(['One!', 'Two.', 'Three.'], { title: 'Pam' });
  const theirs = bookOf(['One.', 'Two.', 'Three.', 'Four.'], { author: 'Kim' }, 2);
  const { clashes, merge } = mergeBooks(found, mine, theirs);
  expect(clashes).toEqual([]);
  const merged = merge([]);
  expect(merged).toMatchObject({ book: { title: 'Pam', author: 'Kim' }, version: 2 });
  expect(wordsOf(merged)).toEqual(['One!', 'Two.', 'Three.', 'Four.']);
});

test('a page that moved or is gone changes no other page', () => {
  const mine = bookOf(['New.', 'One.', 'Two.', 'Three.']);
  const theirs = bookOf(['One.', 'Three!'], {}, 2);
  const { clashes, merge } = mergeBooks(found, mine, theirs);
  expect(clashes).toEqual([]);
  expect(wordsOf(merge([]))).toEqual(['New.', 'One.', 'Three!']);
});

test('what differs is named, and a page that only has another number now is not', () => {
  expect(differences(found, bookOf(PAGES))).toEqual([]);
  const shorter = bookOf(['One.', 'Three.'], { title: 'Pam', author: 'Kim' });
  expect(differences(found, shorter)).toEqual(['title', 'author', 'page 2']);
  const longer = bookOf(['New.', 'Newer.', 'One.', 'Two.', 'Three!']);
  expect(differences(found, longer)).toEqual(['pages 1 to 2', 'page 5']);
});

test('a level is named to choose between as everywhere', () => {
  const [mine, theirs] = [
    bookOf(PAGES, { category: 'level2' }),
    bookOf(PAGES, { category: 'level3' }),
  ];
  expect(mergeBooks(found, mine, theirs).clashes).toEqual([
    {
      name: 'the category',
      mine: 'Level 2: Consonant Digraphs',
      theirs: 'Level 3: SFE and Common Vowel Digraphs',
      hasBoth: false,
    },
  ]);
});

test('what both have changed is chosen, each part for itself', () => {
  const mine = bookOf(['One.', 'Two!', 'Three.'], { title: 'Pam', author: 'Robin' });
  const theirs = bookOf(['One.', 'Two?', 'Three.'], { title: 'Kit', author: 'Robin' }, 2);
  const { clashes, merge } = mergeBooks(found, mine, theirs);
  expect(clashes).toEqual([
    { name: 'the title', mine: 'Pam', theirs: 'Kit', hasBoth: false },
    { name: 'page 2', mine: 'Two!', theirs: 'Two?', hasBoth: true },
  ]);
  const [one, other] = [merge(['mine', 'theirs']), merge(['theirs', 'both'])];
  expect([one.book.title, wordsOf(one)]).toEqual(['Pam', ['One.', 'Two?', 'Three.']]);
  expect([other.book.title, wordsOf(other)]).toEqual(['Kit', ['One.', 'Two!', 'Two?', 'Three.']]);
});

test('the same change of both is none to choose between', () => {
  const both = ['One.', 'Two, too.', 'Three.'];
  const { clashes, merge } = mergeBooks(found, bookOf(both), bookOf(both, {}, 2));
  expect(clashes).toEqual([]);
  expect(wordsOf(merge([]))).toEqual(both);
});

test('where the beginning is not known, all that differs is asked about', () => {
  const { clashes } = mergeBooks(null, bookOf(PAGES, { author: 'Kim' }), bookOf(['One.'], {}, 2));
  expect(clashes.map(({ name }) => name)).toEqual(['the author', 'pages 1 to 3']);
});

test('a text keeps the flipbook whose words it is', () => {
  const old = {
    flipbookUrl: 'https://a.example/old',
    textOf: 'https://a.example/old',
    text: 'Sam',
  };
  const mine = bookOf(null, { ...old, text: 'Sam!' });
  const theirs = bookOf(
    null,
    { ...old, flipbookUrl: 'https://a.example/new', textOf: 'https://a.example/new' },
    2,
  );
  const { book, pages } = mergeBooks(bookOf(null, old), mine, theirs).merge([]);
  expect(pages).toBeNull();
  expect(book).toMatchObject({
    flipbookUrl: 'https://a.example/new',
    text: 'Sam!',
    textOf: 'https://a.example/old',
  });
});

test('words that were kept for a new flipbook are not asked about again', () => {
  const old = {
    flipbookUrl: 'https://a.example/old',
    textOf: 'https://a.example/old',
    text: 'Sam',
  };
  const kept = { flipbookUrl: 'https://a.example/new', textOf: 'https://a.example/new' };
  const mine = bookOf(null, { ...old, ...kept });
  const theirs = bookOf(null, { ...old, author: 'Kim' }, 2);
  const merged = [
    mergeBooks(bookOf(null, old), mine, theirs).merge([]),
    mergeBooks(bookOf(null, old), theirs, mine).merge([]),
  ];
  for (const { book } of merged)
    expect(book).toMatchObject({ ...kept, text: 'Sam', author: 'Kim' });
});

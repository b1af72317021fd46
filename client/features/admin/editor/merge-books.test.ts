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

test('takes a part that only one owner changed from that owner', () => {
  const mine = bookOf(['One!', 'Two.', 'Three.'], { title: 'Pam' });
  const theirs = bookOf(['One.', 'Two.', 'Three.', 'Four.'], { author: 'Kim' }, 2);
  const { conflicts, merge } = mergeBooks(found, mine, theirs);
  expect(conflicts).toEqual([]);
  const merged = merge([]);
  expect(merged).toMatchObject({ book: { title: 'Pam', author: 'Kim' }, version: 2 });
  expect(wordsOf(merged)).toEqual(['One!', 'Two.', 'Three.', 'Four.']);
});

test('merges added, changed and removed pages without touching other pages', () => {
  const mine = bookOf(['New.', 'One.', 'Two.', 'Three.']);
  const theirs = bookOf(['One.', 'Three!'], {}, 2);
  const { conflicts, merge } = mergeBooks(found, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(wordsOf(merge([]))).toEqual(['New.', 'One.', 'Three!']);
});

test('names what differs, but not a page whose number alone has changed', () => {
  expect(differences(found, bookOf(PAGES))).toEqual([]);
  const shorter = bookOf(['One.', 'Three.'], { title: 'Pam', author: 'Kim' });
  expect(differences(found, shorter)).toEqual(['title', 'author', 'page 2']);
  const longer = bookOf(['New.', 'Newer.', 'One.', 'Two.', 'Three!']);
  expect(differences(found, longer)).toEqual(['pages 1 to 2', 'page 5']);
});

test('shows the names of the levels in a conflict about the category', () => {
  const [mine, theirs] = [
    bookOf(PAGES, { category: 'level2' }),
    bookOf(PAGES, { category: 'level3' }),
  ];
  expect(mergeBooks(found, mine, theirs).conflicts).toEqual([
    {
      name: 'the category',
      mine: 'Level 2: Consonant Digraphs',
      theirs: 'Level 3: SFE and Common Vowel Digraphs',
      canKeepBoth: false,
    },
  ]);
});

test('resolves each conflict by its own choice', () => {
  const mine = bookOf(['One.', 'Two!', 'Three.'], { title: 'Pam', author: 'Robin' });
  const theirs = bookOf(['One.', 'Two?', 'Three.'], { title: 'Kit', author: 'Robin' }, 2);
  const { conflicts, merge } = mergeBooks(found, mine, theirs);
  expect(conflicts).toEqual([
    { name: 'the title', mine: 'Pam', theirs: 'Kit', canKeepBoth: false },
    { name: 'page 2', mine: 'Two!', theirs: 'Two?', canKeepBoth: true },
  ]);
  const [one, other] = [merge(['mine', 'theirs']), merge(['theirs', 'both'])];
  expect([one.book.title, wordsOf(one)]).toEqual(['Pam', ['One.', 'Two?', 'Three.']]);
  expect([other.book.title, wordsOf(other)]).toEqual(['Kit', ['One.', 'Two!', 'Two?', 'Three.']]);
});

test('the same change by both owners is no conflict', () => {
  const both = ['One.', 'Two, too.', 'Three.'];
  const { conflicts, merge } = mergeBooks(found, bookOf(both), bookOf(both, {}, 2));
  expect(conflicts).toEqual([]);
  expect(wordsOf(merge([]))).toEqual(both);
});

test('without a base, every difference is a conflict', () => {
  const { conflicts } = mergeBooks(null, bookOf(PAGES, { author: 'Kim' }), bookOf(['One.'], {}, 2));
  expect(conflicts.map(({ name }) => name)).toEqual(['the author', 'pages 1 to 3']);
});

test('takes textOf from the owner who changed the text', () => {
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

test('takes textOf from the owner who changed the flipbook address', () => {
  const old = {
    flipbookUrl: 'https://a.example/old',
    textOf: 'https://a.example/old',
    text: 'Sam',
  };
  const confirmed = { flipbookUrl: 'https://a.example/new', textOf: 'https://a.example/new' };
  const mine = bookOf(null, { ...old, ...confirmed });
  const theirs = bookOf(null, { ...old, author: 'Kim' }, 2);
  const merged = [
    mergeBooks(bookOf(null, old), mine, theirs).merge([]),
    mergeBooks(bookOf(null, old), theirs, mine).merge([]),
  ];
  for (const { book } of merged)
    expect(book).toMatchObject({ ...confirmed, text: 'Sam', author: 'Kim' });
});

import { expect, test } from 'vitest';
import { checkedBook, flipbookOf, withFirstPages } from './draft-book.ts';

const made = {
  flipbookUrl: 'https://library.example/flipbooks/x',
  coverImageUrl: '/public-objects/flipbooks/x.webp',
};

test.each([
  ['signs alone', '* *\n\n…', null],
  ['words', 'Sam sat.', 'Sam sat.'],
])('a PDF of %s becomes a book', (_, text, expected) => {
  const { book, note } = flipbookOf({ ...made, text, title: null }, 'sam.pdf');
  expect(book).toMatchObject({ title: 'Sam', text: expected });
  expect(note).toBe(
    expected === null
      ? 'It has no words that can be read from it. Type them, so that they can be checked.'
      : null,
  );
  const allowed = checkedBook({ book, note }, 'level1');
  expect(allowed).toMatchObject({ category: 'level1', title: 'Sam' });
});

test.each([
  ['our dog.epub', 'Our dog'],
  ['9780000000019.epub', 'The Big Yak'],
  ['_.epub', 'The Big Yak'],
  ['document.epub', 'The Big Yak'],
])('a book whose title is taken, of the file %s, is called %j', (name, title) => {
  const book = { title: 'The Big Yak', author: null };
  const isTaken = (one: string) => one === 'The Big Yak';
  expect(withFirstPages({ book, note: null, firstPages: [''] }, name, isTaken).book.title).toBe(
    title,
  );
});

import { expect, test } from 'vitest';
import { checkedBook, flipbookOf } from './draft-book.ts';

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

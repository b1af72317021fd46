// The library and the local flipbook host each have a copy of the words of a flipbook: at a real host they are apart.
// If the copies differed, the report of a book's words would be wrong.
import { describe, expect, test } from 'vitest';
import { embeddedBooks } from '../content/books.ts';
import { flipbooks } from '../sandbox/flipbooks/books.ts';

test('the flipbook host has exactly the books that the library embeds', () => {
  expect([...flipbooks.keys()].sort()).toEqual(embeddedBooks.map(({ id }) => id).sort());
});

describe.each(embeddedBooks.map((book) => [book.title, book] as const))('%s', (_title, book) => {
  test('has the same title and the same words on each page at the host', () => {
    const hosted = flipbooks.get(book.id);
    expect(hosted?.title).toBe(book.title);
    expect(hosted?.pages.map(({ text }) => text)).toEqual(book.texts);
  });
});

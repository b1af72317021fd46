// The library and the local flipbook host each keep the words of a flipbook, and may not import one
// another: the report of how readable a book is would lie, silently, once the two differ.
import { describe, expect, test } from 'vitest';
import { embeddedBooks } from '../content/books.ts';
import { flipbooks } from '../sandbox/flipbooks/books.ts';

test('the flipbook host has the books that the library embeds, and no other', () => {
  expect([...flipbooks.keys()].sort()).toEqual(embeddedBooks.map(({ id }) => id).sort());
});

describe.each(embeddedBooks.map((book) => [book.title, book] as const))('%s', (_title, book) => {
  test('has the same title and the same words, page by page, at the host', () => {
    const hosted = flipbooks.get(book.id);
    expect(hosted?.title).toBe(book.title);
    expect(hosted?.pages.map(({ text }) => text)).toEqual(book.texts);
  });
});

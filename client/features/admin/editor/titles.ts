import { wordsOfSearch } from '../../../../domain/search.ts';

/** A title as one compares it: case, accents, quotes and spaces make no other book. */
const plain = (title: string): string => wordsOfSearch(title).join(' ');

/** Whether a book of this title is among `books`. */
export function isTitleTaken(title: string, books: readonly { title: string }[]): boolean {
  const wanted = plain(title);
  return wanted !== '' && books.some((book) => plain(book.title) === wanted);
}

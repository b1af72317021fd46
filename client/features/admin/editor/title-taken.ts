import { wordsOfSearch } from '../../../../domain/search.ts';

/** Removes differences in case, accents, quotes and spaces. */
const normalize = (title: string): string => wordsOfSearch(title).join(' ');

export function isTitleTaken(title: string, books: readonly { title: string }[]): boolean {
  const wanted = normalize(title);
  return wanted !== '' && books.some((book) => normalize(book.title) === wanted);
}

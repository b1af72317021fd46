// Text search: a book matches if it contains every word of the search, in any order.
import { levelNames, levelOf, type Category } from './levels.ts';
import { fold, oneSpaced } from './text.ts';

/** Normalises a text for search. 'Level 4' becomes one word, so that its 4 matches no other number. */
export const searchable = (text: string): string => fold(text).replace(/level\s(?=\d)/g, 'level');

/** Returns the searchable text of a book: title, author, description, level name and series. */
export function searchableText(book: {
  title: string;
  author: string | null;
  description: string | null;
  category: Category;
  series?: string | null | undefined;
}): string {
  const level = `Level ${levelOf(book.category)} ${levelNames[book.category]}`;
  return searchable([book.title, book.author, book.description, level, book.series].join('\n'));
}

/** Splits a search into words, without surrounding quotes. */
export const wordsOfSearch = (search: string): string[] =>
  searchable(oneSpaced(search))
    .split(/\s+/)
    .flatMap((word) => /[^'](?:.*[^'])?/s.exec(word) ?? []);

/** Returns a predicate: whether a searchable text contains all words of the search. An empty search matches all. */
export function searchFor(search: string): (text: string) => boolean {
  // A repeated word costs nothing, so a long search stays fast.
  const words = [...new Set(wordsOfSearch(search))];
  return (text) => words.every((word) => text.includes(word));
}

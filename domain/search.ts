// How a search finds a book: every word of it must occur, in any order.
import { levelNames, levelOf, type Category } from './levels.ts';
import { fold, oneSpaced } from './text.ts';

/** A text as searches look at it. 'Level 4' is one word of it: the 4 of 'level 4' is no other number. */
export const searchable = (text: string): string => fold(text).replace(/level\s(?=\d)/g, 'level');

/** What of a book a search looks at: title, author, description and level name. */
export function searchableText(book: {
  title: string;
  author: string | null;
  description: string | null;
  category: Category;
}): string {
  const level = `Level ${levelOf(book.category)} ${levelNames[book.category]}`;
  return searchable([book.title, book.author, book.description, level].join('\n'));
}

/** What has to occur in a text that a search is to find, each for itself and without quotes around it. */
export const wordsOfSearch = (search: string): string[] =>
  searchable(oneSpaced(search))
    .split(/\s+/)
    .flatMap((word) => /[^'](?:.*[^'])?/s.exec(word) ?? []);

/** Answers whether a searchable text has all words of the search; without words all have. */
export function searchFor(search: string): (text: string) => boolean {
  const words = wordsOfSearch(search);
  return (text) => words.every((word) => text.includes(word));
}

// Extracts the text that a child reads from the pages of a book.
import { pagesOfText } from '../../../contracts/phonics.ts';
import { readText, splitPages } from '../catalogue/stored-html.ts';

/** Returns the plain text of each page of stored content. */
export function pagesOfContent(content: string): string[] {
  const pages = splitPages(content).map(readText);
  return pages.length > 0 ? pages : [''];
}

/** Returns the plain text of each page of a stored book; null if its words are not known. */
export function pagesOfBook(book: {
  text: string | null;
  content: string | null;
}): string[] | null {
  if (book.content !== null) return pagesOfContent(book.content);
  return book.text === null ? null : pagesOfText(book.text);
}

// The words of an inline book, as a child reads them from its pages.
import { pagesOfText } from '../../../contracts/phonics.ts';
import { readText, splitPages } from '../catalogue/stored-html.ts';

/** The plain text of each page of a book's content as it is stored. */
export function pagesOfContent(content: string): string[] {
  const pages = splitPages(content).map(readText);
  return pages.length > 0 ? pages : [''];
}

/** The plain text of each page of a book as it is stored; null where its words are not known. */
export function pagesOfBook(book: {
  text: string | null;
  content: string | null;
}): string[] | null {
  if (book.content !== null) return pagesOfContent(book.content);
  return book.text === null ? null : pagesOfText(book.text);
}

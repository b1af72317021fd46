// The words of an inline book, as a child reads them from its pages.

import { pagesOfText } from '../../contracts/phonics.ts';
import { decode, splitPages } from '../catalogue/stored-html.ts';

/** Elements that part words; others stand within them, as in 'c<em>a</em>t'. */
const PARTING = /<\/?(?:section|h[1-4]|p|br|hr|blockquote|figure|figcaption|ul|ol|li|img)\b[^>]*>/g;

function readWords(content: string): string {
  const text = content
    .replaceAll(/<rt>.*?<\/rt>/gs, '')
    .replaceAll(PARTING, ' ')
    .replaceAll(/<[^>]*>/g, '');
  return decode(text).replaceAll(/\s+/g, ' ').trim();
}

/** The plain text of each page of a book's content as it is stored. */
export function pagesOfContent(content: string): string[] {
  const pages = splitPages(content).map(readWords);
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

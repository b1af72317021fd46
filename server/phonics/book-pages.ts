// The words of an inline book, as a child reads them from its pages.

import { pagesOfText } from '../../contracts/phonics.ts';

/** Elements that part words; others stand within them, as in 'c<em>a</em>t'. */
const PARTING = /<\/?(?:section|h[1-4]|p|br|hr|blockquote|figure|figcaption|ul|ol|li|img)\b[^>]*>/g;

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function readWords(content: string): string {
  return content
    .replaceAll(/<rt>.*?<\/rt>/gs, '')
    .replaceAll(PARTING, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The plain text of each page of a book's content as it is stored, which is to say sanitised: whole
 * tags of few kinds, and four entities. A section is a page; words beside sections belong to the page
 * that follows, or to the last one, as in the reader.
 */
export function pagesOfContent(content: string): string[] {
  const pages = content.split('</section>').map(readWords);
  const loose = pages.pop() ?? '';
  if (pages.length === 0) return [loose];
  return loose === '' ? pages : pages.with(-1, `${pages.at(-1)} ${loose}`.trim());
}

/** The plain text of each page of a book as it is stored; null where its words are not known. */
export function pagesOfBook(book: {
  text: string | null;
  content: string | null;
}): string[] | null {
  if (book.content !== null) return pagesOfContent(book.content);
  return book.text === null ? null : pagesOfText(book.text);
}

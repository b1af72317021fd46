// A book's words as pages: what a page is, and how the child moves between pages. Pure.

/** One child node of the content: whether it is a `<section>`, and its HTML (a section's inner HTML). */
export interface Piece {
  section: boolean;
  html: string;
}

/**
 * The HTML of each page. A section is a page; content without sections is one page. Loose content
 * beside sections is kept with the page that follows it (or with the last page), so that no word of a
 * book is ever lost.
 */
export function splitPages(pieces: readonly Piece[]): string[] {
  const pages: string[] = [];
  let loose = '';
  for (const piece of pieces) {
    if (!piece.section) {
      loose += piece.html;
      continue;
    }
    pages.push((loose.trim() === '' ? '' : loose) + piece.html);
    loose = '';
  }
  if (loose.trim() === '') return pages;
  const last = pages.pop();
  return last === undefined ? [loose] : [...pages, last + loose];
}

export type Turn = 'next' | 'previous';

/** How many pages lie open at once. */
export type PagesShown = 1 | 2;

/** The first of the pages that lie open with `page`: side by side, an odd one is the left one. */
function firstShown(page: number, shown: PagesShown): number {
  return shown === 1 ? page : page - ((page - 1) % 2);
}

/** The pages that lie open with `page`, counted from 1. */
export function pagesShown(page: number, shown: PagesShown, pageCount: number): number[] {
  const first = firstShown(page, shown);
  return shown === 2 && first < pageCount ? [first, first + 1] : [first];
}

/** The page after a turn, counted from 1: the left one of two. At either end of the book it stays. */
export function turned(page: number, turn: Turn, pageCount: number, shown: PagesShown = 1): number {
  const first = firstShown(page, shown);
  const target = turn === 'next' ? first + shown : first - shown;
  return target < 1 || target > pageCount ? page : target;
}

/**
 * The page a book opens at: the kept place, or the first page. A finished book kept at its end begins
 * again, because whoever opens it wants to read it once more.
 */
export function openingPage(
  kept: { currentPage: number; completed: boolean } | null,
  pageCount: number,
  shown: PagesShown = 1,
): number {
  if (kept === null) return 1;
  const page = Math.min(Math.max(Math.trunc(kept.currentPage) || 1, 1), Math.max(pageCount, 1));
  const isAtEnd = pagesShown(page, shown, pageCount).at(-1) === pageCount;
  return kept.completed && isAtEnd ? 1 : page;
}

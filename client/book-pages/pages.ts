// Pure functions for splitting a book into pages and moving between them.

/** One child node of the content. `html` is a section's inner HTML, or the node's whole HTML. */
export interface Piece {
  section: boolean;
  html: string;
}

/**
 * Returns the HTML of each page. A section is a page; content without sections is one page. Content outside
 * sections is added to the following page, or to the last one, so no word of a book is lost.
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

export type TurnDirection = 'next' | 'previous';

/** How many pages are shown side by side. */
export type PagesShown = 1 | 2;

/** Returns the first of the pages shown with `page`. Side by side, odd pages are on the left. */
function firstShown(page: number, shown: PagesShown): number {
  return shown === 1 ? page : page - ((page - 1) % 2);
}

/** Returns the pages shown with `page`, counted from 1. */
export function pagesShown(page: number, shown: PagesShown, pageCount: number): number[] {
  const first = firstShown(page, shown);
  return shown === 2 && first < pageCount ? [first, first + 1] : [first];
}

/** Returns the (left) page after a turn, counted from 1. At either end of the book it stays the same. */
export function turned(
  page: number,
  turn: TurnDirection,
  pageCount: number,
  shown: PagesShown = 1,
): number {
  const first = firstShown(page, shown);
  const target = turn === 'next' ? first + shown : first - shown;
  return target < 1 || target > pageCount ? page : target;
}

/**
 * Returns the page a book opens at: the saved position, or the first page. A finished book saved at its end
 * starts again, because the child wants to read it once more.
 */
export function openingPage(
  saved: { currentPage: number; completed: boolean } | null,
  pageCount: number,
  shown: PagesShown = 1,
): number {
  if (saved === null) return 1;
  const page = Math.min(Math.max(Math.trunc(saved.currentPage) || 1, 1), Math.max(pageCount, 1));
  const isAtEnd = pagesShown(page, shown, pageCount).at(-1) === pageCount;
  return saved.completed && isAtEnd ? 1 : page;
}

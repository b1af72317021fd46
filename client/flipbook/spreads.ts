// Pure functions that decide which pages are shown together, and at which size.
import type { FlipbookTurn } from '../../contracts/flipbooks.ts';

/** A size in any unit. */
export interface Size {
  width: number;
  height: number;
}

/** Two pages are shown if each keeps at least this share of the size that a single page would have. */
const MIN_SIZE_RATIO = 0.8;

/** Returns the scale at which one page, or two side by side, fit into `room`. */
const fit = (page: Size, room: Size, pages: 1 | 2): number =>
  Math.min(room.width / (page.width * pages), room.height / page.height);

/** Whether two pages are shown: the room is wide enough that both are nearly as large as one alone. */
export function opensWide(page: Size, room: Size): boolean {
  return fit(page, room, 2) >= fit(page, room, 1) * MIN_SIZE_RATIO;
}

/** Returns the size of one page in `room`, in the unit of `room`. */
export function shownSize(page: Size, room: Size, isWide: boolean): Size {
  const scale = fit(page, room, isWide ? 2 : 1);
  return { width: Math.floor(page.width * scale), height: Math.floor(page.height * scale) };
}

/** The left and the right page of an open book, counted from 0; null if there is none. */
export interface Spread {
  left: number | null;
  right: number | null;
}

export type Way = FlipbookTurn['way'];

/** Returns the spread of a page. The cover is alone on the right, like a closed book; a single page is 'right'. */
export function spreadOf(page: number, count: number, isWide: boolean): Spread {
  if (!isWide) return { left: null, right: page };
  const left = page % 2 === 1 ? page : page - 1;
  return { left: left < 0 ? null : left, right: left + 1 < count ? left + 1 : null };
}

/** Returns the first page of the next or previous spread; the same page if there is none. */
export function turned(page: number, turn: Way, count: number, isWide: boolean): number {
  const step = turn === 'next' ? 1 : -1;
  if (!isWide) return Math.min(Math.max(page + step, 0), count - 1);
  const { left } = spreadOf(page, count, true);
  const next = (left ?? -1) + step * 2;
  if (next >= count) return page;
  return Math.max(next, 0);
}

/** Returns the text for the visible pages: 'Page 3 of 12', or 'Pages 2 and 3 of 12'. */
export function pageStatus({ left, right }: Spread, count: number): string {
  const pages = [left, right].flatMap((page) => (page === null ? [] : [page + 1]));
  return `${pages.length === 2 ? 'Pages' : 'Page'} ${pages.join(' and ')} of ${count}`;
}

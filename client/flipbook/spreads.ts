// Which pages lie open together, and how large. Pure.
import type { FlipbookTurn } from '../../contracts/flipbooks.ts';

/** A side in whatever unit the other one has. */
export interface Size {
  width: number;
  height: number;
}

/** How much of its size a page may lose for a second one to lie beside it. */
const WORTH_IT = 0.8;

/** How many times as large as drawn a page fits `room`, one or two of them side by side. */
const fit = (page: Size, room: Size, pages: 1 | 2): number =>
  Math.min(room.width / (page.width * pages), room.height / page.height);

/** Whether two pages lie open: where the room is wide enough that both are nearly as large as one alone. */
export function opensWide(page: Size, room: Size): boolean {
  return fit(page, room, 2) >= fit(page, room, 1) * WORTH_IT;
}

/** How large one page is shown in `room`, in its unit. */
export function shownSize(page: Size, room: Size, isWide: boolean): Size {
  const scale = fit(page, room, isWide ? 2 : 1);
  return { width: Math.floor(page.width * scale), height: Math.floor(page.height * scale) };
}

/** The left and the right page of an open book, counted from 0; null where there is none. */
export interface Spread {
  left: number | null;
  right: number | null;
}

export type Way = FlipbookTurn['way'];

/** The cover lies alone on the right, as a closed book does; a single page is always 'right'. */
export function spreadOf(page: number, count: number, isWide: boolean): Spread {
  if (!isWide) return { left: null, right: page };
  const left = page % 2 === 1 ? page : page - 1;
  return { left: left < 0 ? null : left, right: left + 1 < count ? left + 1 : null };
}

/** The first page of the next spread or of the one before; the same page where there is none. */
export function turned(page: number, turn: Way, count: number, isWide: boolean): number {
  const way = turn === 'next' ? 1 : -1;
  if (!isWide) return Math.min(Math.max(page + way, 0), count - 1);
  const { left } = spreadOf(page, count, true);
  const next = (left ?? -1) + way * 2;
  if (next >= count) return page;
  return Math.max(next, 0);
}

/** What is said of the place: 'Page 3 of 12', or 'Pages 2 and 3 of 12'. */
export function placeWords({ left, right }: Spread, count: number): string {
  const pages = [left, right].flatMap((page) => (page === null ? [] : [page + 1]));
  return `${pages.length === 2 ? 'Pages' : 'Page'} ${pages.join(' and ')} of ${count}`;
}

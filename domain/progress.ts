// How a student moves through a book.

/** A student's place in one book. Times are epoch milliseconds. */
export interface Progress {
  /** Counted from 1. */
  currentPage: number;
  completedAt: number | null;
  updatedAt: number;
}

/** How long after it happened something may be told and dated back, in milliseconds. */
export const LONGEST_DELAY = 60 * 86_400_000;

/**
 * When something happened that is told at `now`: a tablet's clock may be wrong, so it is never in the
 * future, and never longer ago than a tablet may have been without a network. Epoch milliseconds;
 * `told` is undefined where it happened just now.
 */
export function happenedAt(told: number | undefined, now: number): number {
  return Math.min(Math.max(told ?? now, now - LONGEST_DELAY), now);
}

/** A page of a book that has `totalPages`: one beyond the book is its last. */
export function pageWithin(page: number, totalPages: number): number {
  return Math.min(Math.max(page, 1), Math.max(totalPages, 1));
}

/**
 * The progress after the reader showed a page at the moment `at`. A finished book stays finished. A
 * turn that is told late, after the child has read on elsewhere, does not take the place back.
 */
export function turnTo(
  before: Progress | null,
  page: number,
  totalPages: number,
  at: number,
): Progress {
  if (before !== null && at < before.updatedAt) return before;
  return {
    currentPage: pageWithin(page, totalPages),
    completedAt: before?.completedAt ?? null,
    updatedAt: at,
  };
}

/**
 * The progress after 'Mark Complete' at the moment `at`: the first completion's time is kept, and so
 * is the place of a child who has begun again since.
 */
export function finish(before: Progress | null, totalPages: number, at: number): Progress {
  const after = turnTo(before, totalPages, totalPages, at);
  return { ...after, completedAt: before?.completedAt ?? at };
}

/** What a child read of one book on one day. */
export interface ReadingDay {
  /** Pages, counted from 1. */
  firstPage: number;
  lastPage: number;
  /** When it was finished on that day, in epoch milliseconds; null where it was not. */
  finishedAt: number | null;
}

/**
 * The same day with one more page shown, and the book finished at `finishedAt` unless that is null.
 * Told twice, or in another order, it comes to the same.
 */
export function readOn(
  day: ReadingDay | null,
  page: number,
  finishedAt: number | null,
): ReadingDay {
  const known = [day?.finishedAt ?? null, finishedAt].filter((time) => time !== null);
  return {
    firstPage: Math.min(day?.firstPage ?? page, page),
    lastPage: Math.max(day?.lastPage ?? page, page),
    finishedAt: known.length === 0 ? null : Math.min(...known),
  };
}

/** Share of the book that was read, in whole per cent from 0 to 100 (currentPage / totalPages). */
export function percentRead(currentPage: number, totalPages: number): number {
  if (totalPages <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((currentPage / totalPages) * 100)));
}

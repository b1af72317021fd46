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

/**
 * The progress after the reader showed a page. A page beyond the book is its last page, and a
 * finished book stays finished.
 */
export function turnTo(
  before: Progress | null,
  page: number,
  totalPages: number,
  now: number,
): Progress {
  return {
    currentPage: Math.min(Math.max(page, 1), Math.max(totalPages, 1)),
    completedAt: before?.completedAt ?? null,
    updatedAt: now,
  };
}

/** The progress after 'Mark Complete': the first completion's time is kept. */
export function finish(before: Progress | null, totalPages: number, now: number): Progress {
  return {
    currentPage: Math.max(totalPages, 1),
    completedAt: before?.completedAt ?? now,
    updatedAt: now,
  };
}

/** Share of the book that was read, in whole per cent from 0 to 100 (currentPage / totalPages). */
export function percentRead(currentPage: number, totalPages: number): number {
  if (totalPages <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((currentPage / totalPages) * 100)));
}

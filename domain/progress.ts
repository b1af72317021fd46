// A student's progress through a book.

/** A student's position in one book. Times are epoch milliseconds. */
export interface Progress {
  /** Counted from 1. */
  currentPage: number;
  completedAt: number | null;
  updatedAt: number;
}

/** How far in the past a late report may be dated, in milliseconds. */
export const LONGEST_DELAY = 60 * 86_400_000;

/**
 * Returns when an event happened that is reported at `now`, in epoch milliseconds. A tablet's clock may be
 * wrong, so the time is never in the future and never more than `LONGEST_DELAY` ago. `told` is undefined if
 * the event happened just now.
 */
export function happenedAt(told: number | undefined, now: number): number {
  return Math.min(Math.max(told ?? now, now - LONGEST_DELAY), now);
}

/** The most books in 'Continue Reading'. */
export const MOST_STARTED = 3;

/** Returns the page number limited to the range from 1 to `totalPages`. */
export function pageWithin(page: number, totalPages: number): number {
  return Math.min(Math.max(page, 1), Math.max(totalPages, 1));
}

/**
 * Returns the progress after the reader showed a page at `at`. A finished book stays finished. A page turn
 * that is reported late does not move a newer position.
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
 * Returns the progress after 'Mark Complete' at `at`. Keeps the time of the first completion, and the
 * position if it is newer than `at`.
 */
export function finish(before: Progress | null, totalPages: number, at: number): Progress {
  const after = turnTo(before, totalPages, totalPages, at);
  return { ...after, completedAt: before?.completedAt ?? at };
}

/**
 * Returns the progress after a book was read to the child and earns nothing: it waits at its first page, for the
 * child to read it.
 */
export const waitAtStart = (before: Progress | null, totalPages: number, at: number): Progress =>
  turnTo(before, 1, totalPages, at);

/** How a book was finished. 'marking': on its first page, without turning a page. The truest comes first. */
export const waysToFinish = ['reading', 'listening', 'marking'] as const;
export type WayToFinish = (typeof waysToFinish)[number];

/**
 * Returns how a book was finished, as it is reported. A book that was read to the child was not marked, whatever else the
 * report says.
 */
export function wayOf(report: {
  listened?: boolean | undefined;
  marked?: boolean | undefined;
}): WayToFinish {
  if (report.listened === true) return 'listening';
  return report.marked === true ? 'marking' : 'reading';
}

/** What a child read of one book on one day. */
export interface ReadingDay {
  /** Pages, counted from 1. */
  firstPage: number;
  lastPage: number;
  /** When the book was finished on that day, in epoch milliseconds; null if it was not. */
  finishedAt: number | null;
  /** Whether the book was read to the child on that day. */
  isListened: boolean;
  /** How it was finished on that day; null if it was not. The truest, if it was finished in several ways. */
  finishedBy: WayToFinish | null;
}

/** The end of a book. `at` is in epoch milliseconds. */
interface Ending {
  at: number;
  by: WayToFinish;
}

/**
 * Returns how a book was finished on a stored day. A day without `finished_by` is from an earlier release, which knew
 * no marked books and not whether a book was read after it had been listened to.
 */
export function wayToFinish(
  finishedBy: string | null,
  { isFinished, isListened }: { isFinished: boolean; isListened: boolean },
): WayToFinish | null {
  if (!isFinished) return null;
  const known = waysToFinish.find((way) => way === finishedBy);
  return known ?? (isListened ? 'listening' : 'reading');
}

/**
 * Adds a shown page to a day, the end of the book unless that is null, and that the book was read to
 * the child. Duplicate or reordered reports give the same result.
 */
export function readOn(
  day: ReadingDay | null,
  page: number,
  ending: Ending | null,
  isListened = false,
): ReadingDay {
  const known = [day?.finishedAt ?? null, ending?.at ?? null].filter((time) => time !== null);
  const ways = [day?.finishedBy, ending?.by];
  return {
    firstPage: Math.min(day?.firstPage ?? page, page),
    lastPage: Math.max(day?.lastPage ?? page, page),
    finishedAt: known.length === 0 ? null : Math.min(...known),
    isListened: isListened || day?.isListened === true,
    finishedBy: waysToFinish.find((way) => ways.includes(way)) ?? null,
  };
}

/** Returns the share of the book that was read, as a whole percentage from 0 to 100. */
export function percentRead(currentPage: number, totalPages: number): number {
  if (totalPages <= 0) return 0;
  return Math.min(100, Math.max(0, Math.round((currentPage / totalPages) * 100)));
}

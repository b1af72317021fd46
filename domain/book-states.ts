// The states of a book. Children see published books alone. Times are in epoch milliseconds.

export const bookStates = ['published', 'draft', 'scheduled', 'hidden'] as const;
export type BookState = (typeof bookStates)[number];

/** What the owner reads of a state. */
export const stateNames: Record<BookState, string> = {
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  hidden: 'Hidden',
};

/** How a book is stored. A draft that has a time is scheduled, and is published from that time on. */
export interface Publication {
  /** Null if the book is published. */
  held: 'draft' | 'hidden' | null;
  publishAt: number | null;
}

/** How long before its time a book can be scheduled: two years. */
export const LONGEST_SCHEDULE = 2 * 366 * 86_400_000;

export function stateOf({ held, publishAt }: Publication, now: number): BookState {
  if (held !== 'draft') return held ?? 'published';
  if (publishAt === null) return 'draft';
  return publishAt <= now ? 'published' : 'scheduled';
}

/** Returns how a book in this state is stored. `publishAt` is used for a scheduled book only. */
export function publicationOf(state: BookState, publishAt: number | null): Publication {
  switch (state) {
    case 'published':
      return { held: null, publishAt: null };
    case 'draft':
      return { held: 'draft', publishAt: null };
    case 'scheduled':
      return { held: 'draft', publishAt };
    case 'hidden':
      return { held: 'hidden', publishAt: null };
  }
}

/** Returns when the next of these books is published by itself; Infinity if none is scheduled. */
export function nextOpening(books: Iterable<Publication>, now: number): number {
  let next = Infinity;
  for (const book of books) {
    if (stateOf(book, now) === 'scheduled') next = Math.min(next, book.publishAt ?? Infinity);
  }
  return next;
}

/** Returns why no book can be scheduled for this time; undefined if one can. */
export function refusalOfSchedule(publishAt: number, now: number): string | undefined {
  if (publishAt <= now) return 'Choose a time in the future';
  if (publishAt > now + LONGEST_SCHEDULE) return 'Choose a time within the next two years';
  return undefined;
}

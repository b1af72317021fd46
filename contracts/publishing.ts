// The state of a book, as the owner sets and sees it.
import { z } from 'zod';
import { bookStates } from '../domain/book-states.ts';

export const bookState = z.enum(bookStates, {
  error: `state must be one of ${bookStates.join(', ')}`,
});

/** Epoch milliseconds. The server, which has the clock, refuses a time that has passed. */
export const publishAt = z.int('publishAt must be a time, in epoch milliseconds').min(0);

/** The states in which a book can be added. Without one it is published at once. */
const firstStates = ['published', 'draft', 'scheduled'] as const;

/** The fields of a new book. */
export const firstPublication = {
  state: z
    .enum(firstStates, { error: `state must be one of ${firstStates.join(', ')}` })
    .optional(),
  publishAt: publishAt.nullish(),
};

/** The fields of a changed book. Without a state it stays in the one it has. */
export const publication = { state: bookState.optional(), publishAt: publishAt.nullish() };

/** What is told of a book. */
export const published = {
  state: bookState,
  /** Epoch milliseconds; null if the book is not scheduled. */
  publishAt: z.number().nullable(),
};

interface Given {
  state?: string | undefined;
  publishAt?: number | null | undefined;
}

/** A scheduled book needs a time, and no other book may have one. */
export function checkPublication({ state, publishAt }: Given, { addIssue }: z.RefinementCtx): void {
  const isScheduled = state === 'scheduled';
  const hasTime = (publishAt ?? null) !== null;
  if (isScheduled === hasTime) return;
  const message = isScheduled
    ? 'publishAt is required for a scheduled book'
    : 'publishAt is for a scheduled book only';
  addIssue({ code: 'custom', path: ['publishAt'], message });
}

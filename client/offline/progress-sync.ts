// What a child has read goes to the server through the outbox: the page they are on, the books they
// finish. What is sent later than at once is told here, wherever in the product the family is by then.
import type { Completion, ProgressEntry } from '../../contracts/progress.ts';
import { ApiError } from '../api/api.ts';
import type { LateOutcome } from './outbox-queue.ts';
import { outbox, useOutbox } from './outbox.ts';
import {
  achievementsQuery,
  bookProgressQuery,
  progressQuery,
  queryClient,
  refreshFit,
  userQuery,
} from '../api/queries.ts';
import { toast, type ToastMessage } from '../ui/toast.tsx';
import { handleUnauthorized } from '../api/unauthorized.ts';

export const PAGE_FAILED: ToastMessage = { title: 'Failed to update progress', destructive: true };
export const FINISH_FAILED: ToastMessage = {
  title: 'Error',
  text: 'Failed to complete book',
  destructive: true,
};

const PAGE = 'POST /api/progress';
const FINISH = 'POST /api/progress/{bookId}/complete';
const pageSlot = (bookId: string) => `page:${bookId}`;
const finishSlot = (bookId: string) => `finished:${bookId}`;

/** Sends the page (counted from 1) that a child is on; of a book only the newest is kept. */
export const sendPage = (bookId: string, currentPage: number) =>
  outbox.send(
    PAGE,
    { body: { bookId, currentPage } },
    { slot: pageSlot(bookId), stamp: 'turnedAt' },
  );

/** Sends that a child has finished a book. */
export const sendFinish = (bookId: string) =>
  outbox.send(
    FINISH,
    { params: { bookId }, body: {} },
    { slot: finishSlot(bookId), stamp: 'finishedAt' },
  );

/** Says of a write that was refused that nobody is signed in any more, or what has failed. */
export function tellFailure(error: unknown, failed: ToastMessage): void {
  if (!handleUnauthorized(error)) toast(failed);
}

/** Whether `error` means that nobody has answered: what was to be sent waits for the network. */
export const isOutOfReach = (error: unknown): boolean => !(error instanceof ApiError);

/** A child's place as far as it waits to be sent. Times are epoch milliseconds. */
export interface UnsentPlace {
  /** Null where no page waits, or one that was turned before the book was finished. */
  currentPage: number | null;
  isFinished: boolean;
  at: number;
}

/** What waits of one book; null where nothing does. */
export function unsentPlaceOf(bookId: string): UnsentPlace | null {
  const waiting = outbox.waiting();
  const page = waiting.find(({ slot }) => slot === pageSlot(bookId));
  const finish = waiting.find(({ slot }) => slot === finishSlot(bookId));
  if (page === undefined && finish === undefined) return null;
  const isBeforeFinish = finish !== undefined && page !== undefined && page.order < finish.order;
  const turnedTo = isBeforeFinish ? null : page?.input.body?.['currentPage'];
  return {
    currentPage: typeof turnedTo === 'number' ? turnedTo : null,
    isFinished: finish !== undefined,
    at: Math.max(page?.at ?? 0, finish?.at ?? 0),
  };
}

/** The place that the server knows, with what it has not been told yet: a finish is at the `lastPage`. */
export function placeWith(
  unsent: UnsentPlace | null,
  place: ProgressEntry,
  lastPage: number,
): ProgressEntry {
  if (unsent === null) return place;
  const completed = place.completed || unsent.isFinished;
  if (unsent.at <= (place.updatedAt ?? 0)) return { ...place, completed };
  return { ...place, completed, currentPage: unsent.currentPage ?? lastPage, updatedAt: unsent.at };
}

/**
 * Enters a place in what is known of it, in the book's own read and in the list, so that the home
 * screen is right at once, before the server has answered.
 */
export function notePlace(entry: ProgressEntry): void {
  queryClient.setQueryData(bookProgressQuery(entry.bookId).queryKey, entry);
  queryClient.setQueryData(
    progressQuery().queryKey,
    (entries) => entries && [entry, ...entries.filter(({ bookId }) => bookId !== entry.bookId)],
  );
}

/** Enters what a finished book has earned, and reads anew what it may have changed beside. */
export function noteCompletion(bookId: string, { totalStars }: Completion): void {
  const place = queryClient.getQueryData(bookProgressQuery(bookId).queryKey);
  if (place) notePlace({ ...place, completed: true });
  queryClient.setQueryData(userQuery().queryKey, (user) => user && { ...user, totalStars });
  for (const { queryKey } of [progressQuery(), userQuery(), achievementsQuery()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  refreshFit();
}

type Celebrate = (completion: Completion) => void;
const openBooks = new Map<string, Celebrate>();

/** Calls `celebrate` where this book's finish is sent late while it is open; answers how to stop that. */
export function celebrateLate(bookId: string, celebrate: Celebrate): () => void {
  openBooks.set(bookId, celebrate);
  return () => void openBooks.delete(bookId);
}

function tellLate(late: LateOutcome): void {
  if (late.name === PAGE) {
    void queryClient.invalidateQueries({ queryKey: progressQuery().queryKey, exact: true });
    if (late.outcome.state === 'refused') tellFailure(late.outcome.error, PAGE_FAILED);
    return;
  }
  if (late.name !== FINISH) return;
  const { bookId } = late.input.params;
  if (late.outcome.state === 'refused') {
    void queryClient.invalidateQueries({ queryKey: progressQuery().queryKey });
    tellFailure(late.outcome.error, FINISH_FAILED);
    return;
  }
  const { answer } = late.outcome;
  // Where the answer to an earlier attempt was lost, the star that it granted is news all the same.
  const shown = queryClient.getQueryData(userQuery().queryKey)?.totalStars ?? Infinity;
  const isNews = answer.starAwarded || answer.totalStars > shown;
  noteCompletion(bookId, answer);
  const celebrate = openBooks.get(bookId);
  if (celebrate !== undefined) return celebrate(answer);
  if (!isNews) return;
  toast({
    title: 'Your gold star is here!',
    text: 'A book that was finished without a connection has been counted.',
  });
}

outbox.onLate(tellLate);

/** For a screen of a family: sends what an earlier visit left, and tells what comes of it. */
export const useKeptReading = (): void => void useOutbox();

// Sends reading progress to the server through the outbox: the page a child is on, the books they finish.
// Also handles the outcomes of calls that are sent late, on whichever screen the family is by then.
import type { Completion, ProgressEntry } from '../../contracts/progress.ts';
import { wayOf, type WayToFinish } from '../../domain/progress.ts';
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
/** One slot each, because a book that was listened to or marked must not replace one that was read. */
const finishSlots = {
  reading: (bookId) => `finished:${bookId}`,
  listening: (bookId) => `listened:${bookId}`,
  marking: (bookId) => `marked:${bookId}`,
} satisfies Record<WayToFinish, (bookId: string) => string>;
const finishBodies = { reading: {}, listening: { listened: true }, marking: { marked: true } };

/** Sends the page (counted from 1) that a child is on. Only the newest page of a book is queued. */
export const sendPage = (bookId: string, currentPage: number) =>
  outbox.send(
    PAGE,
    { body: { bookId, currentPage } },
    { slot: pageSlot(bookId), stamp: 'turnedAt' },
  );

/** Sends that a child has finished a book, and how. */
export const sendFinish = (bookId: string, by: WayToFinish) =>
  outbox.send(
    FINISH,
    { params: { bookId }, body: finishBodies[by] },
    { slot: finishSlots[by](bookId), stamp: 'finishedAt' },
  );

/** Handles a refused write: redirects to the sign-in on a 401, otherwise shows `failed`. */
export function toastFailure(error: unknown, failed: ToastMessage): void {
  if (!handleUnauthorized(error)) toast(failed);
}

/** Whether `error` means that there was no response, so the call is queued. */
export const isOutOfReach = (error: unknown): boolean => !(error instanceof ApiError);

/** A child's position in a book that has not been sent yet. Times are epoch milliseconds. */
export interface UnsentPosition {
  /** Null if no page is queued, or only one from before the book was finished. */
  currentPage: number | null;
  isFinished: boolean;
  at: number;
}

/** Returns the unsent position in a book; null if nothing is queued. */
export function unsentPositionOf(bookId: string): UnsentPosition | null {
  const waiting = outbox.waiting();
  const page = waiting.find(({ slot }) => slot === pageSlot(bookId));
  const ends = [finishSlots.reading(bookId), finishSlots.marking(bookId)];
  const finish = waiting.findLast(({ slot }) => ends.includes(slot));
  if (page === undefined && finish === undefined) return null;
  const isBeforeFinish = finish !== undefined && page !== undefined && page.order < finish.order;
  const turnedTo = isBeforeFinish ? null : page?.input.body?.['currentPage'];
  return {
    currentPage: typeof turnedTo === 'number' ? turnedTo : null,
    isFinished: finish !== undefined,
    at: Math.max(page?.at ?? 0, finish?.at ?? 0),
  };
}

/** Merges the server's position with the unsent one. An unsent finish puts the child on the `lastPage`. */
export function positionWith(
  unsent: UnsentPosition | null,
  position: ProgressEntry,
  lastPage: number,
): ProgressEntry {
  if (unsent === null) return position;
  const completed = position.completed || unsent.isFinished;
  if (unsent.at <= (position.updatedAt ?? 0)) return { ...position, completed };
  return {
    ...position,
    completed,
    currentPage: unsent.currentPage ?? lastPage,
    updatedAt: unsent.at,
  };
}

/**
 * Puts a position into the cache, for the book and in the list, so the home screen is right before the server
 * has responded.
 */
export function notePosition(entry: ProgressEntry): void {
  queryClient.setQueryData(bookProgressQuery(entry.bookId).queryKey, entry);
  const { queryKey } = progressQuery();
  queryClient.setQueryData(
    queryKey,
    (entries) => entries && [entry, ...entries.filter(({ bookId }) => bookId !== entry.bookId)],
    // The list knows no more of other books than before.
    { updatedAt: queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0 },
  );
}

/** Puts the reward of a finished book into the cache, and refetches what else may have changed. */
export function noteCompletion(bookId: string, answer: Completion): void {
  const { completed, totalStars, pawPrints } = answer;
  const position = queryClient.getQueryData(bookProgressQuery(bookId).queryKey);
  if (position) notePosition({ ...position, completed, pawPrints });
  queryClient.setQueryData(userQuery().queryKey, (user) => user && { ...user, totalStars });
  for (const { queryKey } of [progressQuery(), userQuery(), achievementsQuery()]) {
    void queryClient.invalidateQueries({ queryKey });
  }
  refreshFit();
}

type Celebrate = (completion: Completion, by: WayToFinish) => void;
const openBooks = new Map<string, Celebrate>();

/** Calls `celebrate` if this book's finish is sent late while the book is open. Returns a function to unsubscribe. */
export function celebrateLate(bookId: string, celebrate: Celebrate): () => void {
  openBooks.set(bookId, celebrate);
  return () => void openBooks.delete(bookId);
}

function handleLate(late: LateOutcome): void {
  if (late.name === PAGE) {
    void queryClient.invalidateQueries({ queryKey: progressQuery().queryKey, exact: true });
    if (late.outcome.state === 'refused') toastFailure(late.outcome.error, PAGE_FAILED);
    return;
  }
  if (late.name !== FINISH) return;
  const { bookId } = late.input.params;
  if (late.outcome.state === 'refused') {
    void queryClient.invalidateQueries({ queryKey: progressQuery().queryKey });
    toastFailure(late.outcome.error, FINISH_FAILED);
    return;
  }
  const { answer } = late.outcome;
  // If the response to an earlier attempt was lost, the star it granted has not been shown yet.
  const shown = queryClient.getQueryData(userQuery().queryKey)?.totalStars ?? Infinity;
  const isNewStar = answer.starAwarded || answer.totalStars > shown;
  noteCompletion(bookId, answer);
  const celebrate = openBooks.get(bookId);
  if (celebrate !== undefined) return celebrate(answer, wayOf(late.input.body ?? {}));
  if (!isNewStar) return;
  toast({
    title: 'Your gold star is here!',
    text: 'A book that was finished without a connection has been counted.',
  });
}

outbox.onLate(handleLate);

/** For family screens: sends the calls left from an earlier visit, and handles their outcomes. */
export const useProgressSync = (): void => void useOutbox();

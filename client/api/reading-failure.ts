// What a failed read means for the child who wants to open a book.
import { ApiError, errorBodyOf, isUnauthorized } from './api.ts';

export type ReadingFailure = 'unauthorized' | 'subscribe' | 'absent' | 'trouble';

/** An address that is no book's id is answered like a book that is not there. */
export function failureOf(error: unknown): ReadingFailure {
  if (isUnauthorized(error)) return 'unauthorized';
  if (!(error instanceof ApiError)) return 'trouble';
  if (error.status === 404 || error.status === 400) return 'absent';
  const mustSubscribe = errorBodyOf(error)?.code === 'subscription_required';
  return error.status === 403 && mustSubscribe ? 'subscribe' : 'trouble';
}

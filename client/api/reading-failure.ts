// Classifies a failed read when a child opens a book.
import { ApiError, errorBodyOf, isUnauthorized } from './api.ts';

export type ReadingFailure = 'unauthorized' | 'subscribe' | 'absent' | 'trouble';

/** Returns the kind of failure. An invalid book id (400) counts as a missing book. */
export function failureOf(error: unknown): ReadingFailure {
  if (isUnauthorized(error)) return 'unauthorized';
  if (!(error instanceof ApiError)) return 'trouble';
  if (error.status === 404 || error.status === 400) return 'absent';
  const mustSubscribe = errorBodyOf(error)?.code === 'subscription_required';
  return error.status === 403 && mustSubscribe ? 'subscribe' : 'trouble';
}

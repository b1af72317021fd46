import {
  isUnavailable,
  isContention,
  isDiskFull,
  isMissingReference,
  isShortage,
} from '../database/failures.ts';
import { bookNotFound, serverBusy, diskFull, Problem } from './problem.ts';

/** Converts any thrown error into a Problem. Unknown errors become `internal`. */
export function problemOf(error: Error): Problem {
  if (error instanceof Problem) return error;
  // An owner deleted the book after it was loaded and before a row that refers to it was written.
  if (isMissingReference(error)) return bookNotFound();
  if (isDiskFull(error)) return diskFull({ cause: error });
  if (isUnavailable(error) || isContention(error) || isShortage(error)) {
    return serverBusy({ cause: error });
  }
  return new Problem('internal', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}

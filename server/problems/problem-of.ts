import {
  isAway,
  isContention,
  isDiskFull,
  isMissingReference,
  isShortage,
} from '../database/failures.ts';
import { bookNotFound, catchingBreath, diskFull, Problem } from './problem.ts';

/** Turns whatever was thrown into a Problem; what is not known by name is `internal`. */
export function problemOf(error: Error): Problem {
  if (error instanceof Problem) return error;
  // Between loading a book and writing about it its owner has deleted it.
  if (isMissingReference(error)) return bookNotFound();
  if (isDiskFull(error)) return diskFull({ cause: error });
  if (isAway(error) || isContention(error) || isShortage(error)) {
    return catchingBreath({ cause: error });
  }
  return new Problem('internal', 'Something went wrong on our side. Please try again.', {
    cause: error,
  });
}

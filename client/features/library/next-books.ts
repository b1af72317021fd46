// Which books are kept by 'Keep the next five', and what is said of them. Pure.
import type { BookCard } from '../../../contracts/books.ts';
import { stateOf, type ProgressByBook } from './shelf.ts';

const MOST = 5;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

/**
 * Returns the next books that can be kept: `first`, then `books` in their order, those that are finished left out. For a
 * child who has read every book, those to read again.
 */
export function nextBooks(
  first: BookCard | undefined,
  books: readonly BookCard[],
  progressByBook: ProgressByBook,
): BookCard[] {
  const inOrder = [...(first ? [first] : []), ...books.filter(({ id }) => id !== first?.id)];
  const able = inOrder.filter(({ isElsewhere }) => isElsewhere !== true);
  const unread = able.filter(({ id }) => stateOf(progressByBook.get(id)) !== 'finished');
  return (unread.length > 0 ? unread : able).slice(0, MOST);
}

const theNext = (count: number) => (count === 1 ? 'the next book' : `the next ${numbers[count]}`);

export const offerText = (count: number): string => `Keep ${theNext(count)}`;

export const allKeptText = (count: number): string =>
  count === 1 ? 'The next book is kept' : `The next ${numbers[count]} are kept`;

/** Returns what is said at the end: 'Five books are kept for the car.' */
export function endText(count: number): string {
  if (count === 1) return 'One book is kept for the car.';
  const word = numbers[count] ?? String(count);
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} books are kept for the car.`;
}

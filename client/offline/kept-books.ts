// The books that this device keeps for the child that reads, to be read without a network.
import { useStore } from 'zustand';
import type { BookSummary } from '../../contracts/books.ts';
import { beginAsked, type KeepProblem, keepStore, stopAll, stopAsked } from './keep-state.ts';
import { changeList, type KeptBook, keptBookIds, listStore } from './kept-list.ts';
import { canKeep } from './worker.ts';

export { type KeptBook, keptBookIds };

export type KeepState =
  | { state: 'none' }
  /** From 0 to 100. */
  | { state: 'fetching'; percent: number }
  /** Whether somebody asked for it. `keepBook` turns one that is kept by itself into one that is asked for. */
  | { state: 'kept'; byHand: boolean };

const NONE: KeepState = { state: 'none' };

/** Fetched when something is to be kept. */
const keeping = () => import('./keeping.ts');

/** The kept books, the newest first. */
export const useKeptBooks = (): readonly KeptBook[] => useStore(listStore, ({ books }) => books);

/** Whether a book is kept because somebody asked for it. */
export const isKeptByHand = (bookId: string): boolean =>
  listStore.getState().books.some(({ id, byHand }) => byHand && id === bookId);

/** Whether a book is kept, or how far it is. */
export function useKeepState(bookId: string): KeepState {
  const percent = useStore(keepStore, ({ fetching }) => fetching.get(bookId));
  const kept = useStore(listStore, ({ books }) => books.find(({ id }) => id === bookId));
  if (percent !== undefined) return { state: 'fetching', percent };
  return kept === undefined ? NONE : { state: 'kept', byHand: kept.byHand };
}

/** What could not be kept the last time that somebody asked; null if all was. */
export const useKeepProblem = (): KeepProblem | null =>
  useStore(keepStore, ({ problem }) => problem);

/** Returns the room that books take, in bytes. A file of several books counts once. */
export const roomOf = (books: readonly KeptBook[]): number =>
  [
    ...new Map(
      books.flatMap(({ files, sizes }) => files.map((file, at) => [file, sizes[at] ?? 0] as const)),
    ).values(),
  ].reduce((sum, size) => sum + size, 0);

/** Keeps books, one after the other, because somebody asked for them. Resolves at the end, also of a failure. */
export async function keepBooks(books: readonly BookSummary[]): Promise<void> {
  if (!canKeep()) return;
  const { fetching } = keepStore.getState();
  const wanted = books.filter(({ id }) => !fetching.has(id));
  const asked = wanted.map((book) => ({ book, signal: beginAsked(book.id) }));
  try {
    await (await keeping()).keepAsked(asked);
  } catch {
    // The code could not be fetched.
    for (const { id } of wanted) stopAsked(id);
    keepStore.setState({ problem: { wanted: wanted.length, kept: 0, why: 'network' } });
  }
}

/** Keeps a book because somebody asked for it. A failure is said in a toast. */
export const keepBook = (book: BookSummary): Promise<void> => keepBooks([book]);

/** Stops fetching a book. */
export const stopKeeping = (bookId: string): void => stopAsked(bookId);

const removeFiles = () =>
  void import('./fetch-book.ts')
    .then(({ removeUnused }) => removeUnused())
    // They are removed at the next start.
    .catch(() => undefined);

/** Removes a kept book. Files that another kept book has stay. */
export function removeKept(bookId: string): void {
  changeList((books) => books.filter(({ id }) => id !== bookId));
  removeFiles();
}

/** Removes all kept books of the child that reads. */
export function removeAllKept(): void {
  stopAll();
  changeList(() => []);
  removeFiles();
}

/**
 * Keeps a book quietly: the last three that were opened, and the one to read next. Older ones make room. Nothing is said of
 * a failure.
 */
export function keepByItself(book: BookSummary, why: 'opened' | 'proposed'): void {
  if (!canKeep()) return;
  keeping().then(
    ({ keepQuietly }) => keepQuietly(book, why),
    () => undefined,
  );
}

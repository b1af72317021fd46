// The list of the books that this device keeps, one for each child that reads here. All tabs of a browser share it.
import { createStore } from 'zustand/vanilla';
import type { BookSummary } from '../../contracts/books.ts';
import { childKeyNow, watchChildKey } from '../auth/chosen-child.ts';
import { saveItem } from '../browser/storages.ts';

/** A kept book. Its files are in the cache `KEPT_FILES`, its answers in kept-answers.ts. */
export interface KeptBook extends Pick<
  BookSummary,
  'id' | 'title' | 'category' | 'coverImageUrl' | 'flipbookType'
> {
  /** Whether somebody asked for it. Others are kept by themselves, and make room for newer ones. */
  byHand: boolean;
  /** Whether it is kept by itself because it is the book to read next. */
  isProposed: boolean;
  /** The keys of its files: their addresses without the query. A file may belong to several books. */
  files: readonly string[];
  /** The size of each file, in bytes. */
  sizes: readonly number[];
  /** The keys of the files that the library does not have any more. The book is shown without them. */
  absent?: readonly string[];
  bytes: number;
  /** Epoch milliseconds. */
  keptAt: number;
}

const PREFIX = 'kept_books:';

function isKeptBook(value: unknown): value is KeptBook {
  const book = value as Partial<Record<keyof KeptBook, unknown>> | null;
  return (
    [book?.id, book?.title].every((text) => typeof text === 'string') &&
    [book?.files, book?.sizes].every((list) => Array.isArray(list))
  );
}

function read(key: string): readonly KeptBook[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKeptBook) : [];
  } catch {
    return [];
  }
}

/** Returns the key of the list of the child that reads; null for a visitor. */
export const keyNow = (): string | null => {
  const childKey = childKeyNow();
  return childKey === undefined ? null : PREFIX + childKey;
};

function readNow(): readonly KeptBook[] {
  const key = keyNow();
  return key === null ? [] : read(key);
}

/** The list of the child that reads, the newest book first. */
export const listStore = createStore<{ books: readonly KeptBook[] }>(() => ({ books: readNow() }));

const readAgain = () => listStore.setState({ books: readNow() });
watchChildKey(readAgain);
addEventListener('storage', ({ key }) => {
  if (key === null || key === keyNow()) readAgain();
});

/** The ids of the kept books. */
export const keptBookIds = (): readonly string[] => listStore.getState().books.map(({ id }) => id);

/** Calls `listener` when the kept books have changed. Returns a function to unsubscribe. */
export const watchKeptBooks = (listener: () => void): (() => void) => listStore.subscribe(listener);

/** Changes the list of the child that reads. Returns false if the storage is full. */
export function changeList(
  change: (books: readonly KeptBook[]) => readonly KeptBook[],
  key = keyNow(),
): boolean {
  if (key === null) return false;
  // Another tab may have changed it.
  const books = change(read(key)).toSorted((one, other) => other.keptAt - one.keptAt);
  if (books.length === 0) localStorage.removeItem(key);
  else if (!saveItem(localStorage, key, JSON.stringify(books))) return false;
  if (key === keyNow()) listStore.setState({ books });
  return true;
}

const keysOfAll = () => Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));

/** Changes the lists of all children of this device. */
export function changeAllLists(change: (books: readonly KeptBook[]) => readonly KeptBook[]): void {
  for (const key of keysOfAll()) changeList(change, key);
}

/** Returns the kept books of all children of this device. */
export const booksOfAll = (): readonly KeptBook[] => keysOfAll().flatMap(read);

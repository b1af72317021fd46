// The books that this device keeps for the child that reads, to be read without a network.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { BookSummary } from '../../contracts/books.ts';

/** A kept book. Its files are in the cache `KEPT_FILES`, its answers in kept-answers.ts. */
export interface KeptBook extends Pick<BookSummary, 'id' | 'title' | 'category' | 'coverImageUrl'> {
  /** Whether somebody asked for it. Others are kept by themselves, and make room for newer ones. */
  byHand: boolean;
  /** The addresses of its files. A file may belong to several books. */
  files: readonly string[];
  bytes: number;
  /** Epoch milliseconds. */
  keptAt: number;
}

export type KeepState =
  | { state: 'none' }
  /** From 0 to 100. */
  | { state: 'fetching'; percent: number }
  | { state: 'kept' };

interface Kept {
  books: readonly KeptBook[];
  fetching: ReadonlyMap<string, number>;
}

const store = createStore<Kept>(() => ({ books: [], fetching: new Map() }));

/** The kept books, the newest first. */
export const useKeptBooks = (): readonly KeptBook[] => useStore(store, ({ books }) => books);

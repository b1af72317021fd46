// Which books are being fetched for the kept ones, and what could not be kept.
import { createStore } from 'zustand/vanilla';
import { watchChildKey } from '../auth/chosen-child.ts';
import { noteFetching } from './in-use.ts';

/** Why a book could not be kept: the device is full, the network failed, or the book comes from another host. */
export type WhyNot = 'full' | 'network' | 'elsewhere';

/** What could not be kept the last time that somebody asked. */
export interface KeepProblem {
  /** The number of books asked for, and of those that are kept. */
  wanted: number;
  kept: number;
  why: WhyNot;
}

interface Keeping {
  /** From 0 to 100, by the id of the book. Books that wait for their turn are at 0. */
  fetching: ReadonlyMap<string, number>;
  problem: KeepProblem | null;
}

export const keepStore = createStore<Keeping>(() => ({ fetching: new Map(), problem: null }));

/** Shows how far a book is; null when it is no longer fetched. */
export function setPercent(bookId: string, percent: number | null): void {
  const fetching = new Map(keepStore.getState().fetching);
  if (percent === null) fetching.delete(bookId);
  else fetching.set(bookId, percent);
  keepStore.setState({ fetching });
  noteFetching(fetching.size > 0);
}

const asked = new Map<string, AbortController>();
const quiet = new Set<AbortController>();

/** Begins to fetch a book that somebody asked for. */
export function beginAsked(bookId: string): AbortSignal {
  const stop = new AbortController();
  asked.set(bookId, stop);
  setPercent(bookId, 0);
  return stop.signal;
}

/** Ends what `beginAsked` began, unless it was stopped. */
export function endAsked(bookId: string, signal: AbortSignal): void {
  if (asked.get(bookId)?.signal !== signal) return;
  asked.delete(bookId);
  setPercent(bookId, null);
}

/** Begins to fetch a book that is kept by itself. Returns the signal, and a function to call at the end. */
export function beginQuiet(): { signal: AbortSignal; end: () => void } {
  const stop = new AbortController();
  quiet.add(stop);
  return { signal: stop.signal, end: () => void quiet.delete(stop) };
}

/** Stops fetching a book that somebody asked for. */
export function stopAsked(bookId: string): void {
  asked.get(bookId)?.abort();
  asked.delete(bookId);
  setPercent(bookId, null);
}

/** Stops fetching the books that are kept by themselves. */
export function stopQuiet(): void {
  for (const stop of quiet) stop.abort();
  quiet.clear();
}

/** Stops fetching anything. */
export function stopAll(): void {
  stopQuiet();
  for (const bookId of asked.keys()) stopAsked(bookId);
  keepStore.setState({ problem: null });
}

// What was begun for one child is not for the next one.
watchChildKey(stopAll);

// 'Keep the next five', from the tap to the end. It goes on while another screen is shown.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { BookSummary } from '../../../contracts/books.ts';
import { watchChildKey } from '../../auth/chosen-child.ts';
import { problemText } from '../../offline/keep-copy.ts';
import { keepStore } from '../../offline/keep-state.ts';
import { isKeptByHand, keepBooks, stopKeeping } from '../../offline/kept-books.ts';
import { toast } from '../../ui/toast.tsx';
import { endText } from './next-books.ts';

const store = createStore<{ books: readonly BookSummary[] }>(() => ({ books: [] }));

/** The books that are being kept, with those that are kept already; none if nothing was asked for. */
export const useKeepRun = (): readonly BookSummary[] => useStore(store, ({ books }) => books);

/** Keeps the books, and says at the end that they are kept, or why not all are. */
export async function keepNext(books: readonly BookSummary[]): Promise<void> {
  store.setState({ books });
  await keepBooks(books);
  if (store.getState().books !== books) return;
  store.setState({ books: [] });
  const { problem } = keepStore.getState();
  if (books.every(({ id }) => isKeptByHand(id))) toast({ title: endText(books.length) });
  // Of a single book the reason is said already.
  else if (problem !== null && books.length > 1) toast({ title: problemText(problem) });
}

/** Stops it. Books that are kept by now stay. */
export function stopKeepingNext(): void {
  const { books } = store.getState();
  store.setState({ books: [] });
  for (const { id } of books) stopKeeping(id);
}

watchChildKey(() => store.setState({ books: [] }));

// What is announced of books that are being kept, for whoever does not see the rings.
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { BookSummary } from '../../../contracts/books.ts';
import { isKeptByHand, keepBook, keptBookIds } from '../../offline/kept-books.ts';

const store = createStore(() => ({ text: '' }));

/** Keeps a book, and announces the beginning and the end. Why it failed is said in a toast. */
export async function keepAloud(book: BookSummary): Promise<void> {
  // What is kept by itself is there already.
  if (!keptBookIds().includes(book.id)) store.setState({ text: `Fetching: ${book.title}` });
  await keepBook(book);
  store.setState({ text: isKeptByHand(book.id) ? `Kept for the car: ${book.title}` : '' });
}

/** The live region. Shown once, on the library home. */
export function KeepNews() {
  const text = useStore(store, (now) => now.text);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

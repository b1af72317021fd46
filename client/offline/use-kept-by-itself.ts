// Keeps the book of a screen by itself, once the screen has its pictures.
import { useEffect } from 'react';
import type { BookSummary } from '../../contracts/books.ts';
import { keepByItself } from './kept-books.ts';
import { useCanKeep } from './worker.ts';

/** How often the screen is looked at, in milliseconds. */
const LOOK_EVERY = 2000;

const hasPictures = () =>
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

/** Keeps `book`, because it was opened or is the one to read next, while nothing on the screen waits for the network. */
export function useKeptByItself(
  book: BookSummary | null | undefined,
  why: 'opened' | 'proposed',
): void {
  const canKeep = useCanKeep();
  useEffect(() => {
    if (!canKeep || !book) return;
    const timer = setInterval(() => {
      if (!hasPictures()) return;
      clearInterval(timer);
      keepByItself(book, why);
    }, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [canKeep, book, why]);
}

// What a warm-up is: the hardest words, for about two minutes. Pure.
import type { PracticeWord } from '../../../contracts/practice.ts';
import { WARM_UP_WORDS } from '../../../domain/practice.ts';
import { normalise, wordsOf } from '../../../phonics/words.ts';

/** In milliseconds. Nothing ticks: when they are over, the word at hand is the last. */
export const TWO_MINUTES = 120_000;

/** Those of the list, hardest first, that are practised now. */
export const chooseWords = (list: readonly PracticeWord[]): PracticeWord[] =>
  list.slice(0, WARM_UP_WORDS);

/** What follows when the word at `at`, counted from 0, is done. */
export const isLast = (at: number, count: number, elapsed: number): boolean =>
  at + 1 >= count || elapsed >= TWO_MINUTES;

/** The sentence in pieces: each is the word itself, normalised, or what stands around it. */
export function piecesOf(sentence: string, word: string): { text: string; isWord: boolean }[] {
  const pieces: { text: string; isWord: boolean }[] = [];
  let end = 0;
  for (const { text, start } of wordsOf(sentence)) {
    if (normalise(text) !== word) continue;
    if (start > end) pieces.push({ text: sentence.slice(end, start), isWord: false });
    pieces.push({ text, isWord: true });
    end = start + text.length;
  }
  if (end < sentence.length) pieces.push({ text: sentence.slice(end), isWord: false });
  return pieces;
}

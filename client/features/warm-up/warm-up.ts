// The rules of a warm-up: the hardest words, for about two minutes. Pure.
import type { PracticeWord } from '../../../contracts/practice.ts';
import { WARM_UP_WORDS } from '../../../domain/practice.ts';
import { normalise, wordsOf } from '../../../phonics/words.ts';

/** What the child is to do with each word. */
export const instruction = [{ prompt: 'read-this-word' }, { prompt: 'tap-help-me' }] as const;

/** In milliseconds. There is no timer: once the time is over, the current word is the last. */
export const TWO_MINUTES = 120_000;

/** Returns the words to practise now, from a list with the hardest words first. */
export const chooseWords = (list: readonly PracticeWord[]): PracticeWord[] =>
  list.slice(0, WARM_UP_WORDS);

/** Whether the word at `at`, counted from 0, is the last one. `elapsed` is in milliseconds. */
export const isLast = (at: number, count: number, elapsed: number): boolean =>
  at + 1 >= count || elapsed >= TWO_MINUTES;

/** Splits the sentence into pieces: each is the given normalised word, or the text around it. */
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

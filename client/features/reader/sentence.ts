// Finds the sentence that contains a word, as a range of the page.
import { sentencesOf } from '../../../domain/sentences.ts';
import { readText } from '../../book-pages/inline-text.ts';
import { RUN_SELECTOR } from '../../book-pages/word-buttons.ts';

export function sentenceOf(word: HTMLElement): Range {
  const run = word.closest(RUN_SELECTOR) ?? word;
  const { text, startOf, rangeOf } = readText(run);
  const start = startOf(word);
  const sentence = sentencesOf(text).find(({ end }) => end > start);
  return rangeOf(sentence?.start ?? 0, sentence?.end ?? text.length);
}

// Finds the sentence that contains a word, as a range of the page.
import { readText } from './inline-text.ts';
import { RUN_SELECTOR } from './word-buttons.ts';

/** Without `Intl.Segmenter`, the whole paragraph counts as the sentence. */
const segmenter =
  // eslint-disable-next-line compat/compat -- checked before use
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : undefined;

export function sentenceOf(word: HTMLElement): Range {
  const run = word.closest(RUN_SELECTOR) ?? word;
  const { text, startOf, rangeOf } = readText(run);
  const found = segmenter?.segment(text).containing(startOf(word));
  const sentence = found?.segment ?? text;
  const start = (found?.index ?? 0) + sentence.length - sentence.trimStart().length;
  return rangeOf(start, start + sentence.trim().length);
}

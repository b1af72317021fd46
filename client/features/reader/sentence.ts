// Which sentence a word stands in, and where on the screen.
import { readText } from './inline-text.ts';
import { STRETCH } from './word-buttons.ts';

/** A browser that cannot tell sentences apart takes the paragraph for one. */
const segmenter =
  // eslint-disable-next-line compat/compat -- asked for before it is used
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'sentence' }) : undefined;

export function sentenceOf(word: HTMLElement): Range {
  const stretch = word.closest(STRETCH) ?? word;
  const { text, startOf, rangeOf } = readText(stretch);
  const found = segmenter?.segment(text).containing(startOf(word));
  const said = found?.segment ?? text;
  const start = (found?.index ?? 0) + said.length - said.trimStart().length;
  return rangeOf(start, start + said.trim().length);
}

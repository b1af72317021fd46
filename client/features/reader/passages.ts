// What is read aloud of the open pages, one passage after the other: each sentence, or a whole page where its recording
// is of the whole page.
import { cleanSentence, sentencesOf } from '../../../domain/sentences.ts';
import { hasWords } from '../../../domain/text.ts';
import { type PageNarration, playedOf } from '../../../domain/narration.ts';
import type { Narrated } from '../../../contracts/recordings.ts';
import { readText } from '../../book-pages/inline-text.ts';
import { RUN_SELECTOR } from '../../book-pages/word-buttons.ts';

export interface Passage {
  /** Counted from 1. */
  page: number;
  /** As it is printed. */
  words: string;
  /** The address of its recording. */
  recording?: string;
  /** Where it stands on the page. */
  ranges: Range[];
  /** Returns the range of these characters of `words`; null if they are not known. */
  rangeOf: (start: number, end: number) => Range | null;
}

const LEAVES = '.reader-spread:not([inert]) > .reader-leaf';

function sentencesIn(run: Element, page: number): Passage[] {
  const { text, rangeOf } = readText(run);
  return sentencesOf(text)
    .filter((sentence) => hasWords(sentence.text))
    .map(({ text: words, start, end }) => ({
      page,
      words,
      ranges: [rangeOf(start, end)],
      rangeOf: (from, to) => rangeOf(start + from, start + to),
    }));
}

function passagesOfLeaf(
  leaf: Element,
  page: number,
  narration: PageNarration<Narrated> | undefined,
): Passage[] {
  const sentences = [...leaf.querySelectorAll(RUN_SELECTOR)].flatMap((run) =>
    sentencesIn(run, page),
  );
  if (narration === undefined) return sentences;
  const [whole] = playedOf(narration).filter(({ isWholePage }) => isWholePage);
  if (whole !== undefined) {
    const ranges = sentences.flatMap((sentence) => sentence.ranges);
    return [{ page, words: whole.text, recording: whole.url, ranges, rangeOf: () => null }];
  }
  return sentences.map((sentence) => {
    const text = cleanSentence(sentence.words);
    const found = narration.sentences.find((recorded) => recorded.text === text)?.recording;
    return found ? { ...sentence, recording: found.url } : sentence;
  });
}

/**
 * Returns the passages of the open pages, whose numbers are `shown`, in reading order. `narration` has the recordings of
 * all pages of the book.
 */
export function passagesOf(
  root: Element,
  shown: readonly number[],
  narration: readonly PageNarration<Narrated>[],
): Passage[] {
  const leaves = root.querySelectorAll(LEAVES);
  return shown.flatMap((page, at) => {
    const leaf = leaves[at];
    return leaf === undefined ? [] : passagesOfLeaf(leaf, page, narration[page - 1]);
  });
}

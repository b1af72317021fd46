// Which recordings belong to the pages as they are typed, and which recordings have lost their words.
import type { BookRecording } from '../../../../contracts/recordings.ts';
import { narrationOf, pageTextOf } from '../../../../domain/narration.ts';
import { fold } from '../../../../domain/text.ts';

export interface NarratedSentence {
  text: string;
  recording: BookRecording | null;
  /** Without a recording of its own: what was recorded before its words were changed. */
  earlier: BookRecording | null;
}

export interface PageRecordings {
  sentences: NarratedSentence[];
  /** The words of the whole page. */
  text: string;
  whole: BookRecording | null;
  /** The page's recordings whose words are nowhere in the book, but for those that are some sentence's `earlier` one. */
  stale: BookRecording[];
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}']+/gu) ?? [];

/** Returns which share of their words two sentences have in common, from 0 to 1. */
function commonShare(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = words.filter((word) => others.includes(word)).length;
  return (2 * common) / (words.length + others.length || 1);
}

/** A sentence is taken for a changed one if it has this share of its words in common with it. */
const SAME_SENTENCE = 0.5;

/** Finds what each unrecorded sentence was before its words were changed. Takes it out of `stale`. */
function findEarlier(
  sentences: readonly { text: string; recording: BookRecording | null }[],
  stale: BookRecording[],
): NarratedSentence[] {
  return sentences.map(({ text, recording }) => {
    if (recording !== null) return { text, recording, earlier: null };
    const [likest] = stale
      .filter(({ isWholePage }) => !isWholePage)
      .map((one) => ({ one, share: commonShare(text, one.text) }))
      .filter(({ share }) => share >= SAME_SENTENCE)
      .sort((a, b) => b.share - a.share);
    if (likest !== undefined) stale.splice(stale.indexOf(likest.one), 1);
    return { text, recording, earlier: likest?.one ?? null };
  });
}

/** `pages` has the sentences of each page as it is typed. */
export function arrangeRecordings(
  pages: readonly (readonly string[])[],
  recordings: readonly BookRecording[],
): PageRecordings[] {
  const narration = narrationOf(pages, recordings);
  return narration.pages.map(({ sentences, whole }, index) => {
    const isLast = index === pages.length - 1;
    const stale = narration.stale.filter(
      ({ page }) => page === index + 1 || (isLast && page > pages.length),
    );
    return {
      sentences: findEarlier(sentences, stale),
      text: pageTextOf(sentences.map(({ text }) => text)),
      whole,
      stale,
    };
  });
}

/** Counts the sentences, and those that have a recording: their own, or that of their whole page. */
export function countRecorded(pages: readonly PageRecordings[]): { all: number; recorded: number } {
  const all = pages.flatMap(({ sentences }) => sentences).length;
  const recorded = pages.flatMap(({ sentences, whole }) =>
    sentences.filter(({ recording }) => recording !== null || whole !== null),
  ).length;
  return { all, recorded };
}

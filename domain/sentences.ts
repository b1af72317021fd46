// Splits a text into sentences. The reader, the practice list and the page editor agree on them through this file,
// because a sentence's recording belongs to its text.
import { cleanLine, hasWords, oneSpaced } from './text.ts';

export interface Sentence {
  text: string;
  /** The index of its first character in the text. */
  start: number;
  /** The index after its last character. */
  end: number;
}

/** The space after a sentence. No sentence ends where a lower-case letter follows: “Ship!” he said. */
const SENTENCE_END = /(?<=[.!?…]["'”’)]{0,3})\s(?=\s{0,9}["'“‘(]{0,3}[\p{Lu}\p{N}])/gu;

/** Ends with a dot that ends no sentence. */
const SHORT_FORM = /(?:^|[\s"'“‘(])(?:Mr|Mrs|Ms|Dr|St|(?!I)\p{Lu})\.$/u;

/** Returns the sentences of a text, without the space around them. */
export function sentencesOf(text: string): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .map(({ index }) => index)
    .filter((end) => !SHORT_FORM.test(text.slice(Math.max(0, end - 6), end)));
  return [...ends, text.length].flatMap((end, at) => {
    const whole = text.slice(at === 0 ? 0 : ends[at - 1], end);
    const trimmed = whole.trim();
    const start = end - whole.length + whole.indexOf(trimmed);
    return trimmed === '' ? [] : [{ text: trimmed, start, end: start + trimmed.length }];
  });
}

/** Returns a sentence as its recording knows it: in one line, with single spaces. */
export const cleanSentence = (text: string): string => cleanLine(oneSpaced(text));

/** Returns the cleaned sentences of a text, without those that have no words. */
export const cleanSentencesOf = (text: string): string[] =>
  sentencesOf(text)
    .map((sentence) => cleanSentence(sentence.text))
    .filter(hasWords);

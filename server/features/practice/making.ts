// What a book says of one of its words, kept with the word: it is practised after its book is gone.
import type { z } from 'zod';
import type { BookWords, WordPart } from '../../../contracts/phonics.ts';
import { practiceWord } from '../../../contracts/practice.ts';
import { likenessOf } from '../../../domain/likeness.ts';
import { spell } from '../../../domain/text.ts';
import { normalise, wordsOf } from '../../../phonics/words.ts';
import { presentBookWords } from '../../catalogue/present.ts';
import type { ReadBookRow } from '../../catalogue/store.ts';
import { pagesOfContent } from '../../phonics/book-pages.ts';
import { markSpeech } from './speech-marks.ts';

export const wordMaking = practiceWord.pick({
  printed: true,
  parts: true,
  isHeartWord: true,
  sentence: true,
});
export type WordMaking = z.output<typeof wordMaking>;

/** A longer sentence is no help with one of its words. */
const MOST_WORDS_OF_SENTENCE = 9;

/** What is said aloud goes on after its mark: “Ship!” he said. */
const SENTENCE_END = /(?<=[.!?…]["'”’)]{0,3}) (?=["'“‘(]?[\p{Lu}\p{N}])/u;

const sentencesOf = (content: string) =>
  pagesOfContent(content).flatMap((page) => markSpeech(page, page.split(SENTENCE_END)));

/** As the book writes it: with a capital where it never stands without one, as names do, and 'I'. */
function printedAs(word: string, sentences: readonly string[]): string {
  const written = sentences
    .flatMap(wordsOf)
    .map(({ text }) => spell(text))
    .filter((text) => normalise(text) === word);
  return written.find((text) => text === text.toLowerCase()) ?? written[0] ?? word;
}

/** The first short sentence that has the word, which is normalised; null where there is none. */
function sentenceWith(word: string, sentences: readonly string[]): string | null {
  const found = sentences.find((sentence) => {
    const words = wordsOf(sentence).map(({ text }) => normalise(text));
    return words.length > 1 && words.length <= MOST_WORDS_OF_SENTENCE && words.includes(word);
  });
  return found ?? null;
}

/** Its parts. Where an example would give it away, a word of the book stands in that has the very part. */
function partsOf(word: string, words: BookWords): WordPart[] {
  return (words.splits[word] ?? []).flatMap((place) => {
    const part = words.parts[place];
    if (part === undefined) return [];
    const likeness = likenessOf(place, word, words);
    const isVery = likeness !== null && likeness.letters === part.letters;
    return { ...part, example: isVery ? likeness.example : part.example };
  });
}

/**
 * Null where the book has no such word. `word` is normalised. While the library does not know yet how the
 * book's words are made, a word of its pages has no parts.
 */
export function makingOf(book: ReadBookRow, word: string): WordMaking | null {
  const sentences = sentencesOf(book.content ?? '');
  const words = presentBookWords(book);
  const isThere = words
    ? Object.hasOwn(words.splits, word)
    : sentences.some((sentence) => wordsOf(sentence).some(({ text }) => normalise(text) === word));
  if (!isThere) return null;
  return {
    printed: printedAs(word, sentences),
    parts: words ? partsOf(word, words) : [],
    isHeartWord: words?.heartWords.includes(word) ?? false,
    sentence: sentenceWith(word, sentences),
  };
}

// What a book says of one of its words, kept with the word: it is practised after its book is gone.
import type { z } from 'zod';
import { practiceWord } from '../../../contracts/practice.ts';
import { normalise, wordsOf } from '../../../phonics/words.ts';
import { presentBookWords } from '../../catalogue/present.ts';
import type { ReadBookRow } from '../../catalogue/store.ts';
import { pagesOfContent } from '../../phonics/book-pages.ts';

export const wordMaking = practiceWord.pick({ parts: true, isHeartWord: true, sentence: true });
export type WordMaking = z.output<typeof wordMaking>;

/** A longer sentence is no help with one of its words. */
const MOST_WORDS_OF_SENTENCE = 9;

/** What is said aloud goes on after its mark: “Ship!” he said. */
const SENTENCE_END = /(?<=[.!?…]["'”’)]*)\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u;

/** The first short sentence that has the word, which is normalised; null where there is none. */
function sentenceWith(word: string, content: string): string | null {
  const sentences = pagesOfContent(content).flatMap((page) => page.split(SENTENCE_END));
  const found = sentences.find((sentence) => {
    const words = wordsOf(sentence).map(({ text }) => normalise(text));
    return words.length > 1 && words.length <= MOST_WORDS_OF_SENTENCE && words.includes(word);
  });
  return found ?? null;
}

/** Null where the book has no such word, or its words are not known. `word` is normalised. */
export function makingOf(book: ReadBookRow, word: string): WordMaking | null {
  const words = presentBookWords(book);
  if (words === null || !Object.hasOwn(words.splits, word)) return null;
  return {
    parts: (words.splits[word] ?? [])
      .map((place) => words.parts[place])
      .filter((part) => part !== undefined),
    isHeartWord: words.heartWords.includes(word),
    sentence: sentenceWith(word, book.content ?? ''),
  };
}

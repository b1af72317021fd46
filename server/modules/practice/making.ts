// What a book says of one of its words, kept with the word: it is practised after its book is gone.
import type { z } from 'zod';
import type { BookWords, WordPart } from '../../../contracts/phonics.ts';
import { practiceWord } from '../../../contracts/practice.ts';
import { likenessOf } from '../../../domain/likeness.ts';
import { spell } from '../../../domain/text.ts';
import { normalise, wordsOf } from '../../../phonics/words.ts';
import { presentBookWords } from '../catalogue/present.ts';
import type { ReadBookRow } from '../catalogue/store.ts';
import { createPace } from '../../async/pace.ts';
import { pagesOfContent } from '../phonics/book-pages.ts';
import { markSpeech } from './speech-marks.ts';

export const wordMaking = practiceWord.pick({
  printed: true,
  parts: true,
  isHeartWord: true,
  sentence: true,
});
export type WordMaking = z.output<typeof wordMaking>;

/** A longer sentence is no help with one of its words; the second counts characters. */
const [MOST_WORDS_OF_SENTENCE, LONGEST_SENTENCE] = [9, 200];

/** What is said aloud goes on after its mark: “Ship!” he said. */
const SENTENCE_END = /(?<=[.!?…]["'”’)]{0,3}) (?=["'“‘(]?[\p{Lu}\p{N}])/u;

const sentencesOf = (content: string) =>
  pagesOfContent(content).flatMap((page) => markSpeech(page, page.split(SENTENCE_END)));

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

/** Where a word is found in a book. */
interface Found {
  /** As the book writes it: with a capital where it never stands without one, as names do, and 'I'. */
  printed: string;
  /** The first short sentence that has it; null where there is none. */
  sentence: string | null;
}

/** Each of these words, which are normalised, that stands on a page. */
async function findWords(
  sentences: readonly string[],
  sought: ReadonlySet<string>,
): Promise<Map<string, Found>> {
  const pace = createPace();
  const found = new Map<string, Found>();
  for (const sentence of sentences) {
    const words = wordsOf(sentence);
    const isShort =
      words.length > 1 &&
      words.length <= MOST_WORDS_OF_SENTENCE &&
      sentence.length <= LONGEST_SENTENCE;
    for (const { text } of words) {
      await pace();
      const word = normalise(text);
      if (!sought.has(word)) continue;
      const before = found.get(word);
      const printed = spell(text);
      found.set(word, {
        printed: before && printed !== printed.toLowerCase() ? before.printed : printed,
        sentence: before?.sentence ?? (isShort ? sentence : null),
      });
    }
  }
  return found;
}

/**
 * What the book says of each of these words, which are normalised; of those that it does not have, nothing.
 * While the library does not know yet how the book's words are made, a word of its pages has no parts.
 */
export async function makingsOf(
  book: ReadBookRow,
  sought: ReadonlySet<string>,
): Promise<Map<string, WordMaking>> {
  const pace = createPace();
  const found = await findWords(sentencesOf(book.content ?? ''), sought);
  const words = presentBookWords(book);
  const makings = new Map<string, WordMaking>();
  for (const word of sought) {
    await pace();
    const { printed = word, sentence = null } = found.get(word) ?? {};
    if (words ? !Object.hasOwn(words.splits, word) : !found.has(word)) continue;
    const parts = words ? partsOf(word, words) : [];
    const isHeartWord = words?.heartWords.includes(word) ?? false;
    makings.set(word, { printed, parts, isHeartWord, sentence });
  }
  return makings;
}

// The breakdown of a word of a book. It is stored with the word, so that the word can be practised after its
// book is deleted.
import type { z } from 'zod';
import type { BookWords, WordPart } from '../../../contracts/phonics.ts';
import { practiceWord } from '../../../contracts/practice.ts';
import { likenessOf } from '../../../domain/likeness.ts';
import { sentencesOf } from '../../../domain/sentences.ts';
import { spell } from '../../../domain/text.ts';
import { normalise, wordsOf } from '../../../phonics/words.ts';
import { presentBookWords } from '../catalogue/present.ts';
import type { ReadBookRow } from '../catalogue/book-rows.ts';
import { createPace } from '../../async/pace.ts';
import { pagesOfContent } from '../phonics/book-pages.ts';
import { markSpeech } from './speech-marks.ts';

export const wordBreakdown = practiceWord.pick({
  printed: true,
  parts: true,
  isHeartWord: true,
  sentence: true,
});
export type WordBreakdown = z.output<typeof wordBreakdown>;

/** Longer sentences do not help with a word. The second limit is in characters. */
const [MAX_SENTENCE_WORDS, MAX_SENTENCE_LENGTH] = [9, 200];

const sentencesIn = (content: string) =>
  pagesOfContent(content).flatMap((page) =>
    markSpeech(
      page,
      sentencesOf(page).map(({ text }) => text),
    ),
  );

/** The parts of a word. An example that gives the word away is replaced by a word of the book with the same part. */
function partsOf(word: string, words: BookWords): WordPart[] {
  return (words.splits[word] ?? []).flatMap((index) => {
    const part = words.parts[index];
    if (part === undefined) return [];
    const likeness = likenessOf(index, word, words);
    const hasSameLetters = likeness !== null && likeness.letters === part.letters;
    return { ...part, example: hasSameLetters ? likeness.example : part.example };
  });
}

/** How a word appears in a book. */
interface Found {
  /** As the book writes it. It has a capital letter only if it always has one, such as a name or 'I'. */
  printed: string;
  /** The first short sentence with the word; null when there is none. */
  sentence: string | null;
}

/** Finds each of the `wanted` words, which are normalised, in the sentences. */
async function findWords(
  sentences: readonly string[],
  wanted: ReadonlySet<string>,
): Promise<Map<string, Found>> {
  const pace = createPace();
  const found = new Map<string, Found>();
  for (const sentence of sentences) {
    const words = wordsOf(sentence);
    const isShort =
      words.length > 1 &&
      words.length <= MAX_SENTENCE_WORDS &&
      sentence.length <= MAX_SENTENCE_LENGTH;
    for (const { text } of words) {
      await pace();
      const word = normalise(text);
      if (!wanted.has(word)) continue;
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
 * Returns the breakdown of each of the `wanted` words, which are normalised. Words that the book does not have
 * are left out. While the book's words are not analysed yet, a word has no parts.
 */
export async function breakDownWords(
  book: ReadBookRow,
  wanted: ReadonlySet<string>,
): Promise<Map<string, WordBreakdown>> {
  const pace = createPace();
  const found = await findWords(sentencesIn(book.content ?? ''), wanted);
  const words = presentBookWords(book);
  const breakdowns = new Map<string, WordBreakdown>();
  for (const word of wanted) {
    await pace();
    const { printed = word, sentence = null } = found.get(word) ?? {};
    if (words ? !Object.hasOwn(words.splits, word) : !found.has(word)) continue;
    const parts = words ? partsOf(word, words) : [];
    const isHeartWord = words?.heartWords.includes(word) ?? false;
    breakdowns.set(word, { printed, parts, isHeartWord, sentence });
  }
  return breakdowns;
}

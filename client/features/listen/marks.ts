// The marks that a parent gives to the words of a book, before they are saved. Pure.
import type { HeardMark, HeardWord } from '../../../domain/heard-words.ts';
import { spell } from '../../../domain/text.ts';
import { normalise, wordsOf } from '../../../phonics/words.ts';

/** A word as it stands on a page. */
export interface PageWord {
  /** Where it stands: two words of a book never have the same. */
  place: string;
  /** As printed. */
  printed: string;
  /** Normalised. */
  word: string;
}

/** The marks by the place of the word. */
export type Marks = ReadonlyMap<string, HeardMark>;

/** Returns the words of each sentence of a page. */
export function wordsBySentence(sentences: readonly string[], page: number): PageWord[][] {
  return sentences.map((sentence, line) =>
    wordsOf(sentence).map(({ text, start }) => ({
      place: `${page}/${line}/${start}`,
      printed: spell(text),
      word: normalise(text),
    })),
  );
}

/** Gives a word this mark. A word that has it already loses it. */
export function toggleMark(marks: Marks, { place }: PageWord, mark: HeardMark): Marks {
  const after = new Map(marks);
  if (marks.get(place) === mark) after.delete(place);
  else after.set(place, mark);
  return after;
}

/** Marks the words without a mark as read well. */
export function markRest(marks: Marks, words: readonly PageWord[]): Marks {
  const rest = words.filter(({ place }) => !marks.has(place));
  return new Map([...marks, ...rest.map(({ place }) => [place, 'well'] as const)]);
}

/** Returns what is saved. */
export function heardWords(marks: Marks, words: readonly PageWord[]): HeardWord[] {
  return words.flatMap(({ place, word }) => {
    const mark = marks.get(place);
    return mark === undefined ? [] : [{ word, mark }];
  });
}

// Checks how decodable a text is: whether a child at a level can sound out each of its words.
import { isPhonogram, type Part } from './align.ts';
import { exampleOf } from './sounding.ts';
import type { Split } from './split.ts';
import { normalise, wordsOf } from './words.ts';

/** Why a word cannot be read at a level. */
export type Reason =
  /** It has a phonogram that is taught at a later level. */
  | { kind: 'later'; part: Part; level: number }
  /** Some of its letters have a sound that no level teaches. */
  | { kind: 'irregular'; part: Part }
  /** It is not in the dictionary. Pronunciations are never guessed. */
  | { kind: 'unknown' };

/** The position of a word: the page, from 1, and the index of its first character in the page's text. */
export interface Place {
  page: number;
  start: number;
}

export interface Failure {
  /** In lower case. */
  word: string;
  reason: Reason;
  places: Place[];
}

export interface Report {
  level: number;
  /** The number of words, with repetitions. */
  words: number;
  /** The share of words, from 0 to 1, that can be sounded out with the phonograms taught up to the level. */
  decodable: number;
  /** The same share, including heart words. */
  withHeartWords: number;
  /** The distinct decodable words that have a phonogram taught at exactly this level. */
  practising: string[];
  /** The distinct words that a child at this level cannot read, in reading order. */
  failing: Failure[];
  /** The distinct readable words with several pronunciations, judged by the easiest one. */
  ambiguous: string[];
}

function reasonAgainst({ status, parts }: Split, level: number): Reason | undefined {
  if (status === 'unknown') return { kind: 'unknown' };
  const irregular = parts.find((part) => part.level === null);
  if (irregular) return { kind: 'irregular', part: irregular };
  const latest = parts.reduce((a, b) => ((b.level ?? 0) > (a.level ?? 0) ? b : a));
  if (latest.level === null || latest.level <= level) return undefined;
  return { kind: 'later', part: latest, level: latest.level };
}

/** Returns the reason as a sentence without phonetic symbols. */
export function explain(reason: Reason): string {
  if (reason.kind === 'unknown') return 'It is not in the dictionary.';
  const { letters, sound } = reason.part;
  if (reason.kind === 'later')
    return `'${letters}' as in '${exampleOf(reason.part)}' is taught at level ${reason.level}.`;
  if (!isPhonogram(letters)) return `'${letters}' is no phonogram.`;
  return sound === ''
    ? `Silent '${letters}' is taught at no level.`
    : `'${letters}' as said here is taught at no level.`;
}

/**
 * Creates a function that checks a text against a level from 1 to 9. Form feeds separate the pages.
 * `heartWords` are the words taught whole up to that level, in lower case.
 */
export function createCheck(split: (word: string) => Split) {
  return function check(text: string, level: number, heartWords: Iterable<string>): Report {
    const hearts = new Set(heartWords);
    const splits = new Map<string, { split: Split; reason: Reason | undefined }>();
    const failing = new Map<string, Failure>();
    let [words, decodable, taughtWhole] = [0, 0, 0];
    for (const [index, page] of text.split('\f').entries()) {
      for (const { text: written, start } of wordsOf(page)) {
        const word = normalise(written);
        let known = splits.get(word);
        if (!known) {
          const found = split(word);
          known = { split: found, reason: reasonAgainst(found, level) };
          splits.set(word, known);
        }
        words++;
        if (!known.reason) decodable++;
        else if (hearts.has(word)) taughtWhole++;
        else {
          const failure = failing.get(word) ?? { word, reason: known.reason, places: [] };
          failure.places.push({ page: index + 1, start });
          failing.set(word, failure);
        }
      }
    }
    const readable = [...splits.values()].filter(({ reason }) => !reason).map((one) => one.split);
    const share = (some: number) => (words === 0 ? 0 : some / words);
    return {
      level,
      words,
      decodable: share(decodable),
      withHeartWords: share(decodable + taughtWhole),
      practising: readable
        .filter(({ parts }) => parts.some((part) => part.level === level))
        .map(({ word }) => word),
      failing: [...failing.values()],
      ambiguous: readable.filter((one) => one.ambiguous).map(({ word }) => word),
    };
  };
}

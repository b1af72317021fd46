// How decodable a text is: for each of its words, whether a child of a level can sound it out.
import { isPhonogram, type Part } from './align.ts';
import { exampleOf } from './sounding.ts';
import type { Split } from './split.ts';
import { normalise, wordsOf } from './words.ts';

/** Why a word cannot be read at a level. */
export type Reason =
  /** A phonogram in it is taught later. */
  | { kind: 'later'; part: Part; level: number }
  /** Letters in it say what no level teaches. */
  | { kind: 'irregular'; part: Part }
  /** It is in no dictionary, and the library does not guess. */
  | { kind: 'unknown' };

/** Where a word stands: the page, from 1, and the place of its first character in the page's text. */
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
  /** Running words. */
  words: number;
  /** The share of them, from 0 to 1, that the phonograms of the level and those before it can read. */
  decodable: number;
  /** The same, with the heart words. */
  withHeartWords: number;
  /** The different words, decodable at the level, that have a phonogram of this very level. */
  practising: string[];
  /** The different words a child of this level cannot read, in reading order. */
  failing: Failure[];
  /** The different words that count as decodable in the easiest of several ways to say them. */
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

/** The reason in a sentence, for whoever reads no phonetic alphabet. */
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
 * Checks a text, whose pages are parted by form feeds, against a level from 1 to 9.
 * `heartWords` are those taught whole by then, in lower case.
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

// Checks how decodable a text is: whether a child at a step can sound out each of its words.
import { isPhonogram, type Part } from './align.ts';
import type { TaughtWord } from './heart-words.ts';
import { plainSound } from './plain-sounds.ts';
import { exampleOf } from './sounding.ts';
import type { Split } from './split.ts';
import { levelOfStep, positionOf, type StepId } from '../domain/teaching-steps.ts';
import { normalise, wordsOf } from './words.ts';

/** Why a word cannot be read at a step. */
export type Reason =
  /** It has a phonogram that is taught at a later step. */
  | { kind: 'later'; part: Part; step: StepId }
  /** It is longer, or has more consonants in a row, than words of this step. */
  | { kind: 'shape'; step: StepId }
  /** Some of its letters have a sound that no step teaches. */
  | { kind: 'irregular'; part: Part }
  /** It is not in the dictionary. Pronunciations are never guessed. */
  | { kind: 'unknown' }
  /** It is a numeral that is not read as a word, such as '½'. */
  | { kind: 'numeral' };

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
  step: StepId;
  /** The number of words, with repetitions. */
  words: number;
  /** The share of words, from 0 to 1, that can be sounded out with the phonograms taught up to the step. */
  decodable: number;
  /** The same share, including heart words. */
  withHeartWords: number;
  /** The distinct decodable words that have a phonogram taught at exactly the step's level. */
  practising: string[];
  /** The distinct words that a child at this step cannot read, in reading order. */
  failing: Failure[];
  /** The distinct readable words with several pronunciations, judged by the easiest one. */
  ambiguous: string[];
}

function reasonAgainst({ status, parts, step, isNumeral }: Split, at: StepId): Reason | undefined {
  if (status === 'unknown') return { kind: isNumeral ? 'numeral' : 'unknown' };
  const irregular = parts.find((part) => part.step === null);
  if (irregular) return { kind: 'irregular', part: irregular };
  if (step === null || positionOf(step) <= positionOf(at)) return undefined;
  const part = parts.find((one) => one.step === step);
  return part ? { kind: 'later', part, step } : { kind: 'shape', step };
}

/** Returns the reason as a sentence without phonetic symbols. */
export function explain(reason: Reason): string {
  if (reason.kind === 'unknown') return 'It is not in the dictionary.';
  if (reason.kind === 'numeral')
    return 'Only whole numbers up to 1000 are read: write it in words.';
  if (reason.kind === 'shape') return `Words as long as this are read from step ${reason.step} on.`;
  const { letters, sound } = reason.part;
  if (reason.kind === 'later')
    return `'${letters}' as in '${exampleOf(reason.part)}' is taught at step ${reason.step}.`;
  if (!isPhonogram(letters)) return `'${letters}' is no phonogram.`;
  if (sound === '') return `Silent '${letters}' is taught at no step.`;
  const like = plainSound(reason.part);
  return like
    ? `'${letters}' says '${like.letters}' as in '${like.example}' here; no step teaches that.`
    : `'${letters}' as said here is taught at no step.`;
}

/**
 * Creates a function that checks a text against a step. Form feeds separate the pages. `taughtFrom` returns the step
 * from which a word is taught whole (heart-words.ts).
 */
export function createCheck(
  split: (word: string) => Split,
  taughtFrom: (word: string) => Pick<TaughtWord, 'step'> | null,
) {
  return function check(text: string, step: StepId): Report {
    const level = levelOfStep(step);
    const isTaught = (word: string) =>
      positionOf(taughtFrom(word)?.step ?? null) <= positionOf(step);
    const splits = new Map<string, { split: Split; reason: Reason | undefined }>();
    const failing = new Map<string, Failure>();
    let [words, decodable, taughtWhole] = [0, 0, 0];
    for (const [index, page] of text.split('\f').entries()) {
      for (const { text: written, start } of wordsOf(page)) {
        const word = normalise(written);
        let known = splits.get(word);
        if (!known) {
          const found = split(word);
          known = { split: found, reason: reasonAgainst(found, step) };
          splits.set(word, known);
        }
        words++;
        if (!known.reason) decodable++;
        else if (isTaught(word)) taughtWhole++;
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
      step,
      words,
      decodable: share(decodable),
      withHeartWords: share(decodable + taughtWhole),
      practising: readable
        .filter(({ parts }) =>
          parts.some((part) => part.step !== null && levelOfStep(part.step) === level),
        )
        .map(({ word }) => word),
      failing: [...failing.values()],
      ambiguous: readable.filter((one) => one.ambiguous).map(({ word }) => word),
    };
  };
}

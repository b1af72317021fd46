// Words taught whole, because they are needed before they can be sounded out, or never can be. Those of the steps
// (steps.ts) are the defaults of a new library; the owner can change them in /admin, level by level.
import type { Split } from './split.ts';
import { hasNumber, wordsOfNumeral } from './numerals.ts';
import { earlierStep, latestStep } from './step-of-parts.ts';
import { firstStepOf, levelOfStep, positionOf, type StepId } from '../domain/teaching-steps.ts';
import { steps } from './steps.ts';
import { normalise } from './words.ts';

const levels = [...new Set(steps.map(({ level }) => level))];

/** The heart words that each level adds, in lower case, starting with level 1. */
export const heartWordsByLevel: readonly (readonly string[])[] = levels.map((level) =>
  steps.filter((step) => step.level === level).flatMap(({ heartWords }) => heartWords),
);

const stepOfOurs = new Map(
  steps.flatMap(({ id, heartWords }) => heartWords.map((word) => [word, id] as const)),
);

/** The endings of regular forms and short forms, and the steps that teach them at the latest. */
const endings: readonly (readonly [ending: string, step: StepId])[] = [
  ["'m", '1.7'],
  ["'d", '1.7'],
  ["'ll", '4.4'],
  ["n't", '4.4'],
  ["'s", '3.1'],
  ["'ve", '3.1'],
  ["'re", '4.1'],
  ['ing', '2.3'],
  ['s', '3.1'],
  ['es', '3.2'],
  ['ed', '3.1'],
  ['d', '3.2'],
  ['er', '3.5'],
  ['est', '4.4'],
];

/** Forms whose vowel differs from that of their base: they are no help to a child who knows the base. */
const changed = new Set(["don't", "won't", "can't", "shan't", 'does', 'says']);

/**
 * Returns from which step the ending of a form is read: 'eyes' is eye-s, 'toes' is not to-es. Returns null if the word
 * is said otherwise. A short form is always a form.
 */
function stepOfEnding(
  [ending, latest]: (typeof endings)[number],
  word: string,
  base: string,
  split: (word: string) => Split,
): StepId | null {
  const [all, first] = [split(word).parts, split(base).parts];
  const last = all.at(-1);
  if (ending.includes("'")) return last?.letters === ending ? (last.step ?? latest) : latest;
  const isSame = first.every(
    ({ letters, sound }, at) => all[at]?.letters === letters && all[at].sound === sound,
  );
  const rest = all.slice(first.length).map(({ letters }) => letters);
  if (first.length === 0 || !isSame || rest.join('') !== ending) return null;
  return latestStep(all.slice(first.length).map(({ step }) => step ?? latest));
}

/** When a word is taught whole, and, if it is a form of such a word, the ending that is sounded out: "'m" of "I'm". */
export interface TaughtWord {
  step: StepId;
  ending: string;
}

/**
 * Creates a function that returns from which step a word is taught whole; null if it never is. A heart word
 * brings its regular forms and short forms: 'wanted' with 'want', "you're" with 'you'. `byLevel` are the words
 * that each level adds, in lower case; a word of ours keeps its step within that level, any other is taught at the
 * level's first step.
 */
export function createTaughtFrom(
  byLevel: readonly (readonly string[])[],
  split: (word: string) => Split,
) {
  const stepOfWord = new Map(
    byLevel.flatMap((words, index) =>
      words.map((word) => {
        const ours = stepOfOurs.get(word);
        const keeps = ours !== undefined && levelOfStep(ours) === index + 1;
        return [word, keeps ? ours : firstStepOf(index + 1)] as const;
      }),
    ),
  );

  function find(word: string): TaughtWord | null {
    if (hasNumber(word)) return findNumeral(word);
    const whole = stepOfWord.get(word);
    const own = whole === undefined ? null : { step: whole, ending: '' };
    if (changed.has(word)) return own;
    const forms = endings.flatMap(([ending, latest]) => {
      const start = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
      const base = stepOfWord.get(start);
      if (base === undefined) return [];
      const step = stepOfEnding([ending, latest], word, start, split);
      return step === null ? [] : [{ step: latestStep([base, step]) ?? step, ending }];
    });
    return forms.reduce<TaughtWord | null>(
      (first, form) =>
        first === null || positionOf(form.step) < positionOf(first.step) ? form : first,
      own,
    );
  }

  /** A numeral is read when each of its words is: '2' with 'two'. */
  function findNumeral(numeral: string): TaughtWord | null {
    const steps = wordsOfNumeral(numeral)?.map((word) =>
      earlierStep(split(word).step, find(word)?.step ?? null),
    );
    if (!steps || steps.includes(null)) return null;
    const step = latestStep(steps.filter((one) => one !== null));
    return step && { step, ending: '' };
  }

  /** Books share most of their words. */
  const found = new Map<string, TaughtWord | null>();
  return function taughtFrom(given: string): TaughtWord | null {
    const word = normalise(given);
    if (!found.has(word)) found.set(word, find(word));
    return found.get(word) ?? null;
  };
}

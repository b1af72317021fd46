// Computes the output of `npm run phonics`. Loads the dictionary only for valid input.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { explain } from '../phonics/check.ts';
import { openEngine } from '../phonics/engine.ts';
import type { Accent } from '../phonics/accents/accent.ts';
import { levelOfStep, type StepId, stepIds } from '../domain/teaching-steps.ts';
import { lastStepOf, levelOrNull } from '../phonics/steps.ts';

/** The input is invalid. The message says why. */
export class CannotAnswer extends Error {}

function fail(sentence: string): never {
  throw new CannotAnswer(sentence);
}

/** Removes punctuation around a word, as in 'Ship,' and "dogs'". */
const stripPunctuation = (given: string) =>
  /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su.exec(given)?.[0] ?? given;

/** Returns an object for each word. */
export function describeWords(words: readonly string[], accent: Accent): unknown[] {
  const { split, readFrom } = openEngine({ accent });
  return words.map((given) => {
    const { word, status, step: soundedOut, parts } = split(stripPunctuation(given));
    const step = readFrom(word);
    return {
      word,
      level: levelOrNull(step),
      step,
      status: step === soundedOut ? status : 'heart',
      parts: parts.map((part) => ({ ...part, level: levelOrNull(part.step) })),
    };
  });
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return fail(`There is no text file at ${path}.`);
  }
}

/** Reads a text file. Throws `CannotAnswer` for a picture or text in another encoding. */
function readText(path: string): string {
  const bytes = readBytes(path);
  if (!isUtf8(bytes) || bytes.includes(0)) fail(`${path} is not text in UTF-8.`);
  // TextDecoder also removes a byte order mark.
  return new TextDecoder().decode(bytes);
}

/** What a text is checked against: a level, or a step of one. */
export interface Goal {
  level?: string | undefined;
  step?: string | undefined;
}

function readGoal({ level, step }: Goal): StepId {
  if ((level === undefined) === (step === undefined)) fail('Give either --level or --step.');
  if (level !== undefined && !/^[1-9]$/.test(level))
    fail('--level must be a whole number from 1 to 9.');
  const known = level === undefined ? stepIds.find((id) => id === step) : lastStepOf(Number(level));
  return known ?? fail(`--step must be a step from 1.1 to ${stepIds.at(-1)}, such as 3.2.`);
}

/** Returns the report of a text file at a level or a step. Throws `CannotAnswer`. */
export function describeBook(path: string, goal: Goal, accent: Accent): unknown {
  const at = readGoal(goal);
  const { check, fittingStep, readFrom } = openEngine({ accent });
  const text = readText(path);
  const report = check(text, at);
  if (report.words === 0) fail(`There are no words in ${path}.`);
  const { words, decodable, withHeartWords, practising, failing } = report;
  return {
    level: levelOfStep(at),
    asked: at,
    step: fittingStep(text),
    words,
    decodable,
    withHeartWords,
    practising: practising.length,
    failing: failing.map(({ word, reason, places }) => ({
      word,
      reason: explain(reason),
      step: readFrom(word),
      count: places.length,
    })),
  };
}

// Computes the output of `npm run phonics`. Loads the dictionary only for valid input.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { explain } from '../phonics/check.ts';
import { openEngine } from '../phonics/engine.ts';
import { heartWordsBy, heartWordsByLevel } from '../phonics/heart-words.ts';

/** The input is invalid. The message says why. */
export class CannotAnswer extends Error {}

function fail(sentence: string): never {
  throw new CannotAnswer(sentence);
}

/** Removes punctuation around a word, as in 'Ship,' and "dogs'". */
const stripPunctuation = (given: string) =>
  /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su.exec(given)?.[0] ?? given;

/** Returns an object for each word. */
export function describeWords(words: readonly string[]): unknown[] {
  const { split } = openEngine();
  return words.map((given) => {
    const { word, level, status, parts } = split(stripPunctuation(given));
    const heartLevel = heartWordsByLevel.findIndex((some) => some.includes(word)) + 1;
    const isHeart = status === 'irregular' && heartLevel > 0;
    return { word, level: isHeart ? heartLevel : level, status: isHeart ? 'heart' : status, parts };
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

/** Returns the report of a text file at a level from 1 to 9. Throws `CannotAnswer`. */
export function describeBook(path: string, given: string): unknown {
  if (!/^[1-9]$/.test(given)) fail('--level must be a whole number from 1 to 9.');
  const level = Number(given);
  const report = openEngine().check(readText(path), level, heartWordsBy(level));
  if (report.words === 0) fail(`There are no words in ${path}.`);
  const { words, decodable, withHeartWords, practising, failing } = report;
  return {
    level,
    words,
    decodable,
    withHeartWords,
    practising: practising.length,
    failing: failing.map(({ word, reason, places }) => ({
      word,
      reason: explain(reason),
      count: places.length,
    })),
  };
}

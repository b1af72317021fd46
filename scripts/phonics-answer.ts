// What `npm run phonics` answers. The dictionary is opened for a question that can be answered alone.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { explain } from '../phonics/check.ts';
import { openEngine } from '../phonics/engine.ts';
import { heartWordsBy, heartWordsByLevel } from '../phonics/heart-words.ts';

/** What was asked cannot be answered; the message says why. */
export class CannotAnswer extends Error {}

function fail(sentence: string): never {
  throw new CannotAnswer(sentence);
}

/** A word without what stands around it on a page, as in 'Ship,' and "dogs'". */
const bare = (given: string) => /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/su.exec(given)?.[0] ?? given;

/** What is told of these words, an object each. */
export function describeWords(words: readonly string[]): unknown[] {
  const { split } = openEngine();
  return words.map((given) => {
    const { word, level, status, parts } = split(bare(given));
    const taught = heartWordsByLevel.findIndex((some) => some.includes(word)) + 1;
    const isHeart = status === 'irregular' && taught > 0;
    return { word, level: isHeart ? taught : level, status: isHeart ? 'heart' : status, parts };
  });
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return fail(`There is no text file at ${path}.`);
  }
}

/** A picture, say, or text in another encoding is refused: its letters would not be the book's. */
function read(path: string): string {
  const bytes = readBytes(path);
  if (!isUtf8(bytes) || bytes.includes(0)) fail(`${path} is not text in UTF-8.`);
  // Without the mark that some editors write at a file's head.
  return new TextDecoder().decode(bytes);
}

/** What is told of the text in a file at a level from 1 to 9. Throws `CannotAnswer`. */
export function describeBook(path: string, given: string): unknown {
  if (!/^[1-9]$/.test(given)) fail('--level must be a whole number from 1 to 9.');
  const level = Number(given);
  const report = openEngine().check(read(path), level, heartWordsBy(level));
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

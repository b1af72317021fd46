// `npm run -s phonics -- words ship said` and `npm run -s phonics -- book --level 3 story.txt`: one JSON
// object a line. Whatever cannot be checked gets a sentence and exit code 2.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { explain } from '../phonics/check.ts';
import { openEngine } from '../phonics/engine.ts';
import { heartWordsBy, heartWordsByLevel } from '../phonics/heart-words.ts';

const USAGE =
  'Say `words` and the words, or `book --level N file` with a level from 1 to 9 and a text file.';

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

const print = (value: unknown) => console.log(JSON.stringify(value));

/** A word without what stands around it on a page, as in 'Ship,' and "dogs'". */
const bare = (given: string) =>
  given.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '') || given;

function printWords(words: readonly string[]): void {
  if (words.length === 0) fail(USAGE);
  const { split } = openEngine();
  for (const given of words) {
    const { word, level, status, parts } = split(bare(given));
    const taught = heartWordsByLevel.findIndex((some) => some.includes(word)) + 1;
    const isHeart = status === 'irregular' && taught > 0;
    print({ word, level: isHeart ? taught : level, status: isHeart ? 'heart' : status, parts });
  }
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
  return bytes.toString('utf8');
}

function printBook(paths: readonly string[], given: string | undefined): void {
  const [path] = paths;
  if (path === undefined || paths.length > 1) fail(USAGE);
  if (!/^[1-9]$/.test(given ?? '')) fail('--level must be a whole number from 1 to 9.');
  const level = Number(given);
  const report = openEngine().check(read(path), level, heartWordsBy(level));
  if (report.words === 0) fail(`There are no words in ${path}.`);
  const { words, decodable, withHeartWords, practising, failing } = report;
  print({
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
  });
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { level: { type: 'string' } } });
  } catch {
    return fail(USAGE);
  }
}

const { positionals, values } = readArguments();
const [command, ...rest] = positionals;
if (command === 'words') printWords(rest);
else if (command === 'book') printBook(rest, values.level);
else fail(USAGE);

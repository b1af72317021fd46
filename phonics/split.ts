// Splits a word into phonograms, and finds the level from which a child can sound it out.
import { align, type Part, type Spelling } from './align.ts';
import { undivided } from './corrections.ts';
import type { Pronounce } from './dictionary.ts';
import { pronounceInflected } from './inflection.ts';
import { carefully, type Phone, toPhones } from './sounds.ts';
import { readSounding } from './sounding.ts';
import { normalise } from './words.ts';

export interface Split {
  /** In lower case, with a straight apostrophe. */
  word: string;
  /** The highest level of its phonograms, 1 to 9; null if it cannot be sounded out. */
  level: number | null;
  /** Irregular: a part has a sound that no level teaches. Unknown: its pronunciation is not known. */
  status: 'decodable' | 'irregular' | 'unknown';
  /** Empty if the word is unknown. */
  parts: readonly Part[];
  /** Whether it has pronunciations with different levels ('read', 'close'). The easiest one counts. */
  ambiguous: boolean;
}

/** One pronunciation of a word. */
interface Pronunciation {
  phones: readonly Phone[];
  parts: readonly Part[];
}

/** Endings that can follow a whole word: careless-ly, fire-man. */
const ENDING = /^(?:'?s|d|ly|(?:ful|less)(?:ly|ness)?|ness|ments?|ty|m[ae]n|lets?)$/;
/** Endings that always follow a whole word: un-grate-ful, replace-ment. */
const SURE_ENDING = /^(?:(?:ful|less)(?:ly|ness)?|ness|ments?)$/;
/** Names in the dictionary that must not count as words. Otherwise 'teasing' would split as tea-s-ing. */
const NO_WORD = /^(?:ing|est|ers?|en|on|ie)$/;

const unknown = (word: string): Split => ({
  word,
  level: null,
  status: 'unknown',
  parts: [],
  ambiguous: false,
});

/** Returns the highest level among the parts; null if a part has none. */
const levelOf = (parts: readonly Part[]): number | null =>
  parts.reduce<number | null>(
    (latest, { level }) => (latest === null || level === null ? null : Math.max(latest, level)),
    0,
  );

function toSplit(word: string, pronunciations: readonly Pronunciation[]): Split {
  const order = ({ parts }: Pronunciation) => levelOf(parts) ?? Infinity;
  const [easiest] = pronunciations.toSorted((a, b) => order(a) - order(b));
  if (!easiest) return unknown(word);
  const level = levelOf(easiest.parts);
  return {
    word,
    level,
    status: level === null ? 'irregular' : 'decodable',
    parts: easiest.parts,
    ambiguous: pronunciations.some((other) => {
      const otherLevel = levelOf(other.parts);
      if (otherLevel === null || otherLevel === level) return false;
      // Ignore casual variants: a reduced vowel, or 'last' without its t.
      const { phones } = easiest;
      return other.phones.length === phones.length && carefully(other.phones) !== carefully(phones);
    }),
  };
}

/** Caches the results of a predicate on positions in a word. */
function memoise(test: (letters: number, phones: number) => boolean) {
  const results = new Map<string, boolean>();
  return (letters: number, phones: number): boolean => {
    const key = `${letters} ${phones}`;
    let result = results.get(key);
    if (result === undefined) results.set(key, (result = test(letters, phones)));
    return result;
  };
}

/** Joins the splits of a hyphenated word, such as the three words of 'merry-go-round'. */
function join(word: string, pieces: readonly Split[]): Split {
  const [only] = pieces;
  if (only && pieces.length === 1) return only;
  if (pieces.length === 0 || pieces.some(({ status }) => status === 'unknown'))
    return unknown(word);
  const parts = pieces.flatMap((piece) => piece.parts);
  const level = levelOf(parts);
  const ambiguous = pieces.some((piece) => piece.ambiguous);
  return { word, level, status: level === null ? 'irregular' : 'decodable', parts, ambiguous };
}

/**
 * Creates a function that splits words by their pronunciation. `soundings`, such as { zib: 'z-i-b' }
 * (sounding.ts), take precedence over `pronounce`.
 */
export function createSplit(
  pronounce: Pronounce,
  soundings: Readonly<Record<string, string>> = {},
): (word: string) => Split {
  const sounded = new Map(Object.entries(soundings));
  const isSaid = (word: string, phones: readonly Phone[]) =>
    pronounce(word).some((said) =>
      toPhones(said).some((known) => carefully(known) === carefully(phones)),
    );

  /** Returns the possible base words of the letters before an ending: 'hop' of 'hopp-ed', 'pony' of 'ponie-s'. */
  const basesOf = (letters: string) =>
    new Set([letters, letters.replace(/ie?$/, 'y'), letters.replace(/([^aeiou])\1$/, '$1')]);

  function isBase(letters: string, phones: readonly Phone[]): boolean {
    if ([...basesOf(letters)].some((base) => isSaid(base, phones))) return true;
    // 'mouth-s' has the voiced th of 'smooth'.
    if (/th$/.test(letters) && phones.at(-1) === 'DH')
      return isSaid(letters, [...phones.slice(0, -1), 'TH']);
    // 'knive-s' is from 'knife'.
    const start = /^(.+)ve$/.exec(letters)?.[1];
    if (start === undefined || phones.at(-1) !== 'V') return false;
    const said = [...phones.slice(0, -1), 'F'];
    return isSaid(`${start}f`, said) || isSaid(`${start}fe`, said);
  }

  const isTail = (letters: string, phones: readonly Phone[]) =>
    ENDING.test(letters) ||
    (letters.length >= 3 && !NO_WORD.test(letters) && isSaid(letters, phones));

  /** Returns the word in the form that `align` needs. */
  function toSpelling(word: string, phones: readonly Phone[]): Spelling {
    return {
      letters: word,
      phones,
      isWord: memoise((at, from) => isSaid(word.slice(0, at), phones.slice(0, from))),
      isBase: memoise(
        (at, from) =>
          !undivided.has(word) &&
          (SURE_ENDING.test(word.slice(at)) || isBase(word.slice(0, at), phones.slice(0, from))),
      ),
      isTail: memoise((at, from) => isTail(word.slice(at), phones.slice(from))),
    };
  }

  function splitPiece(word: string): Split {
    const sounding = sounded.get(word);
    if (sounding) return toSplit(word, [{ phones: [], parts: readSounding(sounding) }]);
    const known = pronounce(word);
    const said = known.length > 0 ? known : pronounceInflected(word, pronounce);
    const pronunciations = said
      .flatMap(toPhones)
      .map((phones): Pronunciation => ({ phones, parts: align(toSpelling(word, phones)) }));
    return toSplit(word, pronunciations);
  }

  return (given) => {
    const word = normalise(given);
    return join(word, word.split('-').filter(Boolean).map(splitPiece));
  };
}

// What a word is made of, and from which level on a child can sound it out.
import { align, type Part, type Spelling } from './align.ts';
import { undivided } from './corrections.ts';
import type { Pronounce } from './dictionary.ts';
import { pronounceInflected } from './inflection.ts';
import { carefully, type Phone, toPhones } from './sounds.ts';
import { readSounding } from './sounding.ts';
import { normalise } from './words.ts';

export interface Split {
  /** As dictionaries write it: in lower case, with a straight apostrophe. */
  word: string;
  /** The level of its latest phonogram, 1 to 9; null when it cannot be sounded out. */
  level: number | null;
  /** Irregular: a part of it says what no level teaches. Unknown: nobody has said how it is said. */
  status: 'decodable' | 'irregular' | 'unknown';
  /** None when the word is unknown. */
  parts: readonly Part[];
  /** It is also another word that is taught at another level ('read', 'close'); the easiest counts. */
  ambiguous: boolean;
}

/** One way to say a word. */
interface Way {
  phones: readonly Phone[];
  parts: readonly Part[];
}

/** What may follow a whole word without being one: careless-ly, fire-man. */
const ENDING = /^(?:'?s|d|ly|(?:ful|less)(?:ly|ness)?|ness|ments?|ty|m[ae]n|lets?)$/;
/** Endings that leave no doubt that something whole is before them: un-grate-ful, replace-ment. */
const SURE_ENDING = /^(?:(?:ful|less)(?:ly|ness)?|ness|ments?)$/;
/** What the dictionary also has as names, and which would make 'teasing' tea, s and ing. */
const NO_WORD = /^(?:ing|est|ers?|en|on|ie)$/;

const unknown = (word: string): Split => ({
  word,
  level: null,
  status: 'unknown',
  parts: [],
  ambiguous: false,
});

/** The latest level among the parts; null when one has none. */
const levelOf = (parts: readonly Part[]): number | null =>
  parts.reduce<number | null>(
    (latest, { level }) => (latest === null || level === null ? null : Math.max(latest, level)),
    0,
  );

function toSplit(word: string, ways: readonly Way[]): Split {
  const order = ({ parts }: Way) => levelOf(parts) ?? Infinity;
  const [easiest] = ways.toSorted((a, b) => order(a) - order(b));
  if (!easiest) return unknown(word);
  const level = levelOf(easiest.parts);
  return {
    word,
    level,
    status: level === null ? 'irregular' : 'decodable',
    parts: easiest.parts,
    ambiguous: ways.some((way) => {
      const another = levelOf(way.parts);
      if (another === null || another === level) return false;
      // Not what is only said lazily: a quiet vowel, or 'last' without its t.
      const { phones } = easiest;
      return way.phones.length === phones.length && carefully(way.phones) !== carefully(phones);
    }),
  };
}

/** Asks once for each cut of a word. */
function remember(ask: (letters: number, phones: number) => boolean) {
  const answers = new Map<string, boolean>();
  return (letters: number, phones: number): boolean => {
    const cut = `${letters} ${phones}`;
    let answer = answers.get(cut);
    if (answer === undefined) answers.set(cut, (answer = ask(letters, phones)));
    return answer;
  };
}

/** 'merry-go-round' from its three words. */
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
 * Splits words by how `pronounce` says them. `soundings` are how the owner says some, such as
 * { zib: 'z-i-b' } (sounding.ts); they win.
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

  /** What the letters before an ending may be the word of: 'hop' of 'hopp-ed', 'pony' of 'ponie-s'. */
  const wholes = (letters: string) =>
    new Set([letters, letters.replace(/ie?$/, 'y'), letters.replace(/([^aeiou])\1$/, '$1')]);

  function isBase(letters: string, phones: readonly Phone[]): boolean {
    if ([...wholes(letters)].some((whole) => isSaid(whole, phones))) return true;
    // 'mouth-s' is said with the voiced th of 'smooth'.
    if (/th$/.test(letters) && phones.at(-1) === 'DH')
      return isSaid(letters, [...phones.slice(0, -1), 'TH']);
    // 'knive-s' is of 'knife'.
    const start = /^(.+)ve$/.exec(letters)?.[1];
    if (start === undefined || phones.at(-1) !== 'V') return false;
    const said = [...phones.slice(0, -1), 'F'];
    return isSaid(`${start}f`, said) || isSaid(`${start}fe`, said);
  }

  const isTail = (letters: string, phones: readonly Phone[]) =>
    ENDING.test(letters) ||
    (letters.length >= 3 && !NO_WORD.test(letters) && isSaid(letters, phones));

  /** The word as the aligner asks about it. */
  function toSpelling(word: string, phones: readonly Phone[]): Spelling {
    return {
      letters: word,
      phones,
      isWord: remember((at, from) => isSaid(word.slice(0, at), phones.slice(0, from))),
      isBase: remember(
        (at, from) =>
          !undivided.has(word) &&
          (SURE_ENDING.test(word.slice(at)) || isBase(word.slice(0, at), phones.slice(0, from))),
      ),
      isTail: remember((at, from) => isTail(word.slice(at), phones.slice(from))),
    };
  }

  function splitPiece(word: string): Split {
    const sounding = sounded.get(word);
    if (sounding) return toSplit(word, [{ phones: [], parts: readSounding(sounding) }]);
    const known = pronounce(word);
    const said = known.length > 0 ? known : pronounceInflected(word, pronounce);
    const ways = said
      .flatMap(toPhones)
      .map((phones): Way => ({ phones, parts: align(toSpelling(word, phones)) }));
    return toSplit(word, ways);
  }

  return (given) => {
    const word = normalise(given);
    return join(word, word.split('-').filter(Boolean).map(splitPiece));
  };
}

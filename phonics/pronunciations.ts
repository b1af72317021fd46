// Finds how a word is said, and which letters say what: by a sounding, by our own list, as a form of another word, in
// the dictionary, or in the dictionary's American spelling. It never guesses.
import { americanSpellings } from './accents/american-spelling.ts';
import type { Accent } from './accents/accent.ts';
import { australianWord, isListedInAustralia, toAustralian } from './accents/australian.ts';
import { align, type Part, type Spelling } from './align.ts';
import { agree, agreeInStress } from './agreement.ts';
import { noForms, notBases, undivided } from './corrections.ts';
import type { Pronounce } from './dictionary.ts';
import { type Form, formsOf } from './inflection.ts';
import { phonograms } from './phonograms.ts';
import { carefully, nameOf, type Phone, phonesOfSounds, toPhones } from './sounds.ts';
import { readSounding } from './sounding.ts';

/** One way to say a word. */
export interface Pronunciation {
  phones: readonly Phone[];
  parts: readonly Part[];
}

/** Endings that can follow a whole word: careless-ly, fire-man. */
const ENDING = /^(?:'?s|d|dom|ly|(?:ful|less)(?:ly|ness)?|ness|ments?|ty|m[ae]n|lets?)$/;
/** Endings that always follow a whole word: un-grate-ful, replace-ment. */
const SURE_ENDING = /^(?:(?:ful|less)(?:ly|ness)?|ness|ments?)$/;
/** Names in the dictionary that must not count as words. Otherwise 'teasing' would split as tea-s-ing. */
const NO_WORD = /^(?:ing|est|ers?|en|on|ie)$/;
/** The longest word that may be a form of another, or have another spelling. */
const LONGEST = 40;

/** Caches the results of a predicate on positions in a word. */
function memoise(test: (letters: number, phones: number) => boolean) {
  const results = new Map<number, boolean>();
  return (letters: number, phones: number): boolean => {
    const key = letters * 1000 + phones;
    let result = results.get(key);
    if (result === undefined) results.set(key, (result = test(letters, phones)));
    return result;
  };
}

/** Returns the possible base words of the letters before an ending: 'hop' of 'hopp-ed', 'pony' of 'ponie-s'. */
const basesOf = (letters: string) =>
  new Set([letters, letters.replace(/ie?$/, 'y'), letters.replace(/([^aeiou])\1$/, '$1')]);

/** Returns the part of an ending that stands after its base. */
function endingPart(letters: string, phones: readonly Phone[]): readonly Part[] {
  if (letters === 'ing') return ['i', 'ng'].map((some, index) => partFor(some, [phones[index]!]));
  return [partFor(letters, phones)];
}

function partFor(letters: string, phones: readonly Phone[]): Part {
  const sound = nameOf(phones);
  const row = phonograms.find((one) => one.letters === letters && one.sound === sound);
  return { letters, sound, step: row?.step ?? null };
}

/** Returns the phones of an ending as the dictionary writes them. */
const inDictionary = (ending: readonly Phone[]): string =>
  ending
    .join(' ')
    .replace(/\bIX\b/, 'IH0')
    .replace(/\bAX\b/, 'AH0')
    .replace(/\bXR\b/, 'ER0');

/** Whether two pronunciations of the dictionary differ in stress alone. */
const isAlike = (one: string, other: string): boolean =>
  toPhones(one).some((phones) =>
    toPhones(other).some((way) => carefully(way) === carefully(phones)),
  );

/** Returns the phones of a base that loses its e before an ending: 'tickle' loses its quiet vowel with it. */
const stemOf = (base: string, phones: readonly Phone[]): readonly Phone[] =>
  /[^aeiou]le$/.test(base) && phones.at(-2) === 'AX' ? [...phones.slice(0, -2), 'L'] : phones;

const canSoundOut = (ways: readonly Pronunciation[]): boolean =>
  ways.some(({ parts }) => parts.every(({ step }) => step !== null));

/** Creates a function that returns the ways to say a word; none if the word is unknown. */
export function createPronunciations(
  pronounce: Pronounce,
  accent: Accent,
  soundings: Readonly<Record<string, string>>,
): (word: string) => readonly Pronunciation[] {
  const sounded = new Map(Object.entries(soundings));
  const known = new Map<string, readonly Pronunciation[]>();
  const entries = new Map<string, readonly Phone[][]>();

  const own = (word: string) => (accent === 'en-AU' ? australianWord(word) : undefined);
  const accented = (word: string, said: readonly string[]) =>
    accent === 'en-AU' ? toAustralian(word, said) : said;

  /** Returns the phones of a word of the dictionary or of our list. */
  function entriesOf(word: string): readonly Phone[][] {
    let found = entries.get(word);
    if (!found) {
      const said = pronounce(word);
      found = (own(word) ?? (said.length > 0 ? accented(word, said) : [])).flatMap(toPhones);
      entries.set(word, found);
    }
    return found;
  }

  const isSaid = (word: string, phones: readonly Phone[]) => {
    const all = entriesOf(word);
    if (all.length === 0) return false;
    const careful = carefully(phones);
    return all.some((one) => carefully(one) === careful);
  };

  function isBase(letters: string, phones: readonly Phone[]): boolean {
    if ([...basesOf(letters)].some((base) => !notBases.has(base) && isSaid(base, phones)))
      return true;
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
      accent,
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

  const aligned = (word: string, phones: readonly Phone[]): Pronunciation => ({
    phones,
    parts: align(toSpelling(word, phones)),
  });

  /** Whether a word needs no ending or other spelling to be known. */
  const isListed = (word: string) =>
    sounded.has(word) || own(word) !== undefined || pronounce(word).length > 0;
  /** Returns the spelling in which the dictionary knows a word. */
  const knownSpelling = (word: string) => americanSpellings(word).find(isListed);

  /** Returns the ways to say a form of a known base; undefined if the word is no form of it. */
  function ofForm(word: string, form: Form): readonly Pronunciation[] | undefined {
    const said = pronounce(word);
    if (!isListed(form.base) && (said.length > 0 || !knownSpelling(form.base))) return undefined;
    const expected = pronounce(form.base).flatMap((base) =>
      form.endingsAfter(toPhones(base)[0] ?? []).map((ending) => `${base} ${inDictionary(ending)}`),
    );
    const isFree = form.isLoose === true || said.length === 0 || expected.length === 0;
    // The vowel of an ending such as n't matters.
    const isSame = /['’]/.test(form.ending ?? '') ? isAlike : agree;
    const agreeing = expected.filter((one) => said.some((way) => isSame(one, way)));
    // 'severed' is not from 'severe'; but 'conducts' is from the noun, too, if it is from the verb.
    const isForm = agreeing.some((one) => said.some((way) => agreeInStress(one, way)));
    if (!isFree && !isForm) return undefined;
    const derived = withEnding(word, form, isFree ? null : agreeing);
    const others = said.filter((way) => !expected.some((one) => isSame(one, way)));
    if (isFree || others.length === 0) return derived;
    const phones = accented(word, others).flatMap(toPhones);
    return [...derived, ...phones.map((one) => aligned(word, one))];
  }

  /** Returns the ways to say a form from those of its base; `agreeing` are those that the dictionary has too, if any. */
  function withEnding(
    word: string,
    form: Form,
    agreeing: readonly string[] | null,
  ): Pronunciation[] {
    const known = new Set(pronounce(form.base).flatMap(toPhones).map(carefully));
    const allowed = new Set(agreeing?.flatMap(toPhones).map(carefully));
    return pronunciationsOf(form.base).flatMap(({ phones, parts }) => {
      const possible = form.endingsAfter(phones);
      const isOurs = agreeing === null || !known.has(carefully(phones));
      const said = possible.filter((ending) => allowed.has(carefully([...phones, ...ending])));
      return (isOurs ? possible.slice(0, 1) : said).map((ending) => {
        const all = [...phones, ...ending];
        if (form.ending === null) return aligned(word, [...stemOf(form.base, phones), ...ending]);
        return { phones: all, parts: [...parts, ...endingPart(form.ending, ending)] };
      });
    });
  }

  /**
   * Returns the ways to say a word that is a form of another. Of several bases, the first that can be sounded out
   * counts: 'locked' is from 'lock', not from the name Locke.
   */
  function ofForms(word: string): readonly Pronunciation[] | undefined {
    if (undivided.has(word) || noForms.has(word)) return undefined;
    let first: readonly Pronunciation[] | undefined;
    for (const form of formsOf(word)) {
      if (notBases.has(form.base)) continue;
      const ways = ofForm(word, form);
      if (ways && canSoundOut(ways)) return ways;
      first ??= ways;
    }
    return first;
  }

  function find(word: string): readonly Pronunciation[] {
    const sounding = sounded.get(word);
    if (sounding !== undefined) {
      const parts = readSounding(sounding);
      return [{ phones: phonesOfSounds(parts.map(({ sound }) => sound)), parts }];
    }
    if (word.length > LONGEST) return entriesOf(word).map((phones) => aligned(word, phones));
    if (accent === 'en-US' || !isListedInAustralia(word)) {
      const form = ofForms(word);
      if (form) return form;
    }
    const found = entriesOf(word);
    if (found.length > 0) return found.map((phones) => aligned(word, phones));
    const spelling = knownSpelling(word);
    if (spelling === undefined) return [];
    return pronunciationsOf(spelling).map(({ phones }) => aligned(word, phones));
  }

  function pronunciationsOf(word: string): readonly Pronunciation[] {
    let found = known.get(word);
    if (!found) {
      found = find(word);
      known.set(word, found);
    }
    return found;
  }
  return pronunciationsOf;
}

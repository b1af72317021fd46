// Tells whether the dictionary says a word as a form of its base: with the base's sounds and an ending. It reduces vowels
// in one and not in the other, and loses some of them.

interface Sounds {
  consonants: string;
  vowels: readonly string[];
}

/** American English has one sound for the vowels of 'hot', 'father' and 'saw'. */
const alike: Readonly<Record<string, string>> = { AO: 'AA', IH: 'AH' };

function soundsOf(pronunciation: string): Sounds {
  const phones = pronunciation
    .replace(/\bER(\d)(?: R\b)?/g, 'AH$1 R')
    .replace(/\bR R\b/g, 'R')
    .replace(/\bIY(?=\d R\b)/g, 'IH')
    .replace(/\bN (?:CH|T SH)\b/g, 'N SH')
    .replace(/\bY (?=U[HW])/g, '')
    .split(' ');
  const vowels = phones.filter((phone) => /\d$/.test(phone));
  const consonants = phones.filter((phone) => !/\d$/.test(phone)).join(' ');
  return { consonants, vowels };
}

const isWeak = (vowel: string) => vowel.endsWith('0');
const quality = (vowel: string) => alike[vowel.slice(0, -1)] ?? vowel.slice(0, -1);

function haveLikeVowels(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === other.length) {
    const mayBeQuiet = one.length > 1;
    return one.every((vowel, at) => {
      const second = other[at]!;
      const isQuiet = mayBeQuiet && (isWeak(vowel) || isWeak(second));
      return isQuiet || quality(vowel) === quality(second);
    });
  }
  const full = (vowels: readonly string[]) =>
    vowels
      .filter((vowel) => vowel.endsWith('1'))
      .map(quality)
      .join();
  return full(one) === full(other);
}

const stressOf = (vowels: readonly string[]) => vowels.findIndex((vowel) => vowel.endsWith('1'));

/** Whether two pronunciations agree, with the stress on the same syllable. A lost vowel does not matter. */
export function agreeInStress(one: string, other: string): boolean {
  const [first, second] = [soundsOf(one).vowels, soundsOf(other).vowels];
  const isSame = first.length !== second.length || stressOf(first) === stressOf(second);
  return isSame && agree(one, other);
}

/** Whether two pronunciations, 'L IH1 M AH0 T S' and 'L IH1 M IH0 T S', differ in stress and quiet vowels alone. */
export function agree(one: string, other: string): boolean {
  // 'ragged' is not 'rag' with an ending: the ending is a syllable of its own.
  const ending = (said: string) => /[AEI]H\d D$/.test(said);
  if (ending(one) !== ending(other)) return false;
  const [first, second] = [soundsOf(one), soundsOf(other)];
  return first.consonants === second.consonants && haveLikeVowels(first.vowels, second.vowels);
}

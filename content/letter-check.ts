// A conservative reading of a word by its letters: which phonograms it is made of, and at which of
// the nine levels each is taught. It knows no sounds, so where letters can mean several sounds it
// assumes the latest level, unless a plain rule of position or a listed split says otherwise.

export interface Phonogram {
  letters: string;
  /** 1 to 9. */
  level: number;
}

/** The levels at which a phonogram is taught, one for each of its sounds. */
const taughtAt: Record<string, readonly number[]> = {};
const teach = (level: number, phonograms: string) => {
  for (const letters of phonograms.split(' ')) {
    taughtAt[letters] = [...(taughtAt[letters] ?? []), level];
  }
};
teach(1, 'a b c d e f g h i j k l m n o p qu r s t u v w x y z');
teach(1, 'bb dd ff gg ll mm nn pp rr ss tt zz');
teach(2, 'sh th ch ng n ck wh ph kn gn wr gu bu');
// A vowel before a silent final e, the e itself, and the suffixes -s -es -ed stand here too.
teach(3, "a e i o u ve ce ge le se ee ea ai ay oa oo ow ou oi oy ar er or ir ur s es ed 's");
teach(4, 'a e i o u y');
teach(5, 'igh dge tch ear or cei');
teach(6, 'aw au ew ie ey ue');
teach(7, 'eigh ough augh');
teach(8, 'ei ui oe eu ea');
teach(9, 'c g s a o u y x ch ti si ci sci');

/** Only a split can tell these from their single letters (but, gust, tip, hotel, ...). */
const neverAssumed = new Set([
  'gu',
  'bu',
  'ti',
  'si',
  'ci',
  'sci',
  'cei',
  'ce',
  'ge',
  've',
  'le',
  'se',
  'es',
]);
const assumed = Object.keys(taughtAt)
  .filter((letters) => !neverAssumed.has(letters))
  .sort((a, b) => b.length - a.length);

/** Words whose letters promise sounds they do not have: never read without a split. */
const misleading = new Set(
  (
    'of to do who two said says was what want were where there their they you your come some done ' +
    'one once none gone have give live love been put pull push full bush son won ton front month ' +
    'from both most post find kind mind child wild old cold told gold hold roll talk walk half calf ' +
    'could would should any many friend people again eye sure shoe move prove only other mother ' +
    'door floor poor four soup bear pear wear break great steak head bread heard heart build climb ' +
    'lamb comb sign island listen castle honey money monkey'
  ).split(' '),
);

const isVowel = (letters: string) => /^[aeiou]|^y$|^ow$/.test(letters);
const latest = (letters: string) => Math.max(...(taughtAt[letters] ?? [Infinity]));

/**
 * The phonograms of a split such as 'g-r-ea8-t': a digit is the level of the sound, none means the
 * first sound taught. An unknown phonogram, or one that is not taught at that level, gets Infinity.
 */
export function readSplit(split: string): Phonogram[] {
  return split.split('-').map((part) => {
    const [, letters = '', digit] = /^([a-z']+)(\d?)$/.exec(part) ?? [];
    if (!digit) return { letters, level: taughtAt[letters]?.[0] ?? Infinity };
    const level = Number(digit);
    return { letters, level: taughtAt[letters]?.includes(level) ? level : Infinity };
  });
}

/** Cuts a word into phonograms, the longest first; 'ed' is one after a vowel alone (bed, landed). */
function cut(word: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < word.length; at += parts.at(-1)?.length ?? 1) {
    const fits = (letters: string) =>
      word.startsWith(letters, at) &&
      (letters !== 'ed' || (at + 2 === word.length && parts.some(isVowel)));
    parts.push(assumed.find(fits) ?? word.charAt(at));
  }
  return parts;
}

/** The level of a single vowel letter in a word with no other vowel (apart from a silent e). */
function loneVowelLevel(parts: string[], at: number, silentE: boolean): number {
  const [previous = '', letter, next = ''] = [parts[at - 1], parts[at], parts[at + 1]];
  if (silentE) return 3;
  if (next === '') return 4;
  if (letter === 'a' && (/^(w|wh|qu)$/.test(previous) || /^ll?$/.test(next))) return 9;
  return letter === 'y' ? 9 : 1;
}

function consonantLevel(parts: string[], at: number): number {
  const letters = parts[at] ?? '';
  const next = parts[at + 1] ?? '';
  const previous = parts[at - 1] ?? '';
  if (letters === 'y') return at === 0 ? 1 : 9;
  if (letters === 'c' || letters === 'g') return /^[eiy]/.test(next) ? 9 : 1;
  if (letters === 'n') return next === 'k' ? 2 : 1;
  if (letters === 'x') return at === parts.length - 1 ? 1 : 9;
  if (letters === 's') {
    if (at === 0 || /^[pktcfq]/.test(next) || /[pktf]$|^ck$/.test(previous)) return 1;
    return next === '' ? 3 : 9;
  }
  if (letters === 'or') return previous === 'w' ? 5 : 3;
  return latest(letters);
}

/** Reads a word (lower case letters and apostrophes) by its letters alone. */
export function readLetters(word: string): Phonogram[] {
  if (misleading.has(word)) return [{ letters: word, level: Infinity }];
  const parts = cut(word);
  const [last, beforeLast, third] = [parts.at(-1), parts.at(-2) ?? '', parts.at(-3) ?? ''];
  const silentE = last === 'e' && !isVowel(beforeLast) && /^[aeiou]$/.test(third);
  const suffix = last === 'ed' || last === "'s" ? 1 : 0;
  const sounded = parts.slice(0, parts.length - (silentE ? 1 : suffix));
  const vowels = sounded.filter(
    (letters, at) => isVowel(letters) && !(letters === 'y' && at === 0),
  );
  return parts.map((letters, at) => {
    if (at >= sounded.length) return { letters, level: 3 };
    const single = /^[aeiouy]$/.test(letters) && !(letters === 'y' && at === 0);
    if (!single) return { letters, level: consonantLevel(parts, at) };
    const level = vowels.length === 1 ? loneVowelLevel(sounded, at, silentE) : latest(letters);
    return { letters, level };
  });
}

/** The highest level among the phonograms of a word. */
export function levelOfWord(word: string, split?: string): number {
  const phonograms = split === undefined ? readLetters(word) : readSplit(split);
  return Math.max(...phonograms.map(({ level }) => level));
}

/** The words of a text in reading order, in lower case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/g) ?? [];
}

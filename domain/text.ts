// Normalisation of text that people type, paste, import or search for: `clean…` for storage and display,
// `fold` for search, `spell` and `normaliseWord` for word lookup. Each runs in linear time.

/** Characters without width or meaning: byte order marks, zero-width spaces, direction marks. */
const ZERO_WIDTH = /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** Ligatures, as in 'ﬁsh'. */
const LIGATURES = /[\uFB00-\uFB06]+/g;
const SPACES = /[\p{Zs}\u2028\u2029]/gu;
const SOFT_HYPHENS = /\u00AD/g;
/** Matches anything but characters that are invisible on their own: fillers, joiners, blanks, marks without a letter. */
const VISIBLE = /[^\p{White_Space}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

const APOSTROPHES = /[‘’‛ʻʼʽ′´`＇]/g;
const QUOTES = /[\p{Pi}\p{Pf}‚„″‶〝〞〟＂]/gu;
const DASHES = /[\p{Pd}⁃−]/gu;

/** More combining marks than any letter has. Normalising thousands of them takes seconds. */
const MOST_MARKS = 30;
const MARKS = /\p{M}+/gu;
const firstMarks = (marks: string) =>
  marks.length <= MOST_MARKS
    ? marks
    : [...marks.slice(0, 2 * MOST_MARKS)].slice(0, MOST_MARKS).join('');
const composed = (text: string, form: 'NFC' | 'NFKC' | 'NFKD') =>
  text.replace(MARKS, firstMarks).normalize(form);

/** Replaces each run of white space with one space. Skips single spaces, because long texts have few others. */
export const oneSpaced = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ');

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Whether a text has letters or digits. */
export const hasWords = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(IGNORABLE, ''));

/**
 * Normalises a text without changing its appearance: composed letters, no ligatures, no zero-width
 * characters. Keeps soft hyphens, and does not decompose characters such as ½, ² and ….
 */
export function cleanSigns(text: string): string {
  const parted = text.replace(LIGATURES, (ligature) => ligature.normalize('NFKC'));
  return composed(parted.replace(ZERO_WIDTH, ''), 'NFC');
}

/** Cleans text of several lines and trims it. Returns '' if nothing is visible. */
export function cleanLines(text: string): string {
  const clean = cleanSigns(text).replace(/[\u2028\u2029]/g, '\n');
  return isBlank(clean) ? '' : clean.trim();
}

/** Cleans a single line. */
export const cleanLine = (text: string): string =>
  cleanLines(text.replace(SPACES, ' ').replace(SOFT_HYPHENS, ''));

/** Returns the first `most` UTF-16 code units, which is how schemas count. A character that would be cut in two is left out. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

/** Control characters that do not separate words, and halves of characters. */
const UNSTORABLE = /(?!\p{White_Space})\p{Cc}|\p{Cs}/gu;

/**
 * Makes a line of at most `most` UTF-16 code units of a text that nobody typed for the library. Line breaks and tabs become
 * spaces, and what cannot be stored is left out. Returns '' if nothing is visible.
 */
export function lineOf(text: string, most: number): string {
  // What is far too long is not cleaned.
  const storable = cutText(text, 10 * most).replace(UNSTORABLE, '');
  const line = cleanLine(storable.replace(/\p{White_Space}+/gu, ' '));
  return cleanLine(cutText(line, most));
}

/** Replaces quotes and apostrophes of all kinds with straight ones. */
export const straighten = (text: string): string =>
  text.replace(APOSTROPHES, "'").replace(QUOTES, '"');

/** Replaces dashes of any length with hyphens. */
export const hyphenate = (text: string): string => text.replace(DASHES, '-');

/** What people type for letters that their keyboard lacks and that Unicode does not decompose. */
const PLAIN = new Map(
  'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ħ:h ŧ:t ı:i ŋ:n ς:σ ⁄:/'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const UNPLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/**
 * Normalises a text for search: lower case, no accents, straight apostrophes, no quotes, spaces for dashes.
 * “naïve” matches naive, ﬁsh matches fish, merry–go–round matches merry-go-round.
 */
export const fold = (text: string): string =>
  composed(straighten(text), 'NFKD')
    .replace(/[\p{M}"]/gu, '')
    .replace(IGNORABLE, '')
    .replace(DASHES, ' ')
    .toLowerCase()
    .replace(UNPLAIN, (letter) => PLAIN.get(letter) ?? letter);

/** Returns a word as printed, with separate letters: the ligature of 'ﬁsh' becomes two letters. */
export const spell = (word: string): string =>
  word
    .replace(APOSTROPHES, '’')
    .replace(IGNORABLE, '')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (letters) => composed(letters, 'NFKC'));

/** Returns a word as dictionaries write it: 'Don’t' becomes "don't", 'Fi\u00ADsh' becomes 'fish'. */
export const normaliseWord = (word: string): string =>
  spell(word).toLowerCase().replaceAll('’', "'");

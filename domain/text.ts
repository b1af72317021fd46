// One reading of what people type, paste, import and search for: `clean…` is what is kept and shown, `fold`
// what a search compares, `spell` and `normaliseWord` what a word is looked up by. Each takes time in
// proportion to the text.

/** Without a width or a meaning: byte order marks, zero-width spaces, marks of direction. */
const WEIGHTLESS = /[\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g;
/** Letters that typesetters join, as in 'ﬁsh'. */
const JOINED = /[\uFB00-\uFB06]+/g;
const SPACES = /[\p{Zs}\u2028\u2029]/gu;
const SOFT_HYPHENS = /\u00AD/g;
/** Nothing of these alone can be seen, and each may be kept: fillers, joiners, blanks, and marks without a letter. */
const VISIBLE = /[^\p{White_Space}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

const APOSTROPHES = /[‘’‛ʻʼʽ′´`＇]/g;
const QUOTES = /[\p{Pi}\p{Pf}‚„″‶〝〞〟＂]/gu;
const DASHES = /[\p{Pd}⁃−]/gu;

/** More marks than any letter has; thousands of them take seconds to be put in order. */
const MOST_MARKS = 30;
const MARKS = /\p{M}+/gu;
const firstMarks = (marks: string) =>
  marks.length <= MOST_MARKS
    ? marks
    : [...marks.slice(0, 2 * MOST_MARKS)].slice(0, MOST_MARKS).join('');
const composed = (text: string, form: 'NFC' | 'NFKC' | 'NFKD') =>
  text.replace(MARKS, firstMarks).normalize(form);

/** With one space for all white space in a row. Of a long text little is not so already. */
export const oneSpaced = (text: string): string => text.replace(/\s{2,}|[^\S ]/g, ' ');

/** Whether there is nothing to be seen in a text. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

/** Whether there are letters or digits in a text. */
export const hasWords = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text.replace(IGNORABLE, ''));

/**
 * The same text to the eye, in one spelling: letters whole and not joined, nothing that has no width. Soft
 * hyphens stay, and fractions, small digits and signs such as ½, ² and … are not taken apart.
 */
export function cleanSigns(text: string): string {
  const parted = text.replace(JOINED, (joined) => joined.normalize('NFKC'));
  return composed(parted.replace(WEIGHTLESS, ''), 'NFC');
}

/** Text of several lines, trimmed; empty where nothing of it can be seen. */
export function cleanLines(text: string): string {
  const clean = cleanSigns(text).replace(/[\u2028\u2029]/g, '\n');
  return isBlank(clean) ? '' : clean.trim();
}

/** The same of one line, which is never broken. */
export const cleanLine = (text: string): string =>
  cleanLines(text.replace(SPACES, ' ').replace(SOFT_HYPHENS, ''));

/** With straight quotes and apostrophes. */
export const straighten = (text: string): string =>
  text.replace(APOSTROPHES, "'").replace(QUOTES, '"');

/** With hyphens for dashes of any length. */
export const hyphenate = (text: string): string => text.replace(DASHES, '-');

/** What a keyboard that has no such letter types in its place; a mark alone does not make the difference. */
const PLAIN = new Map(
  'ß:ss æ:ae œ:oe ø:o đ:d ð:d þ:th ł:l ħ:h ŧ:t ı:i ŋ:n ς:σ ⁄:/'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const UNPLAIN = new RegExp(`[${[...PLAIN.keys()].join('')}]`, 'g');

/**
 * What a search compares: lower case, no accents, straight apostrophes, no quotes, a space for a dash. So
 * “naïve” and naive, ﬁsh and fish, merry–go–round and merry-go-round are found by each other.
 */
export const fold = (text: string): string =>
  composed(straighten(text), 'NFKD')
    .replace(/[\p{M}"]/gu, '')
    .replace(IGNORABLE, '')
    .replace(DASHES, ' ')
    .toLowerCase()
    .replace(UNPLAIN, (letter) => PLAIN.get(letter) ?? letter);

/** A word's letters as they are printed, each for itself: the joined ones of 'ﬁsh' become two. */
export const spell = (word: string): string =>
  word
    .replace(APOSTROPHES, '’')
    .replace(IGNORABLE, '')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (letters) => composed(letters, 'NFKC'));

/** A word of a text as dictionaries write it: 'Don’t' becomes "don't", 'Fi\u00ADsh' becomes 'fish'. */
export const normaliseWord = (word: string): string =>
  spell(word).toLowerCase().replaceAll('’', "'");

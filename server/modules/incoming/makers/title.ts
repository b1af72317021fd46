// Proposes the title of a book from the name of its file.
import { cleanLine, hasWords, lineOf } from '../../../../domain/text.ts';

/** In UTF-16 code units. */
export const LONGEST_TITLE = 200;
const UNTITLED = 'Untitled';

const NUMBER = '(?: _?\\d{1,2})';
const MARK = ` _?(?:v\\d{1,3}|final)${NUMBER}?`;
const WORD = '(?:print|draft|copy)';
/**
 * What tells versions of a file apart, at the end of a marked name. 'Dog Paw Print' is no version, and a title does not end
 * with an article: of 'The Print' nothing is left out.
 */
const VERSION = new RegExp(
  `(?<!(?:^|[ _])(?:a|an|the))(?:${MARK}(?: ${WORD})?| ${WORD}${MARK}| _${WORD}${NUMBER}?| ${WORD}${NUMBER})$`,
  'i',
);

/** Returns 'The cat sat' for 'the_cat-sat v2 (final).pdf', and 'Untitled' for a name without letters and digits. */
export function titleOf(name: string): string {
  let [left, before] = [markedWords(name), ''];
  while (left !== before) [left, before] = [left.replace(VERSION, ''), left];
  return titleOfWords(withoutMarks(left));
}

/** Returns 'the cat sat v2' for 'the_cat-sat v2 (final).pdf'. */
export function wordsOfName(name: string): string {
  return withoutMarks(markedWords(name));
}

/** Returns the words of a name, with '_' before each that has more than a space before it: 'the _cat _sat v2'. */
function markedWords(name: string): string {
  return cleanLine(
    name
      .slice(0, 2 * LONGEST_TITLE)
      .replace(/\.[a-z\d]{1,5}$/i, '')
      .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
      // A number of a list, such as 01. The number of 3 Little Pigs stays.
      .replace(/^\s*0\d{1,2}(?=[\s_.-])/, '')
      .replace(/[\s_+.-]+/g, (signs) => (signs.trim() === '' ? ' ' : ' _'))
      .replace(/ _$/, ''),
  );
}

const withoutMarks = (marked: string): string => cleanLine(marked.replaceAll('_', ''));

/** Returns the words with a capital letter, and without others if they have no other letters; 'Untitled' for none. */
export function titleOfWords(words: string): string {
  if (!hasWords(words)) return UNTITLED;
  const isShouted = words === words.toUpperCase() && /\p{L}{2}/u.test(words);
  const calm = isShouted ? words.toLowerCase() : words;
  return lineOf(calm.charAt(0).toUpperCase() + calm.slice(1), LONGEST_TITLE) || UNTITLED;
}

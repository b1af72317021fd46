// Proposes the title of a book from the name of its file.
import { cleanLine, hasWords, lineOf } from '../../../../domain/text.ts';

/** In UTF-16 code units. */
export const LONGEST_TITLE = 200;
const UNTITLED = 'Untitled';

const VERSION = /^(?:v\d{1,3}|final|print|draft|copy)$/i;
const NUMBER = /^\d{1,2}$/;
/** What a title does not end with: of 'The Print' nothing is left out. */
const ARTICLE = /^(?:a|an|the)$/i;

/** Returns 'The cat sat' for 'the_cat-sat v2 (final).pdf', and 'Untitled' for a name without letters and digits. */
export function titleOf(name: string): string {
  return titleOfWords(withoutVersion(wordsOfName(name)));
}

/** Returns 'the cat sat v2' for 'the_cat-sat v2 (final).pdf'. */
export function wordsOfName(name: string): string {
  return cleanLine(
    name
      .slice(0, 2 * LONGEST_TITLE)
      .replace(/\.[a-z\d]{1,5}$/i, '')
      .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
      // A number of a list, such as 01. The number of 3 Little Pigs stays.
      .replace(/^\s*0\d{1,2}(?=[\s_.-])/, '')
      .replace(/[\s_+.-]+/g, ' '),
  );
}

/** Leaves out what tells versions of a file apart, at its end. */
function withoutVersion(words: string): string {
  const left = words.split(' ');
  for (;;) {
    const marks = NUMBER.test(left.at(-1) ?? '') ? 2 : 1;
    const rest = left.slice(0, -marks);
    if (!VERSION.test(left.at(-marks) ?? '') || ARTICLE.test(rest.at(-1) ?? 'a')) break;
    left.length = rest.length;
  }
  return left.join(' ');
}

/** Returns the words with a capital letter, and without others if they have no other letters; 'Untitled' for none. */
export function titleOfWords(words: string): string {
  if (!hasWords(words)) return UNTITLED;
  const isShouted = words === words.toUpperCase() && /\p{L}{2}/u.test(words);
  const calm = isShouted ? words.toLowerCase() : words;
  return lineOf(calm.charAt(0).toUpperCase() + calm.slice(1), LONGEST_TITLE) || UNTITLED;
}

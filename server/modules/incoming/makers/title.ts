// Proposes the title of a book from the name of its file.
import { cleanLine, hasWords } from '../../../../domain/text.ts';

const LONGEST = 200;

/** Returns 'The cat sat' for 'the_cat-sat (final).pdf', and 'Untitled' for a name without letters and digits. */
export function titleOf(name: string): string {
  const words = cleanLine(
    name
      .slice(0, 2 * LONGEST)
      .replace(/\.[a-z\d]{1,5}$/i, '')
      .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
      // A number of a list, such as 01. The number of 3 Little Pigs stays.
      .replace(/^\s*0\d{1,2}(?=[\s_.-])/, '')
      .replace(/[\s_+.-]+/g, ' '),
  );
  if (!hasWords(words)) return 'Untitled';
  const isShouted = words === words.toUpperCase() && /\p{L}{2}/u.test(words);
  const calm = isShouted ? words.toLowerCase() : words;
  return (calm.charAt(0).toUpperCase() + calm.slice(1)).slice(0, LONGEST).trim();
}

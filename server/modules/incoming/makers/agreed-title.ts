// Spells a title as the first page of its book does.
import { titleOf, titleOfWords, wordsOfName } from './title.ts';

/** Title pages of fewer letters agree with a name by chance. */
const FEWEST_LETTERS = 3;

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/**
 * Returns the title in the spelling of the first page, where `shown` has the same letters as the title or the file's
 * name, or as most of it: 'Jen and the Jug' for 'L3 JenandtheJug'. Otherwise returns the title.
 */
export function agreedTitle(title: string, name: string, shown: string): string {
  const letters = lettersOf(shown);
  const names = [title, titleOf(name), wordsOfName(name)];
  if (letters.length < FEWEST_LETTERS || !names.some((one) => isMostOf(one, letters))) return title;
  const hasOneCase = shown === shown.toUpperCase() || shown === shown.toLowerCase();
  if (!hasOneCase) return shown;
  // Capital letters alone say nothing of names.
  return title.toLowerCase() === shown.toLowerCase() ? title : titleOfWords(shown.toUpperCase());
}

/** Whether words of `name` that stand together have these letters, and no more letters are left over. */
function isMostOf(name: string, letters: string): boolean {
  const words = name.split(' ').map(lettersOf);
  if (letters.length * 2 < words.join('').length) return false;
  return words.some((_, start) => {
    let joined = '';
    for (let end = start; joined.length < letters.length && end < words.length; end++)
      joined += words[end];
    return joined === letters;
  });
}

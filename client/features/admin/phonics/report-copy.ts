// The wording of a book report for the owner.
import type { BookReport } from '../../../../contracts/phonics.ts';
import { count } from '../../../../domain/count.ts';
import { namePages } from '../../../../domain/name-some.ts';

type Places = BookReport['failing'][number]['places'];

/** Formats a share from 0 to 1, such as '96%'. Rounds down, so that only 1 gives '100%'. */
export function formatPercent(share: number): string {
  // In floating point, 0.29 * 100 is slightly less than 29.
  return `${Math.floor(share * 100 + 1e-9)}%`;
}

/** Such as '1 word' or '12 words'. */
export const wordCount = (words: number): string => count(words, 'word');

const listFormat = new Intl.ListFormat('en-AU');
const MAX_PAGES = 5;

/** Such as 'in the title', 'on page 3' or 'in the title and on pages 2, 3 and 5'. */
export function describePlaces(places: Places): string {
  const pages = [...new Set(places.map(({ page }) => page))].sort((a, b) => a - b);
  const numbers = pages.filter((page) => page > 0);
  const onPages = `on ${namePages(numbers, MAX_PAGES)}`;
  const inTitle = pages[0] === 0 ? ['in the title'] : [];
  return listFormat.format(numbers.length === 0 ? inTitle : [...inTitle, onPages]);
}

/** The sentence for a book whose words can all be read at its level. */
export function fitSentence({ level, words }: Pick<BookReport, 'level' | 'words'>): string {
  const all = words === 1 ? 'Its one word' : `All ${words} words`;
  return `${all} can be read at Level ${level}.`;
}

/** Returns 'practises' for one word, otherwise 'practise'. */
export function practiseVerb(words: number): string {
  return words === 1 ? 'practises' : 'practise';
}

/** The sentence for the number of different words that practise the level. */
export function practiceSentence(practising: number): string {
  if (practising === 0) return 'No word practises it.';
  return `${wordCount(practising)} ${practiseVerb(practising)} it.`;
}

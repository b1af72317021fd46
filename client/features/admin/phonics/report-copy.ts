// How a report on a book's words is said to the owner.
import type { BookReport } from '../../../../contracts/phonics.ts';

type Places = BookReport['failing'][number]['places'];

/** A share from 0 to 1, such as '96%'. '100%' is said of all words alone. */
export function percentOf(share: number): string {
  // 0.29 * 100 is a little less than 29.
  return `${Math.floor(share * 100 + 1e-9)}%`;
}

/** '1 word', '12 words'. */
export function countOf(words: number): string {
  return `${words} ${words === 1 ? 'word' : 'words'}`;
}

const list = new Intl.ListFormat('en-AU');
const MOST_PAGES = 5;

/** 'in the title', 'on page 3', 'in the title and on pages 2, 3 and 5'. */
export function wherePlaced(places: Places): string {
  const pages = [...new Set(places.map(({ page }) => page))].sort((a, b) => a - b);
  const numbers = pages.filter((page) => page > 0).map(String);
  const more = numbers.length - MOST_PAGES;
  const named = more > 1 ? [...numbers.slice(0, MOST_PAGES), `${more} more`] : numbers;
  const onPages = `on ${numbers.length === 1 ? 'page' : 'pages'} ${list.format(named)}`;
  const inTitle = pages[0] === 0 ? ['in the title'] : [];
  return list.format(numbers.length === 0 ? inTitle : [...inTitle, onPages]);
}

/** What is said of a book all of whose words can be read at its level. */
export function fitWords({ level, words }: Pick<BookReport, 'level' | 'words'>): string {
  const all = words === 1 ? 'Its one word' : `All ${words} words`;
  return `${all} can be read at Level ${level}.`;
}

/** 'practises' of one word, 'practise' of others. */
export function practise(words: number): string {
  return words === 1 ? 'practises' : 'practise';
}

/** How many different words practise the level. */
export function practiceWords(practising: number): string {
  if (practising === 0) return 'No word practises it.';
  return `${countOf(practising)} ${practise(practising)} it.`;
}

// Reads what the first pages of a book say about it: its title, and who has written it.
import { fold, lineOf } from '../../../../domain/text.ts';
import { LONGEST_TITLE } from './title.ts';

/** The author's name is on one of so many pages. */
const PAGES = 2;
/** In UTF-16 code units: a page that tells of the book is shorter. */
const LONGEST_PAGE = 1_000;
/** In words. What is longer is a page of the story. */
const LONGEST_SHOWN = 10;
const LONGEST_AUTHOR = 120;

const WROTE =
  /^(?:(?:written|words|story|text|told|retold)(?: (?:and|&) (?:illustrated|drawn|pictures))? )?by:? (?<name>.+)$/i;
const DREW = /^(?:illustrated|illustrations|pictures|drawn|photographs|photos) by\b/i;
/** What stands in names without a capital letter. */
const PARTICLE = /^(?:and|&|de|der|den|van|von|la|le|di)$/;
/** 'by' may have a line of its own. */
const LONE_BY = /\bby:?\n/gi;

const linesOf = (page: string): string[] =>
  page
    .slice(0, LONGEST_PAGE)
    .replace(LONE_BY, (by) => `${by.trim()} `)
    .split('\n')
    .map((line) => lineOf(line, LONGEST_TITLE))
    .filter((line) => line !== '');

/** Returns the title that a page seems to show, in one line: all of a short page up to the author's name. '' if it shows none. */
export function shownTitle(page: string): string {
  const lines = linesOf(page);
  const end = lines.findIndex((line, at) => at > 0 && (authorIn(line) !== null || DREW.test(line)));
  const shown = lines.slice(0, end < 0 ? undefined : end).join(' ');
  return shown.split(' ').length > LONGEST_SHOWN ? '' : lineOf(shown, LONGEST_TITLE);
}

/**
 * Returns the author whom a line of the title page names, as in 'by Ann Reader', or of the page after it if that has nothing
 * but names and the title once more; null if there is none.
 */
export function shownAuthor(pages: readonly string[]): string | null {
  const [first = '', second = ''] = pages
    .slice(0, PAGES)
    .filter((page) => linesOf(page).length > 0);
  if (shownTitle(first) === '') return null;
  const known = linesOf(first);
  const isOfTitle = (line: string) =>
    authorIn(line) !== null || DREW.test(line) || known.some((one) => fold(one) === fold(line));
  const next = linesOf(second);
  const lines = next.every(isOfTitle) ? [...known, ...next] : known;
  return lines.map(authorIn).find((author) => author !== null) ?? null;
}

/**
 * A name has two words or more, with capital letters; of what stands between the first and the last, some have none. 'By the
 * sea', 'by la la' and 'by Dan Bun.' are of a story.
 */
function authorIn(line: string): string | null {
  const name = WROTE.exec(line)?.groups?.['name'] ?? '';
  const words = name.split(' ');
  const isName =
    words.length > 1 &&
    words.every(
      (word, at) =>
        (at > 0 && at < words.length - 1 && PARTICLE.test(word)) ||
        /^\p{Lu}[\p{L}\p{M}'’.,-]*$/u.test(word),
    ) &&
    /\p{L}$/u.test(name);
  return isName && name.length <= LONGEST_AUTHOR ? name : null;
}

// Reads what the first pages of a book say about it: its title, and who has written it.
import { lineOf } from '../../../../domain/text.ts';
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

/** Returns the author whom a line of the first pages names, as in 'by Ann Reader'; null if there is none. */
export function shownAuthor(pages: readonly string[]): string | null {
  const lines = pages.slice(0, PAGES).flatMap(linesOf);
  return lines.map(authorIn).find((author) => author !== null) ?? null;
}

/** A name has two words or more, with capital letters. 'By the sea' and 'by Dan Bun.' are of a story. */
function authorIn(line: string): string | null {
  const name = WROTE.exec(line)?.groups?.['name'] ?? '';
  const words = name.split(' ');
  const isName =
    words.length > 1 &&
    words.every((word) => PARTICLE.test(word) || /^\p{Lu}[\p{L}\p{M}'’.,-]*$/u.test(word)) &&
    /\p{L}$/u.test(name);
  return isName && name.length <= LONGEST_AUTHOR ? name : null;
}

// Finds the row that names the columns, and with it what stands between the cells.
import {
  type BookListPlan,
  type ListColumn,
  listColumnNames,
} from '../../../contracts/book-list.ts';
import { badBody, Problem } from '../../problems/problem.ts';
import { type Delimiter, delimiters, readRows } from './csv.ts';
import { plain } from './plain.ts';

/** What people call the columns, the surest name first. */
const names: Record<ListColumn, readonly string[]> = {
  title: ['title', 'book title', 'title of the book', 'book', 'book name', 'name'],
  author: ['author', 'authors', 'written by', 'writer', 'by'],
  level: ['level', 'reading level', 'phonics level', 'book level', 'category', 'level name'],
  address: [
    ...['address', 'flipbook embed url', 'embed url', 'flipbook url', 'flipbook address'],
    ...['flipbook link', 'flipbook', 'fliphtml5', 'fliphtml5 url', 'fliphtml5 link', 'book url'],
    ...['web address', 'url', 'link', 'embed code', 'embed'],
  ],
  cover: [
    ...['cover', 'cover image url', 'cover url', 'cover address', 'cover image', 'cover link'],
    ...['cover picture'],
  ],
  description: ['description', 'summary', 'blurb', 'about'],
  words: ['words', 'text', 'book text', 'words of the book', 'story', 'content'],
  series: ['series', 'series name', 'name of the series'],
  seriesNumber: ['number in the series', 'number in series', 'series number', 'book number'],
};

/** A title may stand above the row that names the columns. */
const ROWS_TO_LOOK_AT = 10;
/** More characters than those rows have. A file may have a megabyte in one row. */
const CHARACTERS_TO_LOOK_AT = 65_536;
const LONGEST_HEADING = 100;

export interface Headings extends Pick<BookListPlan, 'columns' | 'unused'> {
  delimiter: Delimiter;
  /** The number of the row that names the columns, from 1. */
  row: number;
  /** The place of each column that the file has, from 0. */
  places: Partial<Record<ListColumn, number>>;
}

/** Returns the text without the line `sep=;` that Excel reads, and what that line says. */
export function readSeparator(text: string): { text: string; delimiter: Delimiter | undefined } {
  const line = /^sep=([,;\t])(?:\r\n|\r|\n)/i.exec(text);
  if (line === null) return { text, delimiter: undefined };
  return { text: text.slice(line[0].length), delimiter: line[1] as Delimiter };
}

/** Throws `invalid_request`, which lists what is needed, if no row names the columns of a book list. */
export function findHeadings(text: string, delimiter: Delimiter | undefined): Headings {
  const tried = (delimiter ? [delimiter] : delimiters).flatMap((one) => candidates(text, one));
  const countOf = ({ columns }: Headings) => columns.length;
  const [best] = tried.toSorted((a, b) => countOf(b) - countOf(a));
  if (best?.places.title === undefined)
    throw badBody(`No row of the file names its columns. ${NEEDED}`);
  const { level, address, words } = best.places;
  if (level === undefined) throw badBody(`The file has no column named Level. ${NEEDED}`);
  if ((address ?? words) === undefined) {
    throw badBody(`The file has no column named Address or Words. ${NEEDED}`);
  }
  return best;
}

const NEEDED =
  'A book list begins with a row of headings: Title, Level, and Address or Words. Author, Cover, Description, Series and Number in the series may be there too. Download the example to see one.';

/** Returns the first rows, each read as the names of columns. */
function candidates(text: string, delimiter: Delimiter): Headings[] {
  const found: Headings[] = [];
  try {
    for (const row of readRows(text.slice(0, CHARACTERS_TO_LOOK_AT), delimiter)) {
      found.push(toHeadings(row, delimiter, found.length + 1));
      if (found.length === ROWS_TO_LOOK_AT) break;
    }
  } catch (error) {
    // The row may be clear with another delimiter, or go on. If not, the reading of all rows says what is wrong.
    if (!(error instanceof Problem)) throw error;
  }
  return found;
}

function toHeadings(cells: readonly string[], delimiter: Delimiter, row: number): Headings {
  const headings = cells.map(plain);
  const places: Headings['places'] = {};
  for (const column of listColumnNames) {
    const name = names[column].find((one) => headings.includes(one));
    if (name !== undefined) places[column] = headings.indexOf(name);
  }
  const used = Object.values(places);
  const columns = listColumnNames.flatMap((column) => {
    const place = places[column];
    return place === undefined ? [] : [{ heading: short(cells[place]), column }];
  });
  const unused = cells.filter((cell, place) => cell.trim() !== '' && !used.includes(place));
  return { delimiter, row, places, columns, unused: unused.map(short) };
}

const short = (heading = '') => heading.trim().slice(0, LONGEST_HEADING);

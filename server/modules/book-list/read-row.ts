// Reads a row of a book list as the book that it describes.
import {
  type ListColumn,
  listColumnNames,
  listColumns,
  type ListedBook,
  type ListRemark,
} from '../../../contracts/book-list.ts';
import { type NewBook, newBook } from '../../../contracts/book-form.ts';
import { MOST_PAGES } from '../../../contracts/inline-pages.ts';
import { LONGEST_BOOK_TEXT } from '../../../contracts/phonics.ts';
import { pagesOfText } from '../../../domain/book-pages.ts';
import { oneSpaced } from '../../../domain/text.ts';
import { readAddress } from './address.ts';
import type { Headings } from './headings.ts';
import { readLevel } from './level.ts';

export interface ReadRow {
  listed: Omit<ListedBook, 'fate'>;
  /** Null if the row is wrong. */
  book: NewBook | null;
}

type Cells = Record<ListColumn, string>;

/** A wrong cell may be very long. */
const LONGEST_SHOWN = 200;

/** `row` is the number of the row, from 1. `ownOrigin` is the library's own origin. */
export function readRow(
  given: readonly string[],
  { row, places, ownOrigin }: Pick<Headings, 'places'> & { row: number; ownOrigin: string },
): ReadRow {
  const cells = Object.fromEntries(
    listColumnNames.map((column) => [column, cellOf(column, given[places[column] ?? -1] ?? '')]),
  ) as Cells;
  const { address, notes } =
    cells.address === '' ? { address: '', notes: [] } : readAddress(cells.address, ownOrigin);
  const pages = address === '' ? readPages(cells.words) : null;
  const category = readLevel(cells.level);
  const { data, error } = newBook.safeParse({
    ...{ title: cells.title, author: cells.author, description: cells.description },
    ...{ category: category ?? undefined, coverImageUrl: cells.cover, state: 'draft' },
    ...(cells.series !== '' && { series: cells.series }),
    ...(cells.seriesNumber !== '' && { seriesNumber: Number(cells.seriesNumber) }),
    ...(pages?.length
      ? { flipbookType: 'html', content: pages.map((words) => ({ words })) }
      : { flipbookUrl: address, text: cells.words }),
  });
  const problems = [
    ...listColumnNames.flatMap((column) => formulaIn(column, cells[column]) ?? []),
    ...(error?.issues ?? []).map(({ path, message }) => toRemark(path, message, cells)),
  ];
  const first = new Map(problems.toReversed().map((problem) => [problem.column, problem]));
  const isRight = data !== undefined && first.size === 0;
  return {
    book: isRight ? data : null,
    listed: {
      row,
      title: data?.title ?? cells.title.slice(0, LONGEST_SHOWN),
      author: data?.author ?? (cells.author.slice(0, LONGEST_SHOWN) || null),
      category,
      series: data?.series ?? (cells.series.slice(0, LONGEST_SHOWN) || null),
      seriesNumber: data?.seriesNumber ?? null,
      address: address.slice(0, LONGEST_SHOWN) || null,
      pages: pages?.length || null,
      problems: listColumnNames.flatMap((column) => first.get(column) ?? []),
      notes: notes.map((message) => ({ column: 'address', message })),
    },
  };
}

const SEVERAL_LINES = new Set<ListColumn>(['description', 'words']);

/** Somebody may have broken a line of a title, so that the cell is narrower. */
const cellOf = (column: ListColumn, cell: string): string =>
  (SEVERAL_LINES.has(column) ? cell : oneSpaced(cell)).trim();

/** A text that is too long is refused by its first part: to check all of it would keep other requests waiting. */
const readPages = (words: string): string[] =>
  pagesOfText(words.slice(0, 2 * LONGEST_BOOK_TEXT).replace(/\r\n?/g, '\n')).slice(
    0,
    MOST_PAGES + 1,
  );

/** Returns what is wrong with a cell that a spreadsheet would compute, or has failed to. */
function formulaIn(column: ListColumn, cell: string): ListRemark | undefined {
  if (cell.startsWith('=')) {
    const message = `${listColumns[column]} holds a formula. Save the values: copy the column, and paste it as values.`;
    return { column, message };
  }
  if (/^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|ERROR!)$/.test(cell)) {
    return { column, message: `${listColumns[column]} holds an error of the spreadsheet, ${cell}` };
  }
  return undefined;
}

const columnOfField: Record<string, ListColumn> = {
  title: 'title',
  author: 'author',
  description: 'description',
  category: 'level',
  coverImageUrl: 'cover',
  flipbookUrl: 'address',
  series: 'series',
  seriesNumber: 'seriesNumber',
};

function toRemark(path: readonly PropertyKey[], message: string, cells: Cells): ListRemark {
  const [field, page] = path.map(String);
  const column = columnOfField[field ?? ''] ?? 'words';
  if (column === 'level') return { column, message: levelProblem(cells.level) };
  if (column === 'address' && cells.address === '') return { column, message: NEITHER };
  const isOfPage = page !== undefined && !message.startsWith('Page ');
  return { column, message: isOfPage ? `Page ${Number(page) + 1}: ${message}` : message };
}

const NEITHER = 'The row has neither an address nor words. A book needs one of them';
const LEVELS = '1 to 9, or the name of a level such as "Consonant Digraphs"';

const levelProblem = (cell: string) =>
  cell === ''
    ? `Level is required: ${LEVELS}`
    : `Level must be ${LEVELS}, and not "${cell.slice(0, 40)}"`;

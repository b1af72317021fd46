// Reads a book list: its bytes, its headings, its rows.
import { type BookListPlan, MOST_LISTED_BOOKS, noBookList } from '../../../contracts/book-list.ts';
import { nameOfKind } from '../../../contracts/file-kinds.ts';
import { createPace } from '../../async/pace.ts';
import type { Upload } from '../../http/uploads.ts';
import { badBody } from '../../problems/problem.ts';
import { readKind } from '../../providers/storage/file-kind.ts';
import { readRows } from './csv.ts';
import { decode } from './decode.ts';
import { findHeadings, readSeparator } from './headings.ts';
import { type ReadRow, readRow } from './read-row.ts';

export interface ReadList extends Pick<BookListPlan, 'columns' | 'unused' | 'notes'> {
  rows: ReadRow[];
}

/** Throws `invalid_request` if the file is no book list. Wrong rows are in the list. */
export async function readList(upload: Upload, ownOrigin: string): Promise<ReadList> {
  const bytes = Buffer.concat(await Array.fromAsync(upload));
  const kind = nameOfKind(await readKind(bytes));
  if (kind !== null) throw badBody(noBookList(kind));
  const { text: whole, isGuess } = decode(bytes);
  const { text, delimiter } = readSeparator(whole);
  if (text.trim() === '') throw badBody('The file is empty.');
  const { row: headingRow, places, columns, unused, ...headings } = findHeadings(text, delimiter);
  const rows: ReadRow[] = [];
  const pace = createPace();
  let row = 0;
  for (const cells of readRows(text, headings.delimiter)) {
    await pace();
    row += 1;
    if (row <= headingRow || cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length === MOST_LISTED_BOOKS) throw badBody(TOO_MANY);
    rows.push(readRow(cells, { row, places, ownOrigin }));
  }
  if (rows.length === 0) throw badBody('The file has headings, and no book below them.');
  return { rows, columns, unused, notes: isGuess ? [GUESSED] : [] };
}

const TOO_MANY = `A book list can have at most ${MOST_LISTED_BOOKS} books. Split it into two.`;
const GUESSED =
  'The file is not saved as UTF-8, so it was read as Windows text. Look at letters such as é, and at quotes.';

// Reads CSV (RFC 4180) row by row. No package: the well-known ones take minutes for a megabyte of odd quotes, or cannot
// stop between two rows so that other requests have their turn.
import { badBody } from '../../problems/problem.ts';

export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** More columns than any book list has. A row is read without a pause. */
const MOST_CELLS = 200;
const ENDS: Record<Delimiter, RegExp> = { ',': /[,\r\n]/g, ';': /[;\r\n]/g, '\t': /[\t\r\n]/g };

/**
 * Yields the rows, also blank ones, so that they can be counted as the spreadsheet does. Throws `invalid_request` for a quote
 * that is not closed or is followed by text, and for a row of very many cells.
 */
export function* readRows(text: string, delimiter: Delimiter): Generator<string[]> {
  let row: string[] = [];
  let rowCount = 1;
  let at = 0;
  while (at < text.length) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? endOfQuoted(text, at, rowCount) : endOfCell(text, at, delimiter);
    row.push(isQuoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end));
    if (row.length > MOST_CELLS) {
      throw badBody(
        `Row ${rowCount} has more than ${MOST_CELLS} cells. A book list has a few columns.`,
      );
    }
    const next = isQuoted ? skipSpaces(text, end) : end;
    if (text[next] === delimiter) {
      at = next + 1;
      // The last cell of the file is empty.
      if (at === text.length) row.push('');
      continue;
    }
    if (next < text.length && !/[\r\n]/.test(text[next] ?? '')) throw unclear(rowCount);
    yield row;
    row = [];
    rowCount += 1;
    at = next + (text.startsWith('\r\n', next) ? 2 : 1);
  }
  if (row.length > 0) yield row;
}

const QUOTES = /"+/g;

function endOfCell(text: string, from: number, delimiter: Delimiter): number {
  const end = ENDS[delimiter];
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

/** Returns where the text goes on after the closing quote. Two quotes are one that belongs to the cell. */
function endOfQuoted(text: string, from: number, row: number): number {
  QUOTES.lastIndex = from + 1;
  for (;;) {
    const quotes = QUOTES.exec(text);
    if (quotes === null) throw unclear(row);
    if (quotes[0].length % 2 === 1) return QUOTES.lastIndex;
  }
}

function skipSpaces(text: string, from: number): number {
  let at = from;
  while (text[at] === ' ') at += 1;
  return at;
}

const unclear = (row: number) =>
  badBody(
    `Row ${row} has a quotation mark that is not closed, or has text after it. Save the file again from your spreadsheet.`,
  );

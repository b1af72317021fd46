// Decides what becomes of each row of a book list.
import { createHash } from 'node:crypto';
import type { BookListPlan, ListedBook } from '../../../contracts/book-list.ts';
import type { NewBook } from '../../../contracts/book-form.ts';
import { wordsOfSearch } from '../../../domain/search.ts';
import { createPace } from '../../async/pace.ts';
import type { ReadList } from './read-list.ts';

export interface PlannedRow {
  listed: ListedBook;
  /** Null if the row is wrong. */
  book: NewBook | null;
}

export interface Plan {
  /** A digest of all that the rows would become. */
  digest: string;
  rows: PlannedRow[];
}

/** Removes differences in case, accents, quotes and spaces, as the owner's form does. */
const toKey = (title: string) => wordsOfSearch(title).join(' ');

/** `titles` are those of all books of the library. */
export async function makePlan(list: ReadList, titles: Iterable<string>): Promise<Plan> {
  const pace = createPace();
  const inLibrary = new Set<string>();
  for (const title of titles) {
    await pace();
    inLibrary.add(toKey(title));
  }
  const rowOf = new Map<string, number>();
  const hash = createHash('sha256');
  const rows: PlannedRow[] = [];
  for (const { listed, book } of list.rows) {
    await pace();
    const key = toKey(listed.title);
    const message = inLibrary.has(key) ? IN_LIBRARY : book && sameAs(rowOf.get(key));
    const fate = book === null ? 'wrong' : message ? 'known' : 'new';
    if (book !== null && !rowOf.has(key)) rowOf.set(key, listed.row);
    const notes = message ? [...listed.notes, { column: 'title' as const, message }] : listed.notes;
    const planned = { listed: { ...listed, fate, notes } as ListedBook, book };
    hash.update(JSON.stringify(planned));
    rows.push(planned);
  }
  return { digest: hash.digest('hex'), rows };
}

const IN_LIBRARY = 'The library has a book with this title already.';
const sameAs = (row: number | undefined) =>
  row === undefined ? null : `Row ${row} has this title too.`;

/** Returns the plan as the owner sees it. */
export function presentPlan(list: ReadList, { digest, rows }: Plan): BookListPlan {
  const count = (fate: ListedBook['fate']) =>
    rows.filter(({ listed }) => listed.fate === fate).length;
  const { columns, unused, notes } = list;
  return {
    digest,
    counts: { new: count('new'), known: count('known'), wrong: count('wrong') },
    columns,
    unused,
    notes,
    rows: rows.map(({ listed }) => listed),
  };
}

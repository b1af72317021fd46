// Moves a library from SQLite to PostgreSQL, every row of every table, and compares them all before the
// first of them counts.
import { isAway } from '../failures.ts';
import { openDatabase } from '../open.ts';
import { inOrderOfReference, type Table } from '../schema.ts';
import { CannotMove, nameOf, openSource, type Row, type Source } from './source.ts';
import { charactersOf, openTarget, PIECE, type Target } from './target.ts';

/** Of rows, between two words of how far it is. */
const WORD_EVERY = 100_000;
/** PostgreSQL's classes for a value and for a row that it does not take. */
const REFUSED = /^2[23]/;

/** Whether everything has arrived or nothing is not known. */
export class Unconfirmed extends Error {
  override message =
    'The connection broke while the move was being confirmed. Move again: should the database be said not to be empty, everything had arrived.';
}

export interface Move {
  dataDir: string;
  databaseUrl: string;
  /** Hears how far it is, in sentences. */
  say?: (sentence: string) => void;
}

/**
 * Moves the library of `dataDir`, which stays as it is and closed to others meanwhile. Answers the number
 * of rows by table. Throws CannotMove, or what the connection broke with: then nothing was moved; or
 * Unconfirmed.
 */
export async function moveLibrary({
  dataDir,
  databaseUrl,
  say = () => {},
}: Move): Promise<Map<string, number>> {
  const source = await openSource(dataDir);
  try {
    await (await openDatabase({ dataDir, databaseUrl })).close();
    const target = await openTarget(databaseUrl);
    try {
      const tables = commonTables(source, target);
      const counts = new Map(tables.map((table) => [table.name, source.count(table)]));
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      await copy(source, target, tables, progress('moved', all, say));
      await compare(source, target, tables, progress('compared', all, say));
      await commit(target);
      return counts;
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

/** Its answer may be lost on the way after all has arrived. */
async function commit(target: Target): Promise<void> {
  try {
    await target.commit();
  } catch (error) {
    throw isAway(error) ? new Unconfirmed() : error;
  }
}

function progress(done: string, all: number, say: (sentence: string) => void): () => void {
  let rows = 0;
  return () => {
    rows++;
    if (rows % WORD_EVERY === 0) say(`${rows} of ${all} rows are ${done}.`);
  };
}

/** The tables of both, in an order in which rows may be written. */
function commonTables(source: Source, target: Target): Table[] {
  const there = new Map(target.tables.map((table) => [table.name, columnNames(table)]));
  for (const table of source.tables) {
    if (there.get(table.name) !== columnNames(table)) {
      throw new CannotMove(
        `The table ${table.name} is not the same in both databases. Was the library made by another release?`,
      );
    }
  }
  for (const { name } of target.tables) {
    if (!source.tables.some((table) => table.name === name)) {
      throw new CannotMove(`library.sqlite has no table ${name}.`);
    }
  }
  return inOrderOfReference(source.tables);
}

const columnNames = ({ columns }: Table) => `${columns.map(({ name }) => name).toSorted()}`;

async function copy(
  source: Source,
  target: Target,
  tables: readonly Table[],
  step: () => void,
): Promise<void> {
  for (const table of tables) {
    let piece: Row[] = [];
    let characters = 0;
    const write = async () => {
      if (piece.length > 0) await insert(target, table, piece);
      piece = [];
      characters = 0;
    };
    for (const row of source.rows(table)) {
      piece.push(row);
      characters += charactersOf(row);
      step();
      if (piece.length >= PIECE.rows || characters >= PIECE.characters) await write();
    }
    await write();
  }
}

async function insert(target: Target, table: Table, rows: readonly Row[]): Promise<void> {
  try {
    await target.insert(table, rows);
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    if (!REFUSED.test(code)) throw error;
    const [first, last] = [rows[0], rows.at(-1)].map((row) => nameOf(table, row ?? []));
    throw new CannotMove(`PostgreSQL refuses rows between ${first} and ${last}: ${message}.`);
  }
}

async function compare(
  source: Source,
  target: Target,
  tables: readonly Table[],
  step: () => void,
): Promise<void> {
  for (const table of tables) {
    const there = target.rows(table)[Symbol.asyncIterator]();
    for (const row of source.rows(table)) {
      const { value: moved } = await there.next();
      const column = table.columns.find((_, place) => moved?.[place] !== row[place]);
      if (column) {
        throw new CannotMove(
          `In PostgreSQL ${nameOf(table, row)} has become another: ${column.name} differs.`,
        );
      }
      step();
    }
    const { value: more } = await there.next();
    if (more)
      throw new CannotMove(`PostgreSQL has more rows in ${table.name}: ${nameOf(table, more)}.`);
  }
}

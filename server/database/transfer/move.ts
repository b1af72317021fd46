// Moves a library from SQLite to PostgreSQL: copies every row of every table, and compares all rows
// before it commits.
import { isUnavailable } from '../failures.ts';
import { openDatabase } from '../open.ts';
import { inOrderOfReference, type Table } from '../schema.ts';
import { CannotMove, nameOf, openSource, type Row, type Source } from './source.ts';
import { charactersOf, openTarget, BATCH, type Target } from './target.ts';

/** How many rows lie between two progress messages. */
const PROGRESS_EVERY = 100_000;
/** PostgreSQL's error classes for an invalid value (22) and for a violated constraint (23). */
const REJECTED = /^2[23]/;

/** The commit was not confirmed: either every row was moved or none. */
export class Unconfirmed extends Error {
  override message =
    'The connection broke while the move was being confirmed. Move again. If the answer is that the database is not empty, everything has arrived.';
}

export interface Move {
  dataDir: string;
  databaseUrl: string;
  /** Called with progress messages. */
  say?: (sentence: string) => void;
}

/**
 * Moves the library of `dataDir`, which is locked meanwhile and stays unchanged. Returns the number of rows by
 * table. Throws CannotMove or a connection error if nothing was moved, and Unconfirmed if that is unknown.
 */
export async function moveLibrary({
  dataDir,
  databaseUrl,
  say: report = () => {},
}: Move): Promise<Map<string, number>> {
  const source = await openSource(dataDir);
  try {
    await (await openDatabase({ dataDir, databaseUrl })).close();
    const target = await openTarget(databaseUrl);
    try {
      const tables = commonTables(source, target);
      const counts = new Map(tables.map((table) => [table.name, source.count(table)]));
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      await copy(source, target, tables, progress('moved', total, report));
      await compare(source, target, tables, progress('compared', total, report));
      await commit(target);
      return counts;
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

/** Throws Unconfirmed when the connection breaks: the commit may have succeeded although its response was lost. */
async function commit(target: Target): Promise<void> {
  try {
    await target.commit();
  } catch (error) {
    throw isUnavailable(error) ? new Unconfirmed() : error;
  }
}

function progress(done: string, total: number, report: (sentence: string) => void): () => void {
  let rows = 0;
  return () => {
    rows++;
    if (rows % PROGRESS_EVERY === 0) report(`${rows} of ${total} rows are ${done}.`);
  };
}

/** Returns the tables in an order in which rows can be inserted. Throws CannotMove if the two databases differ. */
function commonTables(source: Source, target: Target): Table[] {
  const targetColumns = new Map(target.tables.map((table) => [table.name, columnNames(table)]));
  for (const table of source.tables) {
    if (targetColumns.get(table.name) !== columnNames(table)) {
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
  onRow: () => void,
): Promise<void> {
  for (const table of tables) {
    let batch: Row[] = [];
    let characters = 0;
    const write = async () => {
      if (batch.length > 0) await insert(target, table, batch);
      batch = [];
      characters = 0;
    };
    for (const row of source.rows(table)) {
      batch.push(row);
      characters += charactersOf(row);
      onRow();
      if (batch.length >= BATCH.rows || characters >= BATCH.characters) await write();
    }
    await write();
  }
}

async function insert(target: Target, table: Table, rows: readonly Row[]): Promise<void> {
  try {
    await target.insert(table, rows);
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string };
    if (!REJECTED.test(code)) throw error;
    const [first, last] = [rows[0], rows.at(-1)].map((row) => nameOf(table, row ?? []));
    throw new CannotMove(`PostgreSQL refuses rows between ${first} and ${last}: ${message}.`);
  }
}

async function compare(
  source: Source,
  target: Target,
  tables: readonly Table[],
  onRow: () => void,
): Promise<void> {
  for (const table of tables) {
    const targetRows = target.rows(table)[Symbol.asyncIterator]();
    for (const row of source.rows(table)) {
      const { value: moved } = await targetRows.next();
      const column = table.columns.find((_, index) => moved?.[index] !== row[index]);
      if (column) {
        throw new CannotMove(
          `In PostgreSQL ${nameOf(table, row)} has become another: ${column.name} differs.`,
        );
      }
      onRow();
    }
    const { value: more } = await targetRows.next();
    if (more)
      throw new CannotMove(`PostgreSQL has more rows in ${table.name}: ${nameOf(table, more)}.`);
  }
}

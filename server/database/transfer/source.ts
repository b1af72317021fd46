// The SQLite library that is being moved. It is locked against other processes, and only read.
import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { isContention } from '../failures.ts';
import { migrations } from '../migrations.ts';
import { type Column, isOfMigrator, readSchema, type Table } from '../schema.ts';

/** The library cannot be moved. The message is for the person at the terminal. */
export class CannotMove extends Error {}

/** The values of a row in the order of its table's columns; numbers as decimal strings. */
export type Row = (string | null)[];

export interface Source {
  file: string;
  tables: Table[];
  count(table: Table): number;
  /** Returns all rows, sorted by primary key. Throws CannotMove for a value that PostgreSQL cannot store. */
  rows(table: Table): Iterable<Row>;
  close(): void;
}

const INTEGER_MAX = 2n ** 31n - 1n;
const BIGINT_MAX = 2n ** 63n - 1n;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const quotedList = (names: readonly string[]) => names.map(quoted).join(', ');

/** Describes a row in a message, by its table and primary key. */
export function nameOf({ name, columns, primaryKey }: Table, row: readonly unknown[]): string {
  const key = primaryKey.map((column) => row[columns.findIndex((other) => other.name === column)]);
  return `the row ${JSON.stringify(key.map(String))} of ${name}`;
}

/** Opens `library.sqlite` of a data folder. Throws CannotMove. */
export async function openSource(dataDir: string): Promise<Source> {
  const file = join(resolve(dataDir), 'library.sqlite');
  if (!existsSync(file)) throw new CannotMove(`There is no library at ${file}. Set DATA_DIR.`);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    lock(database);
    return { file, ...(await read(database)), close: () => database.close() };
  } catch (error) {
    database.close();
    if (!isContention(error)) throw error;
    throw new CannotMove(`${file} is open in another process. Stop the library first.`);
  }
}

/**
 * Locks the whole file, because later writes of another process would be lost. In this mode the first read takes
 * a lock and keeps it. It fails while another process has the file open.
 */
function lock(database: DatabaseSync): void {
  database.exec('pragma locking_mode = exclusive; pragma query_only = on; begin');
  database.prepare('select count(*) from sqlite_master').get();
}

async function read(database: DatabaseSync): Promise<Pick<Source, 'tables' | 'count' | 'rows'>> {
  const all = await readSchema('sqlite', async (statement) => database.prepare(statement).all());
  if (!all.some(isOfMigrator)) throw new CannotMove('library.sqlite does not hold a library.');
  const applied = database.prepare('select name from kysely_migration order by name').all();
  const pending = Object.keys(migrations).filter(
    (name) => !applied.some((row) => row['name'] === name),
  );
  if (pending.length > 0) {
    const changes = pending.join(', ');
    throw new CannotMove(
      `The library has not been upgraded to this release (${changes}). Start it once on SQLite, stop it, and move it then.`,
    );
  }
  return {
    tables: all.filter((table) => !isOfMigrator(table)),
    count: ({ name }) =>
      Number(database.prepare(`select count(*) as count from ${quoted(name)}`).get()?.['count']),
    rows: (table) => rowsOf(database, table),
  };
}

function* rowsOf(database: DatabaseSync, table: Table): Generator<Row> {
  const { name, columns, primaryKey } = table;
  const names = quotedList(columns.map((column) => column.name));
  const statement = database.prepare(
    `select ${names} from ${quoted(name)} order by ${quotedList(primaryKey)}`,
  );
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  for (const values of statement.iterate() as Iterable<unknown>) {
    yield (values as unknown[]).map((value, index) => {
      const column = columns[index] as Column;
      const problem =
        findProblem(value, column) ??
        (typeof value === 'string' &&
        value.includes('\ufffd') &&
        !isValidText(values as unknown[], column)
          ? 'holds bytes that are not text in UTF-8'
          : null);
      if (problem === null) return value === null ? null : String(value);
      const row = nameOf(table, values as unknown[]);
      throw new CannotMove(
        `${column.name} in ${row} ${problem}, which PostgreSQL cannot store there. Correct it, and move again.`,
      );
    });
  }

  /** Whether the stored bytes are valid UTF-8. node:sqlite reads invalid ones as U+FFFD, which a text may also have. */
  function isValidText(row: unknown[], { name: column }: Column): boolean {
    const keyValues = primaryKey.map(
      (key) => row[columns.findIndex((other) => other.name === key)],
    );
    const where = primaryKey.map((key) => `${quoted(key)} = ?`).join(' and ');
    const found = database
      .prepare(
        `select cast(${quoted(column)} as blob) as bytes from ${quoted(name)} where ${where}`,
      )
      .get(...(keyValues as SQLInputValue[]));
    return found !== undefined && isUtf8(found['bytes'] as Uint8Array);
  }
}

/** Returns why PostgreSQL cannot store a value, or null. SQLite stores any value in any column. */
function findProblem(value: unknown, { type }: Column): string | null {
  if (value === null) return null;
  if (type === 'text') {
    if (typeof value !== 'string') return 'holds bytes';
    return value.includes('\0') ? 'holds a NUL character' : null;
  }
  if (typeof value !== 'bigint') return 'holds something that is not a whole number';
  const max = type === 'integer' ? INTEGER_MAX : BIGINT_MAX;
  return value > max || value < -max - 1n ? 'holds a number that is too large' : null;
}

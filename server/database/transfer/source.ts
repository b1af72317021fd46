// A library on SQLite that is being moved: held so that no other process has it open, and only read.
import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { isContention } from '../failures.ts';
import { migrations } from '../migrations.ts';
import { type Column, isOfMigrator, readSchema, type Table } from '../schema.ts';

/** Why a library stays where it is, in a sentence for the person at the terminal. */
export class CannotMove extends Error {}

/** The values of a row in the order of its table's columns; numbers in digits. */
export type Row = (string | null)[];

export interface Source {
  file: string;
  tables: Table[];
  count(table: Table): number;
  /** All rows in the order of their primary key. Throws CannotMove for what PostgreSQL cannot keep. */
  rows(table: Table): Iterable<Row>;
  close(): void;
}

const INTEGER_MAX = 2n ** 31n - 1n;
const BIGINT_MAX = 2n ** 63n - 1n;

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const listed = (names: readonly string[]) => names.map(quoted).join(', ');

/** A row's name in a sentence: its table and what its primary key holds. */
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
    hold(database);
    return { file, ...(await read(database)), close: () => database.close() };
  } catch (error) {
    database.close();
    if (!isContention(error)) throw error;
    throw new CannotMove(`${file} is open in another process. Stop the library first.`);
  }
}

/**
 * Takes the whole file: what another process would write from now on were lost. In this mode the first
 * read needs a lock that is refused while anybody else has the file open, and keeps it.
 */
function hold(database: DatabaseSync): void {
  database.exec('pragma locking_mode = exclusive; pragma query_only = on; begin');
  database.prepare('select count(*) from sqlite_master').get();
}

async function read(database: DatabaseSync): Promise<Pick<Source, 'tables' | 'count' | 'rows'>> {
  const all = await readSchema('sqlite', async (statement) => database.prepare(statement).all());
  if (!all.some(isOfMigrator)) throw new CannotMove('library.sqlite holds no library.');
  const made = database.prepare('select name from kysely_migration order by name').all();
  const lacking = Object.keys(migrations).filter(
    (name) => !made.some((row) => row['name'] === name),
  );
  if (lacking.length > 0) {
    const changes = lacking.join(', ');
    throw new CannotMove(
      `The library is behind this release (${changes}). Start it once on SQLite, stop it, and move it then.`,
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
  const names = listed(columns.map((column) => column.name));
  const statement = database.prepare(
    `select ${names} from ${quoted(name)} order by ${listed(primaryKey)}`,
  );
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  for (const values of statement.iterate() as Iterable<unknown>) {
    yield (values as unknown[]).map((value, place) => {
      const column = columns[place] as Column;
      const fault =
        faultOf(value, column) ??
        (typeof value === 'string' &&
        value.includes('\ufffd') &&
        !isText(values as unknown[], column)
          ? 'holds bytes that are no text in UTF-8'
          : null);
      if (fault === null) return value === null ? null : String(value);
      const row = nameOf(table, values as unknown[]);
      throw new CannotMove(
        `${column.name} in ${row} ${fault}, which PostgreSQL cannot keep there. Mend it, and move then.`,
      );
    });
  }

  /** node:sqlite reads broken bytes as U+FFFD, which may also be a text's own. */
  function isText(row: unknown[], { name: column }: Column): boolean {
    const keys = primaryKey.map((key) => row[columns.findIndex((other) => other.name === key)]);
    const where = primaryKey.map((key) => `${quoted(key)} = ?`).join(' and ');
    const found = database
      .prepare(
        `select cast(${quoted(column)} as blob) as bytes from ${quoted(name)} where ${where}`,
      )
      .get(...(keys as SQLInputValue[]));
    return found !== undefined && isUtf8(found['bytes'] as Uint8Array);
  }
}

/** SQLite keeps anything in any column; PostgreSQL does not. Null where nothing is wrong. */
function faultOf(value: unknown, { type }: Column): string | null {
  if (value === null) return null;
  if (type === 'text') {
    if (typeof value !== 'string') return 'holds bytes';
    return value.includes('\0') ? 'holds a NUL character' : null;
  }
  if (typeof value !== 'bigint') return 'holds what is no whole number';
  const max = type === 'integer' ? INTEGER_MAX : BIGINT_MAX;
  return value > max || value < -max - 1n ? 'holds a number that is too large' : null;
}

// Fills every table and every column of the current schema with test data.
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import {
  inOrderOfReference,
  isOfMigrator,
  readSchema,
  type Ask,
  type Table,
} from '../database/schema.ts';

const ROWS = 25;
/** Texts that are damaged by wrong escaping, or that sort differently in other systems. */
const TEXTS = [
  '',
  'NULL',
  '{a,"b",\\c}',
  "it's",
  'a\tb\nc\r',
  ' \u00a0 ',
  'Zoë',
  'zoe',
  'Ａ',
  '🦊 \ufffd',
  'e\u0301é',
  '\\',
  '%_',
  '٣',
];
/** Values of an integer column. */
const NUMBERS = [0, 1, -1, 2 ** 31 - 1, -(2 ** 31)];

const askOf =
  ({ db }: Pick<Database, 'db'>): Ask =>
  async (statement) =>
    (await sql.raw(statement).execute(db)).rows;

export const tablesOf = async (database: Database): Promise<Table[]> =>
  (await readSchema(database.engine, askOf(database))).filter((table) => !isOfMigrator(table));

/** Returns the nullable columns by table. Key columns are never nullable, although SQLite reports them as such. */
export async function nullableColumns(database: Database): Promise<Map<string, string[]>> {
  const described = await database.db.introspection.getTables();
  const nullableOf = ({ name: table, primaryKey }: Table) =>
    (described.find(({ name }) => name === table)?.columns ?? [])
      .filter(({ name, isNullable }) => isNullable && !primaryKey.includes(name))
      .map(({ name }) => name);
  return new Map((await tablesOf(database)).map((table) => [table.name, nullableOf(table)]));
}

/** Fills every table. In one row of each table, every nullable column is null. */
export async function fillEveryTable(database: Database): Promise<void> {
  const tables = inOrderOfReference(await tablesOf(database));
  const nullable = await nullableColumns(database);
  for (const table of tables) {
    const references = new Set(table.foreignKeys.map(({ columns: [name] }) => name));
    for (let n = 0; n < ROWS; n++) {
      const values = table.columns.map(({ name, type }, index) => {
        const isKey = table.primaryKey.includes(name);
        // Keys have the same values in all tables, so that every reference is valid.
        if (isKey || references.has(name)) return `${TEXTS[n % TEXTS.length]} ${n}`;
        if (type === 'text') return TEXTS[(n + index) % TEXTS.length];
        if (type === 'bigint') return 1_800_000_000_000 + n;
        return NUMBERS[(n + index) % NUMBERS.length];
      });
      await sql`insert into ${sql.table(table.name)} (${sql.join(
        table.columns.map(({ name }) => sql.ref(name)),
      )}) values (${sql.join(values)})`.execute(database.db);
    }
    for (const name of nullable.get(table.name) ?? []) {
      await sql`update ${sql.table(table.name)} set ${sql.ref(name)} = null
        where ${sql.ref(table.primaryKey[0] ?? '')} = ${`${TEXTS[3]} 3`}`.execute(database.db);
    }
  }
}

/** Returns all rows of all tables, by table name, in the same order on both engines. */
export async function everyRow(database: Database): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {};
  for (const { name, columns, primaryKey } of await tablesOf(database)) {
    const names = columns.map((column) => column.name).toSorted();
    const found = (await askOf(database)(`select * from ${name}`)) as Record<string, unknown>[];
    const keyOf = (row: Record<string, unknown>) => primaryKey.map((key) => row[key]).join('\n');
    rows[name] = found
      .map((row) => Object.fromEntries(names.map((column) => [column, row[column]])))
      .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  }
  return rows;
}

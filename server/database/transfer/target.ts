// The PostgreSQL database that a library moves into. One transaction moves all of it or nothing.
import pg from 'pg';
import { isOfMigrator, readSchema, type Table } from '../schema.ts';
import { CannotMove, quoted, type Row } from './source.ts';

export interface Target {
  tables: Table[];
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Returns all rows, sorted by primary key, and fetches them in batches. */
  rows(table: Table): AsyncIterable<Row>;
  commit(): Promise<void>;
  /** Rolls back whatever was not committed. */
  close(): Promise<void>;
}

const CONNECT_WITHIN_MS = 5_000;
const LOCK_NOT_AVAILABLE = '55P03';
/** The largest batch in memory, in characters and rows. A single book may be larger. */
export const BATCH = { characters: 4_000_000, rows: 2_000 };
/** The size of a table's first batch, while the length of its rows is unknown. */
const FIRST_ROWS = 10;

export const charactersOf = (row: Row) => row.reduce((sum, value) => sum + (value?.length ?? 0), 0);

/** Connects to a migrated, empty database and locks its tables against other writers. Throws CannotMove. */
export async function openTarget(url: string): Promise<Target> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
  });
  // A broken connection is reported by the next statement.
  client.on('error', () => {});
  await client.connect();
  const query = async (statement: string): Promise<Record<string, unknown>[]> =>
    (await client.query(statement)).rows;
  try {
    const [encoding] = await query('show server_encoding');
    if (encoding?.['server_encoding'] !== 'UTF8') {
      throw new CannotMove(
        `The database of DATABASE_URL keeps text in ${encoding?.['server_encoding']}. Create one with encoding UTF8.`,
      );
    }
    await client.query('begin');
    await client.query(`set local lock_timeout = '5s'; set local statement_timeout = 0;
      set local idle_in_transaction_session_timeout = 0`);
    const tables = (await readSchema('postgres', query)).filter((table) => !isOfMigrator(table));
    await lockEmptyTables(query, tables);
    return { tables, ...operations(client), close: () => client.end() };
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    throw new CannotMove('Another process writes to the database of DATABASE_URL. Stop it first.');
  }
}

async function lockEmptyTables(
  query: (statement: string) => Promise<Record<string, unknown>[]>,
  tables: readonly Table[],
): Promise<void> {
  const names = tables.map(({ name }) => quoted(name));
  await query(`lock table ${names.join(', ')} in share row exclusive mode`);
  for (const name of names) {
    const [row] = await query(`select exists (select from ${name}) as filled`);
    if (row?.['filled']) {
      throw new CannotMove(
        `The database of DATABASE_URL is not empty: ${name} holds rows. Name a new one.`,
      );
    }
  }
}

function operations(client: pg.Client): Pick<Target, 'insert' | 'rows' | 'commit'> {
  return {
    async insert({ name, columns }, rows) {
      const names = columns.map((column) => quoted(column.name)).join(', ');
      const arrays = columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ');
      await client.query(
        `insert into ${quoted(name)} (${names}) select * from unnest(${arrays})`,
        columns.map((_, index) => rows.map((row) => row[index])),
      );
    },

    async *rows({ name, columns, primaryKey }) {
      const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
      const order = primaryKey.map((key) => {
        const isText = columns.some((column) => column.name === key && column.type === 'text');
        // Compares bytes, as SQLite does.
        return quoted(key) + (isText ? ' collate "C"' : '');
      });
      await client.query(`declare moved no scroll cursor for
        select ${values} from ${quoted(name)} order by ${order.join(', ')}`);
      for (let count = FIRST_ROWS; ;) {
        const { rows } = await client.query<Row>({
          text: `fetch ${count} from moved`,
          rowMode: 'array',
        });
        yield* rows;
        if (rows.length < count) break;
        const average = rows.reduce((sum, row) => sum + charactersOf(row), 0) / rows.length;
        const maxRows = Math.floor(BATCH.characters / Math.max(average, 1));
        count = Math.max(1, Math.min(maxRows, count * 4, BATCH.rows));
      }
      await client.query('close moved');
    },

    async commit() {
      // Without statistics, PostgreSQL would plan the first queries as if the tables were empty.
      await client.query('analyze');
      await client.query('commit');
    },
  };
}

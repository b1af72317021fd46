import { sql } from 'kysely';
import type { Database } from './open.ts';

/** Returns, for example, the name `PostgreSQL 18.1` and PostgreSQL's number 180001; the number is 0 for SQLite. */
export async function serverVersion({ engine, db }: Database) {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ name: string }>`select sqlite_version() as name`.execute(db);
    return { number: 0, name: `SQLite ${rows[0]?.name}` };
  }
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number,
           current_setting('server_version') as name`.execute(db);
  return { number: rows[0]?.number ?? 0, name: `PostgreSQL ${rows[0]?.name}` };
}

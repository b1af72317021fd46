// Databases for tests: an empty one of either engine, gone when the test file ends.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { afterFile } from '../../test-support/after-file.ts';
import { type Database, type DatabaseSettings, openDatabase } from '../database/open.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** Opens a new, migrated database and closes it after the file's last test. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  return (await newTestDatabase(engine))();
}

/** A new database that is opened with each call, as by processes that share it. */
export async function newTestDatabase(
  engine: Engine,
  settings: Pick<DatabaseSettings, 'onQuery'> = {},
): Promise<() => Promise<Database>> {
  const folder = mkdtempSync(join(tmpdir(), 'library-test-'));
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase() : undefined;
  const opened: Database[] = [];
  afterFile(async () => {
    for (const database of opened) await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    const database = await openDatabase({ dataDir: folder, databaseUrl, ...settings });
    opened.push(database);
    return database;
  };
}

/** The address of a new, empty PostgreSQL database. */
export async function createPostgresDatabase(encoding = 'utf8'): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name} encoding '${encoding}' template template0`);
  await client.end();
  return `${server}/${name}`;
}

// Databases for tests: one of either engine, with all its tables and nothing in them, gone when the test file ends.
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { afterFile } from '../../test-support/after-file.ts';
import {
  connectDatabase,
  type Database,
  type DatabaseSettings,
  openDatabase,
} from '../database/open.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** Opens a new database that has its tables, and closes it after the file's last test. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  return (await newTestDatabase(engine))();
}

/** A new database that has its tables and is opened with each call, as by processes that share it. */
export async function newTestDatabase(
  engine: Engine,
  settings: Pick<DatabaseSettings, 'onQuery'> = {},
): Promise<() => Promise<Database>> {
  const place = await copyTemplate(engine);
  return opener(() => connectDatabase({ ...place, ...settings }), place.dataDir);
}

/** A new database without a table, to which each call brings them, as a process does that starts. */
export async function newEmptyDatabase(engine: Engine): Promise<() => Promise<Database>> {
  const dataDir = newFolder();
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase() : undefined;
  return opener(() => openDatabase({ dataDir, databaseUrl }), dataDir);
}

/** The address of a new, empty PostgreSQL database. */
export async function createPostgresDatabase(encoding = 'utf8'): Promise<string> {
  return createFrom('template0', `encoding '${encoding}'`);
}

/** The address of a new PostgreSQL database that has its tables. */
export async function copyPostgresTemplate(): Promise<string> {
  return createFrom(inject('templates').postgres, 'strategy file_copy');
}

/** Where a copy lies of the database whose tables were made before the first test (`postgres.ts`). */
async function copyTemplate(
  engine: Engine,
): Promise<Required<Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>>> {
  const dataDir = newFolder();
  if (engine === 'postgres') return { dataDir, databaseUrl: await copyPostgresTemplate() };
  copyFileSync(inject('templates').sqlite, join(dataDir, 'library.sqlite'));
  return { dataDir, databaseUrl: undefined };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'library-test-'));

function opener(open: () => Promise<Database>, folder: string): () => Promise<Database> {
  const opened: Database[] = [];
  afterFile(async () => {
    for (const database of opened) await database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return async () => {
    const database = await open();
    opened.push(database);
    return database;
  };
}

async function createFrom(template: string, options = ''): Promise<string> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name} template ${template} ${options}`);
  await client.end();
  return `${server}/${name}`;
}

// Databases for tests, on either engine, with empty tables. They are removed when the test file ends.
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

/** Opens a new database with empty tables. Closes it after the file's last test. */
export async function openTestDatabase(engine: Engine): Promise<Database> {
  return (await newTestDatabase(engine))();
}

/** Creates a database with empty tables. Each call of the returned function opens it, like another process. */
export async function newTestDatabase(
  engine: Engine,
  settings: Pick<DatabaseSettings, 'onQuery'> = {},
): Promise<() => Promise<Database>> {
  const location = await copyTemplate(engine);
  return opener(() => connectDatabase({ ...location, ...settings }), location.dataDir);
}

/** Creates a database without tables. Each call of the returned function opens and migrates it, like a starting process. */
export async function newEmptyDatabase(engine: Engine): Promise<() => Promise<Database>> {
  const dataDir = newFolder();
  const databaseUrl = engine === 'postgres' ? await createPostgresDatabase() : undefined;
  return opener(() => openDatabase({ dataDir, databaseUrl }), dataDir);
}

/** Creates an empty PostgreSQL database and returns its URL. */
export async function createPostgresDatabase(encoding = 'utf8'): Promise<string> {
  return createFrom('template0', `encoding '${encoding}'`);
}

/** Creates a PostgreSQL database with empty tables and returns its URL. */
export async function copyPostgresTemplate(): Promise<string> {
  return createFrom(inject('templates').postgres, 'strategy file_copy');
}

/** Copies the template database, which `postgres.ts` creates before the first test. Returns the copy's location. */
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

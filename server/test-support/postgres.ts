// Vitest's global setup: starts one PostgreSQL for all test files, and creates a template database with empty
// tables for each engine. Tests open copies of the templates.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open.ts';
import { explainPostgresFailure } from './postgres-failure.ts';
import { type PostgresServer, preparePostgres } from './postgres-server.ts';

/** Databases with empty tables. */
export interface Templates {
  /** The path of the SQLite file. */
  sqlite: string;
  /** The name of the PostgreSQL database. */
  postgres: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    templates: Templates;
  }
}

const TEMPLATE = 'template_library';

/** All projects share the server. The first project that runs a file starts it. */
export async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const shared = vitest.getRootProject();
  if ('postgresUrl' in shared.getProvidedContext()) return undefined;
  let server: PostgresServer | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'library-template-'));
  const end = async () => {
    await server?.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    server = await preparePostgres();
    await server.start();
    const templates = await makeTemplates(server.url, folder);
    shared.provide('postgresUrl', server.url);
    shared.provide('templates', templates);
  } catch (error) {
    await end();
    // Print only this message: a thrown error would be hidden among stack traces.
    console.error(explainPostgresFailure(error));
    process.exit(1);
  }
  return end;
}

async function makeTemplates(url: string, folder: string): Promise<Templates> {
  const client = new pg.Client({ connectionString: `${url}/postgres` });
  await client.connect();
  await client.query(`create database ${TEMPLATE} encoding 'utf8' template template0`);
  await client.end();
  for (const databaseUrl of [`${url}/${TEMPLATE}`, undefined]) {
    const database = await openDatabase({ dataDir: folder, databaseUrl });
    await database.close();
  }
  return { sqlite: join(folder, 'library.sqlite'), postgres: TEMPLATE };
}

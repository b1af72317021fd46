import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inherited } from '../e2e/support/config.ts';
import { type Database, openDatabase } from '../server/database/open.ts';
import { createPostgresDatabase } from '../server/test-support/databases.ts';
import { everyRow, fillEveryTable } from '../server/test-support/filled-tables.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'library-moving-'));
let rows: Record<string, unknown[]>;
beforeAll(async () => {
  const library = await openDatabase({ dataDir });
  await fillEveryTable(library);
  rows = await everyRow(library);
  await library.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function start(settings: Record<string, string>) {
  const env = { ...inherited, DATA_DIR: dataDir, ...settings };
  const done = Promise.withResolvers<{ code: unknown; output: string }>();
  const file = join(import.meta.dirname, 'move.ts');
  const child = execFile(process.execPath, [file], { env }, (error, stdout, stderr) =>
    done.resolve({ code: error === null ? 0 : error.code, output: stdout + stderr }),
  );
  return { child, done: done.promise };
}
const move = (settings: Record<string, string>) => start(settings).done;

async function opened<T>(databaseUrl: string, work: (database: Database) => Promise<T>) {
  // A transaction stays open here while a process starts, which is slow on a busy machine.
  const database = await openDatabase({ dataDir: '', databaseUrl, timeout: 60_000 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

describe('npm run move', () => {
  test('moves every row, and refuses to do it twice', async () => {
    const databaseUrl = await createPostgresDatabase();
    const { code, output } = await move({ DATABASE_URL: databaseUrl });
    expect(output).toContain('users: 25 rows.\n');
    expect(output).toMatch(/All \d+ rows of \d+ tables are moved, compared and equal\./);
    expect(code).toBe(0);
    expect(await opened(databaseUrl, everyRow)).toEqual(rows);

    const again = await move({ DATABASE_URL: databaseUrl });
    expect(again.code).toBe(2);
    expect(again.output).toContain('holds rows. Name a new one. Nothing was moved.');
  });

  test.each([
    ['', 2, 'DATABASE_URL must name the PostgreSQL database to move into. Nothing was moved.'],
    ['mysql://localhost/library', 1, 'DATABASE_URL must begin with postgres://'],
    ['postgres://owner:sesame@localhost:1/library', 1, 'PostgreSQL cannot be used (ECONNREFUSED)'],
  ])('refuses to move to %j', async (databaseUrl, status, sentence) => {
    const { code, output } = await move({ DATABASE_URL: databaseUrl });
    expect(output).toContain(sentence);
    expect(output).not.toMatch(/sesame|\n +at /);
    expect(code).toBe(status);
  });

  test('refuses to move to a missing database', async () => {
    const databaseUrl = `${await createPostgresDatabase()}_not`;
    const { code, output } = await move({ DATABASE_URL: databaseUrl });
    expect(output).toContain('(3D000): it has no such database.');
    expect(code).toBe(1);
  });

  test('leaves no rows when it is killed, and succeeds the next time', async () => {
    const databaseUrl = await createPostgresDatabase();
    await opened(databaseUrl, async ({ db }) => {
      await sql
        .raw(
          `create function wait() returns trigger language plpgsql as $$
             begin perform pg_advisory_xact_lock_shared(1); return new; end $$;
           create trigger wait before insert on stars for each row execute function wait()`,
        )
        .execute(db);
      const others = async (where: string) => {
        const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and
            application_name = 'move' and ${sql.raw(where)}`.execute(db);
        return rows[0]?.n;
      };
      const { child, done } = start({ DATABASE_URL: databaseUrl, PGAPPNAME: 'move' });
      await db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(1)`.execute(transaction);
        await expect.poll(() => others(`wait_event = 'advisory'`), { timeout: 60_000 }).toBe(1);
        child.kill('SIGKILL');
        await done;
      });
      await expect.poll(() => others('true'), { timeout: 60_000 }).toBe(0);
    });
    const left = await opened(databaseUrl, everyRow);
    expect(Object.values(left).flat()).toEqual([]);

    expect((await move({ DATABASE_URL: databaseUrl })).code).toBe(0);
    expect(await opened(databaseUrl, everyRow)).toEqual(rows);
  });
});

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type Database, type DatabaseSettings, openDatabase } from '../database/open.ts';

/** Creates a folder for the tests of a file and opens databases in it. Closes and deletes all after the last test. */
export function prepareFolders(name: string) {
  const home = mkdtempSync(join(tmpdir(), `library-${name}-`));
  const opened: Database[] = [];
  afterAll(async () => {
    for (const database of opened) await database.close();
    rmSync(home, { recursive: true, force: true });
  });
  let folders = 0;
  return {
    home,
    newFolder(): string {
      const folder = join(home, String(++folders));
      mkdirSync(folder);
      return folder;
    },
    async open(settings: DatabaseSettings): Promise<Database> {
      const database = await openDatabase(settings);
      opened.push(database);
      return database;
    },
  };
}

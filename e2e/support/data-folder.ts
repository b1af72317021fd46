// Data folders for the products that tests start.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { leavePreparedData, ports, preparedData } from './config.ts';
import { startProduct } from './product.ts';

/** Creates an empty folder, as on a machine that has never run the library. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'library-journey-'));

/** Creates a folder with the data of a new library that has analysed the words of its books. */
export function dataFolder(): string {
  const folder = emptyFolder();
  cpSync(preparedData(), folder, { recursive: true });
  return folder;
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true });

/** Creates the data that `dataFolder` copies. Filling a new library takes as long as a dozen tests. */
export async function prepareData(): Promise<string> {
  const folder = emptyFolder();
  const product = await startProduct({ ...ports, dataDir: folder });
  await waitForWords(join(folder, 'library.sqlite'));
  await product.stop();
  leavePreparedData(folder);
  return folder;
}

/** Polls the database, because the library analyses its books one by one and does not report the end. */
async function waitForWords(file: string): Promise<void> {
  const database = new DatabaseSync(file, { readOnly: true });
  const unknown = database.prepare(
    "select count(*) as books from books where flipbook_type = 'html' and words is null",
  );
  const limit = Date.now() + 120_000;
  while (unknown.get()?.['books'] !== 0) {
    if (Date.now() > limit) throw new Error('The library did not look at the words of its books');
    await setTimeout(50);
  }
  database.close();
}

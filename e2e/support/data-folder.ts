// Data folders for the products that tests start.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { leavePreparedData, ports, preparedData } from './config.ts';
import { startProduct } from './product.ts';

/** A new folder with nothing in it, as on a machine that has never run the library. */
export const emptyFolder = (): string => mkdtempSync(join(tmpdir(), 'library-journey-'));

/** A new folder with the data of a library that has been opened and has looked at the words of its books. */
export function dataFolder(): string {
  const folder = emptyFolder();
  cpSync(preparedData(), folder, { recursive: true });
  return folder;
}

export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true });

/** Makes the data that `dataFolder` copies: to fill a new library costs as much as a dozen tests. */
export async function prepareData(): Promise<string> {
  const folder = emptyFolder();
  const product = await startProduct({ ...ports, dataDir: folder });
  await wordsAreKnown(join(folder, 'library.sqlite'));
  await product.stop();
  leavePreparedData(folder);
  return folder;
}

/** The library looks at its books one by one, and tells nobody when it is done. */
async function wordsAreKnown(file: string): Promise<void> {
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

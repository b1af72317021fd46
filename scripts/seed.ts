// Puts the demo catalogue into a library that never had it. Books the owner deletes stay deleted.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { renderCatalogue } from '../content/catalogue.ts';
import { insertBook, listBooks, saveFlipbookUrl, toBookRow } from '../server/catalogue/store.ts';
import { hasMark, makeMark } from '../server/database/marks/store.ts';
import type { Db } from '../server/database/open.ts';
import type { ObjectStore } from '../server/providers/objects.ts';

const MARK = 'demo-catalogue';
const DEMO_FLIPBOOK = /^http:\/\/localhost:\d+(?=\/flipbooks\/[\w-]+$)/;

/** `flipbookOrigin` is where the embedded flipbooks are served now. */
export async function seedCatalogue(
  db: Db,
  objects: ObjectStore,
  flipbookOrigin: string,
  now: number,
): Promise<void> {
  const isSeeded = await hasMark(db, MARK);
  // The database may outlive the folder of the pictures, or be another's.
  if (isSeeded && existsSync(join(objects.folder, 'books'))) {
    return moveFlipbooks(db, flipbookOrigin);
  }
  const catalogue = renderCatalogue({ flipbookOrigin });
  await Promise.all(catalogue.objects.map(({ path, body }) => objects.put(path, body)));
  if (isSeeded) return moveFlipbooks(db, flipbookOrigin);
  await db.transaction().execute(async (transaction) => {
    for (const book of catalogue.books) await insertBook(transaction, toBookRow(book, now));
    await makeMark(transaction, MARK, now);
  });
}

/** The stand-in that serves them may have got another port. */
async function moveFlipbooks(db: Db, origin: string): Promise<void> {
  for (const { id, flipbook_url: url } of await listBooks(db)) {
    const moved = url?.replace(DEMO_FLIPBOOK, origin);
    if (moved !== undefined && moved !== url) await saveFlipbookUrl(db, id, moved);
  }
}

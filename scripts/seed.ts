// Puts the demo catalogue into a library that never had it. Books the owner deletes stay deleted.
import { isDeepStrictEqual } from 'node:util';
import { embeddedBooks } from '../content/books.ts';
import { renderBooks, renderPictures, textOf } from '../content/catalogue.ts';
import {
  getBook,
  insertBook,
  listBooks,
  saveText,
  toBookRow,
  updateBook,
} from '../server/catalogue/store.ts';
import { hasMark, makeMark } from '../server/database/marks/store.ts';
import type { Db } from '../server/database/open.ts';
import type { ObjectStore } from '../server/providers/objects.ts';

const MARK = 'demo-catalogue';
const DEMO_FLIPBOOK = /^http:\/\/localhost:\d+(?=\/flipbooks\/[\w-]+$)/;
/** The address of a demo picture, and in it the path it was stored by. */
const DEMO_PICTURE =
  /\/public-objects\/(books\/[\w-]+\/(?:cover|page-\d+))(?:\.[0-9a-f]{16})?(\.svg)/g;

/** `flipbookOrigin` is where the embedded flipbooks are served now. */
export async function seedCatalogue(
  db: Db,
  objects: ObjectStore,
  flipbookOrigin: string,
  now: number,
): Promise<void> {
  if (await hasMark(db, MARK)) return followCatalogue(db, objects, flipbookOrigin);
  const addresses = await storePictures(objects);
  const books = renderBooks((path) => addresses.get(path)!, flipbookOrigin);
  await db.transaction().execute(async (transaction) => {
    for (const book of books) {
      await insertBook(transaction, { ...toBookRow(book, now), text: book.text });
    }
    await makeMark(transaction, MARK, now);
  });
}

/** Stores every picture of the demo catalogue, and answers the address of each path. */
async function storePictures(objects: ObjectStore): Promise<Map<string, string>> {
  const stored = renderPictures().map(
    async ({ path, body }) => [path, await objects.put(path, body)] as const,
  );
  return new Map(await Promise.all(stored));
}

/**
 * The stand-in that serves the flipbooks may have got another port. The database may outlive the folder
 * of the pictures, be another's, or name pictures as the library did before their names told their
 * content.
 */
async function followCatalogue(db: Db, objects: ObjectStore, flipbookOrigin: string) {
  const listed = await listBooks(db);
  const books = (await Promise.all(listed.map(({ id }) => getBook(db, id)))).filter(
    (book) => book !== undefined,
  );
  const shown = books.flatMap(
    ({ cover_image_url, content }) => `${cover_image_url} ${content}`.match(DEMO_PICTURE) ?? [],
  );
  const isWhole = shown.every((address) => objects.has(address));
  const addresses = isWhole ? new Map<string, string>() : await storePictures(objects);
  const movePictures = (text: string) =>
    text.replace(DEMO_PICTURE, (address, name, type) => addresses.get(name + type) ?? address);

  for (const book of books) {
    const moved = {
      ...book,
      cover_image_url: book.cover_image_url && movePictures(book.cover_image_url),
      content: book.content && movePictures(book.content),
      flipbook_url: book.flipbook_url && book.flipbook_url.replace(DEMO_FLIPBOOK, flipbookOrigin),
    };
    // SQLite's rows have no prototype, by which alone they would differ.
    if (!isDeepStrictEqual(moved, { ...book })) await updateBook(db, moved);
  }
  // A library that is older than the reports of books does not know what its flipbooks say.
  for (const book of embeddedBooks) await saveText(db, book.id, textOf(book));
}

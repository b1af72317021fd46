// Sees to the demo catalogue of a library on this machine, at each start.
import { isDeepStrictEqual } from 'node:util';
import { getBook, listBooks, updateBook } from '../server/modules/catalogue/store.ts';
import type { ObjectStore } from '../server/providers/storage/objects.ts';
import { someAtATime } from '../server/async/some-at-a-time.ts';
import {
  bringEdition,
  DEMO_FLIPBOOK,
  DEMO_PICTURE,
  type DemoContent,
  readDemoContent,
  storePictures,
} from './demo-edition.ts';
import type { Db } from '../server/database/tables.ts';

/** In the object store, at the same time. */
const LOOK_UPS = 16;

/** `flipbookOrigin` is where the embedded flipbooks are served now. */
export async function seedCatalogue(
  db: Db,
  objects: ObjectStore,
  flipbookOrigin: string,
  now: number,
  content = readDemoContent(),
): Promise<void> {
  await bringEdition(db, objects, flipbookOrigin, now, content);
  await followCatalogue(db, objects, flipbookOrigin, content);
}

/**
 * The stand-in that serves the flipbooks may have got another port. The database may outlive the folder
 * of the pictures, be another's, or name pictures as the library did before their names told their
 * content.
 */
async function followCatalogue(
  db: Db,
  objects: ObjectStore,
  flipbookOrigin: string,
  content: DemoContent,
): Promise<void> {
  const listed = await listBooks(db);
  const books = (await Promise.all(listed.map(({ id }) => getBook(db, id)))).filter(
    (book) => book !== undefined,
  );
  const shown = books.flatMap(
    ({ cover_image_url, content }) => `${cover_image_url} ${content}`.match(DEMO_PICTURE) ?? [],
  );
  let isWhole = true;
  await someAtATime(LOOK_UPS, new Set(shown), async (address) => {
    if (!(await objects.has(address))) isWhole = false;
  });
  const addresses = isWhole ? new Map<string, string>() : await storePictures(objects, content);
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
}

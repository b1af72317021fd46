// Creates or updates the demo catalogue at each `npm start`.
import { isDeepStrictEqual } from 'node:util';
import pMap from 'p-map';
import { getBook, listBooks, updateBook } from '../server/modules/catalogue/store.ts';
import type { ObjectStore } from '../server/providers/storage/objects.ts';
import {
  applyEdition,
  DEMO_FLIPBOOK,
  DEMO_PICTURE,
  type DemoContent,
  readDemoContent,
  storePictures,
} from './demo-edition.ts';
import type { Db } from '../server/database/tables.ts';

/** In the object store. */
const CONCURRENT_LOOKUPS = 16;

/** `flipbookOrigin` is the present origin of the embedded flipbooks. Calls `onDraw` before it draws the pictures, which takes long. */
export async function seedCatalogue(
  db: Db,
  objects: ObjectStore,
  flipbookOrigin: string,
  now: number,
  given = readDemoContent(),
  onDraw: () => void = () => {},
): Promise<void> {
  const content = announced(given, onDraw);
  await applyEdition(db, objects, flipbookOrigin, now, content);
  await updateAddresses(db, objects, flipbookOrigin, content);
}

/** Returns the same content. Calls `onLoad` before it is loaded for the first time. */
function announced(content: DemoContent, onLoad: () => void): DemoContent {
  let loaded: ReturnType<DemoContent['load']> | undefined;
  return {
    ...content,
    load() {
      if (loaded === undefined) onLoad();
      return (loaded ??= content.load());
    },
  };
}

/**
 * Updates the addresses of flipbooks and pictures, and stores missing pictures again. The stand-in that serves the
 * flipbooks may have a new port. The folder of pictures may be gone or belong to another database. An old database
 * has picture names without content hashes.
 */
async function updateAddresses(
  db: Db,
  objects: ObjectStore,
  flipbookOrigin: string,
  content: DemoContent,
): Promise<void> {
  const listed = await listBooks(db);
  const books = (await Promise.all(listed.map(({ id }) => getBook(db, id)))).filter(
    (book) => book !== undefined,
  );
  const pictureAddresses = books.flatMap(
    ({ cover_image_url, hero_image_url, content }) =>
      `${cover_image_url} ${hero_image_url} ${content}`.match(DEMO_PICTURE) ?? [],
  );
  const found = await pMap(new Set(pictureAddresses), (address) => objects.has(address), {
    concurrency: CONCURRENT_LOOKUPS,
  });
  const addresses = found.every(Boolean)
    ? new Map<string, string>()
    : await storePictures(objects, content);
  const updatePictures = (text: string) =>
    text.replace(DEMO_PICTURE, (address, name, type) => addresses.get(name + type) ?? address);

  for (const book of books) {
    const updated = {
      ...book,
      cover_image_url: book.cover_image_url && updatePictures(book.cover_image_url),
      hero_image_url: book.hero_image_url && updatePictures(book.hero_image_url),
      content: book.content && updatePictures(book.content),
      flipbook_url: book.flipbook_url && book.flipbook_url.replace(DEMO_FLIPBOOK, flipbookOrigin),
    };
    // Rows from SQLite have no prototype, so they would never equal `updated` without a copy.
    if (!isDeepStrictEqual(updated, { ...book })) await updateBook(db, updated);
  }
}

// Updates the demo catalogue of a library to the edition of this version of the product. A demo book that the owner
// has edited stays as it is. A demo book that the owner has deleted does not come back.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import pMap from 'p-map';
import type * as Catalogue from '../content/catalogue.ts';
import {
  type BookRow,
  type WholeBookRow,
  type NewBookRow,
  toBookRow,
} from '../server/modules/catalogue/book-rows.ts';
import {
  deleteBook,
  getBook,
  getWholeBook,
  insertBook,
  updateBook,
} from '../server/modules/catalogue/store.ts';
import { listMarks, replaceMarks } from '../server/database/marks.ts';
import { hashFiles } from '../server/modules/phonics/rules-hash.ts';
import type { ObjectStore } from '../server/providers/storage/objects.ts';
import { firstEdition } from './first-edition.ts';
import type { Db } from '../server/database/tables.ts';

/** The demo catalogue of one version of the product. */
export interface DemoContent {
  /** A hash of the content. Contains no spaces. */
  edition: string;
  /** Imports the content, which is large and rarely needed. */
  load(): Promise<Pick<typeof Catalogue, 'renderBooks' | 'renderPictures'>>;
}

export function readDemoContent(): DemoContent {
  const folder = join(import.meta.dirname, '..', 'content');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const drawings = findPackageJSON('@iconify-json/fluent-emoji-flat', import.meta.url) ?? '';
  return {
    edition: hashFiles([...files.map((file) => join(folder, file)), drawings]),
    load: () => import('../content/catalogue.ts'),
  };
}

/** The origin of a demo flipbook's address. */
export const DEMO_FLIPBOOK = /^http:\/\/localhost:\d+(?=\/flipbooks\/[\w-]+$)/;
/** The address of a demo picture. The groups are the path and the extension that it was stored under. */
export const DEMO_PICTURE =
  /\/public-objects\/(books\/[\w-]+\/(?:cover|hero|page-\d+))(?:\.[0-9a-f]{16})?(\.svg)/g;

/**
 * Returns a hash of everything that readers see of a book. It does not depend on the origin of the flipbook, nor on
 * the content hashes in the names of pictures.
 */
export function fingerprint(book: BookRow): string {
  const plain = (text: string | null) => text && text.replace(DEMO_PICTURE, '$1$2');
  const seen = [
    ...[book.title, book.author, book.description, book.category, plain(book.cover_image_url)],
    ...[book.flipbook_type, book.flipbook_url?.replace(DEMO_FLIPBOOK, ''), book.flipbook_id],
    ...[plain(book.content), book.total_pages, book.star_reward],
    // Left out where there is none, so that the fingerprints from before there were heroes stay valid.
    ...(book.hero_image_url === null ? [] : [plain(book.hero_image_url)]),
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16);
}

/** Parallel, because a bucket is slow for each upload. */
const CONCURRENT_UPLOADS = 8;

/** Stores every picture of the demo catalogue, and returns the address of each path. */
export async function storePictures(
  objects: ObjectStore,
  content: DemoContent,
): Promise<Map<string, string>> {
  const { renderPictures } = await content.load();
  const addresses = await pMap(
    renderPictures(),
    async ({ path, body }) => [path, await objects.put(path, body)] as const,
    { concurrency: CONCURRENT_UPLOADS },
  );
  return new Map(addresses);
}

/** The prefix of marks that record the library's edition, and the fingerprint of each book as it was stored. */
const MARKS = 'demo-';
const editionMark = (edition: string) => `${MARKS}edition ${edition}`;
const BOOK_MARK = `${MARKS}book `;
const bookMark = (id: string, print: string) => `${BOOK_MARK}${id} ${print}`;
/** The mark of libraries from before there were editions. */
const FIRST_EDITION = `${MARKS}catalogue`;

/** Returns the fingerprint of each demo book that this library has received, by book id. */
function readFingerprints(marks: readonly string[]): Map<string, string> {
  const known = marks.filter((mark) => mark.startsWith(BOOK_MARK));
  if (known.length === 0 && marks.includes(FIRST_EDITION)) {
    return new Map(Object.entries(firstEdition));
  }
  return new Map(known.map((mark) => mark.split(' ').slice(1) as [id: string, print: string]));
}

/** Updates the demo books to the edition of `content`. `flipbookOrigin` is the origin that serves the flipbooks. */
export async function applyEdition(
  db: Db,
  objects: ObjectStore,
  flipbookOrigin: string,
  now: number,
  content: DemoContent,
): Promise<void> {
  if ((await listMarks(db, MARKS)).includes(editionMark(content.edition))) return;
  const { renderBooks } = await content.load();
  const addresses = await storePictures(objects, content);
  const books = renderBooks((path) => addresses.get(path)!, flipbookOrigin);

  await db.transaction().execute(async (transaction) => {
    const prints = readFingerprints(await listMarks(transaction, MARKS));
    const remaining: WholeBookRow[] = [];
    for (const id of prints.keys()) {
      const row = await getWholeBook(transaction, id);
      if (row) remaining.push(row);
    }
    const written = new Set<string>();
    for (const row of remaining) {
      // `edited_at` also covers changes that readers do not see, which the fingerprint leaves out.
      if (row.edited_at !== null || fingerprint(row) !== prints.get(row.id)) continue;
      const book = books.find(({ id }) => id === row.id);
      if (book) {
        await updateBook(transaction, toRow(book, row.created_at));
        written.add(book.id);
      } else {
        await deleteBook(transaction, row.id);
        prints.delete(row.id);
      }
    }
    // An owner who has deleted every demo book wants no new ones.
    const isWanted = prints.size === 0 || remaining.length > 0;
    for (const book of books) {
      if (!isWanted || prints.has(book.id) || (await getBook(transaction, book.id))) continue;
      await insertBook(transaction, toRow(book, now));
      written.add(book.id);
    }
    for (const id of written) {
      const row = await getBook(transaction, id);
      if (row) prints.set(id, fingerprint(row));
    }
    const marks = [...prints].map(([id, print]) => bookMark(id, print));
    await replaceMarks(transaction, MARKS, [editionMark(content.edition), ...marks], now);
  });
}

const toRow = (book: Catalogue.DemoBook, createdAt: number): NewBookRow => ({
  ...toBookRow(book, createdAt),
  text: book.text,
});

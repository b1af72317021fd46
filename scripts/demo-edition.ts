// Brings a library the demo catalogue as this version of the product has it. A demo book is the owner's
// as soon as it is another than the one that was stored: then it stays as it is, and a deleted one away.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import type * as Catalogue from '../content/catalogue.ts';
import {
  type BookRow,
  type WholeBookRow,
  deleteBook,
  getBook,
  getWholeBook,
  insertBook,
  type NewBookRow,
  toBookRow,
  updateBook,
} from '../server/modules/catalogue/store.ts';
import { listMarks, replaceMarks } from '../server/database/marks.ts';
import { hashFiles } from '../server/modules/phonics/edition.ts';
import type { ObjectStore } from '../server/providers/storage/objects.ts';
import { someAtATime } from '../server/async/some-at-a-time.ts';
import { firstEdition } from './first-edition.ts';
import type { Db } from '../server/database/tables.ts';

/** The demo catalogue of one version of the product. */
export interface DemoContent {
  /** Another for every other content; without spaces. */
  edition: string;
  /** Large, and rarely needed. */
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
/** The address of a demo picture, and in it the path it was stored by. */
export const DEMO_PICTURE =
  /\/public-objects\/(books\/[\w-]+\/(?:cover|page-\d+))(?:\.[0-9a-f]{16})?(\.svg)/g;

/** Of all that readers see of a book, wherever its flipbook is served and however its pictures are named. */
export function fingerprint(book: BookRow): string {
  const plain = (text: string | null) => text && text.replace(DEMO_PICTURE, '$1$2');
  const seen = [
    ...[book.title, book.author, book.description, book.category, plain(book.cover_image_url)],
    ...[book.flipbook_type, book.flipbook_url?.replace(DEMO_FLIPBOOK, ''), book.flipbook_id],
    ...[plain(book.content), book.total_pages, book.star_reward],
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16);
}

/** A bucket takes its time for each. */
const STORED_AT_ONCE = 8;

/** Stores every picture of the demo catalogue, and answers the address of each path. */
export async function storePictures(
  objects: ObjectStore,
  content: DemoContent,
): Promise<Map<string, string>> {
  const { renderPictures } = await content.load();
  const addresses = new Map<string, string>();
  await someAtATime(STORED_AT_ONCE, renderPictures(), async ({ path, body }) => {
    addresses.set(path, await objects.put(path, body));
  });
  return addresses;
}

/** What such a mark says: which edition a library has, or the fingerprint of a book as it was stored. */
const MARKS = 'demo-';
const editionMark = (edition: string) => `${MARKS}edition ${edition}`;
const BOOK_MARK = `${MARKS}book `;
const bookMark = (id: string, print: string) => `${BOOK_MARK}${id} ${print}`;
/** Made before editions were told apart. */
const FIRST_EDITION = `${MARKS}catalogue`;

/** The fingerprint of each demo book that this library ever got, by its id. */
function readPrints(marks: readonly string[]): Map<string, string> {
  const known = marks.filter((mark) => mark.startsWith(BOOK_MARK));
  if (known.length === 0 && marks.includes(FIRST_EDITION)) {
    return new Map(Object.entries(firstEdition));
  }
  return new Map(known.map((mark) => mark.split(' ').slice(1) as [id: string, print: string]));
}

/** `flipbookOrigin` is where the flipbooks are served. */
export async function bringEdition(
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
    const prints = readPrints(await listMarks(transaction, MARKS));
    const kept: WholeBookRow[] = [];
    for (const id of prints.keys()) {
      const row = await getWholeBook(transaction, id);
      if (row) kept.push(row);
    }
    const written = new Set<string>();
    for (const row of kept) {
      // An owner may also have changed what no reader sees.
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
    // Whoever has deleted every demo book has done with them.
    const isWanted = prints.size === 0 || kept.length > 0;
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

import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { deleteBook, getBook, listBooks, updateBook } from '../server/modules/catalogue/store.ts';
import { openObjectFolder } from '../server/providers/storage/object-folder.ts';
import { nameAt, type ObjectStore } from '../server/providers/storage/objects.ts';
import { engines, openTestDatabase } from '../server/test-support/databases.ts';
import { openLibrary } from '../server/test-support/library.ts';
import { readDemoContent } from './demo-edition.ts';
import { seedCatalogue } from './seed.ts';
import type { Db } from '../server/database/tables.ts';

const ORIGIN = 'http://localhost:3001';
const parent = mkdtempSync(join(tmpdir(), 'library-seed-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const first = join(parent, 'first');
/** The address of each picture in the first folder, by its path and content. */
const kept = new Map<string, string>();

/** Opens a store in a folder. Compressing is slow, so it links to a picture that an earlier store has compressed. */
function openObjects(folder: string): ObjectStore {
  const objects = openObjectFolder(folder);
  const origin = openObjectFolder(first);
  return {
    ...objects,
    async put(path, body) {
      const key = `${path} ${String(body)}`;
      const address = kept.get(key) ?? (await origin.put(path, body));
      kept.set(key, address);
      const name = nameAt(address)!;
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      for (const form of [name, `${name}.br`]) {
        // An earlier start may have stored it.
        if (!existsSync(join(folder, form))) linkSync(join(first, form), join(folder, form));
      }
      return address;
    },
  };
}

/** Returns the address of every picture in the library's books. */
async function shownPictures(db: Db): Promise<string[]> {
  const books = await Promise.all((await listBooks(db)).map(({ id }) => getBook(db, id)));
  return books.flatMap(
    (book) =>
      `"${book?.cover_image_url}" "${book?.hero_image_url}" ${book?.content}`.match(
        /(?<=")\/public-objects\/[^"]+/g,
      ) ?? [],
  );
}

describe.each(engines)('the demo catalogue over %s', (engine) => {
  const folder = (name: string) => join(parent, `${engine}-${name}`);

  test('holds an inline book for each level and two embedded ones', async () => {
    const { db } = await openTestDatabase(engine);
    const onDraw = vi.fn();
    const seed = () =>
      seedCatalogue(db, openObjectFolder(folder('whole')), ORIGIN, 1, readDemoContent(), onDraw);
    await seed();
    await seed();
    const books = await listBooks(db);
    const inline = books.filter((book) => book.flipbook_type === 'html');
    expect(new Set(inline.map((book) => book.category)).size).toBe(9);
    expect(books.length - inline.length).toBe(2);
    expect(onDraw).toHaveBeenCalledOnce();
    expect(readdirSync(join(folder('whole'), 'books')).sort()).toEqual(
      books.map(({ id }) => id).sort(),
    );
  });

  test('has a report for every book, including embedded ones, after the owner opens the list', async () => {
    const database = await openTestDatabase(engine);
    await seedCatalogue(database.db, openObjects(folder('reports')), ORIGIN, 1);
    const library = await openLibrary(engine, [], { database });
    const admin = await library.adminToken();
    // On a busy machine, reports may be incomplete in the first response.
    const body = await vi.waitFor(
      async () => {
        const looked = await library.call('GET', '/api/admin/books', { admin });
        expect(looked.body.map(({ report }: { report: unknown }) => report)).not.toContain(null);
        return looked.body;
      },
      { timeout: 60_000 },
    );
    expect(body.length).toBeGreaterThan(10);
    for (const { title, category, report } of body) {
      expect(report, title).toMatchObject({ level: Number(category.at(-1)) });
      expect(report.words, title).toBeGreaterThan(20);
    }
  });

  test('does not become due for new reports at a start without changes', async () => {
    const { db } = await openTestDatabase(engine);
    const objects = openObjects(folder('warm'));
    await seedCatalogue(db, objects, ORIGIN, 1);
    await db.updateTable('books').set({ report_version: 'made' }).execute();
    await seedCatalogue(db, objects, ORIGIN, 2);
    const due = db.selectFrom('books').select('id').where('report_version', 'is', null);
    expect(await due.execute()).toEqual([]);
  });

  test('does not restore a book that its owner has deleted', async () => {
    const { db } = await openTestDatabase(engine);
    const objects = openObjects(folder('once'));
    await seedCatalogue(db, objects, ORIGIN, 1);
    const [first] = await listBooks(db);
    await deleteBook(db, first!.id);
    await seedCatalogue(db, objects, ORIGIN, 2);
    expect((await listBooks(db)).map(({ id }) => id)).not.toContain(first!.id);
  });

  test('restores pictures when their folder is gone, and updates the flipbook origin', async () => {
    const { db } = await openTestDatabase(engine);
    await seedCatalogue(db, openObjects(folder('before')), ORIGIN, 1);
    const books = await listBooks(db);
    const after = openObjects(folder('after'));
    await seedCatalogue(db, after, 'http://localhost:4001', 2);
    for (const address of await shownPictures(db))
      expect(await after.has(address), address).toBe(true);
    expect(await listBooks(db)).toEqual(
      books.map((book) => ({
        ...book,
        flipbook_url: book.flipbook_url?.replace(ORIGIN, 'http://localhost:4001') ?? null,
      })),
    );
  });

  test('adds content hashes to picture names without them, wherever a book shows them', async () => {
    const { db } = await openTestDatabase(engine);
    const objects = openObjects(folder('named'));
    await seedCatalogue(db, objects, ORIGIN, 1);
    const before = await shownPictures(db);
    const [first] = await listBooks(db);
    const book = (await getBook(db, first!.id))!;
    const plain = (text: string | null) => text && text.replaceAll(/\.[0-9a-f]{16}(?=\.svg)/g, '');
    const older = {
      ...book,
      cover_image_url: plain(book.cover_image_url),
      hero_image_url: plain(book.hero_image_url),
      content: plain(book.content),
    };
    expect(older).not.toEqual(book);
    await updateBook(db, older);
    await seedCatalogue(db, objects, ORIGIN, 2);
    expect(await getBook(db, book.id)).toEqual(book);
    expect(await shownPictures(db)).toEqual(before);
  });

  test('does not change the address of an unknown picture', async () => {
    const { db } = await openTestDatabase(engine);
    const objects = openObjects(folder('unknown'));
    await seedCatalogue(db, objects, ORIGIN, 1);
    const [first] = await listBooks(db);
    const book = (await getBook(db, first!.id))!;
    const other = { ...book, cover_image_url: '/public-objects/books/no-demo-book/cover.svg' };
    await updateBook(db, other);
    await seedCatalogue(db, objects, ORIGIN, 2);
    expect(await getBook(db, book.id)).toEqual(other);
  });
});

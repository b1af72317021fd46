import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { deleteBook, listBooks } from '../server/catalogue/store.ts';
import { openObjectFolder } from '../server/providers/objects.ts';
import { engines, openTestDatabase } from '../server/test-support/databases.ts';
import { seedCatalogue } from './seed.ts';

const ORIGIN = 'http://localhost:3001';
const parent = mkdtempSync(join(tmpdir(), 'library-seed-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

describe.each(engines)('the demo catalogue over %s', (engine) => {
  const folder = (name: string) => join(parent, `${engine}-${name}`);

  test('holds an inline book for each level and two embedded ones', async () => {
    const { db } = await openTestDatabase(engine);
    await seedCatalogue(db, openObjectFolder(folder('whole')), ORIGIN, 1);
    const books = await listBooks(db);
    const inline = books.filter((book) => book.flipbook_type === 'html');
    expect(new Set(inline.map((book) => book.category)).size).toBe(9);
    expect(books.length - inline.length).toBe(2);
    expect(readdirSync(join(folder('whole'), 'books')).sort()).toEqual(
      books.map(({ id }) => id).sort(),
    );
  });

  test('comes once: a book its owner has deleted stays away', async () => {
    const { db } = await openTestDatabase(engine);
    const objects = openObjectFolder(folder('once'));
    await seedCatalogue(db, objects, ORIGIN, 1);
    const [first] = await listBooks(db);
    await deleteBook(db, first!.id);
    await seedCatalogue(db, objects, ORIGIN, 2);
    expect((await listBooks(db)).map(({ id }) => id)).not.toContain(first!.id);
  });

  test('gets its pictures again when their folder is gone, and follows its flipbook host', async () => {
    const { db } = await openTestDatabase(engine);
    await seedCatalogue(db, openObjectFolder(folder('before')), ORIGIN, 1);
    await seedCatalogue(db, openObjectFolder(folder('after')), 'http://localhost:4001', 2);
    expect(readdirSync(join(folder('after'), 'books')).length).toBeGreaterThanOrEqual(11);
    const urls = (await listBooks(db)).flatMap((book) => book.flipbook_url ?? []);
    expect(urls.length).toBe(2);
    for (const url of urls) expect(url).toMatch(/^http:\/\/localhost:4001\/flipbooks\//);
  });
});

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DemoBook } from '../content/catalogue.ts';
import { renderPages } from '../contracts/inline-pages.ts';
import {
  deleteBook,
  editBook,
  getBook,
  getWholeBook,
  insertBook,
  listBooks,
} from '../server/modules/catalogue/store.ts';
import { sanitizeContent } from '../server/modules/catalogue/sanitize-content.ts';
import { readPages } from '../server/modules/catalogue/inline-pages.ts';
import { insertMark } from '../server/database/marks.ts';
import type { Database } from '../server/database/open.ts';
import { openObjectFolder } from '../server/providers/storage/object-folder.ts';
import { engines, openTestDatabase } from '../server/test-support/databases.ts';
import { openLibraryOn, testBook } from '../server/test-support/library.ts';
import { createTestPayments } from '../server/test-support/providers.ts';
import { type DemoContent, readDemoContent } from './demo-edition.ts';
import { seedCatalogue } from './seed.ts';
import type { Db } from '../server/database/tables.ts';

const ORIGIN = 'http://localhost:3001';
const folder = mkdtempSync(join(tmpdir(), 'library-edition-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const objects = openObjectFolder(folder);

/** Returns a demo catalogue of books with a cover, a hero and these words, one page per line. */
const edition = (name: string, words: Record<string, string>): DemoContent => ({
  edition: name,
  load: async () => ({
    renderPictures: () =>
      Object.keys(words).flatMap((id) =>
        ['cover', 'hero'].map((picture) => ({
          path: `books/${id}/${picture}.svg`,
          body: `<svg id="${picture} ${name}"/>`,
        })),
      ),
    renderBooks: (addressOf) =>
      Object.entries(words).map(([id, text]): DemoBook => {
        const pages = text.split('\n').map((line) => `<section><p>${line}</p></section>`);
        return {
          ...{ id, title: id, author: 'Us', description: text, category: 'level1' },
          ...{ coverImageUrl: addressOf(`books/${id}/cover.svg`), flipbookType: 'html' },
          heroImageUrl: addressOf(`books/${id}/hero.svg`),
          ...{ content: pages.join(''), text: null },
          ...{ flipbookUrl: null, flipbookId: null, totalPages: pages.length, starReward: 1 },
        };
      }),
  }),
});

describe.each(engines)('a new edition of the demo catalogue over %s', (engine) => {
  let database: Database;
  let db: Db;
  beforeEach(async () => {
    database = await openTestDatabase(engine);
    ({ db } = database);
  });

  const start = (content: DemoContent) => seedCatalogue(db, objects, ORIGIN, 1, content);
  const words = async () =>
    Object.fromEntries((await listBooks(db)).map(({ id, description }) => [id, description]));

  test('adds new books, updates changed ones, and deletes withdrawn ones', async () => {
    await start(edition('one', { sam: 'Sam sat.', pam: 'Pam ran.', tim: 'Tim hid.' }));
    const before = await getBook(db, 'sam');
    await db.updateTable('books').set({ report: '{}', report_version: '0.made' }).execute();
    await start(edition('two', { sam: 'Sam sat.', pam: 'Pam hid.', kit: 'Kit dug.' }));
    expect(await words()).toEqual({ sam: 'Sam sat.', pam: 'Pam hid.', kit: 'Kit dug.' });
    expect((await getBook(db, 'pam'))?.content).toBe('<section><p>Pam hid.</p></section>');
    const sam = await getBook(db, 'sam');
    expect(sam?.cover_image_url).not.toBe(before?.cover_image_url);
    expect(await objects.has(sam?.cover_image_url ?? '')).toBe(true);
    expect(sam?.hero_image_url).not.toBe(before?.hero_image_url);
    expect(await objects.has(sam?.hero_image_url ?? '')).toBe(true);
    const due = db.selectFrom('books').select('id').where('report_version', 'is', null);
    expect((await due.execute()).map(({ id }) => id)).toContain('pam');
  });

  test('keeps all stars, and the positions in books that remain', async () => {
    await start(edition('one', { sam: 'Sam sat.', tim: 'Tim hid.' }));
    const user_id = 'mia';
    await db.insertInto('users').values({ id: user_id, created_at: 1, updated_at: 1 }).execute();
    for (const book_id of ['sam', 'tim']) {
      const place = { user_id, book_id, current_page: 1, completed_at: 1, updated_at: 1 };
      await db.insertInto('progress').values(place).execute();
      const star = { user_id, book_id, category: 'level1' as const, stars: 1, awarded_at: 1 };
      await db.insertInto('stars').values(star).execute();
    }
    await start(edition('two', { sam: 'Sam hid.' }));
    const stars = await db.selectFrom('stars').select('book_id').orderBy('book_id').execute();
    expect(stars.map(({ book_id: id }) => id)).toEqual(['sam', 'tim']);
    const places = await db.selectFrom('progress').selectAll().execute();
    expect(places.map(({ book_id: id, completed_at: at }) => [id, at])).toEqual([['sam', 1]]);
  });

  test('moves a position beyond the end of a shorter book to its last page', async () => {
    await start(edition('one', { sam: 'Sam\nsat\non\nPam.', pam: 'Pam\nran.' }));
    const user_id = 'mia';
    await db.insertInto('users').values({ id: user_id, created_at: 1, updated_at: 1 }).execute();
    for (const { id, total_pages } of await listBooks(db)) {
      const place = { user_id, book_id: id, current_page: total_pages, updated_at: 1 };
      await db.insertInto('progress').values(place).execute();
    }
    await start(edition('two', { sam: 'Sam\nhid.', pam: 'Pam\nran\noff.' }));
    const places = await db.selectFrom('progress').selectAll().orderBy('book_id').execute();
    expect(places.map(({ book_id: id, current_page: page }) => [id, page])).toEqual([
      ['pam', 2],
      ['sam', 2],
    ]);
  });

  test("keeps the owner's own books and edited books, and does not restore deleted ones", async () => {
    await start(
      edition('one', { sam: 'Sam sat.', pam: 'Pam ran.', tim: 'Tim hid.', kit: 'Kit dug.' }),
    );
    const own = testBook({ id: randomUUID(), description: 'Ours.' });
    await insertBook(db, own);
    const title = 'Our Sam';
    await db.updateTable('books').set({ title }).where('id', 'in', ['sam', 'kit']).execute();
    await deleteBook(db, 'tim');
    for (const name of ['two', 'three']) {
      await start(edition(name, { sam: 'Sam hid.', pam: `Pam hid ${name}.`, tim: 'Tim ran.' }));
      expect(await words()).toEqual({
        ...{ sam: 'Sam sat.', kit: 'Kit dug.', pam: `Pam hid ${name}.` },
        [own.id]: 'Ours.',
      });
    }
    expect((await getBook(db, 'sam'))?.title).toBe(title);
  });

  test('keeps a book if its owner has changed something that readers do not see', async () => {
    await start(edition('one', { sam: 'Sam sat.', pam: 'Pam ran.' }));
    const sam = await getWholeBook(db, 'sam');
    if (!sam) throw new Error('No Sam');
    expect(await editBook(db, { ...sam, text: 'Sam sat.', edited_at: 2 }, sam.version)).toBe(true);
    await start(edition('two', { sam: 'Sam hid.', pam: 'Pam hid.' }));
    expect(await words()).toEqual({ sam: 'Sam sat.', pam: 'Pam hid.' });
  });

  test('keeps a book whose owner has chosen another hero', async () => {
    await start(edition('one', { sam: 'Sam sat.', pam: 'Pam ran.' }));
    const hero_image_url = '/public-objects/uploads/glad.0123456789abcdef.webp';
    await db.updateTable('books').set({ hero_image_url }).where('id', '=', 'sam').execute();
    await start(edition('two', { sam: 'Sam hid.', pam: 'Pam hid.' }));
    expect(await words()).toEqual({ sam: 'Sam sat.', pam: 'Pam hid.' });
    expect((await getBook(db, 'sam'))?.hero_image_url).toBe(hero_image_url);
  });

  test('makes a concurrent edit by the owner fail', async () => {
    await start(edition('one', { sam: 'Sam sat.' }));
    const sam = await getWholeBook(db, 'sam');
    await start(edition('two', { sam: 'Sam hid.' }));
    expect(await editBook(db, { ...sam!, title: 'Our Sam' }, sam!.version)).toBe(false);
  });

  test('keeps a demo book that an imported catalogue has changed', async () => {
    const library = await openLibraryOn(database, createTestPayments(), [], { objects });
    const bring = async (change: (text: string) => string) => {
      const admin = await library.adminToken();
      const { body } = await library.call('GET', '/api/admin/catalogue', { admin });
      const file = JSON.parse(change(JSON.stringify(body))) as object;
      const url = '/api/admin/catalogue';
      expect((await library.call('POST', url, { admin, body: file })).status).toBe(200);
    };
    await start(edition('one', { sam: 'Sam sat.', pam: 'Pam ran.' }));
    await bring((text) => text.replace('"title":"sam"', '"title":"Our Sam"'));
    await start(edition('two', { sam: 'Sam hid.', pam: 'Pam hid.' }));
    expect(await words()).toEqual({ sam: 'Sam sat.', pam: 'Pam hid.' });
    // A book that was imported unchanged is updated.
    await bring((text) => text);
    await start(edition('three', { sam: 'Sam dug.', pam: 'Pam dug.' }));
    expect(await words()).toEqual({ sam: 'Sam sat.', pam: 'Pam dug.' });
  });

  test('adds nothing if the owner has deleted every demo book', async () => {
    await start(edition('one', { sam: 'Sam sat.' }));
    await deleteBook(db, 'sam');
    await start(edition('two', { sam: 'Sam hid.', pam: 'Pam ran.' }));
    expect(await words()).toEqual({});
  });

  test('keeps an owner’s book that has the id of a new demo book', async () => {
    await insertBook(db, testBook({ id: 'sam', description: 'Ours.' }));
    for (const name of ['one', 'two']) await start(edition(name, { sam: name, pam: name }));
    expect(await words()).toEqual({ sam: 'Ours.', pam: 'two' });
  });

  test('loads no content if the edition is unchanged', async () => {
    await start(edition('one', { sam: 'Sam sat.' }));
    const load = vi.fn();
    await start({ edition: 'one', load });
    expect(load).not.toHaveBeenCalled();
  });

  test('updates a library from before editions, and adds the words of its flipbooks and heroes', async () => {
    await insertMark(db, 'demo-catalogue', 1);
    const id = 'crab-has-a-shell-shop';
    const crab = testBook({
      id,
      title: 'Crab Has a Shell Shop',
      author: 'Step Into Reading',
      description: 'Fish has a wish: a shell. Thick, thin or long, which shell is best for a fish?',
      category: 'level2',
      cover_image_url: `/public-objects/books/${id}/cover.f87aafe48c5b0ce6.svg`,
      flipbook_type: 'fliphtml5',
      flipbook_url: `http://localhost:4001/flipbooks/${id}`,
      flipbook_id: id,
      content: null,
      total_pages: 9,
    });
    await insertBook(db, crab);
    await insertBook(db, { ...crab, id: 'drew-the-new-dragon', title: 'Our Dragon' });
    await start(readDemoContent());
    const texts = await db.selectFrom('books').select(['id', 'title', 'text']).execute();
    expect(texts.find((book) => book.id === id)?.text).toContain('\n\n');
    expect((await getBook(db, id))?.hero_image_url).toContain(`/books/${id}/hero.`);
    // The owner has changed its title.
    expect((await getBook(db, 'drew-the-new-dragon'))?.hero_image_url).toBeNull();
    expect(texts.map(({ title }) => title)).toContain('Our Dragon');
    // The first was deleted before. The second is new.
    expect(texts.map((book) => book.id)).not.toContain('sam-and-the-wet-hat');
    expect(texts.map((book) => book.id)).toContain('cecil-in-space');
  });
});

test('the edition is a hash, and loads the demo books', async () => {
  const { edition: name, load } = readDemoContent();
  expect(name).toMatch(/^[0-9a-f]{12}$/);
  expect((await load()).renderBooks((path) => path, ORIGIN).length).toBeGreaterThan(10);
});

test('the editor shows every page of a demo book as a picture and plain words', async () => {
  const { renderBooks } = await readDemoContent().load();
  const books = renderBooks((path) => `/public-objects/${path}`, '').filter(
    ({ content }) => content !== null,
  );
  expect(books.length).toBeGreaterThan(10);
  for (const { content, totalPages } of books) {
    const stored = sanitizeContent(content ?? '');
    const pages = readPages(stored);
    expect(pages.length).toBe(totalPages);
    expect(pages.every(({ picture, words, html }) => picture && words && html === null)).toBe(true);
    expect(sanitizeContent(renderPages(pages))).toBe(stored);
  }
});

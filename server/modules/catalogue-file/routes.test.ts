import { TOO_MANY_ATTRIBUTES } from '../../../contracts/book-content.ts';
import { TOO_LONG } from '../../../contracts/inline-pages.ts';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { NewBookRow } from '../catalogue/book-rows.ts';
import { insertBook } from '../catalogue/store.ts';
import { adoptFlipbook } from '../flipbooks/store.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

const FLIPBOOK: NewBookRow = {
  ...testBook({ id: 'ship', title: 'A Ship’s "Log"', category: 'level2', total_pages: 1 }),
  ...{ author: 'An Author', description: 'At sea.\nTwice.', created_at: 1_700_000_000_000 },
  ...{ flipbook_type: 'fliphtml5', flipbook_url: 'https://books.example.com/a?b=1&c=2' },
  ...{ flipbook_id: 'x', content: null, text: 'A ship.\n\nA fish.', level_reason: 'We like it.' },
};

type File = Record<string, unknown> & { books: Record<string, unknown>[] };

describe.each(engines)('the catalogue as a file over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeEach(async () => {
    library = await openLibrary(engine);
    admin = await library.adminToken();
  });

  /** Adds two books, with a drawing and a photograph in the store, and saves heart words and soundings. */
  async function fill(): Promise<void> {
    const drawing = await library.objects.put('books/sam/page-1.svg', '<svg><rect /></svg>');
    const photo = await sharp({
      create: { width: 4, height: 4, channels: 3, background: 'red' },
    })
      .webp()
      .toBuffer();
    const cover = await library.objects.put('covers/sam.webp', photo);
    const content = `<section><img src="${drawing}" alt="" /><p>Sam sat.</p></section>`;
    await insertBook(library.database.db, testBook({ content, cover_image_url: cover }));
    await insertBook(library.database.db, FLIPBOOK);
    const heartWords = Array.from({ length: 9 }, (_, level) => (level === 2 ? ['said'] : []));
    const soundings = [{ word: 'zib', sounding: 'z-i-b' }];
    await library.call('PUT', '/api/admin/phonics', { admin, body: { heartWords, soundings } });
  }

  const download = async (at = library, token = admin) =>
    (await at.call('GET', '/api/admin/catalogue', { admin: token })).body as File;
  const check = (body: unknown) =>
    library.call('POST', '/api/admin/catalogue/check', { admin, body });
  const importFile = (body: unknown, expecting?: string) =>
    library.call('POST', `/api/admin/catalogue${expecting ? `?expecting=${expecting}` : ''}`, {
      admin,
      body,
    });
  const rows = ({ database: { db } } = library) =>
    db.selectFrom('books').selectAll().orderBy('id').execute();
  const phonicsRows = async ({ database: { db } } = library) => [
    await db.selectFrom('heart_words').selectAll().orderBy('word').execute(),
    await db.selectFrom('soundings').selectAll().orderBy('word').execute(),
    await db.selectFrom('versions').selectAll().where('name', '=', 'phonics').execute(),
  ];
  /** Removes the findings, which are made again, and the time of the last edit in this library. */
  const withoutFindings = (all: Awaited<ReturnType<typeof rows>>) =>
    all.map((book) => ({
      ...{ ...book, edited_at: null },
      ...{ report: null, report_version: null, words: null, phonograms: null },
      ...{ step: null, different_words: null },
    }));

  test('has every field of every book, with one book per line, and a format and version', async () => {
    await fill();
    const response = await library.app.inject({
      url: '/api/admin/catalogue',
      headers: { 'admin-auth': admin },
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.body.split('\n').filter((line) => line.startsWith('{"id"'))).toHaveLength(2);
    const file = response.json<File>();
    expect(file).toMatchObject({
      format: 'step-into-reading-catalogue',
      version: 1,
      exportedAt: library.clock.now,
      soundings: [{ word: 'zib', sounding: 'z-i-b' }],
      picturesLeftOut: 0,
    });
    expect(file.books.find(({ id }) => id === 'ship')).toEqual({
      id: 'ship',
      title: 'A Ship’s "Log"',
      author: 'An Author',
      description: 'At sea.\nTwice.',
      category: 'level2',
      coverImageUrl: null,
      heroImageUrl: null,
      flipbookType: 'fliphtml5',
      flipbookUrl: 'https://books.example.com/a?b=1&c=2',
      flipbookId: 'x',
      content: null,
      totalPages: 1,
      starReward: 1,
      createdAt: 1_700_000_000_000,
      levelReason: 'We like it.',
      text: 'A ship.\n\nA fish.',
    });
    expect(Object.keys(file['pictures'] as object)).toHaveLength(2);
  });

  test('changes nothing when imported into the library it came from', async () => {
    await fill();
    const before = [await rows(), await phonicsRows()];
    const file = await download();
    const { body: plan } = await check(file);
    expect(plan.counts).toEqual({
      ...{ new: 0, changed: 0, unchanged: 2, kept: 0, newPictures: 0, newFlipbooks: 0 },
      ...{ newRecordings: 0, problems: 0, warnings: 0 },
    });
    expect([plan.heartWordsChange, plan.soundingsChange]).toEqual([false, false]);
    const { status, body } = await importFile(file, plan.digest);
    expect([status, body]).toEqual([200, { new: 0, changed: 0, unchanged: 2 }]);
    expect([await rows(), await phonicsRows()]).toEqual(before);
  });

  test('makes an equal library when imported into an empty one, including pictures', async () => {
    await fill();
    const file = await download();
    const [before, words] = [withoutFindings(await rows()), (await phonicsRows()).slice(0, 2)];
    const other = await openLibrary(engine);
    const token = await other.adminToken();
    const plan = await other.call('POST', '/api/admin/catalogue/check', {
      admin: token,
      body: file,
    });
    expect(plan.body.counts).toMatchObject({ new: 2, newPictures: 2, problems: 0 });
    expect(await rows(other)).toEqual([]);
    const url = `/api/admin/catalogue?expecting=${plan.body.digest}`;
    const { status } = await other.call('POST', url, { admin: token, body: file });
    expect(status).toBe(200);
    expect(withoutFindings(await rows(other))).toEqual(before);
    expect((await phonicsRows(other)).slice(0, 2)).toEqual(words);
    expect((await download(other, token)).books).toEqual(file.books);
    for (const address of Object.keys(file['pictures'] as object)) {
      const [ours, theirs] = await Promise.all(
        [library, other].map(({ app }) => app.inject({ url: address })),
      );
      expect(theirs?.statusCode).toBe(200);
      expect(theirs?.rawPayload).toEqual(ours?.rawPayload);
    }
    // Readers see the books at once, and their reports are made.
    const reader = await other.subscriber('reader');
    expect((await other.call('GET', '/api/books', { as: reader })).body).toHaveLength(2);
    await other.call('GET', '/api/admin/books', { admin: token });
    expect((await rows(other)).every(({ report }) => report !== null)).toBe(true);
  });

  test('the import changes what the dry run lists, and deletes nothing', async () => {
    await fill();
    const reader = await library.subscriber('reader');
    await library.call('POST', '/api/progress/sam/complete', { as: reader });
    const file = await download();
    const sam = file.books.find(({ id }) => id === 'sam');
    const books = [
      { ...sam, title: 'Sam!', starReward: 2 },
      { ...sam, id: 'pam', title: 'Pam' },
    ];
    const { body: plan } = await check({ ...file, books });
    expect(plan).toMatchObject({
      counts: { new: 1, changed: 1, unchanged: 0, kept: 1, problems: 0 },
      books: [
        { id: 'sam', title: 'Sam!', fields: ['title', 'starReward'] },
        { id: 'pam', title: 'Pam', fields: null },
      ],
      kept: [{ id: 'ship', title: 'A Ship’s "Log"' }],
    });
    expect((await importFile({ ...file, books }, plan.digest)).body).toEqual({
      ...{ new: 1, changed: 1, unchanged: 0 },
    });
    expect((await rows()).map(({ id, title }) => [id, title])).toEqual([
      ['pam', 'Pam'],
      ['sam', 'Sam!'],
      ['ship', 'A Ship’s "Log"'],
    ]);
    const { body: progress } = await library.call('GET', '/api/progress', { as: reader });
    expect(progress).toMatchObject([{ bookId: 'sam', completed: true }]);
    const { body: user } = await library.call('GET', '/api/auth/user', { as: reader });
    expect(user.totalStars).toBe(1);
  });

  test('an import updates the reports of books whose words have changed', async () => {
    await fill();
    await library.call('GET', '/api/admin/books', { admin });
    const file = await download();
    const books = file.books.map((book) =>
      book['id'] === 'sam' ? { ...book, category: 'level3' } : { ...book, author: 'Another' },
    );
    await importFile({ ...file, books });
    await library.call('GET', '/api/admin/books', { admin });
    const [sam, ship] = (await rows()).map(({ report }) => JSON.parse(report ?? '{}').level);
    expect([sam, ship]).toEqual([3, 2]);
  });

  /** The id of a flipbook of two pages that was made from a PDF. */
  const OWN = 'a'.repeat(32);
  async function addOwnFlipbook(): Promise<void> {
    const folder = await library.flipbookFiles.begin();
    for (const name of ['page-1', 'page-1-small', 'page-2', 'page-2-small']) {
      const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'blue' } });
      await picture.webp().toFile(join(folder, `${name}.webp`));
    }
    const photo = await readFile(join(folder, 'page-1.webp'));
    await library.flipbookFiles.keep(folder, OWN);
    const { db } = library.database;
    const cover = await library.objects.put(`flipbooks/${OWN}/cover.webp`, photo);
    const page = { width: 9, height: 9, text: 'Sam sat.' };
    const made = { pages: JSON.stringify([page, page]), cover, page_count: 2 };
    await adoptFlipbook(db, OWN, made, library.clock.now);
    const flipbook_url = `https://library.example.com/flipbooks/${OWN}`;
    await insertBook(db, { ...FLIPBOOK, id: 'own', flipbook_url, cover_image_url: cover });
  }

  test('a flipbook made from a PDF is imported with its pages into an empty library', async () => {
    await fill();
    await addOwnFlipbook();
    await insertBook(library.database.db, testBook({ id: 'bare', content: null, total_pages: 1 }));
    const file = await download();
    expect(file['flipbooksLeftOut']).toBe(0);
    const other = await openLibrary(engine);
    const token = await other.adminToken();
    const send = (path: string) =>
      other.call('POST', `/api/admin/catalogue${path}`, { admin: token, body: file });
    const { body: plan } = await send('/check');
    expect(plan.counts).toMatchObject({ new: 4, newPictures: 3, newFlipbooks: 1, problems: 0 });
    expect(await other.flipbookFiles.list()).toEqual([]);
    expect((await send(`?expecting=${plan.digest}`)).body).toMatchObject({ new: 4 });

    expect(withoutFindings(await rows(other))).toEqual(withoutFindings(await rows()));
    const again = await download(other, token);
    expect({ ...again, exportedAt: 0 }).toEqual({ ...file, exportedAt: 0 });
    const reader = await other.subscriber('reader');
    const { body: book } = await other.call('GET', '/api/books/own', { as: reader });
    const address = String(book.flipbookUrl).replace('https://library.example.com', '');
    expect((await other.call('GET', address)).body).toContain('Sam sat.');
    const page = await other.call('GET', address.replace('?', '/page-2-small.webp?'));
    expect([page.status, page.headers['content-type']]).toEqual([200, 'image/webp']);
    // No staged files are left in the store.
    const folder = dirname(await other.flipbookFiles.begin());
    expect((await readdir(folder)).filter((name) => name === OWN)).toEqual([OWN]);
    expect((await readdir(folder)).filter((name) => name.startsWith('drawing'))).toHaveLength(1);
  });

  test('a new book whose flipbook has no pages is refused; for an existing one it is a warning', async () => {
    await addOwnFlipbook();
    const file = await download();
    const pictures = file['pictures'] as Record<string, string>;
    const pages = Object.keys(pictures).filter((address) => address.startsWith('/flipbooks/'));
    expect(pages).toHaveLength(4);

    await library.flipbookFiles.remove(OWN);
    const fewer = Object.fromEntries(Object.entries(pictures).filter(([at]) => at !== pages[1]));
    const cut = { [pages[0] ?? '']: (pictures[pages[0] ?? ''] ?? '').slice(0, 40) };
    expect((await check({ ...file, pictures: fewer })).body.problems).toEqual([
      {
        field: `flipbooks.${OWN}`,
        message: `A picture of this flipbook is not in the file: ${pages[1]}`,
      },
    ]);
    expect(
      (await check({ ...file, pictures: { ...pictures, ...cut } })).body.problems,
    ).toContainEqual({
      field: `pictures.${pages[0]}`,
      message: 'This is not a picture, or it is incomplete',
    });
    const without = { ...file, flipbooks: {}, pictures: {} };
    const said = expect.stringMatching(
      /^"A Ship.* the pages of its flipbook are neither .* Upload/,
    );
    const { body: here } = await check(without);
    expect(here.problems).toEqual([]);
    expect(here.warnings).toContainEqual({ field: 'books.0.flipbookUrl', message: said });
    const books = file.books.map((book) => ({ ...book, id: 'new' }));
    const refusal = await importFile({ ...without, books });
    expect(refusal.status).toBe(400);
    expect(refusal.body.issues).toEqual([{ field: 'books.0.flipbookUrl', message: said }]);
    expect(await rows()).toHaveLength(1);
    // A download counts the missing flipbook. Importing the complete file restores it.
    expect((await download())['flipbooksLeftOut']).toBe(1);
    expect((await importFile(file)).status).toBe(200);
    expect((await download())['flipbooks']).toEqual(file['flipbooks']);
  });

  test('an owner who edits a book that an import changes gets a conflict when saving', async () => {
    await fill();
    const reader = await library.subscriber('reader');
    await library.call('POST', '/api/progress', {
      as: reader,
      body: { bookId: 'sam', currentPage: 2 },
    });
    const open = async (id: string) =>
      (await library.call('GET', `/api/admin/books/${id}`, { admin })).body;
    const [sam, ship] = [await open('sam'), await open('ship')];
    const file = await download();
    const books = file.books.map((book) =>
      book['id'] === 'sam' ? { ...book, author: 'Imported', totalPages: 1 } : book,
    );
    expect((await importFile({ ...file, books })).body).toMatchObject({ changed: 1, unchanged: 1 });
    const save = ({ id, ...book }: typeof sam, changes: object) => {
      const { author, description, category, coverImageUrl, levelReason, title, version } = book;
      const described = {
        author,
        description,
        category,
        coverImageUrl,
        levelReason,
        title,
        version,
      };
      const { flipbookType, flipbookUrl, flipbookId, text, content } = book;
      const kind =
        flipbookType === 'html'
          ? { flipbookType, content }
          : { flipbookType, flipbookUrl, flipbookId, text };
      const body = { ...described, ...kind, ...changes };
      return library.call('PUT', `/api/books/${id}`, { admin, body });
    };
    const late = await save(sam, { title: 'Sam again' });
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await save(ship, { title: 'A Ship again' })).status).toBe(200);
    const [imported, untouched] = await rows();
    expect([imported?.version, imported?.author]).toEqual([2, 'Imported']);
    expect(imported?.edited_at).toBe(library.clock.now);
    expect(untouched?.version).toBe(2);
    // The book has become shorter, so the child's position is its last page.
    const { body: progress } = await library.call('GET', '/api/progress', { as: reader });
    expect(progress).toMatchObject([{ bookId: 'sam', currentPage: 1 }]);
  });

  test('heart words in another order are not a change', async () => {
    const words = await phonicsRows();
    const file = await download();
    const heartWords = (file['heartWords'] as string[][]).map((level) => level.toReversed());
    const { body: plan } = await check({ ...file, heartWords });
    expect([plan.heartWordsChange, plan.digest]).toEqual([false, (await check(file)).body.digest]);
    // They have the same order before and after they are first saved.
    const { body: before } = await library.call('GET', '/api/admin/phonics', { admin });
    const body = { heartWords: before.heartWords, soundings: [] };
    const { body: after } = await library.call('PUT', '/api/admin/phonics', { admin, body });
    expect(after.heartWords).toEqual(before.heartWords);
    expect(words).not.toEqual(await phonicsRows());
  });

  test('content that would take minutes to sanitise is refused', async () => {
    await fill();
    const file = await download();
    const [sam] = file.books;
    const contents = ['<b>'.repeat(300_000), `<p ${'a '.repeat(10_001)}>`, 'a'.repeat(100_001)];
    const books = contents.map((content, at) => ({ ...sam, id: `sam-${at}`, content }));
    const { body: plan } = await check({ ...file, books });
    expect(plan.problems).toEqual([
      { field: 'books.0.content', message: '"Sam": Content has too many tags inside each other' },
      { field: 'books.1.content', message: `"Sam": ${TOO_MANY_ATTRIBUTES}` },
      { field: 'books.2.content', message: `"Sam": ${TOO_LONG}` },
    ]);
  });

  test('all problems are reported at once with their fields, and nothing is imported', async () => {
    await fill();
    const before = [await rows(), await phonicsRows()];
    const file = await download();
    const sam = file.books.find(({ id }) => id === 'sam') ?? {};
    const svg = Object.keys(file['pictures'] as object).find((name) => name.endsWith('.svg')) ?? '';
    const books = [
      { ...sam, title: 'Good' },
      { ...sam, title: 'Twice' },
      { ...sam, id: 'a', category: 'level10', stars: 2 },
      { ...sam, id: 'b', title: '', totalPages: 0 },
      { ...sam, id: 'c', content: '<p onclick="a()">Hi</p><script>alert(1)</script>' },
      { ...sam, id: 'd', content: '<img src="https://evil.example/a.png">' },
      'a book',
      { ...sam, id: 'e', content: '<p>Sam<br>sat.</p>' },
    ];
    const heartWords = Array.from({ length: 9 }, () => ['two words']).slice(0, 8);
    const soundings = [{ word: 'zib', sounding: 'z-i' }];
    const pictures = {
      [svg]: Buffer.from('<svg><circle /></svg>').toString('base64'),
      '/public-objects/a.svg': 'AAAA',
    };
    const bad = { ...file, books, heartWords, soundings, pictures };
    const { status, body: plan } = await check(bad);
    expect(status).toBe(200);
    const reported = plan.problems.map((one: { field: string; message: string }) => [
      one.field,
      one.message,
    ]);
    expect(reported).toEqual(
      expect.arrayContaining([
        ['books.1.id', '"Twice": its id "sam" is the one of book 1 already'],
        ['books.2.category', '"Sam": Choose a category from level1 to level9'],
        ['books.2.stars', '"Sam": Unknown field "stars"'],
        ['books.3.title', 'Title is required'],
        ['books.3.totalPages', 'totalPages must be a whole number from 1 to 10000'],
        ['books.4.content', '"Sam": a book may not have onclick on <p>, <script>'],
        ['books.5.content', '"Sam": a book may not have a picture from https://evil.example/a.png'],
        ['soundings.0.sounding', "The phonograms spell 'zi', not 'zib'."],
        [
          `pictures.${svg}`,
          'This picture was changed or is incomplete: it does not match its address',
        ],
        ['pictures./public-objects/a.svg', 'This is not the address of a picture of the library'],
      ]),
    );
    const fields = reported.map(([field]: [string]) => field);
    expect(fields).toContain('books.6');
    expect(fields.some((field: string) => field.startsWith('heartWords'))).toBe(true);
    // Content that the sanitiser only spells differently is not a problem.
    expect(fields.some((field: string) => field.startsWith('books.7'))).toBe(false);

    const refusal = await importFile(bad);
    expect([refusal.status, refusal.body.code]).toEqual([400, 'invalid_request']);
    expect(refusal.body.message).toMatch(/^Nothing was imported\. books\./);
    expect([await rows(), await phonicsRows()]).toEqual(before);
  });

  test('a file that is not a picture is refused, and so is a drawing with a script', async () => {
    await fill();
    const file = await download();
    for (const [name, body, message] of [
      ['a.png', Buffer.from('no picture'), 'This is not a picture'],
      ['a.svg', '<html></html>', 'This is not a picture'],
      ['a.svg', '<svg><script>alert(1)</script></svg>', /^This drawing has a script/],
      ['a.svg', '<svg onload="a()" />', /^This drawing has a script/],
      ['a.svg', '<svg><image href="https://evil.example/a" /></svg>', /^This drawing has a script/],
      ['a.html', 'Hi', /^A picture must be PNG/],
    ] as const) {
      const other = await openPictures();
      const address = await other.put(name, body);
      const base64 = Buffer.from(body).toString('base64');
      const { body: plan } = await check({ ...file, pictures: { [address]: base64 } });
      expect(plan.problems).toEqual([
        {
          field: `pictures.${address}`,
          message: typeof message === 'string' ? message : expect.stringMatching(message),
        },
      ]);
    }
  });

  /** Opens the object store of another library. */
  const openPictures = async () => (await openLibrary(engine)).objects;

  test.each([
    [{ format: 'another' }, 'format', /^This is not a catalogue file/],
    [{ version: 2 }, 'version', 'The file is of version 2; this library reads version 1'],
    [{ books: 'none' }, 'books', 'Books must be a list'],
  ])('a file with %j is refused', async (change, field, message) => {
    const { status, body } = await check({ ...(await download()), ...change });
    expect(status).toBe(400);
    const reported = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(body.issues).toEqual([{ field, message: reported }]);
  });

  test('a truncated file is refused, and the message says where it ends', async () => {
    await fill();
    const before = await rows();
    const text = JSON.stringify(await download());
    for (const length of [text.length - 1, 700, 1]) {
      const response = await library.app.inject({
        method: 'POST',
        url: '/api/admin/catalogue',
        headers: { 'admin-auth': admin, 'content-type': 'application/json' },
        payload: text.slice(0, length),
      });
      const message = /^The file ends in the middle, after [\d,]+ bytes: it was not saved or sent/;
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toMatch(message);
    }
    const { body } = await library.call('POST', '/api/admin/catalogue', {
      admin,
      body: '{\n "format": 1\n "books": []\n}',
      headers: { 'content-type': 'application/json' },
    });
    expect(body.message).toBe(
      'The file cannot be read (it is not valid JSON). Line 3: "," is expected, but """ was found',
    );
    expect(await rows()).toEqual(before);
  });

  test.each([
    ['PK\x03\x04' + '\0'.repeat(99), 'This file is a ZIP archive, and not a catalogue file.'],
    ['%PDF-1.7\n', 'This file is a PDF, and not a catalogue file.'],
    ['Title,Level', /^The file cannot be read \(it is not valid JSON\)\. Line 1: "\{" is expected/],
  ])('the message names the kind of another file: %j', async (payload, message) => {
    const response = await library.app.inject({
      method: 'POST',
      url: '/api/admin/catalogue/check',
      headers: { 'admin-auth': admin, 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(message);
  });

  test('an import that fails in the middle leaves the catalogue as it was', async () => {
    await fill();
    const file = await download();
    const before = await rows();
    const books = file.books.map((book) => ({ ...book, title: `${String(book['title'])}!` }));
    const more = [...books, { ...books[0], id: 'new' }];
    const heartWords = Array.from({ length: 9 }, () => []);
    // Makes the last write fail.
    await library.database.db.schema.alterTable('soundings').renameTo('gone').execute();
    await library.database.db.schema
      .createTable('soundings')
      .addColumn('word', 'text')
      .addColumn('sounding', 'text', (column) => column.check(sql`sounding = ''`))
      .execute();
    const { status } = await importFile({ ...file, books: more, heartWords });
    expect(status).toBe(500);
    expect(await rows()).toEqual(before);
  });

  test('an import is refused if the catalogue or the file has changed since the dry run', async () => {
    await fill();
    const file = await download();
    const books = file.books.map((book) => ({ ...book, author: 'New' }));
    const { body: plan } = await check({ ...file, books });
    await library.call('DELETE', '/api/books/ship', { admin });
    const before = await rows();
    const { status, body } = await importFile({ ...file, books }, plan.digest);
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.message).toMatch(/has changed since it was checked/);
    expect(await rows()).toEqual(before);
    const again = (await check({ ...file, books })).body;
    expect(again.counts).toMatchObject({ new: 1, changed: 1 });
    expect((await importFile({ ...file, books }, again.digest)).status).toBe(200);
    // The digest does not fit another file.
    expect((await importFile(file, again.digest)).status).toBe(409);
  });

  test('words that do not fit the level and missing pictures are only warnings', async () => {
    await fill();
    const file = await download();
    const [sam] = file.books;
    const words = { ...sam, id: 'n', title: 'Nat', content: '<p>Nat ran at night.</p>' };
    const reason = { ...words, id: 'o', levelReason: 'For fun.' };
    const picture = { ...sam, id: 'p', coverImageUrl: '/public-objects/no.0123456789abcdef.png' };
    const hero = { ...sam, id: 'r', heroImageUrl: '/public-objects/no.fedcba9876543210.png' };
    const unread = { ...sam, id: 'q', content: null };
    const books = [words, reason, picture, unread, hero];
    const { body: plan } = await check({ ...file, books });
    expect(plan.problems).toEqual([]);
    expect(plan.warnings).toEqual([
      {
        field: 'books.2',
        message:
          '"Sam": a picture is neither in the library nor in the file: /public-objects/no.0123456789abcdef.png',
      },
      { field: 'books.3', message: '"Sam": it cannot be read: it has no content' },
      {
        field: 'books.4',
        message:
          '"Sam": a picture is neither in the library nor in the file: /public-objects/no.fedcba9876543210.png',
      },
      { field: 'books.0', message: '"Nat": not every word can be read at level 1: night' },
    ]);
    expect((await importFile({ ...file, books }, plan.digest)).body.new).toBe(5);
    expect((await rows()).find(({ id }) => id === 'o')?.level_reason).toBe('For fun.');
  });

  test('pictures beyond the maximum length are left out and counted, and the import warns about them', async () => {
    await fill();
    const { writeCatalogue } = await import('./export.ts');
    let text = '';
    const { database, objects } = library;
    const flipbooks = { getRendered: async () => null, readPicture: async () => null };
    const recordings = { all: async function* () {}, readMaster: async () => null };
    const sources = { db: database.db, objects, flipbooks, recordings };
    for await (const piece of writeCatalogue(sources, 1, 10)) {
      text += piece;
    }
    const file = JSON.parse(text) as File;
    expect([file['picturesLeftOut'], file['pictures']]).toEqual([2, {}]);
    const { body: plan } = await check(file);
    expect(plan.warnings[0]).toEqual({
      field: 'picturesLeftOut',
      message: '2 pictures are not in the file',
    });
  });
});

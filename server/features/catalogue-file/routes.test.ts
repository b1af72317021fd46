import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import sharp from 'sharp';
import { insertBook, type NewBookRow } from '../../catalogue/store.ts';
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

  /** Books with pictures of the store, a drawing and a photograph. */
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
  const bring = (body: unknown, expecting?: string) =>
    library.call('POST', `/api/admin/catalogue${expecting ? `?expecting=${expecting}` : ''}`, {
      admin,
      body,
    });
  const rows = ({ database: { db } } = library) =>
    db.selectFrom('books').selectAll().orderBy('id').execute();
  const said = async ({ database: { db } } = library) => [
    await db.selectFrom('heart_words').selectAll().orderBy('word').execute(),
    await db.selectFrom('soundings').selectAll().orderBy('word').execute(),
    await db.selectFrom('versions').selectAll().execute(),
  ];
  /** What a report is made by depends on the library. */
  const withoutFindings = (all: Awaited<ReturnType<typeof rows>>) =>
    all.map(({ report: _, report_version: __, words: ___, phonograms: ____, ...book }) => book);

  test('has every field of every book, a line each, and says what it is', async () => {
    await fill();
    const answer = await library.app.inject({
      url: '/api/admin/catalogue',
      headers: { 'admin-auth': admin },
    });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body.split('\n').filter((line) => line.startsWith('{"id"'))).toHaveLength(2);
    const file = answer.json<File>();
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

  test('imported where it came from it changes nothing', async () => {
    await fill();
    const before = [await rows(), await said()];
    const file = await download();
    const { body: plan } = await check(file);
    expect(plan.counts).toEqual({
      ...{ new: 0, changed: 0, unchanged: 2, kept: 0, newPictures: 0, problems: 0, warnings: 0 },
    });
    expect([plan.heartWordsChange, plan.soundingsChange]).toEqual([false, false]);
    const { status, body } = await bring(file, plan.digest);
    expect([status, body]).toEqual([200, { new: 0, changed: 0, unchanged: 2 }]);
    expect([await rows(), await said()]).toEqual(before);
  });

  test('imported into an empty library it makes an equal one, pictures included', async () => {
    await fill();
    const file = await download();
    const [before, words] = [withoutFindings(await rows()), (await said()).slice(0, 2)];
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
    expect((await said(other)).slice(0, 2)).toEqual(words);
    expect((await download(other, token)).books).toEqual(file.books);
    for (const address of Object.keys(file['pictures'] as object)) {
      const [ours, theirs] = await Promise.all(
        [library, other].map(({ app }) => app.inject({ url: address })),
      );
      expect(theirs?.statusCode).toBe(200);
      expect(theirs?.rawPayload).toEqual(ours?.rawPayload);
    }
    // Readers see it at once, and its reports follow.
    const reader = await other.subscriber('reader');
    expect((await other.call('GET', '/api/books', { as: reader })).body).toHaveLength(2);
    await other.call('GET', '/api/admin/books', { admin: token });
    expect((await rows(other)).every(({ report }) => report !== null)).toBe(true);
  });

  test('a dry run says what would change, and the import does that: nothing is deleted', async () => {
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
    expect((await bring({ ...file, books }, plan.digest)).body).toEqual({
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

  test('what was found in the words stays where they have not changed, and goes where they have', async () => {
    await fill();
    await library.call('GET', '/api/admin/books', { admin });
    const file = await download();
    const books = file.books.map((book) =>
      book['id'] === 'sam' ? { ...book, category: 'level3' } : { ...book, author: 'Another' },
    );
    await bring({ ...file, books });
    await library.call('GET', '/api/admin/books', { admin });
    const [sam, ship] = (await rows()).map(({ report }) => JSON.parse(report ?? '{}').level);
    expect([sam, ship]).toEqual([3, 2]);
  });

  test('everything that is wrong is told at once, with its place, and nothing is imported', async () => {
    await fill();
    const before = [await rows(), await said()];
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
    const told = plan.problems.map((one: { field: string; message: string }) => [
      one.field,
      one.message,
    ]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['books.1.id', '"Twice": "sam" is the id of books.0 already'],
        ['books.2.category', '"Sam": Choose a category from level1 to level9'],
        ['books.2.stars', '"Sam": Unknown field "stars"'],
        ['books.3.title', 'Title is required'],
        ['books.3.totalPages', 'totalPages must be a whole number from 1 to 10000'],
        ['books.4.content', '"Sam": a book may not have onclick on <p>, <script>'],
        ['books.5.content', '"Sam": a book may not have a picture from https://evil.example/a.png'],
        ['soundings.0.sounding', "The phonograms spell 'zi', not 'zib'."],
        [`pictures.${svg}`, 'This is not the picture that its address names'],
        [
          'pictures./public-objects/a.svg',
          'This is no address that the library gives to a picture',
        ],
      ]),
    );
    const fields = told.map(([field]: [string]) => field);
    expect(fields).toContain('books.6');
    expect(fields.some((field: string) => field.startsWith('heartWords'))).toBe(true);
    // Content that is written otherwise and means the same is no fault.
    expect(fields.some((field: string) => field.startsWith('books.7'))).toBe(false);

    const refusal = await bring(bad);
    expect([refusal.status, refusal.body.code]).toEqual([400, 'invalid_request']);
    expect(refusal.body.message).toMatch(/^Nothing was imported\. books\./);
    expect([await rows(), await said()]).toEqual(before);
  });

  test('a picture that is none is refused, however it is called, and so is a drawing with a script', async () => {
    await fill();
    const file = await download();
    for (const [name, body, message] of [
      ['a.png', Buffer.from('no picture'), 'This is no picture'],
      ['a.svg', '<html></html>', 'This is no picture'],
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

  /** Another library's store of pictures. */
  const openPictures = async () => (await openLibrary(engine)).objects;

  test.each([
    [{ format: 'another' }, 'format', /^This is no catalogue file/],
    [{ version: 2 }, 'version', 'The file is of version 2; this library reads version 1'],
    [{ books: 'none' }, 'books', 'Books must be a list'],
  ])('a file of another kind, %j, is refused', async (change, field, message) => {
    const { status, body } = await check({ ...(await download()), ...change });
    expect(status).toBe(400);
    const told = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(body.issues).toEqual([{ field, message: told }]);
  });

  test('half a file is refused, and it is said where it ends', async () => {
    await fill();
    const before = await rows();
    const text = JSON.stringify(await download());
    for (const length of [text.length - 1, 700, 1]) {
      const answer = await library.app.inject({
        method: 'POST',
        url: '/api/admin/catalogue',
        headers: { 'admin-auth': admin, 'content-type': 'application/json' },
        payload: text.slice(0, length),
      });
      const message = `The body is not valid JSON: it breaks off after ${length} characters`;
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { message }]);
    }
    const { body } = await library.call('POST', '/api/admin/catalogue', {
      admin,
      body: '{\n "format": 1\n "books": []\n}',
      headers: { 'content-type': 'application/json' },
    });
    expect(body.message).toBe('The body is not valid JSON: line 3, column 2');
    expect(await rows()).toEqual(before);
  });

  test('an import that fails in the middle leaves the catalogue as it was', async () => {
    await fill();
    const file = await download();
    const before = await rows();
    const books = file.books.map((book) => ({ ...book, title: `${String(book['title'])}!` }));
    const more = [...books, { ...books[0], id: 'new' }];
    const heartWords = Array.from({ length: 9 }, () => []);
    // Its last write fails.
    await library.database.db.schema.alterTable('soundings').renameTo('gone').execute();
    await library.database.db.schema
      .createTable('soundings')
      .addColumn('word', 'text')
      .addColumn('sounding', 'text', (column) => column.check(sql`sounding = ''`))
      .execute();
    const { status } = await bring({ ...file, books: more, heartWords });
    expect(status).toBe(500);
    expect(await rows()).toEqual(before);
  });

  test('what has changed since the dry run is not overwritten', async () => {
    await fill();
    const file = await download();
    const books = file.books.map((book) => ({ ...book, author: 'New' }));
    const { body: plan } = await check({ ...file, books });
    await library.call('DELETE', '/api/books/ship', { admin });
    const before = await rows();
    const { status, body } = await bring({ ...file, books }, plan.digest);
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(body.message).toMatch(/has changed since it was looked at/);
    expect(await rows()).toEqual(before);
    const again = (await check({ ...file, books })).body;
    expect(again.counts).toMatchObject({ new: 1, changed: 1 });
    expect((await bring({ ...file, books }, again.digest)).status).toBe(200);
    // Another file is another matter too.
    expect((await bring(file, again.digest)).status).toBe(409);
  });

  test('words that do not fit the level, and pictures that are nowhere, are told and imported', async () => {
    await fill();
    const file = await download();
    const [sam] = file.books;
    const words = { ...sam, id: 'n', title: 'Nat', content: '<p>Nat ran at night.</p>' };
    const reason = { ...words, id: 'o', levelReason: 'For fun.' };
    const picture = { ...sam, id: 'p', coverImageUrl: '/public-objects/no.0123456789abcdef.png' };
    const unread = { ...sam, id: 'q', content: null };
    const books = [words, reason, picture, unread];
    const { body: plan } = await check({ ...file, books });
    expect(plan.problems).toEqual([]);
    expect(plan.warnings).toEqual([
      {
        field: 'books.2',
        message:
          '"Sam": a picture is neither in the library nor in the file: /public-objects/no.0123456789abcdef.png',
      },
      { field: 'books.3', message: '"Sam": it cannot be read: it has no content' },
      { field: 'books.0', message: '"Nat": not every word can be read at level 1: night' },
    ]);
    expect((await bring({ ...file, books }, plan.digest)).body.new).toBe(4);
    expect((await rows()).find(({ id }) => id === 'o')?.level_reason).toBe('For fun.');
  });

  test('pictures beyond the room of a file are counted, and told where it is imported', async () => {
    await fill();
    const { writeCatalogue } = await import('./export.ts');
    let text = '';
    for await (const piece of writeCatalogue(library.database.db, library.objects, 1, 10)) {
      text += piece;
    }
    const file = JSON.parse(text) as File;
    expect([file['picturesLeftOut'], file['pictures']]).toEqual([2, {}]);
    const { body: plan } = await check(file);
    expect(plan.warnings[0]).toEqual({
      field: 'picturesLeftOut',
      message: '2 pictures had no room in the file',
    });
  });
});

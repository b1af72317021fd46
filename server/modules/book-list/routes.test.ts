import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { type BookListPlan, listColumnNames } from '../../../contracts/book-list.ts';
import { BOOK_LIST_EXAMPLE } from '../../../contracts/book-list-example.ts';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, EDITOR, type Library, openLibrary, testBook } from '../../test-support/library.ts';

const ADDRESS = 'https://online.fliphtml5.com/abcde/fghi/';
const HEAD = 'Title,Level,Address,Words\n';
/** Written by LibreOffice 7.4 from one sheet, as are `sheet.xlsx` and `sheet.ods`. */
const sheet = (name: string) => readFileSync(new URL(`sheets/${name}`, import.meta.url));

describe.each(engines)('a book list over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeEach(async () => {
    library = await openLibrary(engine, [testBook()]);
    admin = await library.adminToken();
  });

  const post = (path: string, file: string | Buffer, token = admin) =>
    library.call('POST', `/api/admin/book-list${path}`, {
      admin: token,
      headers: { 'content-type': 'text/csv' },
      body: Buffer.from(file as string),
    });
  const look = async (file: string | Buffer): Promise<BookListPlan> => {
    const { status, body } = await post('/check', file);
    expect([status, body]).toEqual([200, expect.anything()]);
    return body;
  };
  const refusal = async (file: string | Buffer) => {
    const { status, body } = await post('/check', file);
    return [status, body.message];
  };
  const add = async (file: string | Buffer, query = '') =>
    post(`?expecting=${(await look(file)).digest}${query}`, file);
  const books = () =>
    library.database.db.selectFrom('books').selectAll().orderBy('title').execute();
  const titles = async () => (await books()).map(({ title }) => title);
  const notesOf = ({ rows }: BookListPlan) => rows.map(({ notes }) => notes);
  const problemsOf = ({ rows }: BookListPlan) =>
    rows.flatMap(({ row, problems }) =>
      problems.map(({ column, message }) => [row, column, message]),
    );

  test.each(['utf-8-comma.csv', 'windows-1252-semicolon.csv', 'utf-16-tab.csv'])(
    'of a spreadsheet becomes drafts: %s',
    async (name) => {
      const plan = await look(sheet(name));
      expect(plan).toMatchObject({
        counts: { new: 3, known: 0, wrong: 0 },
        unused: ['Price'],
        notes: name.startsWith('windows') ? [expect.stringContaining('read as Windows text')] : [],
      });
      expect(plan.columns).toEqual([
        { heading: 'Book title', column: 'title' },
        { heading: 'Author', column: 'author' },
        { heading: 'Reading level', column: 'level' },
        { heading: 'FlipHTML5 link', column: 'address' },
        { heading: 'Description', column: 'description' },
        { heading: 'Words', column: 'words' },
      ]);
      expect(plan.rows.map(({ row, address, pages }) => [row, address, pages])).toEqual([
        [2, ADDRESS, null],
        [3, null, 2],
        [4, 'https://online.fliphtml5.com/abcde/fgij/', null],
      ]);
      expect(notesOf(plan)[2]).toEqual([
        { column: 'address', message: expect.stringContaining('The right one is taken instead.') },
      ]);
      const { status, body } = await post(`?expecting=${plan.digest}`, sheet(name));
      expect([status, body]).toEqual([200, { added: 3 }]);
      const all = await books();
      expect(all.find(({ title }) => title.includes('Fish'))).toMatchObject({
        ...{ title: 'The “Big” Fish, and Zoë’s Net', author: 'Robin Reader', category: 'level1' },
        ...{ description: 'A fish;\na net.', flipbook_url: ADDRESS, flipbook_type: 'fliphtml5' },
        ...{ held: 'draft', publish_at: null, text: null, content: null, total_pages: 1 },
      });
      expect(all.find(({ title }) => title === 'Sam and the Mat')).toMatchObject({
        ...{
          author: null,
          category: 'level2',
          flipbook_type: 'html',
          total_pages: 2,
          held: 'draft',
        },
        content:
          '<section><p>Sam sat.</p></section>\n<section><p>Sam ran, and ran; and ran.</p></section>',
      });
      expect(all.find(({ title }) => title.includes('Pam'))?.category).toBe('level2');
      // The families see what they saw.
      const reader = await library.subscriber('reader');
      const shelf = await library.call('GET', '/api/books', { as: reader });
      expect(shelf.body.map(({ title }: { title: string }) => title)).toEqual(['Sam']);
    },
  );

  test.each([
    ['a byte order mark', `\ufeff${HEAD}Zoë,1,${ADDRESS},\n`],
    ['the line sep=; of Excel', `\ufeffsep=;\r\nTitle;Level;Address\r\nZoë;1;${ADDRESS}\r\n`],
    ['tabs and returns', `LEVEL\tLink\tName\r1\t${ADDRESS}\tZoë\r`],
    ['a title above the headings', `Our books,,\n\n,\n${HEAD}Zoë,1,${ADDRESS},`],
    ['many commas between semicolons', `Title;Level;Words\nZoë;1;"a, b, c, d"\n`],
  ])('may have %s', async (_, file) => {
    for (const bytes of [
      Buffer.from(file),
      Buffer.from(file, 'utf16le'),
      Buffer.from(file, 'utf16le').swap16(),
    ]) {
      const { rows } = await look(bytes);
      expect(rows.map(({ title, category, fate }) => [title, category, fate])).toEqual([
        ['Zoë', 'level1', 'new'],
      ]);
    }
  });

  test('is the example that the owner downloads', async () => {
    const plan = await look(BOOK_LIST_EXAMPLE);
    expect(plan.rows.map(({ fate, address, pages }) => [fate, address, pages])).toEqual([
      ['new', null, 2],
      ['new', ADDRESS, null],
    ]);
    expect(plan.rows.map(({ series, seriesNumber }) => [series, seriesNumber])).toEqual([
      ['Sam and Pip', 1],
      [null, null],
    ]);
    expect(plan.columns.map(({ column }) => column).toSorted()).toEqual(listColumnNames.toSorted());
    expect([plan.unused, notesOf(plan)]).toEqual([[], [[], []]]);
  });

  test('counts its rows as the spreadsheet does', async () => {
    const file = `${HEAD}A,1,,"Sam.\n\nPam."\n\n,,,\nB,1,,Sam.\nC,x,,Sam.`;
    expect((await look(file)).rows.map(({ row, title }) => [row, title])).toEqual([
      [2, 'A'],
      [5, 'B'],
      [6, 'C'],
    ]);
  });

  test('has every field of a draft', async () => {
    const head =
      'Title,Author,Level,Address,Cover,Description,Text,Series,Series number,Publisher,Title';
    const row = `Pip,Kim,4,${ADDRESS},https://example.com/a.png,About Pip.,"Pip ran.\n\nPip sat.",Pip's Year,3,x,y`;
    const plan = await look(`${head}\n${row}`);
    expect(plan.unused).toEqual(['Publisher', 'Title']);
    await add(`${head}\n${row}`);
    expect((await books()).find(({ title }) => title === 'Pip')).toMatchObject({
      ...{ author: 'Kim', category: 'level4', flipbook_url: ADDRESS, description: 'About Pip.' },
      ...{ cover_image_url: 'https://example.com/a.png', text: 'Pip ran.\n\nPip sat.' },
      ...{ series: "Pip's Year", series_number: 3, star_reward: 1, created_at: library.clock.now },
    });
  });

  test('may have cells with broken lines, which stay in a description and in words alone', async () => {
    const cells = ['Sam\nand  Pam', 'Kim\r\nLee', 'level\n4', 'About\nSam.', 'Sam.\n\nPam.'];
    const [title, author, level, description, words] = cells.map((cell) => `"${cell}"`);
    const series = '"Pip\nand Tim","\n3"';
    const row = `${title},${author},${level},${description},${words},${series}`;
    await add(`Title,Author,Level,Description,Words,Series,Series number\n${row}`);
    expect((await books()).find(({ id }) => id !== 'sam')).toMatchObject({
      ...{ title: 'Sam and Pam', author: 'Kim Lee', category: 'level4' },
      ...{ description: 'About\nSam.', series: 'Pip and Tim', series_number: 3, total_pages: 2 },
    });
  });

  test('says what is wrong with each row, and what is allowed', async () => {
    const file = [
      'Title,Level,Address,Words,Cover,Series number,Author',
      ',1,,Sam.,,,',
      'B,10,,Sam.,,,',
      'C,,,Sam.,,,',
      'D,1,,,,,',
      `E,1,javascript:alert(1),,,,`,
      'F,1,,Sam.,http://example.com/a.png,,',
      'G,1,,Sam.,,two,',
      `${'H'.repeat(201)},1,,Sam.,,,`,
      `I,1,,"Sam.\n\n${'a'.repeat(5001)}",,,`,
      '=1+1,1,,Sam.,,,=A1',
      'K,#REF!,,Sam.,,,',
      '-,1,,-,,,+61 Books',
    ].join('\n');
    const plan = await look(file);
    expect(plan.counts).toEqual({ new: 1, known: 0, wrong: 11 });
    expect(problemsOf(plan)).toEqual([
      [2, 'title', 'Title is required'],
      [
        3,
        'level',
        'Level must be 1 to 9, or the name of a level such as "Consonant Digraphs", and not "10"',
      ],
      [
        4,
        'level',
        'Level is required: 1 to 9, or the name of a level such as "Consonant Digraphs"',
      ],
      [5, 'address', 'The row has neither an address nor words. A book needs one of them'],
      [6, 'address', 'Flipbook embed URL must be a valid https:// address'],
      [
        7,
        'cover',
        'Cover image URL must be a path beginning /public-objects/ or an https:// address',
      ],
      [8, 'seriesNumber', 'Number in the series must be a whole number from 1 to 999'],
      [9, 'title', 'Title can have at most 200 characters'],
      [10, 'words', 'Page 2: Words can have at most 5000 characters'],
      [11, 'title', expect.stringMatching(/^Title holds a formula\. Save the values/)],
      [11, 'author', expect.stringMatching(/^Author holds a formula/)],
      [12, 'level', 'Level holds an error of the spreadsheet, #REF!'],
    ]);
    expect(plan.rows.at(-1)).toMatchObject({ title: '-', author: '+61 Books', fate: 'new' });
  });

  test('is added without its wrong rows only if that is asked for', async () => {
    const file = `${HEAD}A,1,,Sam.\nB,0,,Sam.\n`;
    const refused = await add(file);
    expect([refused.status, refused.body.issues]).toEqual([
      400,
      [{ field: 'rows.3.level', message: expect.stringContaining('and not "0"') }],
    ]);
    expect(refused.body.message).toMatch(/^Nothing was added\. rows\.3\.level: Level must be/);
    expect(await titles()).toEqual(['Sam']);
    expect((await add(file, '&without=wrong')).body).toEqual({ added: 1 });
    expect(await titles()).toEqual(['A', 'Sam']);
  });

  test('leaves out a title that is known, unless it is to be added again', async () => {
    const file = `${HEAD}SAM,2,,Sam ran.\nPam,1,,Pam ran.\n“Pam”,1,,Pam sat.\n`;
    const plan = await look(file);
    expect(plan.rows.map(({ fate }) => fate)).toEqual(['known', 'new', 'known']);
    expect(notesOf(plan)).toEqual([
      [{ column: 'title', message: 'The library has a book with this title already.' }],
      [],
      [{ column: 'title', message: 'Row 3 has this title too.' }],
    ]);
    const sam = () =>
      library.call('GET', '/api/admin/books/sam', { admin }).then(({ body }) => body);
    const before = await sam();
    expect((await add(file)).body).toEqual({ added: 1 });
    expect(await titles()).toEqual(['Pam', 'Sam']);
    // By now all three are known.
    const none = await add(file);
    expect([none.status, none.body.message]).toEqual([400, 'No row of the list is to be added']);
    expect((await add(file, '&again=2,4')).body).toEqual({ added: 2 });
    expect((await titles()).toSorted()).toEqual(['Pam', 'SAM', 'Sam', '“Pam”']);
    expect(await sam()).toEqual(before);
    const other = await add(file, '&again=9');
    expect([other.status, other.body.issues[0].field]).toEqual([400, 'query.again']);
  });

  test('is not added if the library or the file has changed since the check', async () => {
    const file = `${HEAD}Pam,1,,Pam ran.\n`;
    const { digest } = await look(file);
    const changed = await post(`?expecting=${digest}`, `${HEAD}Pam,2,,Pam ran.\n`);
    expect([changed.status, changed.body.code]).toEqual([409, 'changed_meanwhile']);
    // Another owner changes another book: that is not about this list.
    await library.database.db.updateTable('books').set({ author: 'Kim' }).execute();
    expect((await post(`?expecting=${digest}`, file)).status).toBe(200);
    expect((await post(`?expecting=${digest}`, file)).status).toBe(409);
    expect(await titles()).toEqual(['Pam', 'Sam']);
  });

  test('is added once by three owners who add it at the same moment', async () => {
    const file = `${HEAD}Pam,1,,Pam ran.\nTim,1,,Tim ran.\n`;
    const { digest } = await look(file);
    const answers = await Promise.all([1, 2, 3].map(() => post(`?expecting=${digest}`, file)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await titles()).toEqual(['Pam', 'Sam', 'Tim']);
  });

  test('is open to an editor, and each draft is on record without its words', async () => {
    const editor = await library.adminToken('editor');
    const file = `${HEAD}Pam,1,,Pam ran.\nTim,1,${ADDRESS},\n`;
    const { digest } = (await post('/check', file, editor)).body;
    expect((await post(`?expecting=${digest}`, file, editor)).status).toBe(200);
    const rows = await library.database.db
      .selectFrom('changes')
      .select(['kind', 'by_whom', 'subject_name', 'before', 'after'])
      .where('kind', '=', 'book.added')
      .orderBy('subject_name')
      .execute();
    expect(rows.map(({ after: _after, ...row }) => row)).toEqual([
      { kind: 'book.added', by_whom: EDITOR, subject_name: 'Pam', before: null },
      { kind: 'book.added', by_whom: EDITOR, subject_name: 'Tim', before: null },
    ]);
    expect(JSON.parse(rows[0]?.after ?? '')).toMatchObject({ title: 'Pam', held: 'draft' });
    expect(rows[0]?.after).not.toContain('Pam ran');
    expect(ADMIN.username).not.toBe(EDITOR);
  });

  test('may have words that do not fit their level: the draft has a report', async () => {
    await add(`${HEAD}Pam,1,,The knight caught a cough.\n`);
    await expect
      .poll(async () => (await books()).find(({ title }) => title === 'Pam')?.report)
      .toContain('knight');
  });

  test('takes the right address where it follows, and warns where it does not', async () => {
    const code = `"<iframe src=""//online.fliphtml5.com/abcde/fghi/"" width=""9""></iframe>"`;
    const file = `${HEAD}A,1,http://books.example.com/a,\nB,1,${code},\nC,1,https://bit.ly/x,\nD,1,books.example.com/d?e,\nE,1,https://library.example.com/admin,\n`;
    const { rows } = await look(file);
    expect(rows.map(({ address, notes }) => [address, notes[0]?.message ?? null])).toEqual([
      [
        'https://books.example.com/a',
        'The address must begin with https://. The right one is taken instead.',
      ],
      [ADDRESS, null],
      ['https://bit.ly/x', expect.stringContaining('This is a short link')],
      ['https://books.example.com/d?e', null],
      ['https://library.example.com/admin', expect.stringContaining('a page of this library')],
    ]);
  });

  test.each([
    ['', 'The file is empty.'],
    [' \n\n', 'The file is empty.'],
    ['Sam,1,https://x.example/\n', 'No row of the file names its columns.'],
    ['Title,Words\nSam,Sam.', 'The file has no column named Level.'],
    ['Title,Level\nSam,1', 'The file has no column named Address or Words.'],
    [HEAD, 'The file has headings, and no book below them.'],
    [`${HEAD}"Sam,1,,x`, 'Row 2 has a quotation mark that is not closed'],
    [HEAD + 'A,1,,Sam.\n'.repeat(501), 'A book list can have at most 500 books.'],
    [sheet('sheet.xlsx'), 'This is an Excel sheet. A book list is a CSV file. In Excel choose'],
    [sheet('sheet.ods'), 'A book list is a CSV file. In Excel choose'],
    [Buffer.from('%PDF-1.7\n'), 'This is a PDF. A book list is a CSV file.'],
  ])('is refused with what is needed: %#', async (file, message) => {
    // An empty body is refused before it is read.
    const sent = file === '' ? '\ufeff' : file;
    expect(await refusal(sent)).toEqual([400, expect.stringContaining(message)]);
  });

  test('can have 1 MB', async () => {
    expect(await refusal(`${HEAD}${'x'.repeat(1_048_576)}`)).toEqual([
      413,
      'A book list can have at most 1 MB. Split it into two.',
    ]);
  });
});

// One change to many books of the owner's table.
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary, testBook } from '../../test-support/library.ts';

const IDS = ['ann', 'bob', 'cat'];
const HOUR = 3_600_000;
const content = '<section><p>Sam sat.</p></section>';

describe.each(engines)('changing many books over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeEach(async () => {
    const books = IDS.map((id) =>
      testBook({ id, title: id.toUpperCase(), content, total_pages: 1 }),
    );
    library = await openLibrary(engine, [...books, testBook({ id: 'other' })]);
    admin = await library.adminToken();
  });

  const change = (one: object, ids: readonly string[] = IDS) =>
    library.call('POST', '/api/admin/books/changes', { admin, body: { ids, change: one } });
  const books = async () =>
    library.database.db
      .selectFrom('books')
      .select(['id', 'category', 'held', 'publish_at', 'version', 'edited_at', 'step'])
      .orderBy('id')
      .execute();
  const states = async () => (await books()).map(({ id, held }) => `${id} ${held}`);
  const noted = async () =>
    library.database.db.selectFrom('changes').select(['kind', 'subject_name', 'by_whom']).execute();

  test('hides, makes drafts of, schedules and publishes them', async () => {
    const publishAt = library.clock.now + HOUR;
    for (const [one, held] of [
      [{ kind: 'hide' }, 'hidden'],
      [{ kind: 'draft' }, 'draft'],
      [{ kind: 'schedule', publishAt }, 'draft'],
      [{ kind: 'publish' }, null],
    ] as const) {
      expect((await change(one)).body).toEqual({ changed: 3 });
      expect(await states()).toEqual([...IDS.map((id) => `${id} ${held}`), 'other null']);
    }
    const [first, , , other] = await books();
    expect(first).toMatchObject({ version: 5, edited_at: library.clock.now, publish_at: null });
    expect(other).toMatchObject({ version: 1, edited_at: null });
    const kinds = (await noted()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(
      ['drafted', 'hidden', 'published', 'scheduled'].flatMap((kind) =>
        Array<string>(3).fill(`book.${kind}`),
      ),
    );
    expect(new Set((await noted()).map(({ by_whom }) => by_whom))).toEqual(
      new Set([ADMIN.username]),
    );
  });

  test('changes nothing of a book that is so already', async () => {
    await change({ kind: 'hide' }, ['ann']);
    expect((await change({ kind: 'hide' })).body).toEqual({ changed: 2 });
    expect((await change({ kind: 'hide' })).body).toEqual({ changed: 0 });
    expect((await books()).map(({ version }) => version)).toEqual([2, 2, 2, 1]);
    expect(await noted()).toHaveLength(3);
  });

  test('does nothing at all if a book is not there', async () => {
    for (const kind of ['publish', 'hide', 'draft', 'delete']) {
      const { status, body } = await change({ kind }, ['ann', 'gone', 'bob', 'lost']);
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(body.message).toContain('gone, lost');
      expect(body.issues.map(({ field }: { field: string }) => field)).toEqual(['ids.1', 'ids.3']);
    }
    expect(await states()).toEqual([...IDS.map((id) => `${id} null`), 'other null']);
    expect(await noted()).toEqual([]);
  });

  test('does nothing at all for a time that has passed', async () => {
    const { status, body } = await change({ kind: 'schedule', publishAt: library.clock.now });
    expect([status, body.issues]).toEqual([
      400,
      [{ field: 'change.publishAt', message: 'Choose a time in the future' }],
    ]);
    expect((await books()).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
  });

  test('sets the level, and makes the reports anew', async () => {
    expect((await change({ kind: 'level', category: 'level3' })).body).toEqual({ changed: 3 });
    const [first] = await books();
    expect(first).toMatchObject({ category: 'level3', version: 2 });
    const { body } = await library.call('GET', '/api/admin/books/ann/report', { admin });
    expect(body.report).toMatchObject({ level: 3, failing: [] });
    expect((await noted())[0]).toMatchObject({ kind: 'book.levelled' });
    expect((await change({ kind: 'level', category: 'level3' })).body).toEqual({ changed: 0 });
  });

  test('refuses a level that words do not fit, and names the books; a reason allows it', async () => {
    const { db } = library.database;
    const hard = { content: '<section><p>A knight.</p></section>' };
    await db
      .updateTable('books')
      .set({ ...hard, category: 'level9' })
      .where('id', 'in', ['ann', 'bob'])
      .execute();
    const level = { kind: 'level', category: 'level2' };
    const { status, body } = await change(level);
    expect([status, body.code]).toEqual([400, 'level_misfit']);
    expect(body.message).toContain('"ANN", "BOB"');
    expect(body.issues.map(({ field }: { field: string }) => field)).toEqual(['ids.0', 'ids.1']);
    expect((await books()).map(({ version }) => version)).toEqual([1, 1, 1, 1]);
    await db.updateTable('books').set({ level_reason: 'Ours.' }).execute();
    expect((await change(level)).body).toEqual({ changed: 3 });
  });

  test('sets the level of a draft also if its words do not fit, and of a scheduled book only if they do', async () => {
    const { db } = library.database;
    const hard = { content: '<section><p>A knight.</p></section>', held: 'draft' } as const;
    await db.updateTable('books').set(hard).where('id', 'in', ['ann', 'bob']).execute();
    const publishAt = library.clock.now + HOUR;
    await db.updateTable('books').set({ publish_at: publishAt }).where('id', '=', 'bob').execute();
    const level = { kind: 'level', category: 'level2' };
    const { status, body } = await change(level);
    expect([status, body.code]).toEqual([400, 'level_misfit']);
    expect(body.issues.map(({ field }: { field: string }) => field)).toEqual(['ids.1']);
    expect((await change(level, ['ann', 'cat'])).body).toEqual({ changed: 2 });
    const { body: table } = await library.call('GET', '/api/admin/books?search=ann', { admin });
    expect(table[0]).toMatchObject({ category: 'level2', report: { level: 2, failing: 1 } });
  });

  test('publishes no draft whose words do not fit, now or later; a reason allows it', async () => {
    const { db } = library.database;
    const hard = { content: '<section><p>A knight.</p></section>' };
    await db.updateTable('books').set({ held: 'draft' }).where('id', '!=', 'other').execute();
    await db.updateTable('books').set(hard).where('id', 'in', ['bob', 'cat']).execute();
    const publishAt = library.clock.now + HOUR;
    for (const one of [{ kind: 'publish' }, { kind: 'schedule', publishAt }]) {
      const { status, body } = await change(one);
      expect([status, body.code]).toEqual([400, 'level_misfit']);
      expect(body.message).toMatch(/at their levels in "BOB", "CAT"\. Nothing was changed\./);
      expect(body.issues).toEqual(
        ['BOB', 'CAT'].map((title, index) => ({
          field: `ids.${index + 1}`,
          message: `Not every word of "${title}" can be read at level 1`,
        })),
      );
    }
    expect(await states()).toEqual([...IDS.map((id) => `${id} draft`), 'other null']);
    expect((await change({ kind: 'publish' }, ['bob'])).body.message).toMatch(
      /at its level in "BOB"/,
    );
    await db.updateTable('books').set({ level_reason: 'Ours.' }).execute();
    expect((await change({ kind: 'publish' })).body).toEqual({ changed: 3 });
  });

  test('lists every book that does not fit, however many the sentence names', async () => {
    const ids = Array.from({ length: 14 }, (_, at) => `book-${at}`);
    const hard = { content: '<section><p>A knight.</p></section>', held: 'draft' } as const;
    const rows = ids.map((id) => testBook({ id, title: id, ...hard, total_pages: 1 }));
    await library.database.db.insertInto('books').values(rows).execute();
    const { body } = await change({ kind: 'publish' }, ['ann', ...ids]);
    expect(body.message).toContain('and 4 more');
    const fields = body.issues.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(ids.map((_, at) => `ids.${at + 1}`));
    const gone = ids.map((id) => `gone-${id}`);
    const missing = (await change({ kind: 'delete' }, [...ids, ...gone])).body.issues;
    expect(missing).toHaveLength(14);
  });

  test('hides no draft whose words do not fit: it would come back without a check', async () => {
    const { db } = library.database;
    const hard = { content: '<section><p>A knight.</p></section>' };
    await db
      .updateTable('books')
      .set({ held: 'draft' })
      .where('id', 'in', ['ann', 'bob'])
      .execute();
    const later = { held: 'draft', publish_at: library.clock.now + HOUR } as const;
    await db.updateTable('books').set(later).where('id', '=', 'cat').execute();
    await db.updateTable('books').set(hard).where('id', 'in', ['bob', 'cat']).execute();
    const { status, body } = await change({ kind: 'hide' });
    expect([status, body.code]).toEqual([400, 'level_misfit']);
    expect(body.message).toBe(
      'Not every word can be read at their levels in "BOB", "CAT", and a hidden book comes back without a check. Nothing was changed. Choose another level, or give these books a reason first.',
    );
    expect(body.issues.map(({ field }: { field: string }) => field)).toEqual(['ids.1', 'ids.2']);
    expect(await states()).toEqual([...IDS.map((id) => `${id} draft`), 'other null']);
    expect((await change({ kind: 'publish' }, ['bob'])).body.code).toBe('level_misfit');
    await db.updateTable('books').set({ level_reason: 'Ours.' }).where('id', '=', 'bob').execute();
    await db
      .updateTable('books')
      .set({ held: null, publish_at: null })
      .where('id', '=', 'cat')
      .execute();
    expect((await change({ kind: 'hide' })).body).toEqual({ changed: 3 });
    expect((await change({ kind: 'publish' })).body).toEqual({ changed: 3 });
  });

  test('publishes a hidden book again as it was, and leaves one alone whose time has come', async () => {
    const { db } = library.database;
    const hard = { content: '<section><p>A knight.</p></section>' };
    await db.updateTable('books').set(hard).where('id', 'in', ['ann', 'bob']).execute();
    await db.updateTable('books').set({ held: 'hidden' }).where('id', '=', 'ann').execute();
    const due = { held: 'draft', publish_at: library.clock.now } as const;
    await db.updateTable('books').set(due).where('id', '=', 'bob').execute();
    expect((await change({ kind: 'publish' })).body).toEqual({ changed: 1 });
    expect((await states())[0]).toBe('ann null');
  });

  test('deletes them with all progress in them, and with their recordings; stars stay', async () => {
    const as = await library.subscriber('reader');
    await library.call('POST', '/api/progress/ann/complete', { as });
    expect((await change({ kind: 'delete' })).body).toEqual({ changed: 3 });
    expect(await states()).toEqual(['other null']);
    const left = await library.database.db.selectFrom('progress').selectAll().execute();
    const stars = await library.database.db.selectFrom('stars').select('book_id').execute();
    expect([left, stars]).toEqual([[], [{ book_id: 'ann' }]]);
    expect((await library.call('GET', '/api/books/ann', { as })).status).toBe(404);
    expect((await noted()).map(({ subject_name: name }) => name).sort()).toEqual([
      'ANN',
      'BOB',
      'CAT',
    ]);
  });

  test('of two who delete a book at once, the second is told that it is not there', async () => {
    const remove = () => library.call('DELETE', '/api/books/ann', { admin });
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    const codes = answers.map(({ body }) => body?.code).filter(Boolean);
    expect(codes).toEqual(['not_found', 'not_found']);
  });

  test('three owners at once leave every book as one of them wanted, and nothing half done', async () => {
    const kinds = ['publish', 'hide', 'draft'] as const;
    const backwards = IDS.toReversed();
    const answers = await Promise.all(
      kinds.flatMap((kind) => [change({ kind }), change({ kind }, backwards)]),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    const held = new Set((await books()).filter(({ id }) => id !== 'other').map((row) => row.held));
    expect(held.size).toBe(1);
    const rows = await books();
    const changed = answers.reduce((sum, { body }) => sum + (body.changed ?? 0), 0);
    expect(rows.reduce((sum, { version }) => sum + version - 1, 0)).toBe(changed);
    expect(await noted()).toHaveLength(changed);
  });

  test('an owner who has the book open meanwhile is told, and her words are not half stored', async () => {
    const open = (await library.call('GET', '/api/admin/books/ann', { admin })).body;
    const edit = (title: string) =>
      library.call('PUT', '/api/books/ann', {
        admin,
        body: {
          ...{ title, category: 'level1', flipbookType: 'html', version: open.version },
          content: [{ words: 'Sam sat.' }],
        },
      });
    const [hidden, edited, second] = await Promise.all([
      change({ kind: 'hide' }),
      edit('Sam Sat'),
      edit('Pam Ran'),
    ]);
    expect([200, 409]).toContain(hidden.status);
    const statuses = [edited.status, second.status];
    expect(statuses.filter((status) => status === 200).length).toBeLessThan(2);
    for (const status of statuses) expect([200, 409]).toContain(status);
    const { body } = await library.call('GET', '/api/admin/books/ann', { admin });
    const titles = ['ANN', 'Sam Sat', 'Pam Ran'];
    expect(titles).toContain(body.title);
    expect(body.state).toBe(hidden.status === 200 ? 'hidden' : 'published');
  });
});

import { CompiledQuery } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/open.ts';
import { engines, newTestDatabase, openTestDatabase } from '../../test-support/databases.ts';
import { forgetOldChanges } from './forget-old.ts';
import { noteChange, noteChanges, type NotedChange } from './note-change.ts';
import { getChange, listChanges, listNames } from './service.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 0, 5, 9);
const EVERYTHING = { offset: 0, limit: 1000 };

const noted = (changes: Partial<NotedChange> = {}): NotedChange => ({
  by: 'kim',
  kind: 'book.changed',
  subject: { id: 'sam', name: 'Sam' },
  before: { title: 'Sam', content: '<p>Sam sat.</p>' },
  after: { title: 'Pam', content: '<p>Pam sat.</p>' },
  at: NOW,
  ...changes,
});

test.each([
  ['changes_by_whom', { by: 'kim' }],
  ['changes_by_whom', { by: 'kim', kinds: ['book.changed', 'book.added'] }],
  ['changes_by_kind', { kinds: ['owner.removed'] }],
  ['changes_by_subject', { subjectId: 'sam' }],
])('a page is found and counted by the index %s: %j', async (index, filter) => {
  const asked: CompiledQuery[] = [];
  const { db } = await (
    await newTestDatabase('sqlite', { onQuery: ({ query }) => asked.push(query) })
  )();
  await listChanges(db, filter, EVERYTHING);
  expect(asked).toHaveLength(2);
  for (const { sql, parameters } of asked.splice(0)) {
    const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(plan);
    const details = rows.map(({ detail }) => detail).join();
    expect(details).toContain(`SEARCH changes USING`);
    expect(details).toContain(`INDEX ${index} `);
    expect(details).not.toContain('SCAN');
  }
});

describe.each(engines)('the record on %s', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });

  const all = async () => (await listChanges(database.db, {}, EVERYTHING)).rows;

  test('an entry is gone with the change that fails', async () => {
    const change = database.db.transaction().execute(async (transaction) => {
      await noteChange(transaction, noted());
      throw new Error('not today');
    });
    await expect(change).rejects.toThrow('not today');
    expect(await all()).toEqual([]);
  });

  test('a change is undone where its entry cannot be stored', async () => {
    const bad = noted({ by: null as never });
    const change = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('marks').values({ name: 'made', made_at: 1 }).execute();
      await noteChange(transaction, bad);
    });
    await expect(change).rejects.toThrow(/by_whom/);
    expect(await database.db.selectFrom('marks').selectAll().execute()).toEqual([]);
  });

  test('the newest comes first, and any number can be noted at once', async () => {
    const times = Array.from({ length: 45 }, (_, index) => NOW - (index % 9) * DAY);
    await noteChanges(
      database.db,
      times.map((at) => noted({ at })),
    );
    const rows = await all();
    expect(rows.map(({ at }) => at)).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(45);
    await database.db.deleteFrom('changes').execute();
  });

  test('a list has the names of the fields, and an entry also what was before and after', async () => {
    await noteChange(database.db, noted());
    await noteChange(database.db, noted({ before: null, subject: null, at: NOW + 1 }));
    const [later, first] = await all();
    expect(first).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{12}-[0-9a-f]{16}$/),
      ...{ at: NOW, by_whom: 'kim', kind: 'book.changed' },
      ...{ subject_id: 'sam', subject_name: 'Sam', fields: '["title","content"]' },
      words_until: NOW + 30 * DAY,
    });
    expect(later).toMatchObject({ subject_id: null, subject_name: null });
    expect(await getChange(database.db, first?.id ?? '', NOW)).toMatchObject({
      before: '{"title":"Sam","content":"<p>Sam sat.</p>"}',
      after: '{"title":"Pam","content":"<p>Pam sat.</p>"}',
    });
    expect(await getChange(database.db, later?.id ?? '', NOW)).toMatchObject({ before: null });
    expect(await getChange(database.db, 'none', NOW)).toBeUndefined();
  });

  test('the words of a book are gone after thirty days, and nothing else', async () => {
    const [, first] = await all();
    const id = first?.id ?? '';
    const without = { before: '{"title":"Sam"}', after: '{"title":"Pam"}', words_until: null };
    await forgetOldChanges(database.db, NOW + 30 * DAY - 1);
    expect((await getChange(database.db, id, NOW))?.words_until).toBe(NOW + 30 * DAY);
    // The job may be late.
    expect(await getChange(database.db, id, NOW + 30 * DAY)).toMatchObject(without);

    await noteChanges(
      database.db,
      Array.from({ length: 25 }, () => noted()),
    );
    await noteChange(database.db, noted({ before: { text: 'Sam' }, after: null }));
    await noteChange(database.db, noted({ before: { title: 'Sam' }, after: { title: 'Pam' } }));
    await forgetOldChanges(database.db, NOW + 30 * DAY);
    expect(await getChange(database.db, id, NOW)).toMatchObject(without);
    const left = await database.db.selectFrom('changes').selectAll().execute();
    expect(left).toHaveLength(29);
    expect(left.filter(({ words_until: until }) => until !== null)).toEqual([
      expect.objectContaining({ at: NOW + 1 }),
    ]);
    const kept = left
      .filter(({ at }) => at === NOW)
      .flatMap(({ before, after }) => [before, after]);
    expect(kept.filter((side) => side?.includes('sat') || side?.includes('text'))).toEqual([]);
  });

  test('who has changed something is listed, each once', async () => {
    await database.db.deleteFrom('changes').execute();
    const by = ['lee', 'Kim', 'kim', 'lee', 'kim'];
    await noteChanges(
      database.db,
      by.map((name) => noted({ by: name })),
    );
    expect((await listNames(database.db)).toSorted()).toEqual(['Kim', 'kim', 'lee']);
  });

  test('a family whose account an older release has deleted is taken out, and no other', async () => {
    await database.db.deleteFrom('changes').execute();
    const account = { id: 'here', created_at: 1, updated_at: 1 };
    await database.db.insertInto('users').values(account).execute();
    const families = ['here', 'gone'].map((id) =>
      noted({ kind: 'family.free_month', subject: { id, name: id } }),
    );
    await noteChanges(database.db, [...families, noted({ subject: { id: 'gone', name: 'Gone' } })]);
    await forgetOldChanges(database.db, NOW);
    const left = (await all()).map((row) => [row.kind, row.subject_id, row.subject_name].join(' '));
    expect(left.toSorted()).toEqual([
      'book.changed gone Gone',
      'family.free_month  ',
      'family.free_month here here',
    ]);
  });

  test('an entry is gone after two years', async () => {
    await database.db.deleteFrom('changes').execute();
    const old = Array.from({ length: 1001 }, () => noted({ at: NOW - 731 * DAY }));
    await noteChanges(database.db, old);
    await noteChange(database.db, noted({ at: NOW - 730 * DAY }));
    await forgetOldChanges(database.db, NOW);
    expect((await all()).map(({ at }) => at)).toEqual([NOW - 730 * DAY]);
  });
});

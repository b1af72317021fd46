import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewBookRow } from '../catalogue/book-rows.ts';
import { insertBook } from '../catalogue/store.ts';
import { Problem } from '../../problems/problem.ts';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { testBook } from '../../test-support/library.ts';
import type { Checker, PlainBook } from './checker.ts';
import { createReports } from './reports.ts';
import { savePhonics } from './service.ts';
import type { Db } from '../../database/tables.ts';

const none: string[][] = Array.from({ length: 9 }, () => []);
const SAVER = { by: 'kim', at: 1 };
const silent = { error: () => {} };

/** A checker that records the books it checks; with `isSlow` it waits for `finish` before each result. */
function createTestChecker({ isSlow = false } = {}) {
  const asked: PlainBook[] = [];
  const taught: string[][] = [];
  let finish = () => {};
  const checker: Checker & { failsFor: string | null } = {
    failsFor: null,
    async check(book, { heartWords }) {
      asked.push(book);
      taught.push(heartWords.flat());
      if (isSlow) await new Promise<void>((resolve) => (finish = resolve));
      if (book.title === checker.failsFor) throw new Problem('unavailable', 'Not today');
      const { level } = book;
      const words = { words: asked.length, practising: [], failing: [], ambiguous: [] };
      const report = {
        level,
        step: { id: '2.1', title: 'ck sh' },
        decodable: 1,
        withHeartWords: 1,
        ...words,
      };
      const made = { parts: [], splits: { [book.title]: [] }, heartWords: [] };
      return {
        ...{ report, fits: true, fittingLevel: level, words: made },
        ...{ phonograms: ['a:cat'], differentWords: 1 },
      };
    },
    close: async () => finish(),
  };
  return { checker, asked, taught, finish: () => finish() };
}

const flipbook = (id: string, changes: Partial<NewBookRow> = {}): NewBookRow => ({
  ...testBook({ id, title: id, content: null, flipbook_type: 'fliphtml5' }),
  ...changes,
});

describe.each(engines)('reports over %s', (engine) => {
  let db: Db;
  beforeEach(async () => {
    ({ db } = await openTestDatabase(engine));
    await insertBook(db, testBook());
    await insertBook(db, flipbook('b', { text: 'A ship.\n\nA fish.', category: 'level2' }));
    await insertBook(db, flipbook('silent'));
  });

  const listMade = () =>
    db
      .selectFrom('books')
      .select(['id', 'report', 'report_version', 'words', 'phonograms', 'step', 'different_words'])
      .orderBy('id')
      .execute();
  const versions = async () => (await listMade()).map(({ report_version: version }) => version);

  test('are made for books with a text and for inline books', async () => {
    const { checker, asked } = createTestChecker();
    await createReports(db, checker, silent).makeOutdated();
    expect(asked).toEqual([
      { title: 'b', pages: ['A ship.', 'A fish.'], level: 2, accent: 'en-AU' },
      { title: 'Sam', pages: ['Sam sat.', 'Pam ran.'], level: 1, accent: 'en-AU' },
    ]);
    expect(await listMade()).toMatchObject([
      {
        id: 'b',
        report: expect.stringContaining('"level":2'),
        words: '{"parts":[],"splits":{"b":[]},"heartWords":[]}',
        phonograms: '["a:cat"]',
        step: '2.1',
        different_words: 1,
      },
      { id: 'sam', report: expect.stringContaining('"level":1') },
      { id: 'silent', report: null, report_version: null },
    ]);
  });

  test('call changed once after they are stored, to invalidate the catalogue', async () => {
    const changed = vi.fn();
    const reports = createReports(db, createTestChecker().checker, silent, { changed });
    await reports.makeOutdated();
    expect(changed).toHaveBeenCalledTimes(1);
    await reports.makeOutdated();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('that are up to date are not made again after a restart', async () => {
    await createReports(db, createTestChecker().checker, silent).makeOutdated();
    const { checker, asked } = createTestChecker();
    const reports = createReports(db, checker, silent);
    await reports.makeOutdated();
    expect(await reports.makeOutdatedSoon()).toBe(0);
    expect(asked).toEqual([]);
  });

  test('are made again, in the accent of the library, when it is another', async () => {
    await createReports(db, createTestChecker().checker, silent).makeOutdated();
    const { checker, asked } = createTestChecker();
    await createReports(db, checker, silent, { accent: 'en-US' }).makeOutdated();
    expect(asked.map(({ accent }) => accent)).toEqual(['en-US', 'en-US']);
  });

  test('of other rules are made again', async () => {
    await createReports(db, createTestChecker().checker, silent).makeOutdated();
    const made = await listMade();
    await db.updateTable('books').set({ report_version: '0.another' }).execute();
    const { checker, asked } = createTestChecker();
    await createReports(db, checker, silent).makeOutdated();
    expect(asked).toHaveLength(2);
    expect((await listMade()).slice(0, 2)).toEqual(made.slice(0, 2));
  });

  test('use the default heart words first, and are all made again when heart words change', async () => {
    const { checker, taught } = createTestChecker();
    const reports = createReports(db, checker, silent);
    await reports.makeOutdated();
    const before = await versions();
    await savePhonics(db, { heartWords: none.with(3, ['zog']), soundings: [] }, SAVER);
    expect(await reports.makeOutdatedSoon()).toBe(0);
    const after = await versions();
    expect(after.map((version, index) => version === before[index])).toEqual([false, false, true]);
    expect(taught[0]).toContain('said');
    expect(taught.slice(2)).toEqual([['zog'], ['zog']]);
    // Saving an empty list does not restore the defaults.
    await savePhonics(db, { heartWords: none, soundings: [] }, SAVER);
    await reports.makeOutdated();
    expect(taught.at(-1)).toEqual([]);
  });

  test('that failed are the only ones made by the next update', async () => {
    const { checker, asked } = createTestChecker();
    checker.failsFor = 'Sam';
    const reports = createReports(db, checker, silent);
    await expect(reports.makeOutdated()).rejects.toThrow('Not today');
    checker.failsFor = null;
    asked.length = 0;
    await createReports(db, checker, silent).makeOutdated();
    expect(asked.map(({ title }) => title)).toEqual(['Sam']);
  });

  test('that fail are logged, count as outdated, and do not stop the others', async () => {
    const { checker } = createTestChecker();
    checker.failsFor = 'b';
    const error = vi.fn();
    expect(await createReports(db, checker, { error }).makeOutdatedSoon()).toBe(1);
    expect(error).toHaveBeenCalledOnce();
    expect((await listMade()).map(({ report }) => report !== null)).toEqual([false, true, false]);
  });

  test('continue in the background after the wait, and include a change made meanwhile', async () => {
    const { checker, asked, taught, finish } = createTestChecker({ isSlow: true });
    const reports = createReports(db, checker, silent, { maxWait: 0 });
    expect(await reports.makeOutdatedSoon()).toBe(2);
    await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 15_000 });
    await savePhonics(db, { heartWords: none.with(0, ['zog']), soundings: [] }, SAVER);
    const followed = reports.makeOutdated();
    let isDone = false;
    void followed.then(() => (isDone = true));
    while (!isDone) {
      finish();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(taught.filter((words) => words.includes('zog'))).toHaveLength(2);
    expect(new Set((await versions()).slice(0, 2)).size).toBe(1);
    expect(await createReports(db, checker, silent).makeOutdatedSoon()).toBe(0);
  });

  test('are up to date after two processes update them at the same time', async () => {
    const one = createReports(db, createTestChecker().checker, silent);
    const other = createReports(db, createTestChecker().checker, silent);
    await Promise.all([one.makeOutdated(), other.makeOutdated(), one.makeOutdated()]);
    expect(await one.makeOutdatedSoon()).toBe(0);
    expect(await other.makeOutdatedSoon()).toBe(0);
  });

  test('stop being made when they are closed', async () => {
    const { checker, asked } = createTestChecker({ isSlow: true });
    const reports = createReports(db, checker, silent);
    const following = reports.makeOutdated();
    await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 15_000 });
    await reports.close();
    await following;
    expect(asked).toHaveLength(1);
  });
});

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { insertBook, type NewBookRow } from '../catalogue/store.ts';
import { Problem } from '../../problems/problem.ts';
import { engines, openTestDatabase } from '../../test-support/databases.ts';
import { testBook } from '../../test-support/library.ts';
import type { Checker, PlainBook } from './checker.ts';
import { createReports } from './reports.ts';
import { savePhonics } from './store.ts';
import type { Db } from '../../database/tables.ts';

const none: string[][] = Array.from({ length: 9 }, () => []);
const silent = { error: () => {} };

/** A checker that answers once it is let, and remembers what it was asked. */
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
      const report = { level, decodable: 1, withHeartWords: 1, ...words };
      const made = { parts: [], splits: { [book.title]: [] }, heartWords: [] };
      return { report, fits: true, fittingLevel: level, words: made, phonograms: ['a:cat'] };
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
      .select(['id', 'report', 'report_version', 'words', 'phonograms'])
      .orderBy('id')
      .execute();
  const versions = async () => (await listMade()).map(({ report_version: version }) => version);

  test('are made of the words that are known, wherever they are kept', async () => {
    const { checker, asked } = createTestChecker();
    await createReports(db, checker, silent).follow();
    expect(asked).toEqual([
      { title: 'b', pages: ['A ship.', 'A fish.'], level: 2 },
      { title: 'Sam', pages: ['Sam sat.', 'Pam ran.'], level: 1 },
    ]);
    expect(await listMade()).toMatchObject([
      {
        id: 'b',
        report: expect.stringContaining('"level":2'),
        words: '{"parts":[],"splits":{"b":[]},"heartWords":[]}',
        phonograms: '["a:cat"]',
      },
      { id: 'sam', report: expect.stringContaining('"level":1') },
      { id: 'silent', report: null, report_version: null },
    ]);
  });

  test('are told of once they are stored, for the catalogue remembers books', async () => {
    const changed = vi.fn();
    const reports = createReports(db, createTestChecker().checker, silent, { changed });
    await reports.follow();
    expect(changed).toHaveBeenCalledTimes(1);
    await reports.follow();
    expect(changed).toHaveBeenCalledTimes(1);
  });

  test('that are there already are not made again at another start', async () => {
    await createReports(db, createTestChecker().checker, silent).follow();
    const { checker, asked } = createTestChecker();
    const reports = createReports(db, checker, silent);
    await reports.follow();
    expect(await reports.followAwhile()).toBe(0);
    expect(asked).toEqual([]);
  });

  test('that another edition of the rules has made are made anew', async () => {
    await createReports(db, createTestChecker().checker, silent).follow();
    const made = await listMade();
    await db.updateTable('books').set({ report_version: '0.another' }).execute();
    const { checker, asked } = createTestChecker();
    await createReports(db, checker, silent).follow();
    expect(asked).toHaveLength(2);
    expect((await listMade()).slice(0, 2)).toEqual(made.slice(0, 2));
  });

  test('are all made anew when heart words change, and begin with ours', async () => {
    const { checker, taught } = createTestChecker();
    const reports = createReports(db, checker, silent);
    await reports.follow();
    const before = await versions();
    await savePhonics(db, { heartWords: none.with(3, ['zog']), soundings: [] });
    expect(await reports.followAwhile()).toBe(0);
    const after = await versions();
    expect(after.map((version, index) => version === before[index])).toEqual([false, false, true]);
    expect(taught[0]).toContain('said');
    expect(taught.slice(2)).toEqual([['zog'], ['zog']]);
    // Nobody teaches ours again by writing none.
    await savePhonics(db, { heartWords: none, soundings: [] });
    await reports.follow();
    expect(taught.at(-1)).toEqual([]);
  });

  test('that were broken off are gone on with, from where they stopped', async () => {
    const { checker, asked } = createTestChecker();
    checker.failsFor = 'Sam';
    const reports = createReports(db, checker, silent);
    await expect(reports.follow()).rejects.toThrow('Not today');
    checker.failsFor = null;
    asked.length = 0;
    await createReports(db, checker, silent).follow();
    expect(asked.map(({ title }) => title)).toEqual(['Sam']);
  });

  test('one that fails holds up no other, is logged, and counts as behind', async () => {
    const { checker } = createTestChecker();
    checker.failsFor = 'b';
    const error = vi.fn();
    expect(await createReports(db, checker, { error }).followAwhile()).toBe(1);
    expect(error).toHaveBeenCalledOnce();
    expect((await listMade()).map(({ report }) => report !== null)).toEqual([false, true, false]);
  });

  test('go on behind the back of whoever does not wait, and see to a change made meanwhile', async () => {
    const { checker, asked, taught, finish } = createTestChecker({ isSlow: true });
    const reports = createReports(db, checker, silent, { patience: 0 });
    expect(await reports.followAwhile()).toBe(2);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await savePhonics(db, { heartWords: none.with(0, ['zog']), soundings: [] });
    const followed = reports.follow();
    let isDone = false;
    void followed.then(() => (isDone = true));
    while (!isDone) {
      finish();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(taught.filter((words) => words.includes('zog'))).toHaveLength(2);
    expect(new Set((await versions()).slice(0, 2)).size).toBe(1);
    expect(await createReports(db, checker, silent).followAwhile()).toBe(0);
  });

  test('of two processes at once are the same', async () => {
    const one = createReports(db, createTestChecker().checker, silent);
    const other = createReports(db, createTestChecker().checker, silent);
    await Promise.all([one.follow(), other.follow(), one.follow()]);
    expect(await one.followAwhile()).toBe(0);
    expect(await other.followAwhile()).toBe(0);
  });

  test('end with the process that makes them', async () => {
    const { checker, asked } = createTestChecker({ isSlow: true });
    const reports = createReports(db, checker, silent);
    const following = reports.follow();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await reports.close();
    await following;
    expect(asked).toHaveLength(1);
  });
});

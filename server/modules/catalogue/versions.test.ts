// Several processes on one PostgreSQL database: a change by one is visible in the next response of the others.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/open.ts';
import { connectDatabase } from '../../database/open.ts';
import { prepareVersionSum } from '../../database/version-counters.ts';
import { createReports } from '../phonics/reports.ts';
import { copyPostgresTemplate, newTestDatabase } from '../../test-support/databases.ts';
import { testBook } from '../../test-support/library.ts';
import { openTcpProxy } from '../../test-support/tcp-proxy.ts';
import { type Catalogue, createCatalogue, deleteBook } from './service.ts';
import { BOOK_VERSIONS } from './versions.ts';

const titlesOf = async (catalogue: Catalogue) =>
  (await catalogue.shelf()).summaries.map(({ title }) => title);
const titleOf = async (catalogue: Catalogue, id: string) => (await catalogue.get(id))?.title;

describe('a second process', () => {
  let first: Catalogue;
  let second: Catalogue;
  let database: Database;
  beforeEach(async () => {
    const open = await newTestDatabase('postgres');
    database = await open();
    first = createCatalogue(database, Date.now);
    second = createCatalogue(await open(), Date.now);
    await first.add(testBook());
    // Both processes cache it.
    for (const catalogue of [first, second]) {
      expect(await titlesOf(catalogue)).toEqual(['Sam']);
      expect(await titleOf(catalogue, 'sam')).toBe('Sam');
    }
  });

  test('shows an added book', async () => {
    await first.add(testBook({ id: 'ship', title: 'Ship', category: 'level2' }));
    expect(await titlesOf(second)).toEqual(['Sam', 'Ship']);
  });

  test('shows an edit in the list and in the book', async () => {
    expect(await first.edit(testBook({ title: 'Sam Sat' }), 1)).toBe(true);
    expect(await titleOf(second, 'sam')).toBe('Sam Sat');
    expect(await titlesOf(second)).toEqual(['Sam Sat']);
  });

  test('does not show a deleted book', async () => {
    await first.change((transaction) => deleteBook(transaction, 'sam'));
    expect(await titleOf(second, 'sam')).toBeUndefined();
    expect(await titlesOf(second)).toEqual([]);
  });

  test('shows new findings of a book', async () => {
    const checker = {
      check: async () => ({
        report: { step: null } as never,
        fits: true,
        fittingLevel: 1,
        words: { parts: [], splits: {}, heartWords: [] },
        phonograms: ['a:tap'],
        differentWords: 1,
      }),
      close: async () => {},
    };
    const sounds = async () => (await second.shelf()).byId.get('sam')?.sounds;
    expect(await sounds()).toBeNull();
    await createReports(database.db, checker, { error: () => {} }).makeOutdated();
    expect(await sounds()).toEqual(['a:tap']);
  });
});

test('a failed change does not increment the version counter', async () => {
  const database = await (await newTestDatabase('postgres'))();
  const count = prepareVersionSum(database.db, BOOK_VERSIONS);
  const catalogue = createCatalogue(database, Date.now);
  await catalogue.add(testBook());
  const before = await count();
  await expect(catalogue.add(testBook())).rejects.toThrow();
  expect(await count()).toBe(before);
});

describe('a database that no longer responds', () => {
  let proxy: Awaited<ReturnType<typeof openTcpProxy>>;
  let database: Database;
  beforeEach(async () => {
    const direct = await copyPostgresTemplate();
    proxy = await openTcpProxy(direct);
    const through = new URL(direct);
    through.port = String(proxy.port);
    database = await connectDatabase({ dataDir: '', databaseUrl: through.href, timeout: 1000 });
  });
  afterEach(async () => {
    proxy.resume();
    await database.close();
    await proxy.close();
  });

  test('leaves readers with the cached books, and changes are visible once it responds again', async () => {
    const catalogue = createCatalogue(database, Date.now);
    await catalogue.add(testBook());
    expect(await titlesOf(catalogue)).toEqual(['Sam']);
    proxy.pause();
    expect(await titlesOf(catalogue)).toEqual(['Sam']);
    proxy.resume();
    await catalogue.change((transaction) => deleteBook(transaction, 'sam'));
    expect(await titlesOf(catalogue)).toEqual([]);
  });

  test('does not keep a scheduled book from being published', async () => {
    const clock = { now: 1_000 };
    const catalogue = createCatalogue(database, () => clock.now);
    await catalogue.add({ ...testBook(), held: 'draft', publish_at: 2_000 });
    expect(await titlesOf(catalogue)).toEqual([]);
    proxy.pause();
    clock.now = 1_999;
    expect(await titlesOf(catalogue)).toEqual([]);
    clock.now = 2_000;
    expect(await titlesOf(catalogue)).toEqual(['Sam']);
    const { body } = await catalogue.prepared();
    expect(String(body)).toContain('Sam');
  });
});

// The primary database is killed while children read and parents pay, and the standby is promoted. All acknowledged
// writes must survive, every failure must be the 503 below, and the library must recover without a restart.
import pg from 'pg';
import { type TcpProxy, openTcpProxy } from '../../server/test-support/tcp-proxy.ts';
import { type Pair, preparePair } from '../../server/test-support/postgres-server.ts';
import { enrol, type Enrolled } from '../support/enrol.ts';
import { type Instances, startInstances } from '../support/instances.ts';
import { expect, test } from '../support/journey.ts';

const UNAVAILABLE = /: 503 .*The library is very busy\. Please try again in a moment\./;

let pair: Pair;
/** A proxy at the database's address. It first leads to the primary, then to the standby. */
let proxy: TcpProxy;
let instances: Instances;

test.beforeAll(async () => {
  pair = await preparePair();
  await pair.primary.start();
  await pair.standby.start();
  proxy = await openTcpProxy(pair.primary.url);
  const url = new URL(`${pair.primary.url}/postgres`);
  url.port = String(proxy.port);
  instances = await startInstances(2, url.href);
});
test.afterAll(async () => {
  await instances.stop();
  await proxy.close();
  await pair.primary.remove();
  await pair.standby.remove();
});

/** The writes that the server has acknowledged. */
interface Acknowledged {
  /** The last acknowledged page, by `<uid> <book id>`. */
  pages: Map<string, number>;
  /** `<uid> <book id>`. */
  stars: Set<string>;
  /** Uids. */
  subscriptions: Set<string>;
}

/** Families that read and subscribe until `stop` is called. */
function runFamilies(
  readers: readonly Enrolled[],
  books: readonly { id: string; totalPages: number }[],
) {
  const acknowledged: Acknowledged = {
    pages: new Map(),
    stars: new Set(),
    subscriptions: new Set(),
  };
  let isOver = false;
  let acknowledgements = 0;
  let failures = 0;

  /**
   * Retries a call until it succeeds, as the client does. Returns null if the test ends first. Throws every error
   * other than the expected 503.
   */
  async function retry<T>(call: () => Promise<T>): Promise<T | null> {
    while (!isOver) {
      try {
        const result = await call();
        acknowledgements++;
        return result;
      } catch (error) {
        if (!UNAVAILABLE.test(String(error))) throw error;
        failures++;
      }
    }
    return null;
  }

  async function read(family: Enrolled): Promise<void> {
    for (const { id, totalPages } of books) {
      const key = `${family.uid} ${id}`;
      for (let currentPage = 1; currentPage <= totalPages; currentPage++) {
        const position = { bookId: id, currentPage };
        if (await retry(() => family.call('POST', '/api/progress', position))) {
          acknowledged.pages.set(key, currentPage);
        }
      }
      if (await retry(() => family.call('POST', `/api/progress/${id}/complete`))) {
        acknowledged.stars.add(key);
      }
      if (isOver) return;
    }
    throw new Error('The families read every book before the test ended');
  }

  async function subscribe(): Promise<void> {
    while (!isOver) {
      const family = await retry(() => enrol({ at: instances, subscribed: false }));
      if (!family || !(await retry(async () => (await family.pay(), true)))) return;
      const status = await retry(() =>
        family.call<{ hasSubscription: boolean }>('GET', '/api/subscription/status'),
      );
      if (status?.hasSubscription) acknowledged.subscriptions.add(family.uid);
    }
  }

  const all = Promise.all([...readers.map(read), subscribe(), subscribe()]);
  // Prevents an unhandled rejection. `reach` and `stop` rethrow the error.
  all.catch(() => {});
  const reach = async (count: () => number, wanted: number) => {
    await Promise.race([all, expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(wanted)]);
  };
  return {
    waitForAcknowledged: (count: number) => reach(() => acknowledgements, acknowledgements + count),
    waitForFailed: (count: number) => reach(() => failures, failures + count),
    async stop() {
      isOver = true;
      await all;
      return acknowledged;
    },
  };
}

test('no acknowledged write is lost when the primary is killed', async () => {
  test.slow();
  const readers: Enrolled[] = [];
  for (let count = 0; count < 6; count++) readers.push(await enrol({ at: instances }));
  const books = await readers[0]!.call<{ id: string; totalPages: number }[]>('GET', '/api/books');

  const families = runFamilies(readers, books);
  await families.waitForAcknowledged(200);
  await pair.primary.kill();
  await families.waitForFailed(20);
  await query('select pg_promote()');
  proxy.redirect(pair.standby.url);
  await families.waitForAcknowledged(200);
  const { pages, stars, subscriptions } = await families.stop();

  const positions = await query('select user_id, book_id, current_page from progress');
  const starred = await query('select user_id, book_id from stars');
  const active = await query("select user_id from subscriptions where status = 'active'");
  const keyOf = (row: Row) => `${row['user_id']} ${row['book_id']}`;
  const stored = {
    pages: new Map(positions.map((row) => [keyOf(row), Number(row['current_page'])])),
    stars: new Set(starred.map(keyOf)),
    subscriptions: new Set(active.map((row) => row['user_id'])),
  };
  const lost = {
    pages: [...pages].filter(([key, page]) => (stored.pages.get(key) ?? 0) < page),
    stars: [...stars].filter((key) => !stored.stars.has(key)),
    subscriptions: [...subscriptions].filter((uid) => !stored.subscriptions.has(uid)),
  };
  expect(lost).toEqual({ pages: [], stars: [], subscriptions: [] });
  expect(stars.size).toBeGreaterThan(0);
  expect(subscriptions.size).toBeGreaterThan(0);
});

type Row = Record<string, unknown>;

/** Queries the standby directly. */
async function query(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: `${pair.standby.url}/postgres` });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

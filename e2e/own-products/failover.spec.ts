// The database's primary is killed while children read and parents pay, and its standby takes its place:
// what was acknowledged is there, what failed failed with a sentence, and nobody restarts the library.
import pg from 'pg';
import { type Line, openLine } from '../../server/test-support/line.ts';
import { type Pair, preparePair } from '../../server/test-support/postgres-server.ts';
import { enrol, type Enrolled } from '../support/enrol.ts';
import { type Instances, startInstances } from '../support/instances.ts';
import { expect, test } from '../support/journey.ts';

const SENTENCE = /: 503 .*The library is catching its breath\. Please try again in a moment\./;

let pair: Pair;
/** The database's address, which is led from the primary to the standby. */
let line: Line;
let at: Instances;

test.beforeAll(async () => {
  pair = await preparePair();
  await pair.primary.start();
  await pair.standby.start();
  line = await openLine(pair.primary.url);
  const url = new URL(`${pair.primary.url}/postgres`);
  url.port = String(line.port);
  at = await startInstances(2, url.href);
});
test.afterAll(async () => {
  await at.stop();
  await line.close();
  await pair.primary.remove();
  await pair.standby.remove();
});

/** What a family was told is stored. */
interface Acknowledged {
  /** `<uid> <book>`, and up to which page. */
  pages: Map<string, number>;
  /** `<uid> <book>`. */
  stars: Set<string>;
  /** Uids. */
  subscriptions: Set<string>;
}

/** Families that read and subscribe until they are told to stop. */
function keepBusy(
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

  /** Tries until it succeeds, as a tablet does, unless all is over. A failure has to be the sentence. */
  async function insist<T>(call: () => Promise<T>): Promise<T | null> {
    while (!isOver) {
      try {
        const answer = await call();
        acknowledgements++;
        return answer;
      } catch (error) {
        if (!SENTENCE.test(String(error))) throw error;
        failures++;
      }
    }
    return null;
  }

  async function read(family: Enrolled): Promise<void> {
    for (const { id, totalPages } of books) {
      const key = `${family.uid} ${id}`;
      for (let currentPage = 1; currentPage <= totalPages; currentPage++) {
        const place = { bookId: id, currentPage };
        if (await insist(() => family.call('POST', '/api/progress', place))) {
          acknowledged.pages.set(key, currentPage);
        }
      }
      if (await insist(() => family.call('POST', `/api/progress/${id}/complete`))) {
        acknowledged.stars.add(key);
      }
      if (isOver) return;
    }
    throw new Error('Every book is read, and the test has not ended');
  }

  async function subscribe(): Promise<void> {
    while (!isOver) {
      const family = await insist(() => enrol({ at, subscribed: false }));
      if (!family || !(await insist(async () => (await family.pay(), true)))) return;
      const status = await insist(() =>
        family.call<{ hasSubscription: boolean }>('GET', '/api/subscription/status'),
      );
      if (status?.hasSubscription) acknowledged.subscriptions.add(family.uid);
    }
  }

  const all = Promise.all([...readers.map(read), subscribe(), subscribe()]);
  // A failure is told where it is waited for.
  all.catch(() => {});
  const reach = async (counted: () => number, wanted: number) => {
    await Promise.race([all, expect.poll(counted, { timeout: 30_000 }).toBeGreaterThan(wanted)]);
  };
  return {
    moreAcknowledged: (count: number) => reach(() => acknowledgements, acknowledgements + count),
    moreFailed: (count: number) => reach(() => failures, failures + count),
    async stop() {
      isOver = true;
      await all;
      return acknowledged;
    },
  };
}

test('nothing that was acknowledged is lost when the primary is killed', async () => {
  test.slow();
  const readers: Enrolled[] = [];
  for (let count = 0; count < 6; count++) readers.push(await enrol({ at }));
  const books = await readers[0]!.call<{ id: string; totalPages: number }[]>('GET', '/api/books');

  const busy = keepBusy(readers, books);
  await busy.moreAcknowledged(200);
  await pair.primary.kill();
  await busy.moreFailed(20);
  await query('select pg_promote()');
  line.lead(pair.standby.url);
  await busy.moreAcknowledged(200);
  const { pages, stars, subscriptions } = await busy.stop();

  const places = await query('select user_id, book_id, current_page from progress');
  const starred = await query('select user_id, book_id from stars');
  const active = await query("select user_id from subscriptions where status = 'active'");
  const keyOf = (row: Row) => `${row['user_id']} ${row['book_id']}`;
  const stored = {
    pages: new Map(places.map((row) => [keyOf(row), Number(row['current_page'])])),
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

/** Asks the standby itself. */
async function query(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: `${pair.standby.url}/postgres` });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

// Random histories of a family with two tablets, which lose their connection and change from child to child. Each
// child ends as if the family were three families, each with one child and two tablets of its own.
import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '../client/api/api.ts';
import { createOutbox } from '../client/offline/outbox-queue.ts';
import { createOutboxStorage } from '../client/offline/outbox-storage.ts';
import { createStorage } from '../client/test-support/storage.ts';
import { engines } from '../server/test-support/databases.ts';
import { type Library, openLibrary, testBook, testWords } from '../server/test-support/library.ts';

const BOOKS = ['sam', 'pam'];
const TABLES = [
  ...(['progress', 'stars', 'reading_days', 'achievements'] as const),
  ...(['practice_words', 'practice_events'] as const),
];
/** The first child, the second, and one that is removed in some histories. */
const CHILDREN = 3;
const REMOVED = 2;

type Step =
  | { does: 'turn' | 'finish' | 'ask'; tablet: number; book: string; page: number }
  | { does: 'choose'; tablet: number; child: number }
  | { does: 'connect'; tablet: number; online: boolean }
  | { does: 'reopen'; tablet: number }
  | { does: 'wait'; minutes: number }
  | { does: 'remove' };

const tablet = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constantFrom('turn' as const, 'finish' as const, 'ask' as const),
      tablet,
      book: fc.constantFrom(...BOOKS),
      page: fc.integer({ min: 1, max: 6 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('choose' as const),
      tablet,
      child: fc.nat({ max: CHILDREN - 1 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('connect' as const), tablet, online: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reopen' as const), tablet }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      minutes: fc.integer({ min: 0, max: 1500 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'remove' } as const) },
);

describe.each(engines)('two tablets of a family on %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(
      engine,
      BOOKS.map((id) => ({
        ...testBook({ id, title: id, total_pages: 6 }),
        words: testWords('sam'),
      })),
    );
  });

  async function newFamily(): Promise<string> {
    const as = `family-${randomUUID()}`;
    await library.call('POST', '/api/auth/firebase/sync', { as, body: { firstName: 'Kim' } });
    return library.subscriber(as);
  }

  function newTablet(uid: string) {
    const storage = createOutboxStorage(createStorage(), () => library.clock.now);
    let isOnline = true;
    let child: string | null = null;
    const open = () =>
      createOutbox({
        storage,
        caller: () => uid,
        child: () => child,
        async call(whose, name, { params, body }) {
          if (!isOnline) throw new Error('offline');
          const [method, path = ''] = name.split(' ');
          const { status, body: answer } = await library.call(
            method as 'POST',
            path.replace('{bookId}', params?.['bookId'] ?? ''),
            { as: uid, body, headers: whose?.student ? { student: whose.student } : {} },
          );
          if (status >= 400) throw new ApiError(status, '', 'refused');
          return answer;
        },
        now: () => library.clock.now,
        random: Math.random,
      });
    let outbox = open();
    async function wake() {
      outbox.wake();
      while (isOnline && storage.list(uid).length > 0) await setImmediate();
    }
    return {
      choose: (id: string | null) => void (child = id),
      async connect(online: boolean) {
        isOnline = online;
        await wake();
      },
      async reopen() {
        outbox = open();
        await wake();
      },
      turn: (bookId: string, currentPage: number) =>
        outbox.send(
          'POST /api/progress',
          { body: { bookId, currentPage } },
          { slot: `page:${bookId}`, stamp: 'turnedAt' },
        ),
      finish: (bookId: string) =>
        outbox.send(
          'POST /api/progress/{bookId}/complete',
          { params: { bookId }, body: {} },
          { slot: `finished:${bookId}`, stamp: 'finishedAt' },
        ),
      ask: (bookId: string, id: string) =>
        outbox.send('POST /api/practice', {
          body: { events: [{ kind: 'asked', id, word: 'sam', bookId, at: library.clock.now }] },
        }),
    };
  }
  type Tablet = ReturnType<typeof newTablet>;

  /** Returns all that is kept of a child's reading. */
  async function readingOf(id: string): Promise<unknown> {
    const found = await Promise.all(
      TABLES.map(async (table) => {
        const rows: Record<string, unknown>[] = await library.database.db
          .selectFrom(table as 'progress')
          .selectAll()
          .where('user_id', '=', id)
          .execute();
        const lines = rows.map(({ user_id: _, ...row }) =>
          JSON.stringify(Object.entries(row).sort()),
        );
        return [table, lines.sort()] as const;
      }),
    );
    return Object.fromEntries(found);
  }

  async function read(
    one: Tablet,
    { does, book, page }: Extract<Step, { page: number }>,
    id: string,
  ) {
    if (does === 'turn') await one.turn(book, page);
    else if (does === 'finish') await one.finish(book);
    else await one.ask(book, id);
  }

  async function live(history: readonly Step[]): Promise<void> {
    const uid = await newFamily();
    const ids: string[] = [uid];
    for (const firstName of ['Alex', 'Mia']) {
      const body = { firstName, age: 5, readingLevel: 1 };
      ids.push((await library.call('POST', '/api/students', { as: uid, body })).body.id);
    }
    const tablets = [newTablet(uid), newTablet(uid)];
    const reading = [0, 0];
    const alone = await Promise.all(ids.map(newFamily));
    const tabletsAlone = alone.map((one) => [newTablet(one), newTablet(one)]);
    let isRemoved = false;
    const onAll = async (nth: number, act: (one: Tablet) => Promise<void>) => {
      for (const one of [tablets, ...tabletsAlone]) await act(one[nth]!);
    };
    for (const step of history) {
      if (step.does === 'wait') library.clock.now += step.minutes * 60_000;
      else if (step.does === 'choose') {
        reading[step.tablet] = step.child;
        tablets[step.tablet]!.choose(step.child === 0 ? null : ids[step.child]!);
      } else if (step.does === 'connect')
        await onAll(step.tablet, (one) => one.connect(step.online));
      else if (step.does === 'reopen') await onAll(step.tablet, (one) => one.reopen());
      else if (step.does === 'remove') {
        isRemoved = true;
        await library.call('DELETE', `/api/students/${ids[REMOVED]}`, { as: uid });
      } else {
        const id = randomUUID();
        await read(tablets[step.tablet]!, step, id);
        await read(tabletsAlone[reading[step.tablet]!]![step.tablet]!, step, id);
      }
    }
    for (const nth of [0, 1]) await onAll(nth, (one) => one.connect(true));
    for (const [child, id] of ids.entries()) {
      const isGone = isRemoved && child === REMOVED;
      const expected = isGone ? await readingOf('nobody') : await readingOf(alone[child]!);
      expect(await readingOf(id), `child ${child}`).toEqual(expected);
    }
  }

  test('each child has what its own history alone has brought', async () => {
    const histories = fc.array(step, { minLength: 15, maxLength: 40 });
    await fc.assert(fc.asyncProperty(histories, live), { seed: 37, numRuns: 12 });
  });
});

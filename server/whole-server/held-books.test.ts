// A book that is not published is seen by nobody but its owner, whichever call a family makes. All calls of the contract
// that are not the owner's are made, so that a later call cannot forget it.
import { beforeAll, describe, expect, test } from 'vitest';
import type { EndpointName } from '../../contracts/endpoints.ts';
import { attemptAll } from '../test-support/attempt-all.ts';
import { calls, exampleOf, recordOf } from '../test-support/calls.ts';
import { type Engine, engines } from '../test-support/databases.ts';
import { type Library, openLibrary, testBook, testWords } from '../test-support/library.ts';

/** What only the book `sam` has in it. */
const TITLE = 'Quokka Quest';
const CLUES = [TITLE, 'Quincy', 'Quaint', 'quokka-cover', 'quokka-hero', 'quokkaful', 'quokkas'];
const SAM = {
  ...testBook({
    title: TITLE,
    ...{
      author: 'Quincy',
      description: 'Quaint.',
      cover_image_url: '/public-objects/quokka-cover.png',
    },
    hero_image_url: '/public-objects/quokka-hero.png',
    content: '<section><p>Sam sat.</p></section><section><p>A quokkaful.</p></section>',
  }),
  level_reason: 'For quokkas.',
};

/** What a family keeps of a book that it has read, by its id: its own record, as of a book that was deleted. */
const OWN_RECORD: readonly EndpointName[] = ['GET /api/reading-report'];
/** All that is stored of a family, for itself alone: it names the books that its children have read. */
const OWN_DATA: EndpointName = 'GET /api/auth/user/data';

const EVENT = '0b1c8a52-6d1f-4c3e-9a0e-5f2d7c1b3a49';
const LATER = 3_600_000;
const changes = {
  draft: { kind: 'draft' },
  hidden: { kind: 'hide' },
  scheduled: { kind: 'schedule' },
} as const;

const families = calls().filter((name) => !['editor', 'owner'].includes(recordOf(name).access));
const bodyOf = (name: EndpointName) => exampleOf(name).body;
/** The calls that are about one book: its id is in the address or the body. */
const aboutBook = families.filter(
  (name) => name.includes('{bookId}') || (bodyOf(name) !== undefined && 'bookId' in bodyOf(name)!),
);
const reading = families.filter(
  (name) => name.startsWith('GET ') && !aboutBook.includes(name) && !name.includes('{'),
);

async function open(engine: Engine) {
  const others = { pam: '1.1', tim: '1.3' };
  const library = await openLibrary(engine, [
    { ...SAM, words: testWords('sam', 'sat'), phonograms: '["s:sun","m:man"]', step: '1.2' },
    ...Object.entries(others).map(([id, step]) => ({
      ...testBook({ id, title: id }),
      ...{ step, phonograms: '[]' },
    })),
  ]);
  const [reader, admin] = [await library.subscriber('reader'), await library.adminToken()];
  const hold = async (change: object) => {
    const isTimed = 'kind' in change && change.kind === 'schedule';
    const publishAt = library.clock.now + LATER;
    const { status, body } = await library.call('POST', '/api/admin/books/changes', {
      admin,
      body: { ids: ['sam'], change: { ...change, ...(isTimed && { publishAt }) } },
    });
    expect([status, body.changed]).toEqual([200, 1]);
  };
  return { library, reader, hold };
}

/** Reads and finishes the book as a child does, and asks for a word of it. */
async function readSam(library: Library, as: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const { status } = await library.call('POST', path, { as, body });
    expect(status).toBeLessThan(300);
  };
  await post('/api/progress', { bookId: 'sam', currentPage: 2 });
  await post('/api/progress/sam/complete', {});
  await post('/api/practice', {
    events: [{ id: EVENT, kind: 'asked', word: 'sat', bookId: 'sam', at: library.clock.now }],
  });
}

/** Returns the answers to a call with the query of its example and without one, as text. */
async function answerTo(library: Library, name: EndpointName, as: string) {
  const { method, path, address, body } = exampleOf(name);
  const sent = { as, ...(body && { body }) };
  const answers = [await library.call(method, address, sent)];
  if (path !== address) answers.push(await library.call(method, path, sent));
  return {
    statuses: answers.map(({ status }) => status),
    text: JSON.stringify(answers.map((answer) => answer.body)),
  };
}

test('every call about a book is known', () => {
  expect(aboutBook.toSorted()).toMatchObject([
    'GET /api/books/{bookId}',
    'GET /api/books/{bookId}/narration/{take}',
    'GET /api/progress/{bookId}',
    'POST /api/heard-words',
    'POST /api/progress',
    'POST /api/progress/{bookId}/complete',
  ]);
  expect(reading.length).toBeGreaterThan(8);
});

describe.each(engines)('a book that is not published, over %s', (engine) => {
  describe.each(Object.entries(changes))('because it is %s', (_, change) => {
    let library: Library;
    let reader: string;
    let newcomer: string;
    let before: Map<EndpointName, string>;
    beforeAll(async () => {
      const opened = await open(engine);
      ({ library, reader } = opened);
      newcomer = await library.subscriber('newcomer');
      await readSam(library, reader);
      before = new Map();
      for (const name of reading) before.set(name, (await answerTo(library, name, reader)).text);
      // The test would find nothing in answers that never had the book in them.
      expect(before.get('GET /api/books')).toContain(TITLE);
      expect(before.get('GET /api/practice')).toContain(TITLE);
      expect(before.get('GET /api/reading-report')).toContain(TITLE);
      expect(before.get('GET /api/progress')).toContain('sam');
      await opened.hold(change);
    });

    test('is not there for any call about it', () =>
      attemptAll(
        aboutBook.map((name) => [name, name] as const),
        async (name) => expect((await answerTo(library, name, reader)).statuses).toEqual([404]),
      ));

    test('is in no answer to a child who has read it', () =>
      attemptAll(
        reading.map((name) => [name, name] as const),
        async (name) => {
          const { text } = await answerTo(library, name, reader);
          const shown = CLUES.filter((clue) => text.includes(clue));
          expect(shown).toEqual(name === OWN_DATA ? [TITLE] : []);
          if (name === OWN_DATA) return;
          if (!OWN_RECORD.includes(name)) expect(text).not.toContain('"sam"');
        },
      ));

    test('is in no answer to a child who has not read it, under any name', () =>
      attemptAll(
        reading.map((name) => [name, name] as const),
        async (name) => {
          const { text } = await answerTo(library, name, newcomer);
          expect([...CLUES, '"sam"'].filter((clue) => text.includes(clue))).toEqual([]);
        },
      ));

    test('is not found by its title, its author or its level, and not counted', async () => {
      for (const query of ['search=quokka', 'search=quincy', 'category=level1', 'limit=5', '']) {
        const { body, headers } = await library.call('GET', `/api/books?${query}`, {
          as: newcomer,
        });
        expect(body.map(({ id }: { id: string }) => id)).not.toContain('sam');
        const total = query.startsWith('search') ? '0' : '2';
        expect([undefined, total]).toContain(headers['x-total-count']);
      }
    });

    test('keeps its stars, and does not move the child back', async () => {
      const steps = async () => (await library.call('GET', '/api/path', { as: reader })).body.step;
      expect(await steps()).toBe(JSON.parse(before.get('GET /api/path')!)[0].step);
      const { body } = await library.call('POST', '/api/progress/pam/complete', { as: newcomer });
      expect(body.totalStars).toBe(1);
      const stars = await library.database.db
        .selectFrom('stars')
        .select('book_id')
        .where('user_id', '=', reader)
        .execute();
      expect(stars).toEqual([{ book_id: 'sam' }]);
    });

    test('is back with everything once it is published', async () => {
      const admin = await library.adminToken();
      const body = { ids: ['sam'], change: { kind: 'publish' } };
      await library.call('POST', '/api/admin/books/changes', { admin, body });
      for (const name of reading) {
        expect([name, (await answerTo(library, name, reader)).text]).toEqual([
          name,
          before.get(name),
        ]);
      }
      const { body: progress } = await library.call('GET', '/api/progress/sam', { as: reader });
      expect(progress).toMatchObject({ completed: true, currentPage: 2 });
    });
  });

  test('is there from its time on, and not a moment sooner', async () => {
    const { library, reader, hold } = await open(engine);
    const ids = async () =>
      (await library.call('GET', '/api/books', { as: reader })).body.map(
        ({ id }: { id: string }) => id,
      );
    const status = async () => (await library.call('GET', '/api/books/sam', { as: reader })).status;
    await hold(changes.scheduled);
    expect([await ids(), await status()]).toEqual([['pam', 'tim'], 404]);
    library.clock.now += LATER - 1;
    expect([await ids(), await status()]).toEqual([['pam', 'tim'], 404]);
    library.clock.now += 1;
    expect([(await ids()).sort(), await status()]).toEqual([['pam', 'sam', 'tim'], 200]);
  });
});

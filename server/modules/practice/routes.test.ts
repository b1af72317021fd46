import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { MOST_WORDS } from '../../../domain/practice.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook, testWords } from '../../test-support/library.ts';

const DAY = 86_400_000;
const part = (letters: string, level: number | null, example: string | null) => ({
  letters,
  sound: letters,
  level,
  example,
  phonogram: example === null ? null : `${letters}:${example}`,
});
const SH = part('sh', 2, 'ship');
const AI = part('ai', null, null);
const ships = {
  ...testBook({
    id: 'ships',
    title: 'Ships',
    category: 'level2',
    content:
      '<section><p>The tug and the man and the cat and the dog saw a ship. “Ship!” he <b>said</b>. Zyx! Sam saw it.</p></section>',
  }),
  words: JSON.stringify({
    parts: [
      SH,
      part('i', 1, 'in'),
      part('p', 1, 'pan'),
      part('s', 1, 'sun'),
      AI,
      part('d', 1, 'dog'),
    ],
    splits: { ship: [0, 1, 2], said: [3, 4, 5], zyx: [], sam: [], i: [], "don't": [] },
    heartWords: ['said'],
  }),
};
const hats = {
  ...testBook({
    id: 'hats',
    title: 'Hats',
    content: '<section><p>“He hit a hat. A hat!”</p></section>',
  }),
  words: JSON.stringify({
    parts: [
      part('h', 1, 'hat'),
      part('a', 1, 'cat'),
      part('t', 1, 'tap'),
      part('i', 1, 'pig'),
    ].concat(part('e', 4, 'me')),
    splits: { hat: [0, 1, 2], hit: [0, 3, 2], he: [0, 4], a: [1] },
    heartWords: ['he'],
  }),
};
const many = Array.from({ length: MOST_WORDS + 50 }, (_, index) => `w${index}`);

describe.each(engines)('practice over %s', (engine) => {
  let library: Library;
  beforeAll(async () => {
    library = await openLibrary(engine, [
      ships,
      hats,
      { ...testBook({ id: 'many', title: 'Many' }), words: testWords(...many) },
      testBook({ id: 'unknown', title: 'Unknown' }),
    ]);
  });

  const asked = (word: string, rest: object = {}) => ({
    kind: 'asked',
    id: randomUUID(),
    word,
    bookId: 'ships',
    at: library.clock.now,
    ...rest,
  });
  const alone = (word: string, rest: object = {}) => ({
    kind: 'alone',
    id: randomUUID(),
    word,
    at: library.clock.now,
    ...rest,
  });
  const send = (as: string, ...events: object[]) =>
    library.call('POST', '/api/practice', { as, body: { events } });
  const listOf = async (as: string) => (await library.call('GET', '/api/practice', { as })).body;
  const wordsOf = async (as: string): Promise<string[]> =>
    (await listOf(as)).words.map(({ word }: { word: string }) => word);

  test('a student who has not asked for a word has an empty list', async () => {
    const as = await library.subscriber('newcomer');
    expect(await listOf(as)).toEqual({ words: [], learned: [] });
  });

  test('a word that was asked for is on the list, with its parts and its hardest part', async () => {
    const as = await library.subscriber('asker');
    expect(await send(as, asked('Ship'), asked('said'))).toMatchObject({ status: 204 });
    const at = library.clock.now;
    const rest = { book: { id: 'ships', title: 'Ships' }, asked: 1, alone: 0, lastAskedAt: at };
    expect((await listOf(as)).words).toEqual([
      {
        word: 'said',
        printed: 'said',
        parts: [part('s', 1, 'sun'), AI, part('d', 1, 'dog')],
        isHeartWord: true,
        stuckOn: AI,
        sentence: '“Ship!” he said.',
        ...rest,
      },
      {
        word: 'ship',
        printed: 'ship',
        parts: [SH, part('i', 1, 'in'), part('p', 1, 'pan')],
        isHeartWord: false,
        // The example 'ship' would give the word 'ship' away.
        stuckOn: { ...SH, example: 'rush' },
        sentence: '“Ship!” he said.',
        ...rest,
      },
    ]);
  });

  test('a sentence from direct speech has both quotation marks', async () => {
    const as = await library.subscriber('listener');
    await send(as, asked('hat', { bookId: 'hats' }));
    expect((await listOf(as)).words).toMatchObject([{ sentence: '“He hit a hat.”' }]);
  });

  test('an example that gives the word away is replaced by another word of the book', async () => {
    const as = await library.subscriber('guesser');
    await send(as, asked('hat', { bookId: 'hats' }), asked('he', { bookId: 'hats' }));
    const { words } = await listOf(as);
    const examples = (of: string) =>
      words
        .find(({ word }: { word: string }) => word === of)
        .parts.map(({ example }: { example: string }) => example);
    expect(examples('hat')).toEqual(['hit', 'cat', 'tap']);
    expect(examples('he')).toEqual(['hat', 'me']);
  });

  test('a word that cannot be split is on the list without parts', async () => {
    const as = await library.subscriber('puzzled');
    await send(as, asked('zyx'), asked('Don’t'));
    expect((await listOf(as)).words).toMatchObject([
      { word: "don't", printed: "don't", parts: [], stuckOn: null },
      { word: 'zyx', printed: 'Zyx', parts: [], stuckOn: null },
    ]);
  });

  test('a word of a book that is not analysed yet is stored without parts', async () => {
    const as = await library.subscriber('early-bird');
    await send(as, asked('ran', { bookId: 'unknown' }));
    expect((await listOf(as)).words).toMatchObject([
      { word: 'ran', parts: [], stuckOn: null, sentence: 'Pam ran.' },
    ]);
  });

  test('a word is printed as in its book, with a capital if it always has one', async () => {
    const as = await library.subscriber('speller');
    await send(as, asked('i'), asked('sam'), asked('zyx'), asked('ship'));
    const { words } = await listOf(as);
    const printed = words.map((word: { printed: string }) => word.printed).sort();
    expect(printed).toEqual(['Sam', 'Zyx', 'i', 'ship']);
  });

  test('words are sorted by how often, then by how recently they were asked for', async () => {
    const as = await library.subscriber('often');
    await send(as, asked('zyx'), asked('ship'), asked('said'), asked('ship'));
    expect((await wordsOf(as))[0]).toBe('ship');
    library.clock.now += 1000;
    await send(as, asked('zyx'));
    expect(await wordsOf(as)).toEqual(['zyx', 'ship', 'said']);
  });

  test('a repeated event counts once, even in one request or in parallel requests', async () => {
    const as = await library.subscriber('repeater');
    const event = asked('ship');
    const tries = await Promise.all(Array.from({ length: 8 }, () => send(as, event, event)));
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 204));
    await send(as, event, asked('ship'));
    expect((await listOf(as)).words).toMatchObject([{ word: 'ship', asked: 2 }]);
  });

  test('a word read three times without help is learned, and comes back when asked for again', async () => {
    const as = await library.subscriber('learner');
    await send(as, asked('ship'));
    for (const count of [1, 2]) {
      await send(as, alone('Ship'));
      expect((await listOf(as)).words).toMatchObject([{ word: 'ship', alone: count }]);
    }
    await send(as, alone('ship'));
    expect(await listOf(as)).toEqual({ words: [], learned: ['ship'] });
    await send(as, alone('ship'), asked('ship'));
    expect(await listOf(as)).toMatchObject({
      words: [{ word: 'ship', asked: 2, alone: 0 }],
      learned: [],
    });
  });

  test('a word that is not on the list is not counted', async () => {
    const as = await library.subscriber('fluent');
    await send(as, alone('ship'), alone('ship'), alone('ship'));
    expect(await listOf(as)).toEqual({ words: [], learned: [] });
  });

  test('words learned more than thirty days ago are not listed', async () => {
    const as = await library.subscriber('graduate');
    await send(as, asked('ship'), alone('ship'), alone('ship'), alone('ship'));
    library.clock.now += 30 * DAY;
    expect((await listOf(as)).learned).toEqual(['ship']);
    library.clock.now += 1;
    expect((await listOf(as)).learned).toEqual([]);
  });

  test('events with an unknown book or word are ignored, and the others are saved', async () => {
    const as = await library.subscriber('traveller');
    const answer = await send(
      as,
      asked('ship', { bookId: 'gone' }),
      asked('ship', { bookId: 'unknown' }),
      asked('nothing'),
      asked('constructor'),
      asked('said'),
    );
    expect(answer.status).toBe(204);
    expect(await wordsOf(as)).toEqual(['said']);
  });

  test('a word of a deleted book can still be asked for and learned', async () => {
    const as = await library.subscriber('keeper');
    const admin = await library.adminToken();
    const added = await library.call('POST', '/api/books', {
      admin,
      body: { title: 'Gone', category: 'level3', flipbookUrl: 'https://books.example.com/gone' },
    });
    const bookId: string = added.body.id;
    await library.database.db
      .updateTable('books')
      .set({ words: testWords('moss'), content: '<p>Moss.</p>' })
      .where('id', '=', bookId)
      .execute();
    await send(as, asked('moss', { bookId }));
    await library.call('DELETE', `/api/books/${bookId}`, { admin });
    await send(as, asked('moss', { bookId }), asked('moss', { bookId: null }));
    expect((await listOf(as)).words).toMatchObject([
      { word: 'moss', asked: 3, book: null, parts: [{ letters: 'moss' }] },
    ]);
    await send(as, alone('moss'), alone('moss'), alone('moss'));
    expect((await listOf(as)).learned).toEqual(['moss']);
  });

  test('times from a wrong clock are limited to the last 60 days', async () => {
    const as = await library.subscriber('time-traveller');
    const { now } = library.clock;
    await send(as, asked('ship', { at: now + DAY }), asked('said', { at: 0 }));
    expect((await listOf(as)).words).toMatchObject([
      { word: 'ship', lastAskedAt: now },
      { word: 'said', lastAskedAt: now - 60 * DAY },
    ]);
  });

  test('beyond the maximum the words asked for longest ago are deleted', async () => {
    const as = await library.subscriber('collector');
    for (let at = 0; at < many.length; at += 50) {
      const words = many.slice(at, at + 50);
      await send(as, ...words.map((word) => asked(word, { bookId: 'many' })));
      library.clock.now += 1000;
    }
    const { body } = await library.call('GET', '/api/auth/user/data', { as });
    const stored = body.practiceWords.map(({ word }: { word: string }) => word);
    expect(stored).toHaveLength(MOST_WORDS);
    expect(new Set(stored)).toEqual(new Set(many.slice(50)));
    expect(await wordsOf(as)).toHaveLength(100);
  });

  test('the scheduled job deletes event ids after 61 days and keeps the words', async () => {
    const as = await library.subscriber('sweeper');
    const { db } = library.database;
    const storedIds = () =>
      db.selectFrom('practice_events').select('id').where('user_id', '=', as).execute();
    const runJob = () => library.app.scheduledJobs.find(({ name }) => name === 'practice')?.run();
    await send(as, asked('ship'));
    library.clock.now += 60 * DAY;
    await runJob();
    expect(await storedIds()).toHaveLength(1);
    library.clock.now += 2 * DAY;
    await runJob();
    expect(await storedIds()).toEqual([]);
    expect(await wordsOf(as)).toEqual(['ship']);
  });

  test('a student does not see the words of another, and two students may use the same event id', async () => {
    const mine = await library.subscriber('mine');
    const theirs = await library.subscriber('theirs');
    const event = asked('ship');
    await send(theirs, event);
    expect(await wordsOf(mine)).toEqual([]);
    await send(mine, event);
    expect(await wordsOf(mine)).toEqual(['ship']);
  });

  test('deleting the account deletes all practice data', async () => {
    const as = await library.subscriber('deleted');
    await send(as, asked('ship'));
    expect((await library.call('DELETE', '/api/auth/user', { as })).status).toBe(204);
    const { db } = library.database;
    for (const table of ['practice_words', 'practice_events'] as const) {
      const left = db.selectFrom(table).selectAll().where('user_id', '=', as);
      expect(await left.execute(), table).toEqual([]);
    }
  });
});

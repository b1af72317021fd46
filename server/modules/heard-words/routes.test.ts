import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HeardMark } from '../../../domain/heard-words.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook, testWords } from '../../test-support/library.ts';

const CALL = '/api/heard-words';

describe.each(engines)('the words that a parent has heard over %s', (engine) => {
  let library: Library;
  let as: string;
  beforeAll(async () => {
    library = await openLibrary(engine, [
      { ...testBook(), words: testWords('sam', 'hat', "can't") },
      { ...testBook({ id: 'pam', title: 'Pam' }), words: testWords('pam', 'hat') },
    ]);
  });
  const newFamily = async () => (as = await library.subscriber(randomUUID()));

  const mark = (
    marks: Record<string, HeardMark> | { word: string; mark: HeardMark }[],
    changes: { id?: string; bookId?: string; heardAt?: number } = {},
    student?: string,
  ) => {
    const words = Array.isArray(marks)
      ? marks
      : Object.entries(marks).map(([word, one]) => ({ word, mark: one }));
    const heard = { id: randomUUID(), bookId: 'sam', heardAt: library.clock.now, ...changes };
    return library.call('POST', CALL, {
      ...{ as, body: { ...heard, marks: words } },
      ...(student !== undefined && { headers: { student } }),
    });
  };
  const read = async (path: string, student?: string) => {
    const headers = student === undefined ? {} : { student };
    return (await library.call('GET', `/api/${path}`, { as, headers })).body;
  };
  const counts = async (student?: string) => (await read('reading-report', student)).heardWords;
  const practised = async (student?: string) =>
    (await read('practice', student)).words.map(
      ({ word, asked, alone }: { word: string; asked: number; alone: number }) =>
        `${word} ${asked} ${alone}`,
    );

  test('each word has a mark, and the report counts them', async () => {
    await newFamily();
    expect(await counts()).toEqual({ well: 0, helped: 0, missed: 0 });
    expect((await mark({ Sam: 'well', hat: 'helped', 'can’t': 'missed' })).status).toBe(204);
    expect(await counts()).toEqual({ well: 1, helped: 1, missed: 1 });
  });

  test('the latest mark of a word counts, whichever arrives last', async () => {
    await newFamily();
    const { now } = library.clock;
    await mark({ sam: 'missed', hat: 'missed' }, { heardAt: now - 2000 });
    await mark({ sam: 'well' }, { heardAt: now - 1000 });
    await mark({ sam: 'helped' }, { heardAt: now - 3000 });
    await mark({ hat: 'well' }, { bookId: 'pam', heardAt: now });
    expect(await counts()).toEqual({ well: 2, helped: 0, missed: 0 });
    const rows = await library.database.db
      .selectFrom('heard_words')
      .select(['word', 'book_id'])
      .where('user_id', '=', as)
      .orderBy('word')
      .execute();
    expect(rows).toEqual([
      { word: 'hat', book_id: 'pam' },
      { word: 'sam', book_id: 'sam' },
    ]);
  });

  test('a word with several marks has the worst', async () => {
    await newFamily();
    const marks = (['well', 'missed', 'helped'] as const).map((one) => ({
      word: 'hat',
      mark: one,
    }));
    await mark(marks);
    expect(await counts()).toEqual({ well: 0, helped: 0, missed: 1 });
    expect(await practised()).toEqual(['hat 1 0']);
  });

  test('helped and missed words join the practice list, and words read well leave it after three times', async () => {
    await newFamily();
    await mark({ sam: 'well', hat: 'helped', "can't": 'missed' });
    expect(await practised()).toEqual(["can't 1 0", 'hat 1 0']);
    await mark({ hat: 'well' });
    expect(await practised()).toContain('hat 1 1');
    await mark({ hat: 'well' });
    await mark({ hat: 'well' });
    expect(await practised()).toEqual(["can't 1 0"]);
  });

  test('a report that is sent twice counts once', async () => {
    await newFamily();
    const again = { id: randomUUID(), heardAt: library.clock.now };
    await mark({ hat: 'helped', sam: 'well' }, again);
    await mark({ hat: 'helped', sam: 'well' }, again);
    expect(await practised()).toEqual(['hat 1 0']);
    expect(await counts()).toEqual({ well: 1, helped: 1, missed: 0 });
  });

  test('words that the book does not have are ignored', async () => {
    await newFamily();
    expect((await mark({ pam: 'well', dragon: 'missed' })).status).toBe(204);
    await mark({ pam: 'missed', sam: 'well' });
    expect(await counts()).toEqual({ well: 1, helped: 0, missed: 0 });
    expect(await practised()).toEqual([]);
  });

  test('a book that is not there is refused', async () => {
    await newFamily();
    const { status, body } = await mark({ sam: 'well' }, { bookId: 'gone' });
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  test('the words of one child are not those of another, nor of another family', async () => {
    await newFamily();
    const body = { firstName: 'Alex', age: 5, readingLevel: 1 };
    const { id } = (await library.call('POST', '/api/students', { as, body })).body;
    await mark({ sam: 'well', hat: 'missed' }, {}, id);
    expect(await counts(id)).toEqual({ well: 1, helped: 0, missed: 1 });
    expect(await practised(id)).toEqual(['hat 1 0']);
    expect(await counts()).toEqual({ well: 0, helped: 0, missed: 0 });
    expect(await practised()).toEqual([]);
    const family = as;
    await newFamily();
    expect((await mark({ hat: 'well' }, {}, id)).body.code).toBe('student_not_found');
    as = family;
    expect(await counts(id)).toEqual({ well: 1, helped: 0, missed: 1 });
  });

  test.each([true, false])('they go with a removed child (the first: %s)', async (isFirst) => {
    await newFamily();
    const body = { firstName: 'Alex', age: 5, readingLevel: 1 };
    const { id } = (await library.call('POST', '/api/students', { as, body })).body;
    const removed = isFirst ? as : id;
    await mark({ sam: 'well' }, {}, removed);
    expect((await library.call('DELETE', `/api/students/${removed}`, { as })).status).toBe(204);
    expect((await mark({ sam: 'well' }, {}, removed)).body.code).toBe('student_not_found');
    const rows = library.database.db.selectFrom('heard_words').where('user_id', '=', removed);
    expect(await rows.selectAll().execute()).toEqual([]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { BookReport, LevelPreview, Phonics } from '../../../contracts/phonics.ts';
import { heartWordsByLevel } from '../../../phonics/heart-words.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';

const none: string[][] = Array.from({ length: 9 }, () => []);
const failingOf = ({ failing }: BookReport) => failing.map(({ word }) => word);

describe.each(engines)('phonics over %s', (engine) => {
  let library: Library;
  let admin: string;
  beforeEach(async () => {
    library = await openLibrary(engine, [
      testBook({ content: '<section><p>Sam said: zib.</p></section>' }),
      testBook({ id: 'flip', content: null, flipbook_type: 'fliphtml5' }),
    ]);
    admin = await library.adminToken();
  });

  const preview = async (text: string, category = 'level1', title = ''): Promise<LevelPreview> => {
    const body = { category, title, text };
    return (await library.call('POST', '/api/admin/report', { admin, body })).body;
  };
  const read = async (): Promise<Phonics> =>
    (await library.call('GET', '/api/admin/phonics', { admin })).body;
  const save = (body: Phonics) => library.call('PUT', '/api/admin/phonics', { admin, body });
  const reportOf = (id: string) => library.call('GET', `/api/admin/books/${id}/report`, { admin });

  test('starts with the default heart words and no soundings', async () => {
    const heartWords = heartWordsByLevel.map((words) => words.toSorted());
    expect(await read()).toEqual({ version: 0, heartWords, soundings: [] });
  });

  test('what is saved is on record: who, when, and only the lists that differ', async () => {
    const { heartWords } = await read();
    const words = [...(heartWords[0] ?? []), 'zog'];
    await save({ heartWords: heartWords.with(0, words), soundings: [] });
    const soundings = [{ word: 'zib', sounding: 'z-i-b' }];
    await save({ heartWords: heartWords.with(0, words.toReversed()), soundings });
    // The same again.
    await save({ heartWords: heartWords.with(0, words), soundings });
    const rows = await library.database.db.selectFrom('changes').selectAll().execute();
    const noted = { by_whom: 'owner', at: library.clock.now, kind: 'phonics.changed' };
    expect(rows).toHaveLength(2);
    const first = rows.find(({ fields }) => fields.includes('heartWords'));
    const second = rows.find(({ fields }) => fields.includes('soundings'));
    expect(first).toMatchObject({ ...noted, subject_id: null, fields: '["heartWords1"]' });
    expect(JSON.parse(first?.before ?? '')).toEqual({ heartWords1: heartWords[0] });
    expect(JSON.parse(first?.after ?? '')).toEqual({ heartWords1: words.toSorted() });
    expect(second).toMatchObject({
      ...noted,
      ...{ before: '{"soundings":[]}', after: '{"soundings":["zib: z-i-b"]}' },
    });
  });

  test('a text that can be read at its level fits', async () => {
    expect(await preview('Sam sat.\n\nThe cat sat.', 'level1', 'Sam')).toEqual({
      report: {
        level: 1,
        step: { id: '1.2', title: 'm d g o c k' },
        words: 6,
        decodable: 5 / 6,
        withHeartWords: 1,
        practising: ['sam', 'sat', 'cat'],
        failing: [],
        ambiguous: [],
      },
      fits: true,
      fittingLevel: 1,
    });
  });

  test('the report of a text names each failing word with its reason and positions', async () => {
    const { report, fits, fittingLevel } = await preview(
      'Sam sat.\n\nA ship, zib.',
      'level1',
      'Ship',
    );
    expect(report.failing).toEqual([
      {
        word: 'ship',
        reason: "'sh' as in 'ship' is taught at step 2.1.",
        readFrom: 2,
        places: [
          { page: 0, start: 0 },
          { page: 2, start: 2 },
        ],
      },
      {
        word: 'zib',
        reason: 'It is not in the dictionary.',
        readFrom: null,
        places: [{ page: 2, start: 8 }],
      },
    ]);
    expect([fits, fittingLevel]).toEqual([false, 2]);
  });

  test('a text of 100,000 characters is accepted, also with JSON escapes', async () => {
    const text = 'é sat. '.repeat(14_285);
    const body = JSON.stringify({ category: 'level1', title: '', text }).replaceAll('é', '\\u00e9');
    const headers = { 'content-type': 'application/json' };
    const response = await library.call('POST', '/api/admin/report', { admin, body, headers });
    expect([response.status, response.body.report.words]).toEqual([200, 28_570]);
  });

  test('saving replaces all heart words and soundings, and updates every report', async () => {
    expect(failingOf((await reportOf('sam')).body.report)).toEqual(['zib']);
    const phonics = {
      heartWords: none.with(1, ['Said', 'eye']),
      soundings: [{ word: ' Zib', sounding: 'Z-i-b' }],
    };
    const stored = {
      heartWords: none.with(1, ['eye', 'said']),
      soundings: [{ word: 'zib', sounding: 'z-i-b' }],
    };
    const response = await save(phonics);
    expect([response.status, response.body]).toEqual([200, { version: 1, ...stored, pending: 0 }]);
    expect(await read()).toEqual({ version: 1, ...stored });
    expect(failingOf((await reportOf('sam')).body.report)).toEqual(['said']);
    expect((await preview('Zib said.', 'level2')).fits).toBe(true);

    await save({ heartWords: none.with(0, ['said']), soundings: [] });
    expect(await read()).toMatchObject({ heartWords: none.with(0, ['said']), soundings: [] });
    expect(failingOf((await reportOf('sam')).body.report)).toEqual(['zib']);
  });

  test.each<[string, Phonics, string, string]>([
    [
      'a word at two levels',
      { heartWords: none.with(0, ['eye']).with(6, ['Eye']), soundings: [] },
      'heartWords.6',
      '"eye" is at levels 1 and 7: a word belongs to one level',
    ],
    [
      'letters that are not a phonogram',
      { heartWords: none, soundings: [{ word: 'zeb', sounding: 'z-eb' }] },
      'soundings.0.sounding',
      "'eb' is no phonogram.",
    ],
    [
      'a sounding that spells another word',
      { heartWords: none, soundings: [{ word: 'zeb', sounding: 'z-i-b' }] },
      'soundings.0.sounding',
      "The phonograms spell 'zib', not 'zeb'.",
    ],
    [
      'a sound that the letters do not have',
      { heartWords: none, soundings: [{ word: 'zea', sounding: 'z-ea:sun' }] },
      'soundings.0.sounding',
      expect.stringMatching(/^'ea' can be as in: eat, /),
    ],
  ])('%s: refused with the field, and nothing is stored', async (_, phonics, field, message) => {
    const before = await read();
    const { status, body } = await save(phonics);
    expect(status).toBe(400);
    expect(body.code).toBe('invalid_request');
    expect(body.issues).toEqual([{ field, message }]);
    expect(await read()).toEqual(before);
  });

  test('if two owners save the same version, the second gets a conflict and overwrites nothing', async () => {
    const read = async () => (await library.call('GET', '/api/admin/phonics', { admin })).body;
    const before = await read();
    const soundings = [{ word: 'zib', sounding: 'z-i-b' }];
    const responses = await Promise.all(
      ['zob', 'zub'].map((word) =>
        save({ ...before, heartWords: before.heartWords.with(8, [word]) }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refusal = responses.find(({ status }) => status === 409);
    expect(refusal?.body).toEqual({
      code: 'changed_meanwhile',
      message:
        'Heart words or soundings were changed elsewhere in the meantime. Please look at them, and save again.',
    });
    const stored = await read();
    expect(stored.version).toBe(before.version + 1);
    expect((await save({ ...before, soundings })).status).toBe(409);
    expect(await read()).toEqual(stored);
    // A save without a version replaces the current one.
    const { heartWords } = before;
    expect((await save({ heartWords, soundings: before.soundings })).status).toBe(200);
  });

  test('at most twenty invalid soundings are named', async () => {
    const soundings = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => {
      return { word: `z${letter}`, sounding: 'z' };
    });
    const { body } = await save({ heartWords: none, soundings });
    expect(body.issues).toHaveLength(20);
  });

  test('concurrent saves leave the result of one of them', async () => {
    const all = [...'abcdefgh'].map((letter) => ({
      heartWords: none.with(0, [`${letter}a`]).with(1, [`${letter}b`]),
      soundings: [{ word: letter, sounding: letter }],
    }));
    const responses = await Promise.all(all.map(save));
    expect(responses.map(({ status }) => status)).toEqual(all.map(() => 200));
    const { heartWords, soundings } = await read();
    expect(all).toContainEqual({ heartWords, soundings });
  });

  test('a book without words has no report, and an unknown book is not found', async () => {
    const { status, body } = await reportOf('flip');
    expect([status, body]).toEqual([200, { report: null }]);
    expect((await reportOf('none')).status).toBe(404);
  });

  test('if the checker fails, saving and listing still work, and the error is logged', async () => {
    const checker = {
      check: () => Promise.reject(new Error('out of luck')),
      close: async () => {},
    };
    const broken = await openLibrary(engine, [testBook()], { checker });
    const asked = { admin: await broken.adminToken() };
    const body = { heartWords: none, soundings: [] };
    const put = await broken.call('PUT', '/api/admin/phonics', { ...asked, body });
    expect([put.status, put.body.pending]).toEqual([200, 1]);
    const listed = await broken.call('GET', '/api/admin/books', asked);
    expect([listed.status, listed.body[0].report]).toEqual([200, null]);
    expect(broken.log.join()).toContain('out of luck');
  });
});

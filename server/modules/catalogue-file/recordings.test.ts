// The owner's recordings in the catalogue file.
import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, testBook } from '../../test-support/library.ts';
import { wavOf } from '../../test-support/sounds.ts';

type File = Record<string, unknown> & {
  books: Record<string, unknown>[];
  recordings: Record<string, Record<string, unknown>>;
};

describe.each(engines)('recordings in the catalogue file over %s', (engine) => {
  let library: Library;
  let admin: string;
  let sound: string;
  let sentence: string;
  beforeEach(async () => {
    library = await openLibrary(engine, [testBook()]);
    admin = await library.adminToken();
    sound = await record('recordings/sound/sh?replaces=none', 440);
    sentence = await record('books/sam/narration?page=2&text=Pam%20ran.&replaces=none', 500);
  });

  async function record(path: string, pitch: number): Promise<string> {
    const { body } = await library.call('PUT', `/api/admin/${path}`, {
      ...{ admin, body: wavOf({ pitch }), headers: { 'content-type': 'audio/wav' } },
    });
    return body.take;
  }
  const openOther = async (books = [testBook()].slice(1)) => {
    const other = await openLibrary(engine, books);
    return { other, token: await other.adminToken() };
  };
  const download = async (at = library, token = admin) =>
    (await at.call('GET', '/api/admin/catalogue', { admin: token })).body as File;
  const check = async (body: unknown, at = library, token = admin) =>
    (await at.call('POST', '/api/admin/catalogue/check', { admin: token, body })).body;
  const importFile = (body: unknown, at = library, token = admin, digest = '') =>
    at.call('POST', `/api/admin/catalogue${digest && `?expecting=${digest}`}`, {
      ...{ admin: token, body },
    });
  const rows = (at = library) =>
    at.database.db.selectFrom('recordings').selectAll().orderBy('key').execute();

  test('each has its place, its words and its WAV', async () => {
    const word = await record('recordings/word/said?replaces=none', 700);
    const { recordings, recordingsLeftOut } = await download();
    const recordedAt = library.clock.now;
    expect(recordings).toEqual({
      [sound]: {
        ...{ kind: 'sound', name: 'sh', recordedAt },
        wav: wavOf({ pitch: 440 }).toString('base64'),
      },
      [word]: {
        ...{ kind: 'word', name: 'said', recordedAt },
        wav: wavOf({ pitch: 700 }).toString('base64'),
      },
      [sentence]: {
        ...{ kind: 'sentence', bookId: 'sam', page: 2, text: 'Pam ran.', recordedAt },
        wav: wavOf({ pitch: 500 }).toString('base64'),
      },
    });
    expect(recordingsLeftOut).toBe(0);
  });

  test('are the same in the library that imports them, and are heard', async () => {
    await record('recordings/word/said?replaces=none', 700);
    const file = await download();
    const { other, token } = await openOther();
    const plan = await check(file, other, token);
    expect(plan.counts).toMatchObject({ new: 1, newRecordings: 3, problems: 0, warnings: 0 });
    expect(await rows(other)).toEqual([]);
    expect((await other.call('GET', '/api/voice')).body.sounds).toEqual({});
    expect((await importFile(file, other, token, plan.digest)).status).toBe(200);
    expect(await rows(other)).toEqual(await rows());
    expect((await download(other, token)).recordings).toEqual(file.recordings);
    const { sounds, words } = (await other.call('GET', '/api/voice')).body;
    for (const address of [sounds.sh, words.said]) {
      const [ours, theirs] = await Promise.all(
        [library, other].map(({ app }) => app.inject(address)),
      );
      expect(theirs?.statusCode).toBe(200);
      expect(theirs?.rawPayload).toEqual(ours?.rawPayload);
    }
    await other.subscriber('reader');
    const { body } = await other.call('GET', '/api/books/sam', { as: 'reader' });
    expect(body.narration).toMatchObject([{ page: 2, text: 'Pam ran.' }]);
  });

  test('that the library has already are no change', async () => {
    const file = await download();
    const before = await rows();
    const plan = await check(file);
    expect(plan.counts).toMatchObject({ unchanged: 1, newRecordings: 0, problems: 0 });
    expect((await importFile(file)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test('bring back a lost WAV', async () => {
    const file = await download();
    const before = await rows();
    await library.recordingFiles.remove(`${sound}.wav`);
    expect((await check(file)).counts).toMatchObject({ newRecordings: 1, problems: 0 });
    expect((await importFile(file)).status).toBe(200);
    expect(await rows()).toEqual(before);
    expect((await download()).recordings).toEqual(file.recordings);
  });

  test('replace others of the same thing, and leave the rest', async () => {
    const file = await download();
    const prompt = await record('recordings/prompt/well-done?replaces=none', 600);
    const later = await record(`recordings/sound/sh?replaces=${sound}`, 700);
    expect((await check(file)).counts.newRecordings).toBe(1);
    expect((await importFile(file)).status).toBe(200);
    const takes = (await rows()).map(({ take }) => take);
    expect(takes.sort()).toEqual([sound, sentence, prompt].sort());
    expect(takes).not.toContain(later);
  });

  test('stay as they are when a file has none', async () => {
    const { recordings, recordingsLeftOut, ...file } = await download();
    expect(Object.keys(recordings)).toHaveLength(2);
    expect(recordingsLeftOut).toBe(0);
    const before = await rows();
    expect((await importFile(file)).status).toBe(200);
    expect(await rows()).toEqual(before);
  });

  test('recorded since the dry run refuse the import', async () => {
    const { other, token } = await openOther([testBook()]);
    const file = await download();
    const { digest } = await check(file, other, token);
    await other.call('PUT', '/api/admin/recordings/sound/m?replaces=none', {
      ...{ admin: token, body: wavOf(), headers: { 'content-type': 'audio/wav' } },
    });
    expect((await importFile(file, other, token, digest)).status).toBe(409);
  });

  test('that are wrong are named, and nothing is imported', async () => {
    const file = await download();
    const given = file.recordings[sound]!;
    const other = { ...given, wav: wavOf({ pitch: 800 }).toString('base64') };
    const bad: [id: string, recording: unknown, message: RegExp][] = [
      ['a'.repeat(32), other, /does not match its id$/],
      ['b'.repeat(32), { ...given, wav: 'UklGRg==' }, /^This file is not a WAV file\.$/],
      ['c'.repeat(32), { ...given, wav: '!' }, /^This file is not a WAV file\.$/],
      ['d'.repeat(32), { ...given, name: 'none' }, /^There is no sound of this name$/],
      ['e'.repeat(32), { ...given, kind: 'song' }, /^kind must be/],
      ['f'.repeat(32), null, /.+/],
      ['short', given, /^The id of a take has 32 digits/],
    ];
    const recordings = Object.fromEntries(bad.map(([id, recording]) => [id, recording]));
    const { problems } = await check({ ...file, recordings });
    for (const [id, , message] of bad) {
      const ours = problems.filter(({ field }: { field: string }) =>
        field.startsWith(`recordings.${id}`),
      );
      expect(ours[0]?.message, id).toMatch(message);
    }
    const before = await rows();
    expect((await importFile({ ...file, recordings })).status).toBe(400);
    expect(await rows()).toEqual(before);
  });

  test('of a book that is neither in the file nor in the library are refused', async () => {
    const file = await download();
    const { other, token } = await openOther();
    const { problems } = await check({ ...file, books: [] }, other, token);
    expect(problems).toEqual([
      {
        field: `recordings.${sentence}`,
        message: 'Its book "sam" is neither in the library nor in the file',
      },
    ]);
  });

  test('that have no room, or are lost, are left out and counted', async () => {
    await library.recordingFiles.remove(`${sound}.wav`);
    const file = await download();
    expect([Object.keys(file.recordings), file['recordingsLeftOut']]).toEqual([[sentence], 1]);
    expect((await check(file)).warnings).toContainEqual({
      field: 'recordingsLeftOut',
      message: '1 recordings are not in the file',
    });
  });
});

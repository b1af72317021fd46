import { beforeAll, describe, expect, test, vi } from 'vitest';
import { readWav } from '../../../audio/wav.ts';
import { type Engine, engines, openTestDatabase } from '../../test-support/databases.ts';
import { type Library, openLibrary, openLibraryOn, testBook } from '../../test-support/library.ts';
import { wavOf } from '../../test-support/sounds.ts';
import { deleteUnusedRecordings } from './delete-unused.ts';

const PAM = testBook({ id: 'pam', title: 'Pam', content: '<p>Pam ran.</p>', total_pages: 1 });
const TAKE = /^[0-9a-f]{32}$/;
const OTHER = 'f'.repeat(32);
const WAV = { 'content-type': 'audio/wav' };
const ELSEWHERE = {
  code: 'recorded_elsewhere',
  message: 'Somebody else has recorded or deleted this meanwhile. Nothing was changed.',
};
const NOTHING = { sounds: {}, prompts: {}, words: {} };
const A_DAY = 86_400_000;

/** Calls for one library as its owner and as a subscriber. */
async function openVoices(engine: Engine) {
  const library = await openLibrary(engine, [testBook(), PAM]);
  const admin = await library.adminToken();
  await library.subscriber('reader');
  const asOwner = (method: 'GET' | 'PUT' | 'DELETE', url: string, body?: Buffer) =>
    library.call(method, url, { admin, ...(body && { body, headers: WAV }) });
  return {
    library,
    asOwner,
    record: (name: string, wav = wavOf(), replaces = 'none') =>
      asOwner('PUT', `/api/admin/recordings/${name}?replaces=${replaces}`, wav),
    narrate: (
      text: string,
      { book = 'sam', page = 1, replaces = 'none', wholePage = false, wav = wavOf() } = {},
    ) => {
      const query = { page: String(page), text, replaces, ...(wholePage && { wholePage: 'true' }) };
      const path = `/api/admin/books/${book}/narration`;
      return asOwner('PUT', `${path}?${new URLSearchParams(query)}`, wav);
    },
    narrationOf: async (book = 'sam') =>
      (await library.call('GET', `/api/books/${book}`, { as: 'reader' })).body.narration,
    voice: async () => (await library.call('GET', '/api/voice')).body,
    fetch: (url: string, headers = {}) =>
      library.app.inject({ method: 'GET', url, headers: { ...headers } }),
    fileNames: async () => (await library.recordingFiles.list()).map(({ name }) => name).sort(),
  };
}

type Voices = Awaited<ReturnType<typeof openVoices>>;
const takeIn = (address: string) => address.split('/').at(-1) ?? '';

describe.each(engines)('recordings of sounds, prompts and words on %s', (engine) => {
  let voices: Voices;
  let library: Library;
  beforeAll(async () => {
    voices = await openVoices(engine);
    ({ library } = voices);
  });

  test('nothing is recorded in a new library', async () => {
    expect(await voices.voice()).toEqual(NOTHING);
    expect((await voices.asOwner('GET', '/api/admin/recordings')).body).toEqual([]);
  });

  test('a recording is heard by everybody until it is deleted', async () => {
    const { status, body } = await voices.record('sound/sh');
    expect([status, body]).toEqual([
      200,
      {
        key: 'sound/sh',
        take: expect.stringMatching(TAKE),
        seconds: 0.2,
        loudness: expect.closeTo(-19.6, 0),
        recordedAt: library.clock.now,
      },
    ]);
    expect((await voices.asOwner('GET', '/api/admin/recordings')).body).toEqual([body]);
    const address = `/api/voice/${body.take}`;
    expect(await voices.voice()).toEqual({ ...NOTHING, sounds: { sh: address } });

    const mp3 = await voices.fetch(address);
    expect(mp3.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(mp3.rawPayload.length),
    });
    expect(mp3.rawPayload.readUInt16BE(0) & 0xffe0).toBe(0xffe0);
    expect((await voices.fetch(address, { 'accept-encoding': 'gzip' })).rawPayload).toEqual(
      mp3.rawPayload,
    );
    const admin = { 'admin-auth': await library.adminToken() };
    const master = await voices.fetch(`/api/admin/recordings/${body.take}/master`, admin);
    expect(master.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'no-store',
    });
    expect(master.rawPayload).toEqual(wavOf());

    const deletion = `/api/admin/recordings/sound/sh?replaces=${body.take}`;
    expect((await voices.asOwner('DELETE', deletion)).status).toBe(204);
    expect(await voices.voice()).toEqual(NOTHING);
    expect((await voices.fetch(address)).statusCode).toBe(404);
    expect(await voices.fileNames()).toEqual([]);
    expect((await voices.asOwner('DELETE', deletion)).status).toBe(404);
  });

  test('a new take replaces the one that its owner has heard, with its files', async () => {
    const first = (await voices.record('prompt/well-done')).body;
    const next = (await voices.record('prompt/well-done', wavOf({ pitch: 500 }), first.take)).body;
    expect((await voices.voice()).prompts).toEqual({ 'well-done': `/api/voice/${next.take}` });
    expect(await voices.fileNames()).toEqual([`${next.take}.mp3`, `${next.take}.wav`]);
    await voices.asOwner('DELETE', `/api/admin/recordings/prompt/well-done?replaces=${next.take}`);
  });

  test('the second of two owners is told, and the first recording stays', async () => {
    const [mine, theirs] = [wavOf({ pitch: 500 }), wavOf({ pitch: 600 })];
    const answers = await Promise.all([
      voices.record('sound/b', mine),
      voices.record('sound/b', theirs),
    ]);
    const kept = answers.find(({ status }) => status === 200)!.body;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(answers.find(({ status }) => status === 412)?.body).toEqual(ELSEWHERE);
    for (const replaces of ['none', OTHER]) {
      const late = await voices.record('sound/b', wavOf({ pitch: 700 }), replaces);
      expect([late.status, late.body]).toEqual([412, ELSEWHERE]);
      const deletion = await voices.asOwner(
        'DELETE',
        `/api/admin/recordings/sound/b?replaces=${replaces}`,
      );
      expect([deletion.status, deletion.body]).toEqual([412, ELSEWHERE]);
    }
    expect((await voices.voice()).sounds).toEqual({ b: `/api/voice/${kept.take}` });
    expect(await voices.fileNames()).toEqual([`${kept.take}.mp3`, `${kept.take}.wav`]);
    await voices.asOwner('DELETE', `/api/admin/recordings/sound/b?replaces=${kept.take}`);
  });

  test('the same upload can be sent twice', async () => {
    const first = await voices.record('sound/d');
    library.clock.now += 1000;
    expect(await voices.record('sound/d')).toMatchObject({ status: 200, body: first.body });
    expect(await voices.fileNames()).toHaveLength(2);
    await voices.asOwner('DELETE', `/api/admin/recordings/sound/d?replaces=${first.body.take}`);
  });

  test('a take of a sound does not replace that of another', async () => {
    const first = (await voices.record('sound/d')).body;
    expect((await voices.record('sound/g', wavOf({ pitch: 500 }), first.take)).status).toBe(412);
    await voices.asOwner('DELETE', `/api/admin/recordings/sound/d?replaces=${first.take}`);
  });

  test('words are recorded under themselves', async () => {
    const said = (await voices.record('word/said')).body;
    const cannot = (await voices.record("word/can't", wavOf({ pitch: 500 }))).body;
    expect((await voices.voice()).words).toEqual({
      said: `/api/voice/${said.take}`,
      "can't": `/api/voice/${cannot.take}`,
    });
    expect((await voices.fetch(`/api/voice/${said.take}`)).headers['content-type']).toBe(
      'audio/mpeg',
    );
    for (const { key, take } of [said, cannot]) {
      await voices.asOwner('DELETE', `/api/admin/recordings/${key}?replaces=${take}`);
    }
    expect(await voices.voice()).toEqual(NOTHING);
  });

  test.each([
    [
      'two%20words',
      '"two words" is not a word: letters, with apostrophes between them, at most 40',
    ],
    ['Said', 'A word must be in plain lower-case letters'],
    ['can%E2%80%99t', '"can’t" is not a word: letters, with apostrophes between them, at most 40'],
    [
      'e'.repeat(41),
      `"${'e'.repeat(40)}" is not a word: letters, with apostrophes between them, at most 40`,
    ],
  ])('%s is no word to record', async (name, message) => {
    const { status, body } = await voices.record(`word/${name}`);
    expect([status, body.issues]).toEqual([400, [{ field: 'params.name', message }]]);
  });

  test.each(['sound/none', 'sound/well-done', 'prompt/sh', 'sound/__proto__', 'page/sh'])(
    'there is no %s to record',
    async (name) => {
      const { status, body } = await voices.record(name);
      expect([status, body.issues[0].field]).toEqual([
        400,
        name.startsWith('page') ? 'params.kind' : 'params.name',
      ]);
    },
  );

  test('a file that is no recording is refused with a sentence, and nothing of it is kept', async () => {
    const { status, body } = await voices.record('sound/m', Buffer.from('<html>'));
    expect([status, body.issues]).toEqual([
      400,
      [{ field: 'body', message: 'This file is not a WAV file.' }],
    ]);
    expect(await voices.fileNames()).toEqual([]);
  });

  test('nothing of a file but its samples is kept', async () => {
    const script = Buffer.from('<script>alert(1)</script>.');
    const tag = Buffer.concat([Buffer.from('LIST\0\0\0\0'), script]);
    tag.writeUInt32LE(script.length, 4);
    const clean = wavOf();
    const tagged = Buffer.concat([clean.subarray(0, 36), tag, clean.subarray(36), script]);
    expect(Buffer.from(readWav(tagged).samples.buffer).length).toBeGreaterThan(0);
    const { take } = (await voices.record('sound/n', tagged)).body;
    expect(await library.recordingFiles.read(`${take}.wav`)).toEqual(clean);
    expect((await library.recordingFiles.read(`${take}.mp3`))?.includes('script')).toBe(false);
    await voices.asOwner('DELETE', `/api/admin/recordings/sound/n?replaces=${take}`);
  });

  test('an hour of noise is refused before it has arrived', async () => {
    const { statusCode, body } = await library.app.inject({
      method: 'PUT',
      url: '/api/admin/recordings/sound/m?replaces=none',
      headers: {
        ...{ 'admin-auth': await library.adminToken(), ...WAV },
        'content-length': '345600044',
      },
      payload: 'RIFF',
    });
    expect([statusCode, JSON.parse(body).message]).toEqual([
      413,
      'The recording is too long: a sound, prompt or word can have at most 15 seconds.',
    ]);
  });

  test('any process answers with what another has recorded', async () => {
    if (engine === 'sqlite') return;
    const database = await openTestDatabase(engine);
    const { recordingFiles } = library;
    const [one, two] = await Promise.all([
      openLibrary(engine, [], { database, recordingFiles }),
      openLibraryOn(database, library.payments, [], { recordingFiles }),
    ]);
    expect((await two.call('GET', '/api/voice')).body.sounds).toEqual({});
    await one.call('PUT', '/api/admin/recordings/sound/z?replaces=none', {
      ...{ admin: await one.adminToken(), body: wavOf(), headers: WAV },
    });
    const { z } = (await two.call('GET', '/api/voice')).body.sounds;
    expect((await two.app.inject(z)).headers['content-type']).toBe('audio/mpeg');
    expect((await voices.fetch(z)).statusCode).toBe(404);
  });
});

describe.each(engines)('the narration of books on %s', (engine) => {
  let voices: Voices;
  beforeAll(async () => {
    voices = await openVoices(engine);
  });

  test('a book that is not recorded has no narration', async () => {
    expect(await voices.narrationOf()).toEqual([]);
    expect((await voices.asOwner('GET', '/api/admin/books/sam/narration')).body).toEqual([]);
  });

  test('a sentence is heard by subscribers, on its page', async () => {
    const { status, body } = await voices.narrate('Pam ran.', { page: 2 });
    expect([status, body]).toEqual([
      200,
      {
        key: expect.stringMatching(/^sentence\/sam\/2\/[0-9a-f]{16}$/),
        take: expect.stringMatching(TAKE),
        ...{ seconds: 0.2, loudness: expect.any(Number), recordedAt: expect.any(Number) },
        ...{ page: 2, text: 'Pam ran.', isWholePage: false, isStale: false },
      },
    ]);
    expect((await voices.asOwner('GET', '/api/admin/books/sam/narration')).body).toEqual([body]);
    const url = `/api/books/sam/narration/${body.take}`;
    expect(await voices.narrationOf()).toEqual([
      { page: 2, text: 'Pam ran.', isWholePage: false, seconds: 0.2, url },
    ]);
    const authorization = `Bearer ${await voices.library.identity.sign('reader')}`;
    expect((await voices.fetch(url, { authorization })).headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    for (const other of [
      `/api/voice/${body.take}`,
      `/api/books/pam/narration/${body.take}`,
      `/api/books/sam/narration/${OTHER}`,
    ]) {
      expect((await voices.fetch(other, { authorization })).statusCode, other).toBe(404);
    }
    expect((await voices.fetch(url)).statusCode).toBe(401);
  });

  test('a whole page is heard while not each of its sentences is recorded', async () => {
    const whole = await voices.narrate('Sam sat.', { wholePage: true });
    expect(whole.body).toMatchObject({
      ...{ key: expect.stringMatching(/^page\/sam\/1\/[0-9a-f]{16}$/) },
      ...{ isWholePage: true, isStale: false },
    });
    expect((await voices.narrationOf())[0]).toMatchObject({ page: 1, isWholePage: true });
    const sentence = await voices.narrate('Sam sat.');
    expect((await voices.narrationOf())[0]).toMatchObject({
      ...{ page: 1, isWholePage: false },
      url: `/api/books/sam/narration/${sentence.body.take}`,
    });
  });

  test('words are compared as they are read, whatever their spaces', async () => {
    const { body } = await voices.narrate('  Pam   ran. ', { book: 'pam' });
    expect(body).toMatchObject({ text: 'Pam ran.', isStale: false });
    await voices.asOwner('DELETE', `/api/admin/books/pam/narration/${body.take}`);
    expect(await voices.narrationOf('pam')).toEqual([]);
  });

  test('a sentence that was deleted while it was recorded is kept as stale', async () => {
    const { status, body } = await voices.narrate('Pam hid.', { book: 'pam' });
    expect([status, body]).toMatchObject([200, { isStale: true }]);
    expect(await voices.narrationOf('pam')).toEqual([]);
    // The recording of the new words takes its place.
    const next = await voices.narrate('Pam ran.', {
      ...{ book: 'pam', replaces: body.take, wav: wavOf({ pitch: 500 }) },
    });
    const { body: all } = await voices.asOwner('GET', '/api/admin/books/pam/narration');
    expect(all).toEqual([next.body]);
    expect(next.body).toMatchObject({ text: 'Pam ran.', isStale: false });
    expect(await voices.library.recordingFiles.read(`${body.take}.wav`)).toBeNull();
    // There is a recording of these words by now.
    const late = await voices.narrate('Pam ran.', { book: 'pam', wav: wavOf({ pitch: 600 }) });
    expect(late.status).toBe(412);
  });

  test('changed words leave their recording stale, and give it back with the old words', async () => {
    const book = { ...PAM, id: 'tim', content: '<p>Tim ran.</p>' };
    const { admin, body } = await change(voices, book.id, '<p>Tim ran.</p>');
    expect(await voices.narrationOf('tim')).toEqual([]);
    await voices.narrate('Tim ran.', { book: 'tim' });
    expect(await voices.narrationOf('tim')).toHaveLength(1);
    const edit = (words: string, version: number) =>
      voices.library.call('PUT', '/api/books/tim', {
        admin,
        body: { ...body, content: [{ words }], version },
      });
    expect((await edit('Tim hid.', 1)).status).toBe(200);
    expect(await voices.narrationOf('tim')).toEqual([]);
    const { body: kept } = await voices.asOwner('GET', '/api/admin/books/tim/narration');
    expect(kept).toMatchObject([{ text: 'Tim ran.', isStale: true }]);
    expect((await edit('Tim ran.', 2)).status).toBe(200);
    expect(await voices.narrationOf('tim')).toHaveLength(1);
  });

  test('a page is recorded again when its words have changed, and its old recording is stale', async () => {
    const { admin, body } = await change(voices, 'kim', '<p>Kim ran.</p>');
    const page = { book: 'kim', wholePage: true };
    const { body: old } = await voices.narrate('Kim ran.', page);
    await voices.library.call('PUT', '/api/books/kim', {
      ...{ admin, body: { ...body, content: [{ words: 'Kim hid.' }], version: 1 } },
    });
    const { status, body: next } = await voices.narrate('Kim hid.', page);
    expect([status, next]).toMatchObject([200, { isStale: false }]);
    const { body: all } = await voices.asOwner('GET', '/api/admin/books/kim/narration');
    expect(all).toHaveLength(2);
    expect(all).toEqual(expect.arrayContaining([next, { ...old, isStale: true }]));
    expect(await voices.narrationOf('kim')).toMatchObject([{ text: 'Kim hid.' }]);
  });

  test('a take of another book is not replaced or deleted', async () => {
    const [first] = (await voices.asOwner('GET', '/api/admin/books/pam/narration')).body;
    const wav = wavOf({ pitch: 500 });
    const answer = await voices.narrate('Sam sat.', { replaces: first.take, wav });
    expect([answer.status, answer.body]).toEqual([412, ELSEWHERE]);
    const path = `/api/admin/books/sam/narration/${first.take}`;
    expect((await voices.asOwner('DELETE', path)).status).toBe(404);
  });

  test('a sentence has at most 25 seconds, although a page may have more', async () => {
    const wav = wavOf({ seconds: 26 });
    const { status, body } = await voices.narrate('Sam sat.', { wav });
    expect([status, body.message]).toEqual([
      413,
      'This recording is too long: a sentence can have at most 25 seconds.',
    ]);
  });

  test('a flipbook has no pages to record', async () => {
    const { db } = voices.library.database;
    await db
      .insertInto('books')
      .values(testBook({ id: 'flip', content: null, flipbook_type: 'fliphtml5' }))
      .execute();
    expect((await voices.narrate('Sam sat.', { book: 'flip' })).body.issues).toEqual([
      { field: 'params.bookId', message: 'A flipbook has no pages that can be read aloud here.' },
    ]);
  });

  test('the recordings of a deleted book are deleted with it', async () => {
    const { take } = (await voices.narrate('Pam ran.', { page: 2, wholePage: true })).body;
    const before = await voices.fileNames();
    expect(before).toContain(`${take}.wav`);
    expect((await voices.asOwner('DELETE', '/api/books/sam')).status).toBe(204);
    const others = (await voices.library.database.db.selectFrom('recordings').selectAll().execute())
      .map((row) => row.take)
      .flatMap((one) => [`${one}.mp3`, `${one}.wav`]);
    expect(await voices.fileNames()).toEqual(others.sort());
    expect(others).not.toContain(`${take}.wav`);
  });
});

/** Inserts a book, and returns what a save of it sends. */
async function change({ library }: Voices, id: string, content: string) {
  const admin = await library.adminToken();
  await library.database.db
    .insertInto('books')
    .values(testBook({ id, content, total_pages: 1 }))
    .execute();
  const fields = { title: 'Tim', category: 'level1', levelReason: 'A test.' };
  return { admin, body: { ...fields, flipbookType: 'html' } };
}

describe('files and rows', () => {
  test('what is left of an interrupted recording is removed after a day', async () => {
    const { library, record, fileNames, fetch, voice } = await openVoices('sqlite');
    const { take } = (await record('sound/k')).body;
    const { recordingFiles: files, database } = library;
    await files.put(`${OTHER}.wav`, wavOf());
    const clean = (later: number) => deleteUnusedRecordings(database.db, files, Date.now() + later);
    await clean(A_DAY / 2);
    expect(await fileNames()).toHaveLength(3);
    await clean(A_DAY * 2);
    expect(await fileNames()).toEqual([`${take}.mp3`, `${take}.wav`]);
    expect((await fetch((await voice()).sounds.k)).statusCode).toBe(200);
  });

  test('a lost MP3 is made again, once for all who ask', async () => {
    const { library, record, fetch } = await openVoices('sqlite');
    const { take } = (await record('sound/k')).body;
    const { recordingFiles: files } = library;
    const mp3 = await files.read(`${take}.mp3`);
    await files.remove(`${take}.mp3`);
    const put = vi.spyOn(files, 'put');
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`/api/voice/${take}`)));
    expect(answers.map(({ rawPayload }) => rawPayload)).toEqual([mp3, mp3, mp3]);
    expect(put).toHaveBeenCalledOnce();
    expect(await files.read(`${take}.mp3`)).toEqual(mp3);
  });

  test('a full disk is told, and leaves the recording that there was', async () => {
    const { library, record, fileNames, voice } = await openVoices('sqlite');
    const { take } = (await record('sound/k')).body;
    const before = await fileNames();
    const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' });
    const { put } = library.recordingFiles;
    for (const file of ['wav', 'mp3']) {
      vi.spyOn(library.recordingFiles, 'put').mockImplementation(async (name, bytes) => {
        if (name.endsWith(file)) throw noSpace;
        await put(name, bytes);
      });
      const { status, body } = await record('sound/k', wavOf({ pitch: 500 }), take);
      expect([status, body]).toEqual([
        503,
        {
          code: 'unavailable',
          message: 'The library cannot save anything right now. Please try again in a few minutes.',
        },
      ]);
      expect(await fileNames()).toEqual(before);
      expect(takeIn((await voice()).sounds.k)).toBe(take);
    }
  });

  test('a database without room keeps no files of what it does not know', async () => {
    const { library, record, fileNames } = await openVoices('sqlite');
    const before = await fileNames();
    const full = Object.assign(new Error('full'), { errcode: 13 });
    vi.spyOn(library.database.db, 'transaction').mockImplementation(() => {
      throw full;
    });
    expect((await record('sound/k')).status).toBe(503);
    expect(await fileNames()).toEqual(before);
  });
});

test.each(engines)('what owners record and delete is on record on %s', async (engine) => {
  const { library, record, narrate, asOwner } = await openVoices(engine);
  const { body: first } = await record('word/said');
  // The same again changes nothing.
  await record('word/said');
  const { body: second } = await record('word/said', wavOf({ seconds: 0.4 }), first.take);
  await asOwner('DELETE', `/api/admin/recordings/word/said?replaces=${second.take}`);
  const { body: sentence } = await narrate('Pam ran.', { book: 'pam' });
  await asOwner('DELETE', `/api/admin/books/pam/narration/${sentence.take}`);
  // Refused: there is nothing to replace.
  await record('word/said', wavOf(), first.take);

  const rows = await library.database.db.selectFrom('changes').selectAll().execute();
  const noted = (kind: string, before: object | null, after: object | null) => {
    const about = { id: 'word/said', name: 'said' };
    const { id, name } = kind.startsWith('narration') ? { id: 'pam', name: 'Pam' } : about;
    return [kind, 'owner', id, name, before, after];
  };
  const take = (seconds: number) => ({ kind: 'word', seconds, recordedAt: library.clock.now });
  const part = { kind: 'sentence', page: 1, seconds: 0.2, recordedAt: library.clock.now };
  const parse = (stored: string | null) => (stored === null ? null : JSON.parse(stored));
  expect(rows).toHaveLength(5);
  expect(
    new Set(
      rows.map(({ kind, by_whom: by, subject_id: id, subject_name: name, before, after }) =>
        JSON.stringify([kind, by, id, name, parse(before), parse(after)]),
      ),
    ),
  ).toEqual(
    new Set(
      [
        noted('recording.kept', null, take(0.2)),
        noted('recording.kept', take(0.2), take(0.4)),
        noted('recording.deleted', take(0.4), null),
        noted('narration.kept', null, part),
        noted('narration.deleted', part, null),
      ].map((entry) => JSON.stringify(entry)),
    ),
  );
  // The words of a book are kept for a short time only, so they are not in it.
  expect(JSON.stringify(rows)).not.toContain('Pam ran');
});

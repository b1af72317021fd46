// How files arrive: the protocol tus, interruptions and limits.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { INCOMING_BYTES, MOST_WAITING } from '../../../domain/incoming.ts';
import { PDF_BYTES } from '../../../domain/flipbooks.ts';
import type { Db } from '../../database/tables.ts';
import type { IncomingFiles } from '../../providers/storage/incoming-folder.ts';
import { engines } from '../../test-support/databases.ts';
import { ADMIN, type Library, openLibrary, openLibraryOn } from '../../test-support/library.ts';
import {
  allMade,
  aPdf,
  base64,
  metadata,
  quickRenderer,
  type Sender,
  senderTo,
} from './incoming.test-support.ts';

const UNKNOWN = `/api/admin/uploads/${'0'.repeat(32)}`;
const VERSION = { 'tus-resumable': '1.0.0' };

describe.each(engines)('files that arrive, over %s', (engine) => {
  let library: Library;
  let admin: string;
  let sender: Sender;
  beforeAll(async () => {
    // Nothing is made of what arrives here.
    const renderer = { render: () => new Promise<never>(() => {}), close() {} };
    library = await openLibrary(engine, [], { renderer });
    admin = await library.adminToken();
    sender = senderTo(library, admin);
    await library.app.listen({ port: 0 });
  });

  const idOf = (address: string) => address.split('/').at(-1) ?? '';
  const pathOf = (address: string) => library.incomingFiles.pathOf(idOf(address));
  const rowOf = async (address: string) =>
    (await sender.list()).find(({ id }) => id === idOf(address));

  async function announced(bytes: number, name?: string): Promise<string> {
    const { status, headers } = await sender.announce(bytes, name);
    expect(status).toBe(201);
    return headers['location'] as string;
  }

  /** Begins to send a part over a connection, and sends nothing more. */
  async function beginToSend(address: string, part: Buffer): Promise<ClientRequest> {
    const { port } = library.app.server.address() as AddressInfo;
    const sending = request({
      ...{ port, path: address, method: 'PATCH' },
      headers: {
        ...{ 'admin-auth': admin, ...VERSION, 'upload-offset': '0', 'content-length': '1000' },
        'content-type': 'application/offset+octet-stream',
      },
    });
    sending.on('error', () => {});
    sending.write(part);
    await vi.waitFor(() => expect(readFileSync(pathOf(address))).toEqual(part), {
      timeout: 15_000,
    });
    return sending;
  }

  test('a file is announced, and listed as arriving', async () => {
    const { status, headers } = await sender.announce(1000, 'Books\\The  cat\u0000.pdf', 'words');
    expect([status, headers['tus-resumable'], headers['upload-offset']]).toEqual([
      201,
      '1.0.0',
      '0',
    ]);
    const address = headers['location'] as string;
    expect(await rowOf(address)).toEqual({
      ...{ id: idOf(address), name: 'The  cat.pdf', state: 'arriving', bytes: 1000, bytesHere: 0 },
      ...{ pagesDone: 0, pageCount: null, message: null, book: null, by: ADMIN.username },
      createdAt: library.clock.now,
    });
    expect(await sender.look(address)).toEqual({ status: 200, offset: '0' });
  });

  test('a long name is cut', async () => {
    const address = await announced(1, `${'🐈'.repeat(300)}.pdf`);
    expect((await rowOf(address))?.name).toBe('🐈'.repeat(200));
  });

  test('it arrives in parts, each where the last one ended', async () => {
    const file = randomBytes(3000);
    const address = await announced(file.length);
    const first = await sender.send(address, 0, file.subarray(0, 1000));
    expect([first.status, first.headers['upload-offset']]).toEqual([204, '1000']);
    expect(await rowOf(address)).toMatchObject({ state: 'arriving', bytesHere: 1000 });
    expect(await sender.look(address)).toEqual({ status: 200, offset: '1000' });
    const again = await sender.send(address, 0, file);
    expect([again.status, again.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await sender.send(address, 2000, file.subarray(2000))).status).toBe(409);
    expect((await sender.send(address, 1000, file.subarray(1000))).status).toBe(204);
    expect(readFileSync(pathOf(address))).toEqual(file);
    expect(await rowOf(address)).toMatchObject({ bytesHere: 3000 });
    expect((await rowOf(address))?.state).not.toBe('arriving');
    // What a sender is told who lost the last answer.
    expect(await sender.look(address)).toEqual({ status: 200, offset: '3000' });
  });

  test('a lost connection keeps what has arrived, also over a restart', async () => {
    const part = randomBytes(500);
    const address = await announced(1000);
    (await beginToSend(address, part)).destroy();
    await vi.waitFor(async () => expect((await rowOf(address))?.bytesHere).toBe(500), {
      timeout: 15_000,
    });
    const { database, payments, incomingFiles } = library;
    const next = await openLibraryOn(database, payments, [], { incomingFiles });
    const sameSender = senderTo(next, admin);
    expect(await sameSender.look(address)).toEqual({ status: 200, offset: '500' });
    expect((await sameSender.send(address, 500, randomBytes(500))).status).toBe(204);
    expect(readFileSync(pathOf(address)).subarray(0, 500)).toEqual(part);
  });

  test('a connection that is lost after the last byte loses nothing', async () => {
    const address = await announced(500);
    (await beginToSend(address, randomBytes(500))).destroy();
    await vi.waitFor(
      async () => {
        expect(await rowOf(address)).toMatchObject({ bytesHere: 500 });
        expect((await rowOf(address))?.state).not.toBe('arriving');
      },
      { timeout: 15_000 },
    );
  });

  test('who comes back ends the connection that hangs', async () => {
    const part = randomBytes(400);
    const address = await announced(1000);
    const hanging = await beginToSend(address, part);
    const answer = new Promise<number>((resolve) =>
      hanging.once('response', (response) => resolve(response.resume().statusCode ?? 0)),
    );
    expect(await sender.look(address)).toEqual({ status: 200, offset: '400' });
    expect(await answer).toBe(409);
    expect((await sender.send(address, 400, randomBytes(600))).status).toBe(204);
    hanging.destroy();
  });

  test('a part beyond the announced size is refused, and what fits stays sendable', async () => {
    const address = await announced(10);
    const { status, body } = await sender.send(address, 0, randomBytes(11));
    expect([status, body.code]).toEqual([413, 'too_large']);
    expect(body.message).toMatch(/longer than was announced/);
    expect(await sender.look(address)).toEqual({ status: 200, offset: '0' });
  });

  test.each([
    ['an empty file', 0, 'sam.pdf', 400, /^This file is empty/],
    ['a PDF over 50 MB', PDF_BYTES + 1, 'sam.PDF', 413, /^A PDF can have at most 50 MB/],
    ['a ZIP over 500 MB', INCOMING_BYTES + 1, 'sam.zip', 413, /^A file can have at most 500 MB/],
  ])('%s is refused before it is sent', async (_, bytes, name, status, message) => {
    const answer = await sender.announce(bytes, name);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(message);
    expect(answer.body.issues).toHaveLength(1);
  });

  test('the largest ZIP may come', async () => {
    await announced(INCOMING_BYTES, 'sam.zip');
  });

  test.each([
    ['a length in words', 'upload-length', 'many', /^headers\.upload-length$/],
    ['a length below zero', 'upload-length', '-1', /^headers\.upload-length$/],
    ['a length of many digits', 'upload-length', '9'.repeat(400), /^headers\.upload-length$/],
    ['no length', 'upload-length', undefined, /^headers\.upload-length$/],
    [
      'keys alone',
      'upload-metadata',
      'filename',
      /^headers\.upload-metadata\.(filename|category)$/,
    ],
    ['no name', 'upload-metadata', metadata(' / '), /^headers\.upload-metadata\.filename$/],
    ['no key of a name', 'upload-metadata', `category ${base64('level1')}`, /\.filename$/],
    ['a level that there is not', 'upload-metadata', metadata('a.pdf', 'level10'), /\.category$/],
    ['much metadata', 'upload-metadata', metadata('a'.repeat(4000)), /^headers\.upload-metadata$/],
    [
      'broken Base64',
      'upload-metadata',
      'filename %%%,category %%%',
      /^headers\.upload-metadata\./,
    ],
    ['no metadata', 'upload-metadata', undefined, /^headers\.upload-metadata$/],
    ['no version', 'tus-resumable', undefined, /^headers\.tus-resumable$/],
  ])('an announcement with %s is refused, with its field', async (_, name, value, field) => {
    const right = { 'upload-length': '1', 'upload-metadata': metadata('a.pdf'), ...VERSION };
    const headers = Object.fromEntries(
      Object.entries({ ...right, [name]: value }).filter(([, one]) => one !== undefined),
    ) as Record<string, string>;
    const { status, body } = await library.call('POST', '/api/admin/uploads', { admin, headers });
    expect(status).toBe(400);
    for (const issue of body.issues) expect(issue.field).toMatch(field);
  });

  test('another version of the protocol is told which one is spoken', async () => {
    const address = await announced(1);
    const headers = { 'tus-resumable': '0.2.2', 'upload-offset': '0' };
    const type = { 'content-type': 'application/offset+octet-stream' };
    const answer = await library.call('PATCH', address, {
      ...{ admin, body: Buffer.from('x'), headers: { ...headers, ...type } },
    });
    expect([answer.status, answer.body.code, answer.headers['tus-version']]).toEqual([
      412,
      'unsupported_version',
      '1.0.0',
    ]);
    const news = { ...headers, 'upload-length': '1', 'upload-metadata': metadata('a.pdf') };
    const { status } = await library.call('POST', '/api/admin/uploads', { admin, headers: news });
    expect(status).toBe(412);
  });

  test('a stopped file is gone, with what was here of it', async () => {
    const address = await announced(1000);
    await sender.send(address, 0, randomBytes(10));
    expect((await library.call('DELETE', address, { admin })).status).toBe(204);
    expect(existsSync(pathOf(address))).toBe(false);
    expect(await rowOf(address)).toBeUndefined();
    expect((await sender.look(address)).status).toBe(404);
    expect((await sender.send(address, 10, randomBytes(1))).status).toBe(404);
    expect((await library.call('DELETE', address, { admin })).status).toBe(404);
  });

  test('an upload that there is not is not found', async () => {
    expect((await sender.look(UNKNOWN)).status).toBe(404);
    expect((await sender.send(UNKNOWN, 0, randomBytes(1))).status).toBe(404);
  });

  test('a sender who does not know that a file is here is told, and no more is taken', async () => {
    const { database, payments } = library;
    const renderer = quickRenderer();
    const quick = await openLibraryOn(database, payments, [], { renderer });
    const there = senderTo(quick, admin);
    const address = await there.bring(aPdf());
    const { bytes } = (await allMade(there)).find(({ id }) => id === idOf(address))!;
    await vi.waitFor(
      () => expect(existsSync(quick.incomingFiles.pathOf(idOf(address)))).toBe(false),
      { timeout: 15_000 },
    );
    const empty = await there.send(address, bytes, Buffer.alloc(0));
    expect([empty.status, empty.headers['upload-offset']]).toEqual([204, String(bytes)]);
    const more = await there.send(address, bytes, randomBytes(1));
    expect([more.status, more.body.code]).toEqual([413, 'too_large']);
    expect(more.body.message).toMatch(/longer than was announced/);
  });

  test('a file that is stopped just as a part comes is not found', async () => {
    const { incomingFiles: files, database, payments } = library;
    const append: IncomingFiles['append'] = async (id, offset) => {
      await files.remove(id);
      return files.append(id, offset);
    };
    const incomingFiles = { ...files, append };
    const late = await openLibraryOn(database, payments, [], { incomingFiles });
    const { status, body } = await senderTo(late, admin).send(
      await announced(10),
      ...([0, randomBytes(10)] as const),
    );
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  test('a full disk is told, and the upload can go on later', async () => {
    const { incomingFiles: files, database, payments } = library;
    let isFull = true;
    const append: IncomingFiles['append'] = async (id, offset) => {
      const file = await files.append(id, offset);
      const write: typeof file.write = async (bytes) => {
        if (isFull) throw Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' });
        await file.write(bytes);
      };
      return { ...file, write };
    };
    const full = await openLibraryOn(database, payments, [], {
      incomingFiles: { ...files, append },
    });
    const there = senderTo(full, admin);
    const address = await announced(10);
    const { status, body } = await there.send(address, 0, randomBytes(10));
    expect([status, body.code]).toEqual([503, 'unavailable']);
    isFull = false;
    expect(await there.look(address)).toEqual({ status: 200, offset: '0' });
    expect((await there.send(address, 0, randomBytes(10))).status).toBe(204);
  });

  test('a file is taken only if the disk has room for it beside those that are on their way', async () => {
    const { incomingFiles: files, database, payments } = library;
    await database.db.deleteFrom('incoming').execute();
    const of = async (free: number) => {
      const freeBytes = async () => 2 ** 30 + free;
      return senderTo(
        await openLibraryOn(database, payments, [], { incomingFiles: { ...files, freeBytes } }),
        admin,
      );
    };
    const there = await of(1000);
    const address = (await there.announce(600)).headers['location'] as string;
    const stored = await files.list();
    const { status, body } = await there.announce(401);
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(body.message).toMatch(/^The disk of the library has no room for this file\. Wait/);
    // Nothing of it is left.
    expect(await files.list()).toEqual(stored);
    expect(await there.list()).toHaveLength(1);
    const last = (await there.announce(400)).headers['location'] as string;
    await library.call('DELETE', last, { admin });
    // What has arrived is no longer among what is to come, nor is what arrives elsewhere.
    await there.send(address, 0, randomBytes(500));
    await database.db.insertInto('incoming').values(elsewhere(5000)).execute();
    const later = await of(500);
    expect((await later.announce(401)).status).toBe(503);
    expect((await later.announce(400)).status).toBe(201);
  });

  test('a file can be removed while the disk is full: it makes the room for that', async () => {
    const { incomingFiles: files, database, payments } = library;
    const address = await announced(10);
    let isFull = true;
    const remove: IncomingFiles['remove'] = async (id) => {
      isFull = false;
      await files.remove(id);
    };
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        const fails = isFull && node.kind === 'DeleteQueryNode';
        if (fails) throw Object.assign(new Error('full'), { errcode: 13 });
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const full = await openLibraryOn({ ...database, db }, payments, [], {
      incomingFiles: { ...files, remove },
    });
    const path = `/api/admin/incoming/${idOf(address)}`;
    expect((await full.call('DELETE', path, { admin })).status).toBe(204);
    expect([existsSync(pathOf(address)), await rowOf(address)]).toEqual([false, undefined]);
  });

  test('a file that is in the folder of another process is not found', async () => {
    // Each process of the tests has a folder of its own, unless it is given one.
    const other = await openLibraryOn(library.database, library.payments);
    const address = await announced(10);
    expect((await senderTo(other, admin).look(address)).status).toBe(404);
    expect((await sender.look(address)).status).toBe(200);
  });

  const giveUp = (...addresses: string[]) =>
    library.call('POST', '/api/admin/incoming/give-up', {
      admin,
      body: { ids: addresses.map(idOf) },
    });

  test('files of one’s own of which nothing has arrived are given up, and no others', async () => {
    const mine = await announced(1000);
    const begun = await announced(1000);
    await sender.send(begun, 0, randomBytes(10));
    const kept = await announced(1000);
    const editor = await library.adminToken('editor');
    const theirs = (await senderTo(library, editor).announce(1000)).headers['location'] as string;
    expect((await giveUp(mine, begun, theirs, UNKNOWN)).status).toBe(204);
    expect(await rowOf(mine)).toBeUndefined();
    expect(existsSync(pathOf(mine))).toBe(false);
    expect((await sender.look(mine)).status).toBe(404);
    for (const address of [begun, kept, theirs]) {
      expect(await rowOf(address)).toBeDefined();
      expect(existsSync(pathOf(address))).toBe(true);
    }
  });

  test('a part that has just begun ends with the file that is given up', async () => {
    const address = await announced(1000);
    const sending = await beginToSend(address, randomBytes(10));
    const answered = new Promise((resolve) => sending.on('response', resolve));
    expect((await giveUp(address)).status).toBe(204);
    expect(await answered).toMatchObject({ statusCode: 409 });
    expect(existsSync(pathOf(address))).toBe(false);
    expect(await rowOf(address)).toBeUndefined();
  });

  test.each([
    [{ ids: [] }, 'ids', 'Name a file'],
    [{ ids: ['x'] }, 'ids.0', 'A file is named by 32 digits from 0 to 9 and a to f'],
    [{ ids: Array<string>(301).fill('0'.repeat(32)) }, 'ids', 'At most 300 files'],
  ])('what is no list of files is refused', async (body, field, message) => {
    const answer = await library.call('POST', '/api/admin/incoming/give-up', { admin, body });
    expect([answer.status, answer.body.issues]).toEqual([400, [{ field, message }]]);
  });

  test('no more than 200 files are on their way', async () => {
    await library.database.db.deleteFrom('incoming').execute();
    const rows = Array.from({ length: MOST_WAITING - 1 }, (_, index) => ({
      ...elsewhere(1),
      ...{ id: String(index).padStart(32, '0'), state: 'waiting' as const, bytes_here: 1 },
      heard_at: library.clock.now,
    }));
    await library.database.db.insertInto('incoming').values(rows).execute();
    const address = await announced(1);
    const { status, body, headers } = await sender.announce(1);
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'too_many_attempts', '60']);
    expect(body.message).toMatch(/^200 files are on their way already/);
    await library.call('DELETE', address, { admin });
    const { db } = library.database;
    const announceTen = () =>
      Promise.all(Array.from({ length: 10 }, async () => sender.announce(1)));
    const atOnce = await (engine === 'sqlite' ? announceTen() : allTogether(db, announceTen));
    const statuses = atOnce.map((answer) => answer.status).sort();
    expect(statuses).toEqual([201, ...Array<number>(9).fill(429)]);
    expect(await db.selectFrom('leases').selectAll().execute()).toEqual([]);
  });
});

/** Returns the row of a file that arrives in another folder. */
const elsewhere = (bytes: number) => ({
  ...{ id: 'e'.repeat(32), name: 'a', state: 'arriving' as const, bytes, bytes_here: 0 },
  ...{ asked_level: 'level1', folder: 'elsewhere', tries: 0, due_at: 1, pages_done: 0 },
  ...{ by_whom: 'kim', created_at: 1, heard_at: 1 },
});

/** Holds back what is stored of ten calls until all of them wait for it. */
async function allTogether<T>(db: Db, begin: () => Promise<T>): Promise<T> {
  const countWaiting = async () => {
    const { rows } = await sql`select pid from pg_locks where not granted and pid in
      (select pid from pg_stat_activity where datname = current_database())`.execute(db);
    return rows.length;
  };
  const { calls } = await db.transaction().execute(async (transaction) => {
    await sql`lock table incoming in share mode`.execute(transaction);
    const calls = begin();
    await vi.waitFor(async () => expect(await countWaiting()).toBe(10), { timeout: 15_000 });
    return { calls };
  });
  return calls;
}

test('nothing of an upload is logged but what it is', async () => {
  const library = await openLibrary('sqlite', [], { renderer: quickRenderer() });
  const sender = senderTo(library, await library.adminToken());
  const { headers } = await sender.announce(10, 'Zebra of Kim.zip');
  await sender.send(headers['location'] as string, 5, Buffer.from('zebra'));
  const [line = ''] = library.log.filter((one) => one.includes('A file was not taken'));
  expect(JSON.parse(line)).toMatchObject({
    ...{ level: 40, reason: 'changed_meanwhile', route: '/api/admin/uploads/:incomingId' },
  });
  expect(library.log.join('')).not.toContain('ebra');
});

// Files that a process has left, because they have ended it, or because it is away.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MOST_INCOMING_LISTED } from '../../../contracts/incoming.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary, openLibraryOn } from '../../test-support/library.ts';
import type { IncomingRow } from './store.ts';
import { allMade, aPdf, quickRenderer, senderTo } from './incoming.test-support.ts';

const HOUR = 3_600_000;

describe.each(engines)('files that were left, over %s', (engine) => {
  const runJob = async ({ app }: Pick<Library, 'app'>) =>
    app.scheduledJobs.find(({ name }) => name === 'incoming')?.run();

  /** Puts a file into the folder of a library, with this row. Returns its id. */
  async function leave(library: Library, row: Partial<IncomingRow> & { name: string }) {
    const pdf = aPdf();
    const sender = senderTo(library, await library.adminToken());
    const { headers } = await sender.announce(pdf.length, row.name);
    const id = (headers['location'] as string).split('/').at(-1) ?? '';
    const file = await library.incomingFiles.append(id, 0);
    await file.write(pdf);
    await file.close();
    await library.database.db.updateTable('incoming').set(row).where('id', '=', id).execute();
    return id;
  }

  test('a file that has ended the process in each try is refused, and the others come before', async () => {
    let renders = 0;
    const library = await openLibrary(engine, [], {
      renderer: quickRenderer({ during: async () => void (renders += 1) }),
    });
    const dead = { state: 'working', taken_by: 'the dead', due_at: 0 } as const;
    const killer = await leave(library, { ...dead, name: 'killer.pdf', tries: 5 });
    await leave(library, { ...dead, name: 'once.pdf', tries: 1 });
    await leave(library, { state: 'waiting', name: 'fresh.pdf', due_at: 1 });
    // Made files are told apart by when they were made.
    const tick = setInterval(() => (library.clock.now += 1), 1);
    await runJob(library);
    await allMade(senderTo(library, await library.adminToken()));
    clearInterval(tick);
    const rows = await library.database.db
      .selectFrom('incoming')
      .select(['name', 'state', 'message'])
      .orderBy('heard_at')
      .execute();
    expect(rows).toMatchObject([
      { name: 'fresh.pdf', state: 'ready' },
      { name: 'once.pdf', state: 'ready' },
      {
        ...{ name: 'killer.pdf', state: 'refused' },
        message: expect.stringMatching(/^The library could not make this book/),
      },
    ]);
    expect(renders).toBe(2);
    await expect.poll(() => existsSync(library.incomingFiles.pathOf(killer))).toBe(false);
    expect(library.log.join('')).toContain('Each try has ended the process');
  });

  test('the list leaves none out that is not made yet, however many were made since', async () => {
    const library = await openLibrary(engine);
    const { db } = library.database;
    const waits = { due_at: Number.MAX_SAFE_INTEGER } as const;
    await leave(library, { ...waits, name: 'arriving', created_at: 1 });
    await leave(library, { ...waits, name: 'waiting', state: 'waiting', created_at: 2 });
    const last = await leave(library, { name: 'ready', state: 'ready', created_at: 3 });
    const row = await db.selectFrom('incoming').selectAll().where('id', '=', last).execute();
    const made = Array.from({ length: MOST_INCOMING_LISTED - 1 }, (_, index) => ({
      ...row[0]!,
      ...{ id: String(index), name: `made ${index}`, state: 'refused' as const },
      created_at: 4 + index,
    }));
    await db.insertInto('incoming').values(made).execute();
    const sender = senderTo(library, await library.adminToken());
    const names = (await sender.list()).map(({ name }) => name);
    expect(names).toHaveLength(MOST_INCOMING_LISTED);
    expect(names[0]).toBe(`made ${MOST_INCOMING_LISTED - 2}`);
    expect(names.slice(-3)).toEqual(['made 1', 'waiting', 'arriving']);
  });

  test('when the whole library was away, the first process that is back leaves the others time', async () => {
    const away = await openLibrary(engine);
    const { database, payments, clock, incomingFiles } = away;
    const { db } = database;
    const waiting = { state: 'waiting', due_at: Number.MAX_SAFE_INTEGER } as const;
    await leave(away, { ...waiting, name: 'second.pdf' });
    await leave(away, { ...waiting, name: 'lost.pdf', folder: 'elsewhere' });
    const states = async () => {
      const rows = await db.selectFrom('incoming').select(['name', 'state']).execute();
      return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
    };
    await away.app.close();
    clock.now += 25 * HOUR;
    const first = await openLibraryOn(database, payments, [], { clock });
    await runJob(first);
    clock.now += HOUR - 1;
    await runJob(first);
    expect(await states()).toEqual({ 'second.pdf': 'waiting', 'lost.pdf': 'waiting' });
    const second = await openLibraryOn(database, payments, [], { clock, incomingFiles });
    await second.app.ready();
    await second.app.close();
    clock.now += 1;
    await runJob(first);
    expect(await states()).toEqual({ 'second.pdf': 'waiting', 'lost.pdf': 'refused' });
  });

  test('files in the folder of a living process are kept, however long they wait', async () => {
    const library = await openLibrary(engine);
    const { db } = library.database;
    const later = { due_at: Number.MAX_SAFE_INTEGER } as const;
    await leave(library, { ...later, name: 'first.pdf', state: 'working', taken_by: 'another' });
    await leave(library, { ...later, name: 'second.pdf', state: 'waiting' });
    for (let hours = 0; hours < 30; hours++) {
      library.clock.now += HOUR;
      await runJob(library);
    }
    const rows = await db.selectFrom('incoming').select('state').execute();
    expect(rows.map(({ state }) => state).sort()).toEqual(['waiting', 'working']);
  });
});

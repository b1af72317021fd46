// What becomes of the files of which no draft could be made at a try.
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ObjectStore } from '../../providers/storage/objects.ts';
import { engines } from '../../test-support/databases.ts';
import { type Library, openLibrary } from '../../test-support/library.ts';
import { type Renderer, RenderRefused } from '../flipbooks/renderer.ts';
import { PictureNotDrawn } from '../pictures/re-encode.ts';
import { aPdf, allMade, senderTo } from './incoming.test-support.ts';
import { epubOf, xhtml } from './makers/epub.test-support.ts';
import { zipOf } from './makers/zip/zip.test-support.ts';

describe.each(engines)('files that fail, over %s', (engine) => {
  const open = async (renderer: Renderer) => {
    const library = await openLibrary(engine, [], { renderer });
    return { library, sender: senderTo(library, await library.adminToken()) };
  };
  const runJob = async ({ app }: Library) =>
    app.scheduledJobs.find(({ name }) => name === 'incoming')?.run();
  const filesOf = ({ incomingFiles }: Library) =>
    readdirSync(incomingFiles.pathOf('0'.repeat(32)).slice(0, -32)).filter(
      (name) => name !== 'folder-id',
    );

  /** Waits until no process makes files any more. */
  const settle = ({ database }: Library) =>
    expect.poll(() => database.db.selectFrom('leases').selectAll().execute()).toEqual([]);

  /** Waits until so many tries have failed, and begins the next one when it is due. */
  async function failsAgain(library: Library, failures: number) {
    const { db } = library.database;
    const rows = () => db.selectFrom('incoming').select(['state', 'failures']).execute();
    await expect.poll(rows).toEqual([{ state: 'waiting', failures }]);
    await settle(library);
    library.clock.now += 1_920_000;
    await runJob(library);
  }

  const heldLease = ({ incomingFiles, clock }: Library) => ({
    name: `incoming ${incomingFiles.folderId}`,
    holder: 'the dead',
    held_until: clock.now + 1,
  });

  test('a PDF that is never drawn is given up after five tries', async () => {
    let renders = 0;
    const broken: Renderer = {
      render: async () => {
        renders += 1;
        throw new RenderRefused(
          'The pages could not be drawn right now. Please upload the PDF again.',
        );
      },
      close() {},
    };
    const { library, sender } = await open(broken);
    await sender.bring(aPdf());
    for (let tries = 1; tries <= 5; tries++) {
      await expect.poll(() => renders).toBe(tries);
      const state = tries < 5 ? 'waiting' : 'refused';
      await expect.poll(() => sender.list()).toMatchObject([{ state }]);
      await settle(library);
      library.clock.now += 1_920_000;
      await runJob(library);
    }
    expect(renders).toBe(5);
    const [row] = await sender.list();
    expect(row?.message).toMatch(/^The pages could not be drawn, .* save it as a PDF again\.$/);
    expect(filesOf(library)).toEqual([]);
  });

  test('failures of the library are none of the five tries of a PDF that is not drawn', async () => {
    let renders = 0;
    const { library, sender } = await open({
      async render() {
        const failure = ++renders <= 4 ? 'saved' : 'drawn';
        throw new RenderRefused(
          `The pages could not be ${failure} right now. Please upload the PDF again.`,
        );
      },
      close() {},
    });
    await sender.bring(aPdf());
    for (let failures = 1; failures <= 8; failures++) await failsAgain(library, failures);
    const [refused] = await allMade(sender);
    expect(refused).toMatchObject({
      ...{ state: 'refused', message: expect.stringMatching(/ has tried five times\. /) },
    });
    expect(renders).toBe(9);
  });

  test('a failure of the library is tried again later, and in the end told', async () => {
    let renders = 0;
    const broken: Renderer = {
      render: async () => {
        renders += 1;
        throw new RenderRefused(
          'The pages could not be saved right now. Please upload the PDF again.',
          {
            cause: new Error('The process has ended'),
          },
        );
      },
      close() {},
    };
    const { library, sender } = await open(broken);
    await sender.bring(aPdf());
    const { db } = library.database;
    const waits = [30_000, 120_000, 480_000, 1_920_000, 1_920_000];
    for (const [index, wait] of waits.entries()) {
      await expect.poll(() => renders).toBe(index + 1);
      await expect.poll(() => sender.list()).toMatchObject([{ state: 'waiting' }]);
      await settle(library);
      library.clock.now += wait - 1;
      await runJob(library);
      await settle(library);
      expect(renders).toBe(index + 1);
      library.clock.now += 1;
      await runJob(library);
    }
    await expect.poll(() => renders).toBe(6);
    await settle(library);
    expect(filesOf(library)).toHaveLength(1);
    // Two tries before the last one: queue.test.ts makes all of them.
    await db.updateTable('incoming').set({ failures: 47 }).execute();
    for (const state of ['waiting', 'refused']) {
      library.clock.now += 1_920_000;
      await runJob(library);
      const count = state === 'waiting' ? 7 : 8;
      await expect.poll(() => renders).toBe(count);
      await expect.poll(() => sender.list()).toMatchObject([{ state }]);
      await settle(library);
    }
    const [row] = await sender.list();
    expect(row?.message).toMatch(/^The library could not make this book: it has tried for a day/);
    expect(row?.message).toMatch(/The library failed, and not your file/);
    await expect.poll(() => filesOf(library)).toEqual([]);
  });

  /** Opens a library that cannot draw the pictures of a file, as often as this, after these failures of the store. */
  async function openUndrawn(times: number, failures: Error[] = []) {
    let left = times;
    const objects: ObjectStore = {
      async put(path) {
        const failure = failures.shift();
        if (failure) throw failure;
        if (left-- > 0) throw new PictureNotDrawn('unavailable', 'Try again.');
        return `/public-objects/${path}`;
      },
      has: async () => true,
      find: async () => null,
      open: async () => null,
    };
    const library = await openLibrary(engine, [], { objects });
    const sender = senderTo(library, await library.adminToken());
    const picture = sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } });
    return { library, sender, png: await picture.png().toBuffer() };
  }
  const TRIES_AGAIN = { state: 'waiting', message: expect.stringMatching(/tries again/) };
  const zipped = (png: Buffer) => zipOf([{ name: '1.png', data: png }]);
  const inEpub = (png: Buffer) =>
    epubOf({
      items: [
        { href: '1.xhtml', content: xhtml('<p>Sam sat.</p><img src="a.png"/>') },
        { href: 'a.png', content: png, type: 'image/png' },
      ],
    });

  test.each([
    ['a ZIP', zipped],
    ['an EPUB', inEpub],
  ])('a picture of %s that is not drawn once has another try', async (_, fileOf) => {
    const { library, sender, png } = await openUndrawn(1);
    await sender.bring(fileOf(png), 'sam');
    await expect.poll(() => sender.list()).toMatchObject([TRIES_AGAIN]);
    await settle(library);
    library.clock.now += 30_000;
    await runJob(library);
    const [file] = await allMade(sender);
    expect(file).toMatchObject({ state: 'ready' });
    const { content } = await library.database.db
      .selectFrom('books')
      .select('content')
      .executeTakeFirstOrThrow();
    expect(content).toContain('<img src="/public-objects/uploads/page.');
  });

  test.each([
    ['a ZIP', zipped, expect.stringMatching(/^Its pages are pictures\. .* checked\.$/)],
    ['an EPUB', inEpub, null],
  ])('a failure of the store is no try of a picture of %s', async (_, fileOf, message) => {
    const { library, sender, png } = await openUndrawn(1, [new Error('The store is away')]);
    await sender.bring(fileOf(png), 'sam');
    for (const failures of [1, 2]) await failsAgain(library, failures);
    expect((await allMade(sender))[0]).toMatchObject({ state: 'ready', message });
  });

  test.each([
    ['a ZIP', zipped, { state: 'refused', message: expect.stringMatching(/cannot be prepared/) }],
    ['an EPUB', inEpub, { state: 'ready', message: expect.stringMatching(/were left out/) }],
  ])('a picture of %s that is not drawn twice is the fault of the file', async (_, fileOf, end) => {
    const { library, sender, png } = await openUndrawn(99);
    await sender.bring(fileOf(png), 'sam');
    await expect.poll(() => sender.list()).toMatchObject([TRIES_AGAIN]);
    await settle(library);
    library.clock.now += 30_000;
    await runJob(library);
    expect((await allMade(sender))[0]).toMatchObject(end);
  });

  test('a picture that a process has not survived is the fault of the file in the next try', async () => {
    const { library, sender, png } = await openUndrawn(99);
    await library.database.db.insertInto('leases').values(heldLease(library)).execute();
    await sender.bring(zipped(png), 'sam.zip');
    await library.database.db
      .updateTable('incoming')
      .set({ state: 'working', taken_by: 'the dead', tries: 1 })
      .execute();
    await library.database.db.deleteFrom('leases').execute();
    await runJob(library);
    expect((await allMade(sender))[0]).toMatchObject({ state: 'refused' });
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { IncomingFile } from '../../../../contracts/incoming.ts';
import type { IncomingState } from '../../../../domain/incoming.ts';
import { ApiError } from '../../../api/api.ts';
import type { ResumableUpload } from '../../../api/resumable-upload.ts';
import type { BroughtFile } from './brought-files.ts';
import type { QueueParts } from './queue-parts.ts';
import { createSendQueue } from './send-queue.ts';
import { isOnItsWay } from './sent-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const pdf = (name: string, changes: Partial<BroughtFile> = {}): BroughtFile => ({
  ...{ key: name, name, bytes: 4, files: [new File(['data'], name)] },
  ...{ isFolder: false, refusal: null, ...changes },
});

const idOf = (number: number) => String(number).padStart(32, '0');
const BOOK = {
  ...({ id: 'sam', title: 'Sam', category: 'level1', coverImageUrl: null } as const),
  ...({ state: 'draft', publishAt: null } as const),
};
const listedAs = (id: string, state: IncomingState | 'deleted'): IncomingFile => ({
  ...{ id, name: 'a.pdf', state: state === 'deleted' ? 'ready' : state, bytes: 4, bytesHere: 2 },
  ...{ pagesDone: 0, pageCount: null, message: null, by: 'kim', createdAt: 1 },
  book: state === 'ready' ? BOOK : null,
});

interface Sending extends ResumableUpload {
  name: string;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** A queue whose sendings the test answers. */
function setUp({ listed = [], ids = {} }: { listed?: IncomingFile[]; ids?: object } = {}) {
  const sendings: Sending[] = [];
  const kept = new Map<string, string>(Object.entries(ids));
  let announced = 10;
  const parts: QueueParts = {
    send: (file, upload) =>
      new Promise((resolve, reject) => {
        sendings.push({ ...upload, name: file.name, resolve, reject });
        upload.signal.addEventListener('abort', () => reject(upload.signal.reason as Error));
      }),
    pack: async (name) => new File(['packed'], `${name}.zip`),
    packedSize: async () => 6,
    announce: vi.fn(async () => idOf((announced += 1))),
    listed: vi.fn(async () => listed),
    begun: {
      idOf: (key) => kept.get(key) ?? null,
      save: (key, id) => void kept.set(key, id),
      forget: (key) => void kept.delete(key),
    },
  };
  const queue = createSendQueue(parts);
  const phases = () => queue.store.getState().files.map(({ phase }) => phase);
  const first = () => queue.store.getState().files[0];
  return { queue, sendings, kept, parts, phases, first };
}

const refusal = (status: number, message = 'No.') =>
  new ApiError(status, JSON.stringify({ code: 'x', message }), '');
const lost = () => new Error('The library cannot be reached right now.');

describe('sending', () => {
  test('three at a time, in their order, with the level that was asked', async () => {
    const { queue, sendings, phases } = setUp();
    queue.add(
      ['a', 'b', 'c', 'd', 'e'].map((name) => pdf(name)),
      'level3',
    );
    await settle();
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(sendings[0]?.metadata).toEqual({ filename: 'a', category: 'level3' });
    expect(phases()).toEqual(['sending', 'sending', 'sending', 'queued', 'queued']);
    sendings[1]?.resolve();
    await settle();
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(phases()).toEqual(['sending', 'sent', 'sending', 'sending', 'queued']);
  });

  test('keeps the id and the progress', async () => {
    const { queue, sendings, kept, first } = setUp();
    queue.add([pdf('a')], 'words');
    await settle();
    sendings[0]?.onBegun(idOf(1));
    sendings[0]?.onProgress(3);
    expect(first()).toMatchObject({ id: idOf(1), bytesSent: 3, bytes: 4 });
    expect(kept.get('a')).toBe(idOf(1));
  });

  test('makes a ZIP of a folder, once', async () => {
    const { queue, sendings, parts } = setUp();
    const pack = vi.spyOn(parts, 'pack');
    const { store, add } = createSendQueue(parts);
    add([pdf('Cat', { isFolder: true })], 'words');
    await settle();
    expect(sendings[0]?.name).toBe('Cat.zip');
    sendings[0]?.reject(lost());
    await pass(1_000);
    expect(sendings).toHaveLength(2);
    expect(pack).toHaveBeenCalledOnce();
    expect(store.getState().files[0]).toMatchObject({ bytes: 6, phase: 'sending' });
    queue.dropAll();
  });

  test('says that a picture cannot be read any more', async () => {
    const { parts } = setUp();
    parts.pack = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    const { store, add } = createSendQueue(parts);
    add([pdf('Cat', { isFolder: true })], 'words');
    await settle();
    expect(store.getState().files[0]).toMatchObject({
      phase: 'failed',
      message: expect.stringContaining('cannot be read any more') as string,
    });
  });

  test('a file that is refused stops no other, and the same file is sent once', async () => {
    const { queue, sendings, phases } = setUp();
    const files = [pdf('a'), pdf('b', { refusal: 'This is a Word document.' }), pdf('c')];
    expect(queue.add(files, 'words')).toBe(3);
    expect(queue.add([pdf('a'), pdf('c'), pdf('d')], 'words')).toBe(1);
    await settle();
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'c', 'd']);
    expect(phases()).toEqual(['sending', 'refused', 'sending', 'sending']);
  });

  test('a file that was refused may be brought again, in its place', async () => {
    const { queue, phases } = setUp();
    queue.add([pdf('a', { refusal: 'Too large.' }), pdf('b')], 'words');
    expect(queue.add([pdf('a')], 'words')).toBe(1);
    await settle();
    expect(phases()).toEqual(['sending', 'sending']);
    expect(queue.store.getState().files.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

describe('after a failure', () => {
  test('of the network, goes on by itself with the same upload, later each time', async () => {
    const { queue, sendings, first } = setUp({ listed: [listedAs(idOf(1), 'arriving')] });
    queue.add([pdf('a')], 'words');
    await settle();
    sendings[0]?.onBegun(idOf(1));
    sendings[0]?.reject(lost());
    await settle();
    expect(first()?.phase).toBe('waiting-for-network');
    await pass(1_000);
    expect(sendings[1]?.id).toBe(idOf(1));
    sendings[1]?.reject(lost());
    await pass(2_900);
    expect(sendings).toHaveLength(2);
    await pass(100);
    expect(sendings).toHaveLength(3);
    // Bytes that arrive start the pauses from the beginning.
    sendings[2]?.onProgress(2);
    sendings[2]?.reject(lost());
    await pass(1_000);
    expect(sendings).toHaveLength(4);
  });

  test('tries at once when the network is back', async () => {
    const { queue, sendings } = setUp();
    queue.add([pdf('a'), pdf('b')], 'words');
    await settle();
    for (const { reject } of sendings) reject(lost());
    await settle();
    queue.wake();
    await settle();
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'a', 'b']);
  });

  test.each([
    [429, '200 files are on their way already.'],
    [503, 'The disk of the library has no room for this file.'],
  ])('waits where the library is busy or full (%i), and says why', async (status, message) => {
    const { queue, sendings, first } = setUp();
    queue.add([pdf('a'), pdf('b')], 'words');
    await settle();
    sendings[0]?.reject(refusal(status, message));
    await settle();
    expect(first()).toMatchObject({ phase: 'waiting', message });
    expect(queue.store.getState().files[1]).toMatchObject({ phase: 'sending', message: null });
    await pass(1_000);
    expect(first()).toMatchObject({ phase: 'sending', message: null });
  });

  test.each([400, 403, 413])(
    'a refusal with %i is final, until it is tried again',
    async (status) => {
      const { queue, sendings, first } = setUp();
      queue.add([pdf('a')], 'words');
      await settle();
      sendings[0]?.reject(refusal(status, 'Save it in a smaller size.'));
      await pass(60_000);
      expect(sendings).toHaveLength(1);
      expect(first()).toMatchObject({ phase: 'failed', message: 'Save it in a smaller size.' });
      queue.retry('a');
      await settle();
      expect(sendings).toHaveLength(2);
      expect(first()).toMatchObject({ phase: 'sending', message: null });
    },
  );

  test('begins anew where the upload is gone', async () => {
    const { queue, sendings, kept } = setUp();
    queue.add([pdf('a')], 'words');
    await settle();
    sendings[0]?.onBegun(idOf(1));
    sendings[0]?.reject(refusal(404));
    await pass(1_000);
    expect(sendings[1]?.id).toBeNull();
    expect(kept.size).toBe(0);
  });

  test('a file that was moved meanwhile says so, and is not tried again', async () => {
    const { queue, sendings, first } = setUp();
    const file = new File(['data'], 'a');
    queue.add([pdf('a', { files: [file] })], 'words');
    await settle();
    file.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    sendings[0]?.reject(lost());
    await pass(60_000);
    expect(sendings).toHaveLength(1);
    expect(first()?.message).toContain('cannot be read any more');
  });

  test('all waits while the session is over, and goes on after it', async () => {
    const { queue, sendings, phases } = setUp();
    queue.add([pdf('a'), pdf('b'), pdf('c'), pdf('d')], 'words');
    await settle();
    sendings[0]?.reject(refusal(401));
    await pass(60_000);
    expect(queue.store.getState().isSessionOver).toBe(true);
    expect(sendings).toHaveLength(3);
    expect(phases()).toEqual(['queued', 'sending', 'sending', 'queued']);
    queue.goOn('kim');
    await settle();
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a']);
  });

  test('a file that is to be tried again waits for the session, too', async () => {
    const { queue, sendings, phases } = setUp();
    queue.add([pdf('a'), pdf('b')], 'words');
    await settle();
    sendings[0]?.reject(lost());
    sendings[1]?.reject(refusal(401));
    await pass(60_000);
    expect(sendings).toHaveLength(2);
    expect(phases()).toEqual(['queued', 'queued']);
    queue.goOn('kim');
    await settle();
    expect(sendings).toHaveLength(4);
  });

  test('what one person has brought is not sent by another', async () => {
    const { queue, sendings } = setUp();
    queue.goOn('kim');
    queue.add([pdf('a'), pdf('b')], 'words');
    await settle();
    sendings[0]?.reject(refusal(401));
    await settle();
    // An older release does not say who it is.
    queue.goOn('');
    await settle();
    expect(sendings).toHaveLength(3);
    queue.goOn('robin');
    await settle();
    expect(queue.store.getState().files).toEqual([]);
    expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  });
});

describe('the files that wait for their turn', () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => pdf(name));
  const folder = pdf('Cat', { isFolder: true });
  const ids = ({ queue }: ReturnType<typeof setUp>) =>
    queue.store.getState().files.map(({ id }) => id);

  test('are announced at once, and sent to where they were announced', async () => {
    const all = setUp();
    const { queue, parts, kept, sendings, phases } = all;
    queue.add([...four, folder], 'level3');
    await settle();
    expect(vi.mocked(parts.announce).mock.calls).toEqual([
      [{ bytes: 4, metadata: { filename: 'd', category: 'level3' } }],
      [{ bytes: 6, metadata: { filename: 'Cat.zip', category: 'level3' } }],
    ]);
    expect(ids(all)).toEqual([null, null, null, idOf(11), idOf(12)]);
    expect(phases().slice(3)).toEqual(['queued', 'queued']);
    expect([kept.get('d'), kept.get('Cat')]).toEqual([idOf(11), idOf(12)]);
    sendings[0]?.resolve();
    await settle();
    expect(sendings[3]).toMatchObject({ name: 'd', id: idOf(11) });
    expect(parts.listed).not.toHaveBeenCalled();
    // What was taken off the list meanwhile is sent anew.
    sendings[3]?.reject(refusal(404));
    await pass(1_000);
    expect(sendings[4]).toMatchObject({ name: 'd', id: null });
  });

  test('are not sent before the library has answered', async () => {
    const { queue, parts, sendings } = setUp();
    let answer = (_id: string) => {};
    vi.mocked(parts.announce).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    queue.add(four, 'words');
    await settle();
    sendings[0]?.resolve();
    await settle();
    expect(sendings).toHaveLength(3);
    answer(idOf(7));
    await settle();
    expect(sendings[3]).toMatchObject({ name: 'd', id: idOf(7) });
    expect(parts.announce).toHaveBeenCalledOnce();
  });

  test('are not announced a second time on another day, and not sent if they are there', async () => {
    const listed = [listedAs(idOf(1), 'arriving'), listedAs(idOf(2), 'ready')];
    const all = setUp({ listed, ids: { d: idOf(1), e: idOf(2) } });
    all.queue.add([...four, pdf('e')], 'words');
    await settle();
    expect(all.parts.announce).not.toHaveBeenCalled();
    expect(ids(all).slice(3)).toEqual([idOf(1), idOf(2)]);
    expect(all.phases().slice(3)).toEqual(['queued', 'sent']);
  });

  test.each([
    [refusal(429, '200 files are on their way already.'), '200 files are on their way already.'],
    [lost(), null],
  ])('say why one cannot be announced yet, and it is tried again (%s)', async (error, message) => {
    const all = setUp();
    vi.mocked(all.parts.announce).mockRejectedValueOnce(error);
    all.queue.add([...four, folder], 'words');
    await settle();
    expect(all.queue.store.getState().files[3]).toMatchObject({ phase: 'queued', message });
    expect(all.parts.announce).toHaveBeenCalledOnce();
    await pass(30_000);
    expect(ids(all).slice(3)).toEqual([idOf(11), idOf(12)]);
    expect(all.queue.store.getState().files[3]?.message).toBeNull();
  });

  test('one that is refused does not keep the others', async () => {
    const all = setUp();
    vi.mocked(all.parts.announce).mockRejectedValueOnce(refusal(413, 'Too large.'));
    all.queue.add([...four, folder], 'words');
    await settle();
    expect(all.queue.store.getState().files[3]).toMatchObject({
      ...{ phase: 'failed', message: 'Too large.', id: null },
    });
    expect(ids(all)[4]).toBe(idOf(11));
  });

  test('wait for the session, too', async () => {
    const all = setUp();
    vi.mocked(all.parts.announce).mockRejectedValueOnce(refusal(401));
    all.queue.add([...four, folder], 'words');
    await settle();
    expect(all.queue.store.getState().isSessionOver).toBe(true);
    await pass(60_000);
    expect(all.parts.announce).toHaveBeenCalledOnce();
    all.queue.goOn('kim');
    await settle();
    expect(ids(all).slice(3)).toEqual([idOf(11), idOf(12)]);
  });

  test.each(['stop', 'dropAll'] as const)(
    'a refusal of one that has ended meanwhile keeps no others (%s)',
    async (ending) => {
      const all = setUp();
      const { queue, parts } = all;
      let refuse = (_error: unknown) => {};
      vi.mocked(parts.announce).mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
      queue.add(four, 'words');
      await settle();
      if (ending === 'stop') void queue.stop('d');
      else queue.dropAll();
      queue.add([...four.slice(0, 3), folder], 'words');
      refuse(refusal(429));
      await settle();
      expect(parts.announce).toHaveBeenCalledTimes(2);
      expect(ids(all).at(-1)).toBe(idOf(11));
    },
  );

  test('one that is stopped while it is announced is known by its id', async () => {
    const { queue, parts, sendings } = setUp();
    let answer = (_id: string) => {};
    vi.mocked(parts.announce).mockReturnValue(new Promise((resolve) => (answer = resolve)));
    queue.add(four, 'words');
    await settle();
    const stopped = queue.stop('d');
    answer(idOf(7));
    expect(await stopped).toBe(idOf(7));
    queue.drop('d');
    expect(await queue.stop('a')).toBeNull();
    await settle();
    expect(sendings).toHaveLength(3);
  });
});

test('what is being sent waits for the network when it is gone, until more of it is sent', async () => {
  const { queue, sendings, phases } = setUp();
  queue.add([pdf('a'), pdf('b', { refusal: 'No.' })], 'words');
  await settle();
  sendings[0]?.onProgress(2);
  queue.noteOffline();
  expect(phases()).toEqual(['waiting-for-network', 'refused']);
  sendings[0]?.onProgress(2);
  expect(phases()[0]).toBe('waiting-for-network');
  sendings[0]?.onProgress(3);
  expect(phases()[0]).toBe('sending');
});

describe('a file that was begun on another day', () => {
  const again = async (state: IncomingState | 'deleted' | null) => {
    const listed = state === null ? [] : [listedAs(idOf(1), state)];
    const all = setUp({ listed, ids: { a: idOf(1) } });
    all.queue.add([pdf('a')], 'words');
    await settle();
    return all;
  };

  test('goes on where it stopped', async () => {
    const { sendings } = await again('arriving');
    expect(sendings[0]?.id).toBe(idOf(1));
  });

  test.each(['waiting', 'working', 'ready'] as const)(
    'is not sent again while it is %s',
    async (state) => {
      const { sendings, first } = await again(state);
      expect(sendings).toEqual([]);
      expect(first()).toMatchObject({ phase: 'sent', id: idOf(1) });
    },
  );

  test.each(['refused', 'deleted', null] as const)('is sent anew if it is %s', async (state) => {
    const { sendings } = await again(state);
    expect(sendings[0]?.id).toBeNull();
  });
});

describe('a file that is here', () => {
  const sentAs = async (state: IncomingState | 'deleted') => {
    const listed: IncomingFile[] = [];
    const all = setUp({ listed });
    all.queue.add([pdf('a')], 'words');
    await settle();
    all.sendings[0]?.onBegun(idOf(1));
    all.sendings[0]?.resolve();
    await settle();
    listed.push(listedAs(idOf(1), state));
    all.queue.noteListed(listed);
    return all;
  };

  test.each(['refused', 'deleted'] as const)(
    'may be brought again once it is %s',
    async (state) => {
      const { queue, sendings, phases } = await sentAs(state);
      expect(queue.add([pdf('a')], 'words')).toBe(1);
      await settle();
      expect(sendings.map(({ id }) => id)).toEqual([null, null]);
      expect(phases()).toEqual(['sending']);
    },
  );

  test.each(['waiting', 'working', 'ready'] as const)(
    'is not taken again while it is %s',
    async (state) => {
      const { queue } = await sentAs(state);
      expect(queue.add([pdf('a')], 'words')).toBe(0);
    },
  );
});

describe('the list', () => {
  test('keeps the row of a file that is stopped, which is not sent on', async () => {
    const { queue, sendings, phases } = setUp();
    queue.add(
      ['a', 'b', 'c', 'd'].map((name) => pdf(name)),
      'words',
    );
    await settle();
    void queue.stop('d');
    void queue.stop('b');
    await settle();
    expect(sendings.map(({ signal }) => signal.aborted)).toEqual([false, true, false]);
    expect(phases()).toEqual(['sending', 'sending', 'sending', 'queued']);
  });

  test('a file that is dropped is not sent on, and makes room for the next', async () => {
    const { queue, sendings } = setUp();
    queue.add(
      ['a', 'b', 'c', 'd'].map((name) => pdf(name)),
      'words',
    );
    await settle();
    queue.drop('b');
    await settle();
    expect(sendings[1]?.signal.aborted).toBe(true);
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
    expect(queue.store.getState().files.map(({ name }) => name)).toEqual(['a', 'c', 'd']);
  });

  test('a file that waits for the network ends when it is dropped', async () => {
    const { queue, sendings } = setUp();
    queue.add([pdf('a')], 'words');
    await settle();
    sendings[0]?.reject(lost());
    await settle();
    queue.drop('a');
    await pass(60_000);
    expect(sendings).toHaveLength(1);
  });

  test('what is done can be dropped alone, and everything at the log-out', async () => {
    const { queue, sendings } = setUp();
    queue.add([pdf('a'), pdf('b'), pdf('c', { refusal: 'No.' })], 'words');
    await settle();
    sendings[0]?.resolve();
    await settle();
    queue.dropDone();
    expect(queue.store.getState().files.map(({ name }) => name)).toEqual(['b']);
    queue.dropAll();
    await settle();
    expect(queue.store.getState().files).toEqual([]);
    expect(sendings[1]?.signal.aborted).toBe(true);
  });

  test('loses a file that was on the library’s list and is not any more', async () => {
    const { queue, sendings } = setUp();
    queue.add([pdf('a')], 'words');
    await settle();
    sendings[0]?.onBegun(idOf(1));
    sendings[0]?.resolve();
    await settle();
    // The list may have been read before the file was there.
    queue.noteListed([]);
    expect(queue.store.getState().files).toHaveLength(1);
    queue.noteListed([listedAs(idOf(1), 'waiting')]);
    queue.noteListed([]);
    expect(queue.store.getState().files).toEqual([]);
  });

  test('says what is on its way', () => {
    const { queue } = setUp();
    queue.add([pdf('a'), pdf('b', { refusal: 'No.' })], 'words');
    expect(queue.store.getState().files.map(isOnItsWay)).toEqual([true, false]);
  });
});
